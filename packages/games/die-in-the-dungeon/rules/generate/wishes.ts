/** What a dungeon built on request is to be like, and the map id that says so: `own-2-3-7-cabbage`. */
import type { Level, MapId } from '../vocabulary.ts';

/** The three choices that make it hard (DIE-DESIGN-40, DIE-R-102), and a seed. */
export interface OwnMap {
  /** Epic Parties to defeat, 1 to 4. */
  readonly parties: number;
  /** The highest level of heroes. */
  readonly level: Level;
  /** The highest number of tiles without heroes, 1 to 10. */
  readonly number: number;
  /** Letters and digits. */
  readonly seed: string;
}

export const OWN_DIFFICULTIES = {
  gentle: { parties: 1, level: 1, number: 5 },
  fair: { parties: 1, level: 2, number: 7 },
  hard: { parties: 2, level: 3, number: 9 },
  brutal: { parties: 3, level: 4, number: 10 },
} as const satisfies Readonly<Record<string, Omit<OwnMap, 'seed'>>>;
export type OwnDifficulty = keyof typeof OWN_DIFFICULTIES;

const ID = /^own-([1-4])-([1-4])-([1-9]|10)-([a-z0-9]{1,16})$/;

/** There are two Epic Party tiles of each level. */
const isPossible = ({ parties, level }: OwnMap): boolean => parties <= 2 * level;

export const ownMapId = ({ parties, level, number, seed }: OwnMap): MapId =>
  `own-${parties}-${level}-${number}-${seed}`;

export function parseOwnMap(id: MapId): OwnMap | undefined {
  const match = ID.exec(id);
  if (match === null) return undefined;
  const [, parties, level, number, seed] = match;
  const wishes: OwnMap = {
    parties: Number(parties),
    level: Number(level) as Level,
    number: Number(number),
    seed: seed as string,
  };
  return isPossible(wishes) ? wishes : undefined;
}
