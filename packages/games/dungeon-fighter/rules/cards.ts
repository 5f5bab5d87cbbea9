/**
 * Everything printed on a card, as one record each. Ids, texts, look-ups and checks derive from these.
 *
 * What a card can say is in `verbs/`. The effect ladder: plain numbers, then declarative verbs, then a typed
 * hook. A new card should use the lowest rung that says what it does.
 */
import type { ABILITY_VERBS } from './verbs/abilities.ts';
import type { ARMOR_VERBS, SPENDABLE_VERBS, WEAPON_VERBS } from './verbs/equipment.ts';
import type { MARKER_VERBS, TOKEN_VERBS } from './verbs/markers.ts';
import type { MONSTER_VERBS } from './verbs/monster-abilities.ts';
import type { ROOM_VERBS } from './verbs/rooms.ts';
import type { SaidBy } from './verbs/verb.ts';
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
  /** What people call it at the table, where that is not the whole name. */
  readonly short?: string;
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

/** A hero ability: what the icon of its colour does. */
export interface Ability extends SaidBy<typeof ABILITY_VERBS> {
  readonly id: AbilityId;
  readonly name: string;
  /** The name without its number, where it is printed with several. */
  readonly short?: string;
  /** The rule in our own words, when it works included. Without it the words of its verbs are shown. */
  readonly text?: string;
  /** What of its hero's sheet is told with its name. */
  readonly toldWith?: 'swornEnemy';
  /** The clauses that define it. */
  readonly clauses: readonly string[];
  readonly works: 'hit' | 'miss' | 'anywhere';
  readonly limit?: 'combat' | 'turn';
  /** The thrower is asked whether to use it. */
  readonly optional?: true;
}

/** A special power marker and what it does while it lies there. */
export interface Marker extends SaidBy<typeof MARKER_VERBS> {
  readonly id: string;
  readonly name: string;
  readonly on: 'monster' | 'hero';
}

/** What an active token does, until resting turns it back. */
export interface Token extends SaidBy<typeof TOKEN_VERBS> {
  readonly name: string;
}

// ---- monsters -----------------------------------------------------------------------------------------

/** A monster ability. It works by itself for every hero. */
export interface MonsterAbility extends SaidBy<typeof MONSTER_VERBS> {
  readonly id: string;
  readonly name: string;
  /** The rule in our own words. Without it the words of its verbs are shown. */
  readonly text?: string;
  readonly clauses: readonly string[];
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

export interface WeaponCard extends Equipment, SaidBy<typeof WEAPON_VERBS> {
  readonly kind: 'weapon';
  readonly requirement: Throw;
  readonly bonus: number;
}

export interface ArmorCard extends Equipment, SaidBy<typeof ARMOR_VERBS> {
  readonly kind: 'armor';
  /** Used once and then discarded, instead of once a combat. */
  readonly once?: true;
}

export interface SpendableCard extends Equipment, SaidBy<typeof SPENDABLE_VERBS> {
  readonly kind: 'spendable';
}

export type EquipmentCard = WeaponCard | ArmorCard | SpendableCard;

// ---- dungeon ------------------------------------------------------------------------------------------

type Effects = Required<SaidBy<typeof ROOM_VERBS>>;

/** One thing a room gives. */
export type RoomEffect = { [Name in keyof Effects]: Pick<Effects, Name> }[keyof Effects];

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
