import type { Throw } from '../../../rules/index.ts';

/** What was not done, as somebody at the table would call it out. */
const notDone: Readonly<Record<Throw, string>> = {
  backwards: 'not with your back turned',
  bank: 'past the box',
  blind: 'eyes were open',
  blow: 'not by breath alone',
  'borrowed-hand': 'not with the other’s hand',
  'card-carry': 'not off the card',
  'card-jump': 'not over the card',
  catapult: 'not from the catapult',
  dancing: 'no full turn',
  elbow: 'not off the elbow',
  far: 'too near the table',
  flick: 'not with a finger',
  head: 'not off the head',
  'hot-potato': 'held too long',
  jump: 'feet on the floor',
  nose: 'not off the nose',
  'one-eye': 'both eyes open',
  palms: 'not with two hands',
  sitting: 'not at eye level',
  slam: 'not slapped',
  'small-fingers': 'not with two fingers',
  spin: 'no spin',
  'two-bounce': 'only one bounce',
  'under-the-leg': 'not under the leg',
  'under-the-table': 'not from below',
  'weak-hand': 'not the weak hand',
  'wrist-on-table': 'wrist in the air',
  'x-wrists': 'not with crossed wrists',
};

const amounts = { bit: 'a bit too', some: 'too', much: 'far too' } as const;
const sides = { hard: 'hard', soft: 'soft', left: 'far left', right: 'far right' } as const;
type Off = { readonly side: keyof typeof sides; readonly by: keyof typeof amounts };

const tooMuch = ({ side, by }: Off): string =>
  (side === 'left' || side === 'right') && by === 'much'
    ? `much too ${sides[side]}`
    : `${amounts[by]} ${sides[side]}`;

/** A verdict in a few words. */
export const verdict = {
  title: 'Verdict',
  damage: (amount: number) => `−${amount}`,
  bullseye: 'Bullseye!',
  kill: 'Insta-kill!',
  epic: 'Epic shot!',
  defeated: 'Defeated!',
  fainted: 'Ouch!',
  miss: 'Miss',
  reasons: {
    'no-bounce': 'no bounce',
    'one-bounce': 'only one bounce',
    hole: 'in a hole',
    bones: 'on the bones',
    plain: 'a miss',
  },
  off: (off: Off | undefined, onFloor: boolean): string =>
    `off the ${onFloor ? 'table' : 'board'}${off === undefined ? '' : `, ${tooMuch(off)}`}`,
  notDone,
  ability: (name: string) => `${name} shrugs it off`,
  more: 'Tell me more',
  again: 'See it again',
  past: 'As it happened. Nobody is hurt twice.',
  lastThrow: (name: string) => `${name}:`,
  correct: 'Correct it',
} as const;
