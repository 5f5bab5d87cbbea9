/** Draws wood and parchment into src/theme: `npm run textures -w packages/web`. Browsers are slow at noise, quick at pictures. */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/browser.mjs';

const noise = (id, frequency, octaves, seed, matrix) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`;

const PLANKS = [
  { x: 0, width: 118, fill: '#3a2415' },
  { x: 120, width: 122, fill: '#33200f' },
  { x: 244, width: 116, fill: '#3d2717' },
];

const TEXTURES = [
  {
    name: 'wood',
    width: 360,
    height: 480,
    drawing: `${noise('n', '.09 .0042', 3, 7, '0 0 0 0 .06  0 0 0 0 .03  0 0 0 0 .01  0 0 0 -1.7 1.15')}<rect width="360" height="480" fill="#251508"/>${PLANKS.map(({ x, width, fill }) => `<rect x="${x}" width="${width}" height="480" fill="${fill}"/>`).join('')}<rect width="360" height="480" filter="url(#n)"/>`,
  },
  {
    name: 'parchment',
    width: 300,
    height: 300,
    drawing: `${noise('n', '.02 .035', 4, 3, '0 0 0 0 .72  0 0 0 0 .56  0 0 0 0 .3  0 0 0 -.9 .62')}<rect width="300" height="300" fill="#f4e3bd"/><rect width="300" height="300" filter="url(#n)" opacity=".8"/>`,
  },
];

const { browser: executablePath, problem } = ensureBrowser();
if (problem) throw new Error(problem);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, width, height, drawing } of TEXTURES) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const address = await page.evaluate(
    async ([source, w, h]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.6);
    },
    [svg, width, height],
  );
  writeFileSync(
    new URL(`../src/theme/${name}.webp`, import.meta.url),
    Buffer.from(address.split(',')[1], 'base64'),
  );
}
await browser.close();
