import type { Page } from 'playwright-core';

/**
 * Whatever the page waits for by itself never comes: only people make it go on. Said to a page that has loaded, so that
 * React, which holds loading screens back by a timer of its own, keeps the real clock.
 */
export const stopWaiting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, wait?: number) =>
      later(run, wait !== undefined && wait > 150 && wait < 5000 ? 1e9 : wait)) as typeof setTimeout;
  });
