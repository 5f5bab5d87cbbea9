/** The page stays responsive, and goes on without its graphics card. */
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asks, gameAt } from '../support/positions.ts';
import { openPage } from './support/page.ts';
import { goOn, inputsOf, QUICK } from './support/player.ts';
import { openFile } from './support/shelf.ts';

/** Milliseconds of work after which a page feels stuck. */
const LONGEST_TASK = 100;
const INPUTS = 25;

const GAME = gameAt({ rules: 'second', is: asks('turn'), heroes: 3 });

async function playInputs(page: Page, count: number): Promise<void> {
  const enough = (await inputsOf(page)) + count;
  const until = Date.now() + 100_000;
  while ((await inputsOf(page)) < enough && Date.now() < until) if ((await goOn(page)) === 'over') return;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of work: other programs on the machine do not count. */
  readonly tdur?: number;
}

/** Milliseconds of work of each task on the main threads of pages. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
}

test('no task on the main thread takes long while a game is played', async () => {
  const { page, context } = await openPage({ path: '/continue', settings: QUICK });
  await openFile(page, GAME.file);
  const browser = context.browser() as Browser;
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await playInputs(page, INPUTS);
  const tasks = tasksOf(await browser.stopTracing());
  expect(tasks.length).toBeGreaterThan(100);
  expect(Math.max(...tasks)).toBeLessThan(LONGEST_TASK);
});

test('when the graphics card is lost the drawn table goes on', async () => {
  const { page } = await openPage({ path: '/continue', settings: { ...QUICK, flatTable: false } });
  await openFile(page, GAME.file);
  await page.locator('.stage[data-stage="solid"] canvas[data-engine]').waitFor({ timeout: 60_000 });
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas[data-engine]');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.locator('.stage[data-stage="flat"] canvas').waitFor({ timeout: 60_000 });
  const before = await inputsOf(page);
  await playInputs(page, 1);
  expect(await inputsOf(page)).toBeGreaterThan(before);
});
