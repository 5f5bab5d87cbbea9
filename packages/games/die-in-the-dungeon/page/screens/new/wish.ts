/** What somebody wants to play: kept so that it is always an order that can be begun. */
import {
  CHANGING,
  type Changing,
  CONTENT,
  type CreatureId,
  type Dice,
  type DungeonMap,
  easierMapId,
  easierNumbers,
  FREE_DICE,
  type MapId,
  mapOf,
  OWN_DIFFICULTIES,
  type OwnDifficulty,
  ownMapId,
  type Sides,
} from '../../../rules/index.ts';
import type { CrawlOrder } from '../../worker/protocol.ts';

export interface Player {
  readonly creature: CreatureId;
  readonly dice: Dice;
}

export interface Wish {
  /** A printed map, or `own`. */
  readonly map: MapId | 'own';
  /** The highest number of tiles without heroes on a printed map; all of them if none is named. */
  readonly highest: number | undefined;
  readonly own: { readonly difficulty: OwnDifficulty; readonly seed: string };
  /** Always two; a map for one takes the first. */
  readonly players: readonly [Player, Player];
  /** By lot if nobody is named. */
  readonly first: CreatureId | undefined;
}

const USUAL: Dice = { might: 12, agility: 8, magic: 6, health: 10 };

export const FIRST_WISH: Wish = {
  map: 'training',
  highest: undefined,
  own: { difficulty: 'fair', seed: 'cabbage' },
  players: [
    { creature: CONTENT.tables.creatures[0]?.id ?? '', dice: USUAL },
    { creature: CONTENT.tables.creatures[1]?.id ?? '', dice: USUAL },
  ],
  first: undefined,
};

/** The same on the first map for two. */
export const FOR_TWO: Wish = {
  ...FIRST_WISH,
  map: CONTENT.tables.maps.find(({ players }) => players === 2)?.id ?? FIRST_WISH.map,
};

const SEED = /^[a-z0-9]{1,16}$/;
export const isSeed = (seed: string): boolean => SEED.test(seed);

/** The numbers that make a printed map easier, the mildest first. */
export const numbersOf = (map: Wish['map']): readonly number[] => {
  const printed = CONTENT.map.get(map)?.map;
  return printed === undefined ? [] : easierNumbers(printed, CONTENT.tables.tiles);
};

/** A number that another map could do with is none for this one. */
export const highestOf = ({ map, highest }: Wish): number | undefined =>
  highest !== undefined && numbersOf(map).includes(highest) ? highest : undefined;

export function mapIdOf(wish: Wish): MapId {
  const { map, own } = wish;
  if (map === 'own') return ownMapId({ ...OWN_DIFFICULTIES[own.difficulty], seed: own.seed });
  const highest = highestOf(wish);
  return highest === undefined ? map : easierMapId(map, highest);
}

/** The map that is wanted, or nothing while the seed is none. */
export const mapWanted = (wish: Wish): DungeonMap | undefined => mapOf(CONTENT, mapIdOf(wish))?.map;

/** Two tracks change their dice; every one of the 24 assignments can be reached so. */
export function swapDice(dice: Dice, one: Changing, other: Changing): Dice {
  return { ...dice, [one]: dice[other], [other]: dice[one] };
}

/** Fisher and Yates; `random` is from 0 to 1. */
export function shuffleDice(random: () => number): Dice {
  const left = [...FREE_DICE];
  const drawn = CHANGING.map(
    track => [track, left.splice(Math.floor(random() * left.length), 1)[0] as Sides] as const,
  );
  return Object.fromEntries(drawn) as Dice;
}

export function withPlayer(wish: Wish, at: 0 | 1, change: Partial<Player>): Wish {
  const [one, two] = wish.players;
  const players =
    at === 0 ? ([{ ...one, ...change }, two] as const) : ([one, { ...two, ...change }] as const);
  return freed({ ...wish, players }, at);
}

/** Two players never share a creature: the other one gives way. */
function freed(wish: Wish, chosen: 0 | 1): Wish {
  const [one, two] = wish.players;
  if (one.creature !== two.creature) return wish;
  const other = CONTENT.tables.creatures.find(({ id }) => id !== one.creature)?.id ?? one.creature;
  return chosen === 0
    ? { ...wish, players: [one, { ...two, creature: other }] }
    : { ...wish, players: [{ ...one, creature: other }, two] };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const drawSeed = (random: () => number): string =>
  Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');

/** Nothing while something is missing. */
export function orderOf(wish: Wish): CrawlOrder | undefined {
  const map = mapWanted(wish);
  if (map === undefined) return undefined;
  const players = wish.players.slice(0, map.players);
  const first = players.find(({ creature }) => creature === wish.first)?.creature;
  return { options: { map: map.id, players, ...(first !== undefined && { first }) } };
}
