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
/** The way is looked at this often, however often a device tells of it. */
const GRID = 4;
/** Milliseconds between two places that are compared. */
const SOONEST = 1;
/** A clock that is coarser than this has stopped, and is not coarse. */
const COARSEST = 17;
/** Half a right angle of bend is as much as counts. */
const FULL_BEND = 0.7;
/** Spans: a shorter half of the way has no direction worth comparing. */
const STRAIGHT_WAY = 0.02;
/** A share of the way: nearer than this to the farthest place is as far. */
const AS_FAR = 0.01;

export function measureSwing(samples: readonly Sample[], now: number): Swing {
  // A hand that follows late is asked about a past in which later places are unknown.
  const end = lastMove(samples, now);
  if (end === undefined || now - (samples[end] as Sample).t > PAUSE) return STILL;
  const way = wayOf(samples, end);
  const path = leading(way);
  const first = path[0] as Sample;
  const last = path.at(-1) as Sample;
  const gone = distance(first, last);
  if (gone === 0) return STILL;
  const middle = placeAt(way, (first.t + last.t) / 2);
  return {
    speed: fastest(way, path),
    right: (last.x - first.x) / gone,
    up: (first.y - last.y) / gone,
    curl: clamp(bendOf(first, middle, last) / FULL_BEND, -1, 1),
    surge: surgeOf(first, middle, last),
  };
}

/** The index of where the pointer last came to a new place. */
function lastMove(samples: readonly Sample[], now: number): number | undefined {
  for (let i = samples.length - 1; i > 0; i--) {
    const sample = samples[i] as Sample;
    if (sample.t <= now && distance(samples[i - 1] as Sample, sample) > 0) return i;
  }
  return undefined;
}

/** What is known of the way up to there; places that a coarse clock told with one time are spread over that time. */
function wayOf(samples: readonly Sample[], end: number): readonly Sample[] {
  const since = (samples[end] as Sample).t - 2 * WINDOW;
  const from = Math.max(
    0,
    samples.findLastIndex(({ t }) => t <= since),
  );
  const way: Sample[] = [];
  for (let i = from; i <= end; ) {
    const { t } = samples[i] as Sample;
    let after = i + 1;
    while (after <= end && (samples[after] as Sample).t === t) after++;
    const next = after <= end ? (samples[after] as Sample).t : 2 * t - (samples[i - 1]?.t ?? t);
    const apart = Math.min(COARSEST, next - t) / (after - i);
    for (let k = i; k < after; k++) add(way, { ...(samples[k] as Sample), t: t + (k - i) * apart });
    i = after;
  }
  return way;
}

/** Two places at hardly different times tell no speed: the later one counts. */
function add(way: Sample[], place: Sample): void {
  if (way.length > 1 && place.t - (way.at(-1) as Sample).t < SOONEST) way.pop();
  way.push(place);
}

/** The last tenth of a second in equal steps, from where the hand turned round if it swung back first. */
function leading(way: readonly Sample[]): readonly Sample[] {
  const end = way.at(-1) as Sample;
  const since = Math.max((way[0] as Sample).t, end.t - WINDOW);
  const steps = Math.max(1, Math.ceil((end.t - since) / GRID));
  const path = Array.from({ length: steps }, (_, i) => placeAt(way, since + ((end.t - since) * i) / steps));
  path.push(end);
  const farthest = Math.max(...path.map(place => distance(place, end)));
  const turn = path.findLastIndex(place => distance(place, end) >= farthest * (1 - AS_FAR));
  return path.slice(turn);
}

/** Where the pointer was between the places it told, on a smooth way through all of them. */
function placeAt(way: readonly Sample[], t: number): Sample {
  const i = way.findLastIndex(place => place.t <= t);
  const a = way[Math.max(0, i)] as Sample;
  const b = way[i + 1];
  if (i < 0 || b === undefined) return { ...a, t };
  const span = b.t - a.t;
  const share = (t - a.t) / span;
  const [before, after] = [slopeAt(way, i), slopeAt(way, i + 1)];
  const along = (axis: 'x' | 'y'): number => {
    const straight = (b[axis] - a[axis]) / span;
    const from = before?.[axis] ?? (after === undefined ? straight : 2 * straight - after[axis]);
    const to = after?.[axis] ?? (before === undefined ? straight : 2 * straight - before[axis]);
    const rest = 1 - share;
    // Cubic between two places with a known slope at each.
    return (
      a[axis] * rest * rest * (1 + 2 * share) +
      b[axis] * share * share * (3 - 2 * share) +
      span * share * rest * (from * rest - to * share)
    );
  };
  return { t, x: along('x'), y: along('y') };
}

/** Spans a millisecond at a place with a neighbor on each side. */
function slopeAt(way: readonly Sample[], i: number): { readonly x: number; readonly y: number } | undefined {
  const [a, b, c] = [way[i - 1], way[i], way[i + 1]];
  if (a === undefined || b === undefined || c === undefined || a.t === b.t || b.t === c.t) return undefined;
  const [before, after] = [b.t - a.t, c.t - b.t];
  const along = (axis: 'x' | 'y'): number =>
    (((b[axis] - a[axis]) / before) * after + ((c[axis] - b[axis]) / after) * before) / (before + after);
  return { x: along('x'), y: along('y') };
}

/** Of all stretches of the path; a shorter path is one stretch. */
function fastest(way: readonly Sample[], path: readonly Sample[]): number {
  const first = path[0] as Sample;
  let speed = 0;
  for (const [i, to] of path.entries()) {
    const from = Math.max(first.t, to.t - STRETCH);
    const isLast = i === path.length - 1;
    if (to.t - first.t < STRETCH && !isLast) continue;
    speed = Math.max(speed, (distance(placeAt(way, from), to) / Math.max(SHORTEST, to.t - from)) * 1000);
  }
  return speed;
}

/** How much faster the later half of the time was than the earlier one. */
function surgeOf(first: Sample, middle: Sample, last: Sample): number {
  const [early, late] = [distance(first, middle), distance(middle, last)];
  return early + late === 0 ? 0 : clamp((late - early) / (late + early), -1, 1);
}

export function distance(a: Sample, b: Sample): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(x * x + y * y);
}

/** The sine of the angle between the first and the second half of the time, to the right positive. */
function bendOf(first: Sample, middle: Sample, last: Sample): number {
  const [ax, ay] = [middle.x - first.x, middle.y - first.y];
  const [bx, by] = [last.x - middle.x, last.y - middle.y];
  const size = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  return size < STRAIGHT_WAY * STRAIGHT_WAY ? 0 : (ax * by - ay * bx) / size;
}
