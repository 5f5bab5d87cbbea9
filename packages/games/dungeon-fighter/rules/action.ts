import type { Shapes } from '@tumblekeep/kernel';
import type { Bounces, CardId, Color, Die, Face, HeroId, Throw, Zone } from './vocabulary.ts';

/** Everything that can be put into a game. */
export type Action =
  | { readonly type: 'take-path'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'move'; readonly room: CardId }
  | { readonly type: 'answer'; readonly hero: HeroId | null; readonly yes: boolean }
  | { readonly type: 'choose'; readonly hero: HeroId; readonly target: HeroId }
  | { readonly type: 'assign'; readonly card: CardId; readonly hero: HeroId }
  | { readonly type: 'box'; readonly card: CardId }
  | { readonly type: 'throw'; readonly hero: HeroId; readonly die: Die; readonly weapons: readonly CardId[] }
  | Landing
  | { readonly type: 'retrieve'; readonly hero: HeroId }
  | { readonly type: 'activate'; readonly hero: HeroId; readonly color: Color | null }
  | { readonly type: 're-throw'; readonly hero: HeroId }
  | { readonly type: 'spend-token'; readonly hero: HeroId }
  | { readonly type: 'use'; readonly hero: HeroId; readonly card: CardId; readonly target: HeroId | null }
  | { readonly type: 'pass'; readonly hero: HeroId }
  | { readonly type: 'propose'; readonly hero: HeroId }
  | { readonly type: 'vote'; readonly hero: HeroId; readonly agree: boolean }
  | { readonly type: 'scar'; readonly hero: HeroId; readonly color: Color }
  | { readonly type: 'give'; readonly hero: HeroId; readonly card: CardId; readonly to: HeroId }
  | {
      readonly type: 'swap';
      readonly hero: HeroId;
      readonly card: CardId;
      readonly with: HeroId;
      readonly for: CardId;
    }
  | { readonly type: 'discard'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'buy'; readonly card: CardId; readonly hero: HeroId }
  | { readonly type: 'buy-healing'; readonly hero: HeroId | null }
  | { readonly type: 'buy-die' }
  | { readonly type: 'done' };

/** Where a die came to rest: the answer of the table, of a report or of a skill model. */
export interface Landing {
  readonly type: 'land';
  readonly zone: Zone;
  readonly face: Face;
  readonly bounces: Bounces;
  /** Requirements in force that the throw did not fulfil (two bounces are counted, not reported). */
  readonly failed: readonly Throw[];
}

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** The fields of every action, for those that come from outside. */
export const SHAPES: Shapes<Action> = {
  'take-path': { hero: 'word', card: 'word' },
  move: { room: 'word' },
  answer: { hero: 'word or null', yes: 'truth' },
  choose: { hero: 'word', target: 'word' },
  assign: { card: 'word', hero: 'word' },
  box: { card: 'word' },
  throw: { hero: 'word', die: 'word', weapons: 'words' },
  land: { zone: 'word', face: 'word', bounces: 'number', failed: 'words' },
  retrieve: { hero: 'word' },
  activate: { hero: 'word', color: 'word or null' },
  're-throw': { hero: 'word' },
  'spend-token': { hero: 'word' },
  use: { hero: 'word', card: 'word', target: 'word or null' },
  pass: { hero: 'word' },
  propose: { hero: 'word' },
  vote: { hero: 'word', agree: 'truth' },
  scar: { hero: 'word', color: 'word' },
  give: { hero: 'word', card: 'word', to: 'word' },
  swap: { hero: 'word', card: 'word', with: 'word', for: 'word' },
  discard: { hero: 'word', card: 'word' },
  buy: { card: 'word', hero: 'word' },
  'buy-healing': { hero: 'word or null' },
  'buy-die': {},
  done: {},
};
