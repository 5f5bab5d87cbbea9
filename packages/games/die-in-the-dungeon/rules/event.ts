import type { PlayerOptions, Result } from './state.ts';
import type {
  AbilityId,
  CellId,
  CreatureId,
  Die,
  Hero,
  Level,
  MapId,
  Sides,
  Stat,
  TileId,
  Token,
  Track,
} from './vocabulary.ts';

/** One summand of a number, so that every number can show how it was made. */
export interface Part {
  readonly why: string;
  readonly amount: number;
}

/** What happens, for people and screens. Everything between two turns happens to the creature of the turn. */
export type Event =
  | {
      readonly type: 'began';
      readonly map: MapId;
      readonly players: readonly PlayerOptions[];
      readonly first: CreatureId;
    }
  | { readonly type: 'turn'; readonly turn: number; readonly creature: CreatureId }
  | {
      readonly type: 'track';
      readonly track: Track;
      readonly from: number;
      readonly to: number;
      readonly dieFrom: Sides;
      readonly die: Sides;
      /** Points that could not be gained or lost. */
      readonly surplus: number;
      readonly why: string;
    }
  | { readonly type: 'turned'; readonly cell: CellId; readonly tile: TileId }
  | { readonly type: 'took'; readonly token: Token }
  | { readonly type: 'used-token'; readonly track: Track }
  | { readonly type: 'minion'; readonly die: Die; readonly gained: boolean; readonly why: string }
  | { readonly type: 'effect'; readonly tile: TileId }
  | { readonly type: 'used'; readonly ability: AbilityId; readonly cost: number }
  | { readonly type: 'ended'; readonly ability: AbilityId }
  | { readonly type: 'chose'; readonly list: string; readonly option: number }
  | { readonly type: 'check'; readonly stat: Stat; readonly target: number }
  | { readonly type: 'checked'; readonly passed: boolean; readonly total: number; readonly target: number }
  | { readonly type: 'random-hero'; readonly face: number }
  | { readonly type: 'joined'; readonly hero: string; readonly kind: Hero; readonly level: Level }
  | { readonly type: 'party'; readonly totals: readonly [number, number, number] }
  | { readonly type: 'no-party' }
  | { readonly type: 'round'; readonly round: number }
  /** A hero attack. */
  | {
      readonly type: 'attacked';
      readonly stat: Stat;
      readonly die: Sides;
      readonly face: number;
      readonly value: number;
      readonly parts: readonly Part[];
      readonly defence: number;
      readonly hit: boolean;
    }
  | {
      readonly type: 'damage';
      readonly stat: Stat;
      readonly amount: number;
      readonly parts: readonly Part[];
    }
  | { readonly type: 'prevented'; readonly amount: number; readonly ability: AbilityId }
  | { readonly type: 'extra-attack' }
  /** The creature's own roll. */
  | {
      readonly type: 'rolled';
      readonly what: 'attack' | 'check';
      readonly stat: Stat;
      readonly die: Sides;
      readonly faces: readonly number[];
      /** The faces of a try that does not count. */
      readonly dropped?: readonly number[];
      readonly total: number;
      readonly parts: readonly Part[];
      readonly success: boolean;
    }
  | {
      readonly type: 'modified';
      readonly by: 'minion' | 'pips' | 'points' | 'time';
      readonly change: number;
      readonly total: number;
      readonly success: boolean;
    }
  | { readonly type: 'failed'; readonly stat: Stat; readonly total: number }
  | { readonly type: 'rotated'; readonly hero: string }
  | { readonly type: 'defeated'; readonly hero: string; readonly points: number }
  | { readonly type: 'die-namic'; readonly box: number; readonly pips: number; readonly points: number }
  | { readonly type: 'explored'; readonly cell: CellId; readonly tile: TileId }
  | { readonly type: 'epic-party'; readonly defeated: number }
  | { readonly type: 'won'; readonly creature: CreatureId }
  | { readonly type: 'lost'; readonly creature: CreatureId; readonly why: Exclude<Result['why'], 'goal'> };

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
