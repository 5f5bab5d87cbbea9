import { type KERNEL_SENTENCES, refusing } from '@tumblekeep/kernel';
import type { REFUSAL_SENTENCES } from '../texts/refusals.ts';

/** Why an action is refused: every code there is, and what it means. A test compares it with what the rules use. */
export const REFUSALS = {
  notation: 'the line is no action',
  action: 'what was sent is no action of this game',
  over: 'the game is over',
  'not-now': 'no answer to what is asked',
  'unknown-hero': 'no hero of the party',
  turn: 'somebody else throws or chooses',
  fainted: 'a fainted or eliminated hero does nothing',
  die: 'this die may not be thrown now',
  weapon: 'the weapon is not carried, named twice or in another order, or not allowed',
  landing: 'a die cannot lie like that',
  retrieve: 'the coloured dice cannot be taken back now',
  ability: 'this ability cannot be activated',
  offer: 'somebody else is asked, or nothing is offered',
  target: 'nobody, or somebody else, can be chosen',
  window: 'somebody else is asked first',
  're-throw': 'there is no re-throw now',
  token: 'there is no token to spend now',
  carry: 'the card is not carried, or there is no room for it',
  use: 'the card is of no use now',
  propose: 'this hero has no vote',
  'back-down': 'the party cannot back down now',
  vote: 'somebody else votes',
  leader: 'only the Leader chooses',
  path: 'none of the two paths',
  move: 'no corridor leads there',
  scar: 'no scar for this hero or on this ability',
  give: 'the card cannot be handed over',
  swap: 'the cards cannot be exchanged',
  discard: 'nothing may be discarded now',
  destroy: 'another card is destroyed',
  assign: 'another card is handed out',
  shop: 'the card is not for sale',
  coins: 'there are too few coins',
  dice: 'there is no bonus die left',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

/** In one of the sentences of `texts/refusals.ts`; the rules know their ids only. Options are refused like actions. */
export const refuse = refusing<typeof KERNEL_SENTENCES & typeof REFUSAL_SENTENCES, RefusalCode | 'options'>();
