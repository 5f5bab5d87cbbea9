/** How a hand answers. Fitted to simulated people, so that throws are as hard as they ought to be. */
import type { Handling } from '@tumblekeep/table';
import type { Touch } from './commit.ts';
import type { Plan } from './plan.ts';

export const BASE: Touch = { power: 1.375, across: 1.4 };

/** Of a throw without requirements: an average person hits about six times in ten. */
const PLAIN: Handling = { touch: 1.25, tremble: 0.13 };

const MOST_TREMBLE = 0.5;
const STEADY = 0.5;

/** Trembling adds up like noise does. */
export function trembleOf(handlings: readonly Handling[]): number {
  if (handlings.length === 0) return PLAIN.tremble;
  const square = handlings.reduce((sum, { tremble }) => sum + tremble * tremble, 0);
  return Math.min(MOST_TREMBLE, Math.sqrt(square));
}

export function touchOf({ requirements: { records } }: Plan, isSteady: boolean): Touch {
  let touch = (isSteady ? STEADY : 1) * (records.length === 0 ? PLAIN.touch : 1);
  for (const { handling } of records) touch *= handling.touch;
  return { power: BASE.power * touch, across: BASE.across * touch };
}
