/** Nothing left to luck: what a page draws at random for its ids and the tremor of its throws, it draws in order. */
import type { Page } from 'playwright-core';

export const drawInOrder = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let drawn = 0;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array !== null) new DataView(array.buffer).setUint32(array.byteOffset, drawn++);
      return array;
    };
  });
