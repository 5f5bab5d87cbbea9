/** Follows places of a hand over time by real mouse or touch input, with one finger or button or with two. */
import type { Page } from 'playwright-core';
import type { Pointer } from './flick.ts';

export interface Place {
  /** Milliseconds from the beginning. */
  readonly t: number;
  /** Pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly fingers: 0 | 1 | 2;
}

/** Pixels between two fingers. */
const APART = 34;
const BUTTONS = ['left', 'right'] as const;

/**
 * How time passes: events carry the times of their places, counted from `began` (seconds), and are sent about when they
 * are due. On a page whose clock stands each event waits for the one before it, and the test lets time pass between them.
 */
export type Passing = { readonly began: number } | { readonly reach: (place: Place) => Promise<void> };
type Stamp = { readonly timestamp?: number };

export async function follow(
  page: Page,
  pointer: Pointer,
  places: readonly Place[],
  passing: Passing,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  let held = 0;
  const touch = (place: Place, stamp: Stamp): void => {
    const type = place.fingers > held ? 'touchStart' : place.fingers < held ? 'touchEnd' : 'touchMove';
    const points = Array.from({ length: place.fingers }, (_, i) => ({
      x: place.x - i * APART,
      y: place.y,
      id: i + 1,
    }));
    if (place.fingers > 0 || held > 0)
      sent.push(session.send('Input.dispatchTouchEvent', { type, ...stamp, touchPoints: points }));
  };
  const mouse = ({ x, y, fingers }: Place, stamp: Stamp): void => {
    const told = (
      type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
      button: number,
      down: number,
    ): void => {
      sent.push(
        session.send('Input.dispatchMouseEvent', {
          type,
          ...stamp,
          x,
          y,
          button: type === 'mouseMoved' ? 'none' : (BUTTONS[button] as 'left' | 'right'),
          buttons: [0, 1, 3][down] as number,
          clickCount: type === 'mouseMoved' ? 0 : 1,
        }),
      );
    };
    for (let button = held; button < fingers; button++) told('mousePressed', button, button + 1);
    if (fingers === held) told('mouseMoved', 0, fingers);
    for (let button = held - 1; button >= fingers; button--) told('mouseReleased', button, button);
  };
  const start = performance.now();
  for (const place of places) {
    if ('reach' in passing) {
      await Promise.all(sent);
      await passing.reach(place);
    } else {
      const early = place.t - (performance.now() - start);
      if (early > 0) await new Promise(resolve => setTimeout(resolve, early));
    }
    const stamp = 'began' in passing ? { timestamp: passing.began + place.t / 1000 } : {};
    (pointer === 'touch' ? touch : mouse)(place, stamp);
    held = place.fingers;
  }
  await Promise.all(sent);
  await session.detach();
}
