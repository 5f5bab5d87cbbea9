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
  /** The thrower is asked whether to use it. */
  readonly optional?: true;
  /** The section counts at least this much. */
  readonly sectionAtLeast?: number;
  /** The section counts exactly this much. */
  readonly sectionIs?: number;
  /** Added to the value of the section. */
  readonly sectionBonus?: number;
  /** Added to the damage (hook of kind modify: facts in, bonus out). Works on a miss too if the ability does. */
  readonly damage?: (facts: BlowFacts) => number;
  /** The thrower may pay life to multiply the value of the section. */
  readonly multiply?: { readonly by: number; readonly cost: number };
  /** One hero of the thrower's choice heals as much as the throw dealt. */
  readonly healByDamage?: true;
  /** On a miss: what the thrower suffers instead of the monster's damage, and what the monster loses. */
  readonly parry?: { readonly suffer: number; readonly deal: number };
  readonly heal?: { readonly amount: number; readonly whom: Whom | 'hero' };
  readonly coins?: number;
  /** The thrower may throw the same die again; the result is forgotten. */
  readonly rethrow?: true;
  /** After its damage the same die is thrown a second time; the result counts as well. */
  readonly secondThrow?: { readonly weapons: boolean; readonly optional?: true };
  /** The top card of the shop deck is kept face down until resting. */
  readonly steal?: true;
  /** Turns the hero's token to its active side. */
  readonly token?: Token;
  /** Puts a marker on the monster or on a hero for the rest of the fight. There is one of each kind. */
  readonly marker?: Marker;
}

/** A special power marker and what it does while it lies there. */
export interface Marker {
  readonly id: string;
  readonly name: string;
  readonly on: 'monster' | 'hero';
  /** Every hit deals this much more. */
  readonly hitBonus?: number;
  /** A miss costs this much less. */
  readonly missReduction?: number;
  /** The hero it lies on suffers nothing from misses of their own. */
  readonly shield?: true;
  /** In maintenance the monster card goes to the hero who placed it. */
  readonly capture?: true;
  /** The monster loses ability and requirement, if the party pays this many coins. */
  readonly silence?: { readonly cost: number };
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
  /** A hero who misses discards one equipment card of their choice. */
  readonly missDestroysEquipment?: true;
  /** Coloured dice of the colour on the monster card cannot be thrown. */
  readonly immuneToColor?: true;
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
  /** The die its immunity crosses out. */
  readonly immuneTo?: Color;
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
  /** Damage of the miss it takes off its carrier, when it is used. */
  readonly prevent?: number | 'all';
  /** Used once and then discarded, instead of once a combat. */
  readonly once?: true;
  /** Damage it takes off every miss its carrier throws, without being used. */
  readonly reduce?: number;
  /** The monster suffers what its carrier suffers from a miss. */
  readonly counterblow?: true;
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
  /** Damage of a miss it takes off its carrier. */
  readonly prevent?: number | 'all';
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

/** What every room is for the fight in it. */
export interface Room extends Card {
  readonly requirement?: Throw;
}

export interface DungeonCard extends Room {
  readonly shopIcons: number;
  /** Resolved on reveal, from top to bottom. */
  readonly onReveal: readonly RoomEffect[];
  readonly monsterAdvantage: number;
}

export const ROOM_KINDS = ['plain', 'shop', 'fountain', 'treasure', 'danger'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** A room on a map. A danger has a requirement, a treasure a reward. */
export interface MapRoom extends Room {
  readonly kind: RoomKind;
  readonly reward?: readonly RoomEffect[];
  /** Rooms the corridors with an arrow away from here lead to; none from the last room of a map. */
  readonly exits: readonly CardId[];
  /** Where it is drawn, in a grid of columns (the way in is left) and rows. */
  readonly place: readonly [column: number, row: number];
}

/** One side of a map: the first room is the one behind the entrance. */
export interface DungeonMap {
  readonly id: CardId;
  readonly name: string;
  readonly flavour: string;
  /** A boss side is the last floor. */
  readonly side: 'dungeon' | 'boss';
  /** The physical sheet; sides of one sheet never lie in the same dungeon. */
  readonly sheet: string;
  readonly rooms: readonly MapRoom[];
  /** The boss that belongs to this map, where the edition prints it on the back. */
  readonly boss?: CardId;
}

// ---- throws -------------------------------------------------------------------------------------------

/** An edition's reading of one specific throw. */
/** Two throws in the order of the catalogue. */
export type ThrowPair = readonly [Throw, Throw];

export interface ThrowCard {
  readonly id: Throw;
  /** The name this edition prints. */
  readonly name: string;
  readonly text: string;
  readonly clause: string;
}
