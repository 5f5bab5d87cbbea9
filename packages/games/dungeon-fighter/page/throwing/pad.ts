/** From pixels of the pad to spans around the die, seen as the stage sees the table. */

import { eye } from '@tumblekeep/page-kit/scene/eye.ts';
import type { Vector } from '@tumblekeep/table';
import { clamp } from './aim.ts';
import type { Sample } from './swing.ts';

export interface Pad {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Sight {
  /** Where the waiting die is seen, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  /** Pixels of a span. */
  readonly span: number;
  /** A way across counts so much of a way ahead: the table is seen at a slant. */
  readonly slant: number;
  /** Spans from the die up to the bullseye, if it is seen above the die. */
  readonly ahead: number | undefined;
}

/** What a hand does in pixels hardly grows with the screen. */
const SPAN = { least: 420, most: 620 } as const;
const PLACE = { left: 0.5, top: 0.8 } as const;
const SLANT = 0.75;
const LEAST_AHEAD = 0.1;

export function sightOf(pad: Pad, die: Vector): Sight {
  const seen = eye.current?.see(die);
  const isInside = seen !== undefined && seen.left > 0.02 && seen.left < 0.98 && seen.top > 0 && seen.top < 1;
  const { left, top } = isInside ? seen : PLACE;
  const span = clamp(pad.height, SPAN.least, SPAN.most);
  const bullseye = eye.current?.see([0, 0, 0]);
  const ahead = bullseye === undefined ? 0 : ((top - bullseye.top) * pad.height) / span;
  return {
    x: pad.left + pad.width * left,
    y: pad.top + pad.height * top,
    span,
    slant: slantOf(pad, die),
    ahead: ahead > LEAST_AHEAD ? ahead : undefined,
  };
}

/** Sideways against ahead for the same way on the screen, between the hand and the middle of the board. */
function slantOf(pad: Pad, die: Vector): number {
  const look = eye.current;
  const [from, to] = [look?.see(die), look?.see([0, 0, 0])];
  if (look === undefined || from === undefined || to === undefined) return SLANT;
  const aside = look.pick(to.left + 0.05, to.top, 0);
  const up = (from.top - to.top) * pad.height;
  if (aside === undefined || up < 20) return SLANT;
  const sideways = Math.abs(aside.x) / (0.05 * pad.width);
  const ahead = Math.abs(die[2]) / up;
  return clamp(sideways / ahead, 0.4, 1.2);
}

export const sampleAt = ({ x, y, span, slant }: Sight, t: number, px: number, py: number): Sample => ({
  t,
  x: ((px - x) / span) * slant,
  y: (py - y) / span,
});
