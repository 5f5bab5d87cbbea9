/**
 * Takes every picture at both sizes: `npm run shots [-- part of a name …]`. They go to packages/web/shots; those of the
 * README (`npm run shots -- --readme`) also to docs/pictures.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { SIZES, type Size } from '../browser/support/sizes.ts';
import type { Shot } from './shot.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url));
const README_FOLDER = fileURLToPath(new URL('../../../../docs/pictures/', import.meta.url));
/** Pixels across. */
const SMALL = 640;

async function allShots(): Promise<Shot[]> {
  const files = readdirSync(HERE).filter(name => name.endsWith('.shots.ts'));
  const modules: { shots: readonly Shot[] }[] = await Promise.all(
    files.map(name => import(pathToFileURL(join(HERE, name)).href)),
  );
  return modules.flatMap(({ shots }) => shots);
}

/** A window as tall as the page: what sticks to its foot stays at the foot. */
async function unfold(page: Page, size: Size): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: SIZES[size].width, height });
}

/** A small copy for the README, by the browser that is there anyway. */
async function shrink(page: Page, picture: Buffer, name: string): Promise<void> {
  const { width, height } = SIZES.wide;
  await page.goto('about:blank');
  await page.setViewportSize({ width: SMALL, height: Math.round((SMALL * height) / width) });
  await page.setContent(
    `<body style="margin:0"><img style="width:100%" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  const path = join(README_FOLDER, name);
  await page.screenshot({ path, type: 'jpeg', quality: 78 });
  console.log(path);
}

async function take(browser: Browser, address: string, size: Size, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(
      value => localStorage.setItem('tumblekeep settings', value),
      JSON.stringify(shot.settings ?? {}),
    );
    const page = await context.newPage();
    await page.goto(`${address}#${shot.path ?? '/'}`);
    await page.locator('#root main').first().waitFor();
    await shot.prepare?.(page);
    await page.waitForLoadState('networkidle');
    // They come and go as they please.
    await page.addStyleTag({ content: '.toasts { display: none }' });
    if (shot.whole) await unfold(page, size);
    const path = join(FOLDER, `${shot.name}-${size}.png`);
    const picture = await page.screenshot({ path, timeout: 120_000 });
    console.log(path);
    if (shot.isInReadme && size === 'wide') await shrink(page, picture, `${shot.name}.jpg`);
  } finally {
    await context.close();
  }
}

const [address = '', browserAddress = '', ...wanted] = process.argv.slice(2);
const shots = (await allShots()).filter(
  ({ name, isInReadme }) =>
    wanted.length === 0 ||
    wanted.some(part => (part === '--readme' ? isInReadme === true : name.includes(part))),
);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.connect(browserAddress);
let failed = 0;
for (const shot of shots) {
  for (const size of Object.keys(SIZES) as Size[]) {
    await take(browser, address, size, shot).catch((error: Error) => {
      failed++;
      console.error(`${shot.name}-${size}: ${error.message}`);
    });
  }
}
await browser.close();
process.exitCode = failed > 0 || shots.length === 0 ? 1 : 0;
