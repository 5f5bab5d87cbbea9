/**
 * Everything printed on a card, as one record each. Ids, texts, look-ups and checks derive from these.
 *
 * The effect ladder: plain numbers, then declarative verbs, then a typed hook. A new card should use the
 * lowest rung that says what it does.
 */
import type { AbilityId, CardId, Color, EquipmentKind, HeroId, MonsterType, Throw } from './vocabulary.ts';

/** Whether a value stands in a rulebook or is this project's own design. */
export type Source = 'printed' | 'ours';

interface Card {
  readonly id: CardId;
  readonly name: string;
  /** A joke in the margin. Always ours. */
  readonly flavour: string;
  /** `printed`: every rule-relevant value is in the ledger. `ours`: all of it is our design. A list names the fields that are ours. */
  readonly source: Source | { readonly ours: readonly string[] };
}

// ---- heroes -------------------------------------------------------------------------------------------

export interface HeroCard extends Card {
  readonly id: HeroId;
  readonly abilities: Readonly<Record<Color, AbilityId>>;
  /** The type its Sworn Enemy names, if it has that ability. */
  readonly swornEnemy?: MonsterType;
  readonly slots: Readonly<Record<EquipmentKind, number>>;
}

/** What a damage hook may look at: everything as it was before the throw. */
export interface BlowFacts {
  readonly heroLife: number;
  readonly monsterLife: number;
  readonly monsterType: MonsterType;
  readonly monsterLevel: number;
  readonly swornEnemy: MonsterType | undefined;
}

export type Whom = 'thrower' | 'party';

/** A hero ability: what the icon of its colour does. */
export interface Ability {
  readonly id: AbilityId;
  readonly name: string;
  /** The rule in our own words, shown on request. */
  readonly text: string;
  /** The clauses that define it. */
  readonly clauses: readonly string[];
  readonly works: 'hit' | 'miss' | 'anywhere';
  readonly limit?: 'combat' | 'turn';
  /** The section counts at least this much. */
  readonly sectionAtLeast?: number;
  /** Added to the value of the section. */
  readonly sectionBonus?: number;
  /** Added to the damage (hook of kind modify: facts in, bonus out). */
  readonly damage?: (facts: BlowFacts) => number;
  /** On a miss: what the thrower suffers instead of the monster's damage, and what the monster loses. */
  readonly parry?: { readonly suffer: number; readonly deal: number };
  readonly heal?: { readonly amount: number; readonly whom: Whom };
  readonly coins?: number;
  /** The thrower may throw the same die again; the result is forgotten. */
  readonly rethrow?: true;
  /** After its damage the same die is thrown a second time; the result counts as well. */
  readonly secondThrow?: { readonly weapons: boolean };
  /** The top card of the shop deck is kept face down until resting. */
  readonly steal?: true;
  /** Turns the hero's token to its active side. */
  readonly token?: Token;
}

/** What an active token does, until resting turns it back. */
export interface Token {
  readonly name: string;
  /** Every hero who hits heals this much. */
  readonly healOnHit?: number;
  /** In resting all heroes heal by the level of the monster. */
  readonly healByLevel?: true;
  /** Its owner may turn it back to have the die just thrown thrown again. */
  readonly rethrow?: true;
}

// ---- monsters -----------------------------------------------------------------------------------------

/** A monster ability. It works by itself for every hero. */
export interface MonsterAbility {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly clauses: readonly string[];
  /** A die in one of these printed sections is a miss. */
  readonly missSections?: readonly number[];
  /** On a miss every standing hero suffers the damage. */
  readonly missHurtsAll?: true;
  /** Coins the chest loses on a miss. */
  readonly missCostsCoins?: number;
  /** On a miss the monster regains this life, up to its initial life. The number is on the monster card. */
  readonly missHeals?: true;
  /** What every numbered section counts as. */
  readonly sectionsCount?: number;
  /** Changes the total of a hit (hook of kind modify). */
  readonly total?: (total: number) => number;
}

interface Foe extends Card {
  readonly type: MonsterType;
  readonly life: number;
  readonly damage: number;
  readonly ability?: string;
  /** The X of an ability that has one (Leeching X). */
  readonly abilityValue?: number;
  readonly requirement?: Throw;
}

export interface MonsterCard extends Foe {
  readonly level: number;
  readonly coins: number;
}

export type BossCard = Foe;

// ---- equipment ----------------------------------------------------------------------------------------

interface Equipment extends Card {
  readonly price: number;
  /** How many of this card are in the deck. */
  readonly copies: number;
}

export interface WeaponCard extends Equipment {
  readonly kind: 'weapon';
  readonly requirement: Throw;
  readonly bonus: number;
  /** A larger bonus against one type, in place of `bonus`. */
  readonly versus?: { readonly type: MonsterType; readonly bonus: number };
}

export interface ArmorCard extends Equipment {
  readonly kind: 'armor';
  /** Damage of the miss it takes off its carrier. */
  readonly prevent?: number | 'all';
  /** What else it does when its carrier misses. */
  readonly heal?: { readonly amount: number; readonly whom: Whom };
  readonly coins?: number;
  /** Life the monster loses. */
  readonly strike?: number;
}

export interface SpendableCard extends Equipment {
  readonly kind: 'spendable';
  /** Added to a hit after the running total is known. */
  readonly hitBonus?: number;
  readonly heal?: { readonly amount: number; readonly whom: 'hero' | 'party' };
  readonly bonusDice?: number;
  /** The die just thrown is thrown again. */
  readonly rethrow?: true;
}

export type EquipmentCard = WeaponCard | ArmorCard | SpendableCard;

// ---- dungeon ------------------------------------------------------------------------------------------

export type RoomEffect =
  | { readonly coins: number }
  | { readonly healParty: number }
  | { readonly bonusDice: number }
  | { readonly freeEquipment: number };

export interface DungeonCard extends Card {
  readonly shopIcons: number;
  /** Resolved on reveal, from top to bottom. */
  readonly onReveal: readonly RoomEffect[];
  readonly monsterAdvantage: number;
  readonly requirement?: Throw;
}

// ---- throws -------------------------------------------------------------------------------------------

/** An edition's reading of one specific throw. */
export interface ThrowCard {
  readonly id: Throw;
  /** The name this edition prints. */
  readonly name: string;
  readonly text: string;
  readonly clause: string;
}
