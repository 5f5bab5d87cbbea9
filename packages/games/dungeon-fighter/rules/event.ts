import type { Loss } from './state.ts';
import type { AbilityId, Bounces, CardId, Color, Die, Face, HeroId, Throw, Zone } from './vocabulary.ts';

/** One summand of a number, so that every number can show how it was made. */
export interface Part {
  readonly why: string;
  readonly amount: number;
}

/** What happens, for people and screens. */
export type Event =
  | {
      readonly type: 'began';
      readonly heroes: readonly HeroId[];
      readonly leader: HeroId;
      readonly difficulty: string;
    }
  | { readonly type: 'round'; readonly round: number }
  /** Secret to those it is known to: the Leader, or one player's heroes. */
  | {
      readonly type: 'drew-paths';
      readonly hero: HeroId;
      readonly cards: readonly CardId[];
      readonly knownTo: readonly HeroId[];
    }
  | { readonly type: 'room'; readonly hero: HeroId; readonly card: CardId }
  | {
      readonly type: 'monster';
      readonly card: CardId;
      readonly life: number;
      readonly parts: readonly Part[];
      readonly coins: number;
    }
  | { readonly type: 'boss'; readonly card: CardId; readonly life: number; readonly parts: readonly Part[] }
  | { readonly type: 'coins'; readonly amount: number; readonly chest: number; readonly why: string }
  | { readonly type: 'dice'; readonly amount: number; readonly chest: number; readonly why: string }
  | {
      readonly type: 'healed';
      readonly hero: HeroId;
      readonly from: number;
      readonly to: number;
      readonly why: string;
    }
  | { readonly type: 'turn'; readonly hero: HeroId }
  | {
      readonly type: 'threw';
      readonly hero: HeroId;
      readonly die: Die;
      readonly weapons: readonly CardId[];
      readonly requirements: readonly Throw[];
    }
  | {
      readonly type: 'landed';
      readonly zone: Zone;
      readonly face: Face;
      readonly bounces: Bounces;
      readonly failed: readonly Throw[];
    }
  | { readonly type: 're-thrown'; readonly hero: HeroId; readonly by: HeroId; readonly why: string }
  | { readonly type: 'hit'; readonly hero: HeroId; readonly zone: Zone }
  | { readonly type: 'missed'; readonly hero: HeroId; readonly reasons: readonly string[] }
  | { readonly type: 'ability'; readonly hero: HeroId; readonly color: Color; readonly ability: AbilityId }
  | { readonly type: 'insta-kill'; readonly hero: HeroId }
  | { readonly type: 'marked'; readonly hero: HeroId; readonly marker: string; readonly on: HeroId | null }
  | { readonly type: 'multiplied'; readonly hero: HeroId; readonly by: number }
  | { readonly type: 'captured'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'damage'; readonly parts: readonly Part[]; readonly total: number }
  | { readonly type: 'monster-life'; readonly from: number; readonly to: number; readonly why: string }
  | { readonly type: 'second-throw'; readonly hero: HeroId; readonly why: string }
  | {
      readonly type: 'hurt';
      readonly hero: HeroId;
      readonly from: number;
      readonly to: number;
      readonly why: string;
    }
  | { readonly type: 'prevented'; readonly hero: HeroId; readonly amount: number; readonly why: string }
  | { readonly type: 'token'; readonly hero: HeroId; readonly active: boolean }
  /** Secret to everybody. */
  | { readonly type: 'stole'; readonly hero: HeroId; readonly card: CardId | null }
  | { readonly type: 'used'; readonly hero: HeroId; readonly card: CardId; readonly target: HeroId | null }
  | { readonly type: 'retrieved'; readonly hero: HeroId }
  | { readonly type: 'fainted'; readonly hero: HeroId }
  | { readonly type: 'defeated'; readonly card: CardId; readonly epic: boolean }
  | { readonly type: 'scarred'; readonly hero: HeroId; readonly color: Color; readonly maximum: number }
  | { readonly type: 'eliminated'; readonly hero: HeroId }
  | { readonly type: 'leads'; readonly hero: HeroId }
  | { readonly type: 'gave'; readonly hero: HeroId; readonly card: CardId; readonly to: HeroId }
  | { readonly type: 'discarded'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'assigned'; readonly card: CardId; readonly hero: HeroId }
  | { readonly type: 'boxed'; readonly card: CardId }
  | { readonly type: 'set-aside'; readonly card: CardId; readonly icons: number }
  | { readonly type: 'shop'; readonly visit: number; readonly cards: readonly CardId[] }
  | {
      readonly type: 'bought';
      readonly what: CardId | 'healing' | 'die';
      readonly price: number;
      readonly chest: number;
    }
  | { readonly type: 'proposed'; readonly hero: HeroId }
  | { readonly type: 'voted'; readonly hero: HeroId; readonly agree: boolean }
  | { readonly type: 'backed-down'; readonly card: CardId }
  | { readonly type: 'stood-firm' }
  | { readonly type: 'won' }
  | { readonly type: 'lost'; readonly why: Loss };

export type EventType = Event['type'];
