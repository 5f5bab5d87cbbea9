/** The nouns of the throwing game, as its rulebooks use them. */

export const COLORS = ['red', 'green', 'blue'] as const;
export type Color = (typeof COLORS)[number];

/** The three hero dice and the white bonus die. */
export const DICE = [...COLORS, 'white'] as const;
export type Die = (typeof DICE)[number];

export const SECTIONS = ['1', '2', '3', '4', '5', '6'] as const;
/** Where a die can come to rest: sections and bullseye count, the rest is a miss; the floor is off the table. */
export const ZONES = [...SECTIONS, 'bullseye', 'hole', 'bones', 'outside', 'floor'] as const;
export type Zone = (typeof ZONES)[number];

/** The zones of a board, with bones along its rim or without. */
export const zonesOn = ({ bones }: { readonly bones: boolean }): readonly Zone[] =>
  bones ? ZONES : WITHOUT_BONES;
const WITHOUT_BONES: readonly Zone[] = ZONES.filter(zone => zone !== 'bones');

export const FACES = ['blank', 'icon'] as const;
export type Face = (typeof FACES)[number];

/** Bounces on the table before the first touch of the board; 2 stands for two or more. */
export const BOUNCES = [0, 1, 2] as const;
export type Bounces = (typeof BOUNCES)[number];

/** The 28 canonical specific throws of all editions (docs/rules/throws.md). */
export const THROWS = [
  'backwards',
  'bank',
  'blind',
  'blow',
  'borrowed-hand',
  'card-carry',
  'card-jump',
  'catapult',
  'dancing',
  'elbow',
  'far',
  'flick',
  'head',
  'hot-potato',
  'jump',
  'nose',
  'one-eye',
  'palms',
  'sitting',
  'slam',
  'small-fingers',
  'spin',
  'two-bounce',
  'under-the-leg',
  'under-the-table',
  'weak-hand',
  'wrist-on-table',
  'x-wrists',
] as const;
export type Throw = (typeof THROWS)[number];

/** What a monster is. A type does nothing by itself; effects that name a type read it. */
export const MONSTER_TYPES = ['beast', 'undead', 'rabble', 'fiend', 'ooze'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

export const EQUIPMENT_KINDS = ['weapon', 'armor', 'spendable'] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

/** Ids of cards, heroes and abilities are kebab-case names from the edition's tables. */
export type CardId = string;
export type HeroId = string;
export type AbilityId = string;
