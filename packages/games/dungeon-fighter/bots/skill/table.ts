/** How well people throw, as counts of throws that were really made on the physical table. */
import type { Throw } from '../../rules/index.ts';

export const SKILLS = ['clumsy', 'average', 'skilled', 'deadly'] as const;
export type Skill = (typeof SKILLS)[number];

/** Pairs of requirements are measured for these, in this order; a run that was short of time may lack the second. */
export const PAIR_SKILLS = ['average', 'skilled'] as const satisfies readonly Skill[];

/**
 * Counts of throws under one set of requirements, in this order: good throws into each of the `TARGETS`; throws
 * that came to rest elsewhere, by zone; throws onto a target without a bounce; and for each requirement, in the
 * order of the catalogue, throws onto a target of which it was the first not fulfilled. A row is empty where no
 * release is within the limits.
 */
export type Row = readonly number[];

export interface MeasuredThrow {
  /** The noise of the hand against that of a plain throw. */
  readonly shake: number;
  /** Whether it changes the way of the die; otherwise it only makes the hand shake. */
  readonly shapes: boolean;
  /** Of each of the `SKILLS`; of what shapes the way also with hands noisier than any. */
  readonly rows: readonly Row[];
}

export interface MeasuredRules {
  readonly plain: MeasuredThrow;
  readonly throws: { readonly [Name in Throw]?: MeasuredThrow };
  /** Rows of the `PAIR_SKILLS` for some pairs that both shape the way, by their names in the order of the catalogue. */
  readonly pairs: Readonly<Record<string, readonly Row[]>>;
}

export interface MeasuredTable {
  /** The physics that was measured. */
  readonly revision: string;
  readonly seed: string;
  /** Throws of a row of a level, of a row of noisier hands and of a row of a pair. */
  readonly throws: { readonly level: number; readonly noisier: number; readonly pair: number };
  /** Whether every level had an aim of its own under requirements, or two had to do. */
  readonly aims: 'own' | 'shared';
  /** The noise of each of the `SKILLS` against that of average hands. */
  readonly levels: readonly number[];
  /** The noise of noisier hands against that of clumsy ones. */
  readonly noisier: readonly number[];
  /** By rule set. */
  readonly rules: Readonly<Record<string, MeasuredRules>>;
}
