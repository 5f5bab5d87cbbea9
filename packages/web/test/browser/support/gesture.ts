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

/** Events carry the times of their places, counted from `began` (seconds), and are sent about when they are due. */
export async function follow(
  page: Page,
  pointer: Pointer,
  places: readonly Place[],
  began: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  let held = 0;
  const touch = (place: Place, timestamp: number): void => {
    const type = place.fingers > held ? 'touchStart' : place.fingers < held ? 'touchEnd' : 'touchMove';
    const points = Array.from({ length: place.fingers }, (_, i) => ({
      x: place.x - i * APART,
      y: place.y,
      id: i + 1,
    }));
    if (place.fingers > 0 || held > 0)
      sent.push(session.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: points }));
  };
  const mouse = ({ x, y, fingers }: Place, timestamp: number): void => {
    const told = (
      type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
      button: number,
      down: number,
    ): void => {
      sent.push(
        session.send('Input.dispatchMouseEvent', {
          type,
          timestamp,
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
    const early = place.t - (performance.now() - start);
    if (early > 0) await new Promise(resolve => setTimeout(resolve, early));
    (pointer === 'touch' ? touch : mouse)(place, began + place.t / 1000);
    held = place.fingers;
  }
  await Promise.all(sent);
  await session.detach();
}
