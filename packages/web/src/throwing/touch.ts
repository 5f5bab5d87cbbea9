/** How a hand answers. Fitted to simulated people, so that throws are as hard as they ought to be. */
import type { EditionId, Throw } from '@tumblekeep/table';
import type { Touch } from './commit.ts';
import type { Plan } from './plan.ts';

export const BASE: Touch = { power: 1.375, across: 1.4 };

interface Handling {
  /** Against the plain swing: some throws need care and get it, others answer to every twitch. */
  readonly touch: number;
  /** How far the hand trembles, as a share of the swing. */
  readonly tremble: number;
}

/** Of a throw without requirements: an average person hits about six times in ten. */
const PLAIN: Handling = { touch: 1.25, tremble: 0.13 };

const HANDLING: Readonly<Record<Throw, Handling>> = {
  backwards: { touch: 1.25, tremble: 0.47 },
  bank: { touch: 0.9, tremble: 0 },
  blind: { touch: 1.25, tremble: 0.5 },
  blow: { touch: 1.3, tremble: 0.35 },
  'borrowed-hand': { touch: 1.15, tremble: 0.43 },
  'card-carry': { touch: 1.15, tremble: 0.42 },
  'card-jump': { touch: 1, tremble: 0.28 },
  catapult: { touch: 0.8, tremble: 0.3 },
  dancing: { touch: 1.25, tremble: 0.4 },
  elbow: { touch: 1.25, tremble: 0.5 },
  far: { touch: 0.4, tremble: 0 },
  flick: { touch: 1.15, tremble: 0.45 },
  head: { touch: 1.25, tremble: 0.45 },
  'hot-potato': { touch: 1.25, tremble: 0.35 },
  jump: { touch: 1.15, tremble: 0.39 },
  nose: { touch: 1.25, tremble: 0.5 },
  'one-eye': { touch: 1, tremble: 0.25 },
  palms: { touch: 1, tremble: 0.2 },
  sitting: { touch: 1, tremble: 0.31 },
  slam: { touch: 1.25, tremble: 0.5 },
  'small-fingers': { touch: 1.15, tremble: 0.36 },
  spin: { touch: 1.15, tremble: 0.4 },
  'two-bounce': { touch: 0.8, tremble: 0.3 },
  'under-the-leg': { touch: 0.8, tremble: 0.3 },
  'under-the-table': { touch: 0.4, tremble: 0.08 },
  'weak-hand': { touch: 1, tremble: 0.43 },
  'wrist-on-table': { touch: 1, tremble: 0.4 },
  'x-wrists': { touch: 1.15, tremble: 0.36 },
};

/** Where an edition asks more or less than the others. */
const EDITION_HANDLING: Readonly<Partial<Record<`${EditionId} ${Throw}`, Handling>>> = {
  'first elbow': { touch: 1.25, tremble: 0.35 },
  'first head': { touch: 1, tremble: 0 },
  'first nose': { touch: 1.25, tremble: 0.1 },
  'prototype far': { touch: 0.13, tremble: 0 },
  'prototype head': { touch: 1, tremble: 0 },
};

const handlingOf = (id: Throw, edition: EditionId): Handling =>
  EDITION_HANDLING[`${edition} ${id}`] ?? HANDLING[id];

const MOST_TREMBLE = 0.5;
const STEADY = 0.5;

/** Trembling adds up like noise does. */
export function trembleOf(throws: readonly Throw[], edition: EditionId): number {
  if (throws.length === 0) return PLAIN.tremble;
  let square = 0;
  for (const id of throws) {
    const { tremble } = handlingOf(id, edition);
    square += tremble * tremble;
  }
  return Math.min(MOST_TREMBLE, Math.sqrt(square));
}

export function touchOf({ requirements: { throws, edition } }: Plan, isSteady: boolean): Touch {
  let touch = (isSteady ? STEADY : 1) * (throws.length === 0 ? PLAIN.touch : 1);
  for (const id of throws) touch *= handlingOf(id, edition).touch;
  return { power: BASE.power * touch, across: BASE.across * touch };
}
