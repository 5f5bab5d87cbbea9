/** The nouns of the reverse dungeon crawl, as its rulebook uses them. */

/** The six tracks of a creature board, from left to right (DIE-STAT-01). Boards keep them as lists in this order. */
export const TRACKS = ['time', 'might', 'agility', 'magic', 'health', 'ability'] as const;
export type Track = (typeof TRACKS)[number];

export const TIME = 0;
export const MIGHT = 1;
export const AGILITY = 2;
export const MAGIC = 3;
export const HEALTH = 4;
export const ABILITY = 5;

/** A place in `TRACKS`. */
export type TrackIndex = 0 | 1 | 2 | 3 | 4 | 5;

export const indexOf = (track: Track): TrackIndex => TRACKS.indexOf(track) as TrackIndex;

/** What attacks, defends and is checked. */
export const STATS = ['might', 'agility', 'magic'] as const satisfies readonly Track[];
export type Stat = (typeof STATS)[number];

/** The four tracks whose die can change (DIE-STAT-04). */
export const CHANGING = ['might', 'agility', 'magic', 'health'] as const satisfies readonly Track[];
export type Changing = (typeof CHANGING)[number];

/** The ladder of dice, by their number of faces; a rung is a place in it. */
export const SIDES = [4, 6, 8, 10, 12, 20] as const;
export type Sides = (typeof SIDES)[number];
export const DICE = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20'] as const;
export type Die = (typeof DICE)[number];

const RUNGS: readonly number[] = Array.from({ length: 21 }, (_, sides) => SIDES.indexOf(sides as Sides));
export const rungOf = (sides: number): number => RUNGS[sides] as number;
export const sidesAt = (rung: number): Sides => SIDES[rung] as Sides;
export const dieOf = (sides: number): Die => DICE[rungOf(sides)] as Die;
export const sidesOf = (die: Die): Sides => SIDES[DICE.indexOf(die)] as Sides;

/** A token on a tile: points for a track, or a DieMinion with its die. */
export const TOKENS = [...TRACKS, ...DICE] as const;
export type Token = (typeof TOKENS)[number];
export const isMinion = (token: Token): token is Die => (DICE as readonly string[]).includes(token);

export const CLASSES = ['fighter', 'rogue', 'wizard', 'cleric'] as const;
export type Class = (typeof CLASSES)[number];
export const EPIC_HEROES = ['barbarian', 'assassin', 'warlock', 'patriarch'] as const;
export type EpicHero = (typeof EPIC_HEROES)[number];
export const HEROES = [...CLASSES, ...EPIC_HEROES] as const;
export type Hero = (typeof HEROES)[number];
export const isEpic = (hero: Hero): hero is EpicHero => (EPIC_HEROES as readonly string[]).includes(hero);

/** A hero head on a tile; a question mark is rolled for. */
export type Head = Hero | '?';

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** What the back of a tile shows. */
export const BACKS = [
  'start',
  'epic-party',
  'dead-end',
  'corner',
  'two-way',
  'three-way',
  'four-way',
  'blank',
] as const;
export type Back = (typeof BACKS)[number];

/** When an ability may be used (DIE-ABILITY-05), and how long what it does lasts (DIE-DESIGN-05). */
export const WINDOWS = ['turn', 'round', 'trap'] as const;
export type Window = (typeof WINDOWS)[number];
export const DURATIONS = ['roll', 'round', 'combat', 'turn'] as const;
export type Duration = (typeof DURATIONS)[number];

/** Ids of creatures, abilities, tiles and maps are kebab-case names from the content tables. */
export type CreatureId = string;
export type AbilityId = string;
export type TileId = string;
export type MapId = string;
/** A place of the dungeon: column letter and row number, `a1` in the north-west corner. */
export type CellId = string;
