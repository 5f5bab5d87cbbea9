/** How a hand answers. Fitted to simulated people, so that throws are as hard as they ought to be. */
import type { EditionId, Throw } from '@tumblekeep/table';
import type { Touch } from './commit.ts';
import type { Plan } from './plan.ts';

/** A plain swing: what an average person does with it hits six or seven times in ten. */
export const PLAIN_TOUCH: Touch = { power: 1.75, across: 1.1 };

interface Handling {
  /** Against the plain swing: some throws need care and get it, others answer to every twitch. */
  readonly touch?: number;
  /** How far the hand trembles, as a share of the swing. */
  readonly tremble?: number;
}

const HANDLING: Readonly<Partial<Record<Throw, Handling>>> = {};

/** Where an edition asks more or less than the others. */
const EDITION_HANDLING: Readonly<Partial<Record<`${EditionId} ${Throw}`, Handling>>> = {};

const handlingOf = (id: Throw, edition: EditionId): Handling =>
  EDITION_HANDLING[`${edition} ${id}`] ?? HANDLING[id] ?? {};

const MOST_TREMBLE = 0.5;
const STEADY = 0.5;

/** Trembling adds up like noise does. */
export function trembleOf(throws: readonly Throw[], edition: EditionId): number {
  let square = 0;
  for (const id of throws) {
    const { tremble = 0 } = handlingOf(id, edition);
    square += tremble * tremble;
  }
  return Math.min(MOST_TREMBLE, Math.sqrt(square));
}

export function touchOf({ requirements: { throws, edition } }: Plan, isSteady: boolean): Touch {
  let touch = isSteady ? STEADY : 1;
  for (const id of throws) touch *= handlingOf(id, edition).touch ?? 1;
  return { power: PLAIN_TOUCH.power * touch, across: PLAIN_TOUCH.across * touch };
}
