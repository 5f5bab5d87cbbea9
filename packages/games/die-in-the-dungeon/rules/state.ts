/** A whole game as one plain object. Hidden things exist here and nowhere else. */
import type { ProcedureFrame, Stream } from '@tumblekeep/kernel';
import type { ProcedureName } from './procedures.ts';
import type {
  AbilityId,
  Changing,
  CreatureId,
  Duration,
  Hero,
  Level,
  MapId,
  Sides,
  Stat,
  TileId,
  TrackIndex,
} from './vocabulary.ts';

/** Which die begins in each changing track. */
export type Dice = Record<Changing, Sides>;

export interface PlayerOptions {
  creature: CreatureId;
  dice: Dice;
}

export interface Options {
  map: MapId;
  /** One player, or two. */
  players: PlayerOptions[];
  /** Who takes the first turn. */
  first: CreatureId;
}

/** An ability whose effect goes on. */
export interface BoonState {
  ability: AbilityId;
  lasts: Duration;
  /** Damage points it still prevents. */
  left: number;
}

export interface CreatureState {
  creature: CreatureId;
  /** Faces of the die in each slot and the value it shows, in the order of `TRACKS`. */
  dice: number[];
  values: number[];
  /** DieMinions owned, by rung of their die. */
  minions: number[];
  /** Stat, Time and Ability tokens owned, in the order of `TRACKS`. */
  tokens: number[];
  /** Pips left on the Die-Namic Die of each box; boxes beyond `boxes` have not paid out yet. */
  pips: number[];
  boxes: number;
  points: number;
  /** Ability Cards left. */
  cards: AbilityId[];
  boons: BoonState[];
  /** The cell its standee is on. */
  at: number;
  /** Defeated Epic Party tiles. */
  epicParties: number;
}

/** Face down, turned and being resolved, explored. */
export const HIDDEN = 0;
export const OPEN = 1;
export const EXPLORED = 2;

export interface PartyHero {
  /** Its name in this party: `cleric`, `cleric-2` … */
  id: string;
  hero: Hero;
  level: Level;
  /** A Barbarian that was hit once. */
  rotated: boolean;
}

export interface CombatState {
  level: Level;
  heroes: PartyHero[];
  /** Question marks not rolled for yet. */
  unknown: number;
  /** 0 until the first round begins. */
  round: number;
  /** Agility attacks planned and not made yet in this round, and those made. */
  planned: number;
  made: number;
  /** Whether the last hero attack hit, and its final value. */
  hit: boolean;
  value: number;
}

/** The creature's own roll that is being made. */
export interface RollState {
  what: 'attack' | 'check';
  stat: Stat;
  /** Where the printed consequences of a check are, and what it asks for. */
  list: string;
  target: number;
  /** Empty until it is rolled. */
  faces: number[];
  sides: number;
  /** With everything added so far. */
  total: number;
  unmodified: boolean;
  timeForPoints: boolean;
  /** An ability was used on this check. */
  used: boolean;
  /** The check counts as passed, or the player accepts the result. */
  passed: boolean;
  accepted: boolean;
}

/** A gain that waits for its turn. */
export interface Gain {
  track: TrackIndex;
  amount: number;
}

/** What somebody is asked. */
export type Question =
  | { at: 'power-up' }
  | { at: 'rest' }
  | { at: 'move' }
  | { at: 'trap' }
  | { at: 'modify' }
  | { at: 'order'; gains: Gain[]; why: string }
  /** Every die that may be meant; which of them can change is looked at anew after each token. */
  | { at: 'resize'; tracks: Changing[]; larger: boolean; why: string }
  | { at: 'choose'; list: string }
  | { at: 'class' }
  | { at: 'round' }
  | { at: 'damage'; stat: Stat; amount: number; why: string }
  /** Health is about to be lost to 0, and a token could save it. */
  | { at: 'loss'; amount: number; why: string }
  | { at: 'destroy'; why: string }
  | { at: 'attack' }
  | { at: 'hit'; why: string }
  | { at: 'last-chance' };

export type QuestionAt = Question['at'];
export type QuestionOf<At extends QuestionAt> = Extract<Question, { at: At }>;

/** A list of effects, named as in `Content.lists`, and the next one of it. */
export interface EffectsFrame extends ProcedureFrame<'effects'> {
  list: string;
  next: number;
  /** How often the present effect is still to be carried out, if it is one that repeats and has begun. */
  left: number;
  why: string;
}

export type Frame = ProcedureFrame<Exclude<ProcedureName, 'effects'>> | EffectsFrame | Question;

export const LOSSES = ['health', 'time', 'no-way', 'stalemate', 'conceded'] as const;
export type Loss = (typeof LOSSES)[number];

/** Nobody wins when the only player has lost; with two players the other one wins by it. */
export interface Result {
  winner: CreatureId | null;
  why: 'goal' | Loss;
}

export interface State {
  rules: string;
  options: Options;
  random: { tiles: Stream; creature: Stream; heroes: Stream };
  turn: number;
  /** Whose turn it is. */
  active: number;
  creatures: CreatureState[];
  /** The tile on each cell of the map, and whether it is hidden, open or explored. */
  tiles: TileId[];
  cells: number[];
  /** DieMinions that effects can give, by rung. */
  supply: number[];
  /** The cell that is being resolved, or -1. */
  here: number;
  combat: CombatState | null;
  roll: RollState | null;
  frames: Frame[];
  result: Result | null;
}
