/** Draws the PNG icons of the installed page from public/icon.svg: `npm run app-icons -w packages/web`. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/browser.mjs';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');

/** A maskable icon keeps its drawing inside the middle four fifths; systems cut the rest off. */
const ICONS = [
  { name: 'icon-180', size: 180, scale: 1, background: '#1d130c' },
  { name: 'icon-192', size: 192, scale: 1, background: 'transparent' },
  { name: 'icon-512', size: 512, scale: 1, background: 'transparent' },
  { name: 'icon-maskable-512', size: 512, scale: 0.8, background: '#1d130c' },
];

const { browser: executablePath, problem } = ensureBrowser();
if (problem) throw new Error(problem);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { name, size, scale, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;background:${background};display:grid;place-items:center;height:100vh"><div style="width:${size * scale}px;height:${size * scale}px">${drawing}</div>`,
  );
  const path = new URL(`${name}.png`, folder).pathname;
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
await browser.close();
