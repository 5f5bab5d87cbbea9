/** The path of a pointer becomes speed, direction and curve. Only its last tenth of a second counts. */
import { clamp } from './aim.ts';

/** One place of a pointer: milliseconds and spans, y downwards as screens have it. */
export interface Sample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

export interface Swing {
  /** Spans a second. */
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
/** A hand stops a moment before its fingers open; a longer rest is no swing any more. */
const PAUSE = 70;
/** The fastest stretch of this length is the speed: it neither knows how long the die was held nor a lost event. */
const STRETCH = 40;
/** Shorter than this nothing can be measured; a browser may send a last move and the release at once. */
const SHORTEST = 12;
/** Half a right angle of bend is as much as counts. */
const FULL_BEND = 0.7;
/** Spans: a shorter half of the way has no direction worth comparing. */
const STRAIGHT_WAY = 0.02;

export function measureSwing(samples: readonly Sample[], now: number): Swing {
  // A hand that follows late is asked about a past in which later places are unknown.
  const end = lastMove(samples, now);
  if (end === undefined || now - end.t > PAUSE) return STILL;
  const path = leading(samples, end);
  const first = path[0] as Sample;
  const dx = end.x - first.x;
  const dy = first.y - end.y;
  const way = Math.sqrt(dx * dx + dy * dy);
  if (way === 0) return STILL;
  return {
    speed: fastest(path),
    right: dx / way,
    up: dy / way,
    curl: clamp(bendOf(path) / FULL_BEND, -1, 1),
    surge: surgeOf(path),
  };
}

/** Where the pointer last came to a new place. */
function lastMove(samples: readonly Sample[], now: number): Sample | undefined {
  for (let i = samples.length - 1; i > 0; i--) {
    const sample = samples[i] as Sample;
    if (sample.t <= now && distance(samples[i - 1] as Sample, sample) > 0) return sample;
  }
  return undefined;
}

/** The way that leads there in the last tenth of a second, from where the hand turned round if it swung back first. */
function leading(samples: readonly Sample[], end: Sample): readonly Sample[] {
  const since = end.t - WINDOW;
  const until = samples.indexOf(end) + 1;
  const known = samples.slice(0, until);
  const recent = known.filter(({ t }) => t >= since);
  const before = known.findLast(({ t }) => t < since);
  const path = before === undefined ? recent : [placeAt(before, recent[0] ?? end, since), ...recent];
  let turn = 0;
  for (const [i, sample] of path.entries())
    if (distance(sample, end) > distance(path[turn] as Sample, end)) turn = i;
  return path.slice(turn);
}

function placeAt(before: Sample, after: Sample, t: number): Sample {
  const share = clamp((t - before.t) / Math.max(1, after.t - before.t), 0, 1);
  return { t, x: before.x + (after.x - before.x) * share, y: before.y + (after.y - before.y) * share };
}

/** Of all stretches that end at a known place; a shorter path is one stretch. */
function fastest(path: readonly Sample[]): number {
  const first = path[0] as Sample;
  let speed = 0;
  for (const [i, to] of path.entries()) {
    const from = Math.max(first.t, to.t - STRETCH);
    const isLast = i === path.length - 1;
    if (to.t - first.t < STRETCH && !isLast) continue;
    const before = path.findLastIndex(({ t }) => t <= from);
    const start = placeAt(path[before] as Sample, path[before + 1] ?? to, from);
    speed = Math.max(speed, (distance(start, to) / Math.max(SHORTEST, to.t - from)) * 1000);
  }
  return speed;
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
  return size < STRAIGHT_WAY * STRAIGHT_WAY ? 0 : (ax * by - ay * bx) / size;
}
