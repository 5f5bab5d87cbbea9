import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import PATIENCE from '../../../scripts/patience.json' with { type: 'json' };
import { goldenThrows } from '../src/bench/index.ts';
import { BARE, loadJolt } from '../src/index.ts';
import golden from './fixtures/golden.json' with { type: 'json' };
import bare from './fixtures/golden-bare.json' with { type: 'json' };
import { ALL_THROWING } from './support/editions.ts';
import { FIREFOX, runInFirefox } from './support/firefox.ts';
import { BARE_PER_KIND, GOLDEN_PER_KIND } from './support/fixtures.ts';

/** `npm test` finds or installs one and says so if it cannot. */
const CHROMIUM = [process.env['TUMBLEKEEP_BROWSER'] ?? '', '/usr/bin/chromium'].find(existsSync);
const support = (name: string): string => fileURLToPath(new URL(`support/${name}`, import.meta.url));

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [support('golden-page.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    external: ['module', 'fs', 'path', 'url', 'node:*'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text as string;
};

describe('the same releases give the same bits', () => {
  test('in this thread, again and again', async () => {
    expect(golden.throws).toBeGreaterThanOrEqual(500);
    expect(goldenThrows(await loadJolt(), ALL_THROWING, GOLDEN_PER_KIND)).toEqual(golden);
  });

  test('on the board without bones', async () => {
    expect(goldenThrows(await loadJolt(), ALL_THROWING, BARE_PER_KIND, BARE)).toEqual(bare);
  });

  test('in an engine that has thrown something else before', async () => {
    const engine = await loadJolt();
    goldenThrows(engine, ALL_THROWING, 1);
    expect(goldenThrows(engine, ALL_THROWING, GOLDEN_PER_KIND)).toEqual(golden);
  });

  test('in a worker', async () => {
    const register = new URL('../../terminal-kit/bin/register.mjs', import.meta.url).href;
    const worker = new Worker(support('golden-worker.ts'), { execArgv: ['--import', register] });
    const found = await new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject));
    expect(found).toEqual(golden);
  });

  test.skipIf(CHROMIUM === undefined)(
    `in headless Chromium${CHROMIUM === undefined ? ' (skipped: no browser; set TUMBLEKEEP_BROWSER or install chromium)' : ''}`,
    async () => {
      const browser = await chromium.launch({
        executablePath: CHROMIUM as string,
        args: ['--no-sandbox'],
        timeout: PATIENCE.page,
      });
      try {
        const page = await browser.newPage();
        await page.addScriptTag({ content: await bundle(), type: 'module' });
        await page.waitForFunction('window.golden !== undefined', undefined, { timeout: PATIENCE.page });
        expect(await page.evaluate('window.golden')).toEqual(golden);
      } finally {
        await browser.close();
      }
    },
  );

  test.skipIf(FIREFOX === undefined)(
    `in Firefox${FIREFOX === undefined ? ' (skipped: no Firefox; set TUMBLEKEEP_FIREFOX or install it)' : ''}`,
    async () => {
      expect(await runInFirefox(FIREFOX as string, await bundle(), PATIENCE.test)).toEqual(golden);
    },
  );
});
