import type { Shapes } from '@tumblekeep/kernel';
import type { AbilityId, CellId, Changing, Class, Die, Stat, Track } from './vocabulary.ts';

/** Everything that can be put into a game. It is always the active creature that acts. */
export type Action =
  | { readonly type: 'power-up' }
  | { readonly type: 'rest'; readonly points: number }
  | { readonly type: 'explore'; readonly cell: CellId }
  | { readonly type: 'use'; readonly ability: AbilityId }
  | { readonly type: 'token'; readonly track: Track }
  /** No ability in this round. */
  | { readonly type: 'pass' }
  /** Makes the Stat Check without an ability. */
  | { readonly type: 'roll' }
  | { readonly type: 'attack'; readonly stat: Stat }
  | { readonly type: 'minion'; readonly die: Die }
  /** Pips of the Die-Namic Die of a box, 1 to 6. */
  | { readonly type: 'pips'; readonly box: number; readonly pips: number }
  /** Points of the stat that is rolled. */
  | { readonly type: 'spend'; readonly points: number }
  /** Changes the roll by this much for as many Time points. */
  | { readonly type: 'pay-time'; readonly change: number }
  | { readonly type: 'accept' }
  /** So much of the damage from Health, the rest from the stat. */
  | { readonly type: 'take'; readonly health: number }
  | { readonly type: 'hit'; readonly hero: string }
  | { readonly type: 'destroy'; readonly die: Die }
  | { readonly type: 'class'; readonly hero: Class }
  /** The option with this number, from 1. */
  | { readonly type: 'choose'; readonly option: number }
  | { readonly type: 'gain'; readonly track: Track }
  | { readonly type: 'resize'; readonly track: Changing }
  | { readonly type: 'end-turn' }
  | { readonly type: 'concede' };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** The fields of every action, for those that come from outside. */
export const SHAPES: Shapes<Action> = {
  'power-up': {},
  rest: { points: 'number' },
  explore: { cell: 'word' },
  use: { ability: 'word' },
  token: { track: 'word' },
  pass: {},
  roll: {},
  attack: { stat: 'word' },
  minion: { die: 'word' },
  pips: { box: 'number', pips: 'number' },
  spend: { points: 'number' },
  'pay-time': { change: 'number' },
  accept: {},
  take: { health: 'number' },
  hit: { hero: 'word' },
  destroy: { die: 'word' },
  class: { hero: 'word' },
  choose: { option: 'number' },
  gain: { track: 'word' },
  resize: { track: 'word' },
  'end-turn': {},
  concede: {},
};
