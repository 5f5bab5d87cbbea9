/** The path of a pointer becomes speed, direction and curve. Only its last tenth of a second counts. */
import { clamp } from './aim.ts';

/** One place of a pointer: milliseconds and pixels, y downwards as screens have it. */
export interface Sample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

export interface Swing {
  /** Pixels a second. */
  readonly speed: number;
  /** Unit direction: to the right and up. */
  readonly right: number;
  readonly up: number;
  /** -1 to 1: how much the path bends to the right. */
  readonly curl: number;
  /** -1 to 1: slowing down or speeding up at the end. */
  readonly surge: number;
}

export const STILL: Swing = { speed: 0, right: 0, up: 1, curl: 0, surge: 0 };

/** Milliseconds. */
export const WINDOW = 100;
/** Shorter than this nothing can be measured; a browser may send a last move and the release at once. */
const SHORTEST = 8;
/** Half a right angle of bend is as much as counts. */
const FULL_BEND = 0.7;

export function measureSwing(samples: readonly Sample[], now: number): Swing {
  // A hand that follows late is asked about a past in which later places are unknown.
  const recent = samples.filter(({ t }) => t <= now && now - t <= WINDOW);
  const before = samples.findLast(({ t }) => now - t > WINDOW);
  const path = before === undefined ? recent : [entering(before, recent[0], now), ...recent];
  const first = path[0];
  const last = path.at(-1);
  if (first === undefined || last === undefined) return STILL;
  const time = Math.max(SHORTEST, now - first.t);
  const dx = last.x - first.x;
  const dy = first.y - last.y;
  const way = Math.sqrt(dx * dx + dy * dy);
  if (way === 0) return STILL;
  return {
    speed: (way / time) * 1000,
    right: dx / way,
    up: dy / way,
    curl: clamp(bendOf(path) / FULL_BEND, -1, 1),
    surge: surgeOf(path),
  };
}

/** Where the pointer was when the window opened. */
function entering(before: Sample, after: Sample | undefined, now: number): Sample {
  if (after === undefined) return { ...before, t: now - WINDOW };
  const share = clamp((now - WINDOW - before.t) / Math.max(1, after.t - before.t), 0, 1);
  return {
    t: now - WINDOW,
    x: before.x + (after.x - before.x) * share,
    y: before.y + (after.y - before.y) * share,
  };
}

/** How much faster the later half of the time was than the earlier one. */
function surgeOf(path: readonly Sample[]): number {
  const first = path[0];
  const last = path.at(-1);
  if (first === undefined || last === undefined || path.length < 4) return 0;
  const half = (first.t + last.t) / 2;
  const middle = path.find(({ t }) => t >= half) as Sample;
  const pace = (a: Sample, b: Sample): number => distance(a, b) / Math.max(1, b.t - a.t);
  const [early, late] = [pace(first, middle), pace(middle, last)];
  return early + late === 0 ? 0 : clamp((late - early) / (late + early), -1, 1);
}

export function distance(a: Sample, b: Sample): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(x * x + y * y);
}

/** The sine of the angle between the first and the second half of the way, to the right positive. */
function bendOf(path: readonly Sample[]): number {
  const first = path[0];
  const last = path.at(-1);
  if (first === undefined || last === undefined || path.length < 3) return 0;
  const middle = path[path.length >> 1] as Sample;
  const [ax, ay] = [middle.x - first.x, middle.y - first.y];
  const [bx, by] = [last.x - middle.x, last.y - middle.y];
  const size = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  return size < 16 ? 0 : (ax * by - ay * bx) / size;
}
