/** Counted throws as chances. */
import { SECTIONS, type Throw, ZONES, type Zone } from '../../rules/index.ts';
import type { Row } from './table.ts';

/** The sections in rising order and the bullseye: the zones a throw can hit. */
export const TARGETS = [...SECTIONS, 'bullseye'] as const satisfies readonly Zone[];

/** Where the parts of a row begin. */
export const NO_BOUNCE = ZONES.length;
export const UNMET = NO_BOUNCE + 1;

/** What was counted, as chances that add up to 1, and their hits. */
export interface Chances {
  readonly requirements: readonly Throw[];
  /** In the order of a row. */
  readonly cells: readonly number[];
  readonly hit: number;
}

const OUTSIDE = ZONES.indexOf('outside');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const withCells = (requirements: readonly Throw[], cells: readonly number[]): Chances => ({
  requirements,
  cells,
  hit: sum(cells.slice(0, TARGETS.length)),
});

export const noChance = (requirements: readonly Throw[]): Chances => ({
  requirements,
  cells: Array.from({ length: UNMET + requirements.length }, (_, at) => (at === OUTSIDE ? 1 : 0)),
  hit: 0,
});

export function chancesOf(row: Row, requirements: readonly Throw[]): Chances {
  const throws = sum(row);
  if (throws === 0) return noChance(requirements);
  return withCells(
    requirements,
    row.map(count => count / throws),
  );
}

/** Between two rows of the same requirements; 0 is all of the first. */
export const between = (one: Chances, other: Chances, share: number): Chances =>
  withCells(
    one.requirements,
    one.cells.map((chance, at) => chance + share * ((other.cells[at] as number) - chance)),
  );

/** Where hits land and misses go as in one set, for a larger set with another share of hits. */
export function withHits(
  { requirements: known, cells, hit: before }: Chances,
  requirements: readonly Throw[],
  hit: number,
): Chances {
  const hits = before === 0 ? 0 : Math.min(1, hit) / before;
  const misses = before === 1 ? 0 : (1 - hits * before) / (1 - before);
  const scaled = cells.slice(0, UNMET).map((chance, at) => chance * (at < TARGETS.length ? hits : misses));
  for (const one of requirements)
    scaled.push(known.includes(one) ? (cells[UNMET + known.indexOf(one)] as number) * misses : 0);
  return withCells(requirements, scaled);
}
