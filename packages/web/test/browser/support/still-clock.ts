/**
 * The time of a page, which goes on only as far as a test lets it: whoever hops, is tossed a die or breathes in there is
 * never late, however busy the machine is.
 */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds at which the time of the page stands; nothing while it goes on by itself. */
    stoodAt?: number | undefined;
    /** Milliseconds that the page is ahead of its own clock, since its time stood and was let go again. */
    ahead?: number;
  }
}

/** Milliseconds of a frame. */
const FRAME = 16;

function install(): void {
  const now = performance.now.bind(performance);
  performance.now = () => window.stoodAt ?? now() + (window.ahead ?? 0);
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
}

/** Frames are drawn as often as the time that passes asks for. Runs in the page. */
async function stepOn({ by, frame }: { readonly by: number; readonly frame: number }): Promise<void> {
  const until = (window.stoodAt ?? 0) + by;
  while ((window.stoodAt ?? until) < until) {
    window.stoodAt = Math.min(until, (window.stoodAt ?? 0) + frame);
    if (by >= frame) await new Promise<unknown>(resolve => requestAnimationFrame(resolve));
  }
}

export class StillClock {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<StillClock> {
    await page.evaluate(install);
    return new StillClock(page);
  }

  /** From a time that is the same in every run, as long as it is later than any before. */
  async stop(at: number): Promise<void> {
    await this.#page.evaluate(time => {
      window.stoodAt = Math.max(time, performance.now());
    }, at);
  }

  async pass(by: number): Promise<void> {
    if (by > 0) await this.#page.evaluate(stepOn, { by, frame: FRAME });
  }

  /** Frame by frame, until something is to be seen. */
  async passUntil(isSeen: () => boolean, most = 6000): Promise<void> {
    for (let gone = 0; !(await this.#page.evaluate(isSeen)); gone += FRAME) {
      if (gone > most) throw new Error(`never seen within ${most} ms: ${isSeen}`);
      await this.pass(FRAME);
    }
  }

  async goOn(): Promise<void> {
    await this.#page.evaluate(() => {
      const stood = window.stoodAt;
      window.stoodAt = undefined;
      if (stood !== undefined) window.ahead = (window.ahead ?? 0) + Math.max(0, stood - performance.now());
    });
  }
}
