/** How long the main thread of a page works at a stretch. */
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of work: other programs on the machine do not count. */
  readonly tdur?: number;
}

/** Tells the thread of the page from those of all others in the browser. */
const MARK = 'tumblekeep-watched';

function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const watched = traceEvents.find(({ name }) => name === MARK);
  if (watched === undefined) throw new Error('the page is not in the trace');
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === watched.pid && tid === watched.tid)
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
}

/** Milliseconds of work of each task while something is done in the page. */
export async function tasksDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  let trace: Buffer;
  try {
    await page.evaluate(mark => performance.mark(mark), MARK);
    await work();
  } finally {
    // A browser has one trace: what failed here must not fail the next one, too.
    trace = await browser.stopTracing();
  }
  return tasksOf(trace);
}

/** Always the same work. Runs in the page. */
function toil(): number {
  let sum = 0;
  for (let i = 1; i < 20_000_000; i++) sum += Math.sqrt(i) % 3;
  return sum;
}

/** Milliseconds it takes on a machine as people have it. */
const USUAL_TOIL = 200;

/** How many times slower than usual this machine works, at least 1. */
export async function slownessOf(page: Page): Promise<number> {
  const tasks = await tasksDuring(page, async () => void (await page.evaluate(toil)));
  return Math.max(1, Math.max(...tasks) / USUAL_TOIL);
}
