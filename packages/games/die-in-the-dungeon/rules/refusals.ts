import { type KERNEL_SENTENCES, refusing } from '@tumblekeep/kernel';
import type { REFUSAL_SENTENCES } from '../texts/refusals.ts';

/** Why an action is refused: every code there is, and what it means. A test compares it with what the rules use. */
export const REFUSALS = {
  notation: 'the line is no action',
  action: 'what was sent is no action of this game',
  over: 'the game is over',
  'not-now': 'no answer to what is asked',
  rest: 'more than can be rested',
  cell: 'there is no such place',
  reach: 'the place is not next to an explored tile by a passage',
  ability: 'the creature has no such ability',
  window: 'the ability does not work here',
  active: 'the ability is at work already',
  cost: 'too few Ability points',
  token: 'there is no such token',
  barred: 'the tile or an ability forbids it',
  minion: 'there is no such DieMinion, or there are too few',
  pips: 'the box has fewer pips',
  spend: 'the stat has fewer points to spend',
  time: 'there is too little Time, or the roll is lowered by more than one',
  'too-much': 'less would do',
  take: 'the damage cannot be split like this',
  hit: 'another hero must fall',
  attack: 'there is no such stat to attack with',
  class: 'there is no such class',
  destroy: 'there is no such DieMinion to give up',
  choose: 'the option is not there or cannot be paid',
  gain: 'the track gains nothing',
  resize: 'the die cannot change',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

/** In one of the sentences of `texts/refusals.ts`; the rules know their ids only. Options are refused like actions. */
export const refuse = refusing<typeof KERNEL_SENTENCES & typeof REFUSAL_SENTENCES, RefusalCode | 'options'>();
