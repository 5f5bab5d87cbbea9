/** Hands in front of the screen: real mouse and touch input of the browser, timed like a flick and never exact. */
import { makeStream, nextFraction, type Stream } from '@tumblekeep/kernel';
import type { CDPSession, Page } from 'playwright-core';

export interface Flick {
  /** CSS pixels a second at its fastest. */
  readonly speed: number;
  /** Degrees to the right of straight at the bullseye. */
  readonly angle?: number;
  /** Pixels beside the die where it is taken. */
  readonly aside?: number;
  /** Milliseconds from the first movement to the release. */
  readonly time?: number;
}

export type Pointer = 'mouse' | 'touch';

/** Milliseconds between two events, and before the hand begins to move. */
const STEP = 8;
const HELD = 60;

/** Where a hand is after a share of its stroke: it speeds up and is let go near its fastest. */
const strokeAt = (share: number): number => {
  const s = share * 0.62;
  return s * s * s * (10 - 15 * s + 6 * s * s);
};

/** The speed at the end of a stroke, as a share of its length for its time. */
const FASTEST = (strokeAt(1) - strokeAt(0.999)) / 0.001 / strokeAt(1);

async function sender(page: Page, pointer: Pointer) {
  const session: CDPSession = await page.context().newCDPSession(page);
  return (type: 'down' | 'move' | 'up', x: number, y: number, timestamp: number): Promise<unknown> =>
    pointer === 'mouse'
      ? session.send('Input.dispatchMouseEvent', {
          timestamp,
          type: ({ down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const)[type],
          x,
          y,
          button: 'left',
          buttons: type === 'up' ? 0 : 1,
          clickCount: type === 'move' ? 0 : 1,
        })
      : session.send('Input.dispatchTouchEvent', {
          timestamp,
          type: ({ down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const)[type],
          touchPoints: type === 'up' ? [] : [{ x, y, id: 1 }],
        });
}

/** Where a hand is on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Takes the die and flicks it at the board. Events carry the time of the hand, as those of real devices do. A hand that was
 * `seen` is not waited for.
 */
export async function flick(
  page: Page,
  pointer: Pointer,
  { speed, angle = 0, aside = 0, time = 150 }: Flick,
  seen?: Box,
) {
  const box = seen ?? (await page.locator('.throw-pad').boundingBox());
  if (box === null) throw new Error('there is no hand on the screen');
  const send = await sender(page, pointer);
  const [x, y] = [box.x + box.width / 2 + aside, box.y + box.height * 0.78];
  const ahead = box.height * 0.4;
  const turned = (angle * Math.PI) / 180 + Math.atan2(-aside, ahead);
  const length = (speed * time) / 1000 / FASTEST;
  const began = Date.now() / 1000;
  if (pointer === 'mouse') await send('move', x, y, began);
  await send('down', x, y, began);
  const sent: Promise<unknown>[] = [];
  let [px, py] = [x, y];
  for (let t = STEP; t < time + STEP; t += STEP) {
    const way = (length * strokeAt(Math.min(1, t / time))) / strokeAt(1);
    [px, py] = [x + way * Math.sin(turned), y - way * Math.cos(turned)];
    sent.push(send('move', px, py, began + (HELD + Math.min(t, time)) / 1000));
    await new Promise(resolve => setTimeout(resolve, STEP));
  }
  sent.push(send('up', px, py, began + (HELD + time + 4) / 1000));
  await Promise.all(sent);
}

/** A person who means to flick like this and does it roughly. */
export class Person {
  readonly #stream: Stream;

  constructor(name: string) {
    this.#stream = makeStream('flicks', name);
  }

  #normal(): number {
    let sum = -3;
    for (let i = 0; i < 6; i++) sum += nextFraction(this.#stream);
    return sum * Math.SQRT2;
  }

  medium(): Flick {
    return {
      speed: 1400 * (1 + 0.1 * this.#normal()),
      angle: 2 * this.#normal(),
      aside: 10 * this.#normal(),
      time: 150 + 20 * this.#normal(),
    };
  }
}
