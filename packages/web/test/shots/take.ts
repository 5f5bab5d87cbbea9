/**
 * Takes every picture in all windows: `npm run shots [-- part of a name …] [--in tablet]`. They go to packages/web/shots;
 * those of the README (`npm run shots -- --readme`) also to docs/pictures.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { type Shot, WINDOWS, type Window } from './shot.ts';

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
async function unfold(page: Page, window: Window): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: WINDOWS[window].width, height });
}

/** A small copy for the README, by the browser that is there anyway. */
async function shrink(context: BrowserContext, picture: Buffer, name: string): Promise<void> {
  const { width, height } = WINDOWS.wide;
  const page = await context.newPage();
  await page.setViewportSize({ width: SMALL, height: Math.round((SMALL * height) / width) });
  await page.setContent(
    `<body style="margin:0"><img style="width:100%" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  const path = join(README_FOLDER, name);
  await page.screenshot({ path, type: 'jpeg', quality: 78 });
  console.log(path);
}

/** Everything is where it was put only after the next frame but one. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Windows of one page: a pointer is for good, a size is not. */
function pagesFor(shot: Shot, windows: readonly Window[]): readonly (readonly Window[])[] {
  const all = windows.filter(one => shot.windows?.includes(one) ?? true);
  if (shot.anew) return all.map(one => [one]);
  return (['touch', 'mouse'] as const)
    .map(pointer => all.filter(one => WINDOWS[one].pointer === pointer))
    .filter(({ length }) => length > 0);
}

async function take(browser: Browser, address: string, windows: readonly Window[], shot: Shot) {
  const [first] = windows as readonly [Window, ...Window[]];
  const { width, height, pointer } = WINDOWS[first];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: pointer === 'touch',
    reducedMotion: shot.moves ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE.page);
  try {
    await context.addInitScript(
      value => localStorage.setItem('tumblekeep settings', value),
      JSON.stringify(shot.settings ?? {}),
    );
    const page = await context.newPage();
    await page.goto(`${address}#${shot.path ?? '/'}`);
    await page.locator('#root main').first().waitFor();
    // They come and go as they please.
    await page.addStyleTag({ content: '.toasts { display: none }' });
    const snap = async (name: string, window: Window): Promise<Buffer> => {
      const path = join(FOLDER, `${name}-${window}.png`);
      const picture = await page.screenshot({ path });
      console.log(path);
      return picture;
    };
    await shot.prepare?.(page, {
      pointer,
      snap: async name => {
        await snap(`${shot.name}-${name}`, first);
      },
    });
    await page.waitForLoadState('networkidle');
    for (const window of windows) {
      const { width, height } = WINDOWS[window];
      await page.setViewportSize({ width, height });
      await settled(page);
      if (shot.whole) await unfold(page, window);
      const picture = await snap(shot.name, window);
      if (shot.isInReadme && window === 'wide') await shrink(context, picture, `${shot.name}.jpg`);
    }
  } finally {
    await context.close();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false }, in: { type: 'string', multiple: true } },
});
const [address = '', browserAddress = '', ...wanted] = positionals;
const windows = (Object.keys(WINDOWS) as Window[]).filter(
  window => (values.in?.includes(window) ?? true) && (!values.readme || window === 'wide'),
);
const shots = (await allShots()).filter(
  ({ name, isInReadme = false }) =>
    (isInReadme || !values.readme) && (wanted.length === 0 || wanted.some(part => name.includes(part))),
);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.connect(browserAddress);
let failed = 0;
for (const shot of shots) {
  for (const some of pagesFor(shot, windows)) {
    await take(browser, address, some, shot).catch((error: Error) => {
      failed++;
      console.error(`${shot.name} (${some.join(', ')}): ${error.message}`);
    });
  }
}
await browser.close();
process.exitCode = failed > 0 || shots.length === 0 ? 1 : 0;
