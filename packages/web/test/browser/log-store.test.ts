/** Saved games as a store of logs in a real browser: each of the two who write has a tab of its own. */
import { fileURLToPath } from 'node:url';
import type { LogStore } from '@tumblekeep/host';
import type { SavedLog } from '@tumblekeep/page-kit/storage/saved-log.ts';
import type { Card } from '@tumblekeep/page-kit/storage/saves.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { inject } from 'vitest';
import { describeLogStore } from '../../../host/test/table/log-store.ts';
import { openPage } from './support/page.ts';

/** The storage of the page as a script. */
let script: Promise<string> | undefined;
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../../page-kit/src/storage/saved-log.ts', import.meta.url)),
        formats: ['iife'],
        name: 'storage',
      },
    },
  });
  const [output] = [built].flat() as Rollup.RollupOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('the storage was not built');
  return chunk.code;
}

/** What the script leaves in the page. */
declare const storage: { readonly SavedLog: typeof SavedLog };

async function storeIn(page: Page, id: string): Promise<LogStore> {
  script ??= bundle();
  await page.addScriptTag({ content: await script });
  await page.evaluate(id => {
    const card: Card = {
      id,
      rules: 'high-low',
      created: 1,
      updated: 1,
      inputs: 0,
      over: undefined,
      claimed: false,
      lines: 0,
    };
    (globalThis as { log?: LogStore }).log = new storage.SavedLog(card);
  }, id);
  return {
    append: (at, lines) =>
      page.evaluate(([at, lines]) => (globalThis as unknown as { log: LogStore }).log.append(at, lines), [
        at,
        lines,
      ] as const),
    read: from => page.evaluate(from => (globalThis as unknown as { log: LogStore }).log.read(from), from),
  };
}

async function tabOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(inject('outspoken'));
  return page;
}

describeLogStore('IndexedDB', async () => {
  const { page, context } = await openPage();
  const id = crypto.randomUUID();
  return {
    store: await storeIn(page, id),
    again: async () => storeIn(await tabOf(context), id),
  };
});
