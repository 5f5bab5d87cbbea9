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

const PAPER = 384;

/** Fibres and specks that run over the edges, so that sheets can be tiled. */
function fibres() {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const bend = length => `${((next() - 0.5) * length).toFixed(1)} ${((next() - 0.5) * length).toFixed(1)}`;
  const marks = Array.from({ length: 150 }, (_, i) => {
    const at = `M${(next() * PAPER).toFixed(1)} ${(next() * PAPER).toFixed(1)}`;
    const darkness = (0.05 + 0.12 * next()).toFixed(2);
    return i % 4 === 0
      ? `<path d="${at}h.1" stroke-width="${(1.2 + next()).toFixed(1)}" opacity="${darkness}"/>`
      : `<path d="${at}q${bend(22)} ${bend(44)}" stroke-width=".8" opacity="${darkness}"/>`;
  }).join('');
  const copies = [-PAPER, 0, PAPER].flatMap(x =>
    [-PAPER, 0, PAPER].map(y => `<g transform="translate(${x} ${y})">${marks}</g>`),
  );
  return `<g fill="none" stroke="#7d5c2a" stroke-linecap="round">${copies.join('')}</g>`;
}

const TEXTURES = [
  {
    name: 'wood',
    width: 360,
    height: 480,
    drawing: `${noise('n', '.09 .0042', 3, 7, '0 0 0 0 .06  0 0 0 0 .03  0 0 0 0 .01  0 0 0 -1.7 1.15')}<rect width="360" height="480" fill="#251508"/>${PLANKS.map(({ x, width, fill }) => `<rect x="${x}" width="${width}" height="480" fill="${fill}"/>`).join('')}<rect width="360" height="480" filter="url(#n)"/>`,
  },
  {
    name: 'parchment',
    width: PAPER,
    height: PAPER,
    quality: 0.84,
    drawing: `${noise('n', '.012 .016', 3, 3, '0 0 0 0 .62  0 0 0 0 .44  0 0 0 0 .18  0 0 0 -.5 .34')}<rect width="${PAPER}" height="${PAPER}" fill="#f4e4bf"/><rect width="${PAPER}" height="${PAPER}" filter="url(#n)" opacity=".32"/>${fibres()}`,
  },
];

const { browser: executablePath, problem } = ensureBrowser();
if (problem) throw new Error(problem);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, width, height, quality = 0.6, drawing } of TEXTURES) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const address = await page.evaluate(
    async ([source, w, h, q]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', q);
    },
    [svg, width, height, quality],
  );
  writeFileSync(
    new URL(`../src/theme/${name}.webp`, import.meta.url),
    Buffer.from(address.split(',')[1], 'base64'),
  );
}
await browser.close();
