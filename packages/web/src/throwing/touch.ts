/** How finely a hand answers. Measured by simulated people, so that throws are as hard as they ought to be. */
import type { Throw } from '@tumblekeep/table';
import type { Touch } from './commit.ts';
import type { Plan } from './plan.ts';

/** A plain swing: what an average person does with it hits about six times in ten. */
export const PLAIN_TOUCH: Touch = { power: 1.75, across: 1.1 };

/** Against the plain swing: some throws need care and get it, others are meant to be wild. */
const CARE: Readonly<Partial<Record<Throw, number>>> = {};

const STEADY = 0.5;

export function touchOf({ requirements: { throws } }: Plan, isSteady: boolean): Touch {
  let care = isSteady ? STEADY : 1;
  for (const id of throws) care *= CARE[id] ?? 1;
  return { power: PLAIN_TOUCH.power * care, across: PLAIN_TOUCH.across * care };
}
