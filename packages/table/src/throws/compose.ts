/** Requirements in force are a set; putting them together puts all their parts together. */

import { closest, fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { type Board, boardWith } from '../board.ts';
import type { NumberKey, WordKey } from '../gesture.ts';
import { refuse } from '../sentences.ts';
import type { PropKind } from '../vocabulary.ts';
import { bend, type Conflict, meetRanges } from './bends.ts';
import { catalogueOf, type Throwing } from './throwing.ts';
import type { Control, Limits, Needs, Range, Reading, SpecificThrow, Throw, View } from './types.ts';

export interface Requirements {
  /** By what they are read. */
  readonly throwing: Throwing;
  readonly board: Board;
  /** In the order of the catalogue, each once (TH-G-02). */
  readonly throws: readonly Throw[];
  readonly records: readonly SpecificThrow[];
  readonly readings: readonly Reading[];
  readonly needs: Needs;
  readonly limits: Limits;
  /** The limits and, as far as they agree, where such throws naturally begin. */
  readonly grip: Limits;
  /** Where such throws naturally come down first, and how fast a top spins that is asked for. */
  readonly bounce: Range | undefined;
  readonly top: Range | undefined;
  readonly props: readonly (readonly PropKind[])[];
  readonly views: readonly View[];
  readonly controls: readonly Control[];
  readonly shake: number;
  readonly conflicts: readonly Conflict[];
}

const isEmpty = ([low, high]: Range): boolean => low > high;

type NeedsEntry = readonly [WordKey | NumberKey, readonly (string | number)[]];

/** What all of them accept; bent needs always have something in common. */
function meetNeeds(one: Needs, other: Needs): Needs {
  const needs: Record<string, readonly (string | number)[]> = { ...one } as never;
  for (const [key, wanted] of Object.entries(other) as NeedsEntry[]) {
    const had = needs[key];
    if (had === undefined) needs[key] = wanted;
    else if (typeof had[0] === 'number')
      needs[key] = meetRanges(had as unknown as Range, wanted as unknown as Range);
    else needs[key] = had.filter(word => wanted.includes(word));
  }
  return needs as Needs;
}

/** A range that has nothing in common with the one before is left out: no throw is within both. */
function meetLimits(one: Limits, other: Limits): Limits {
  const limits: Record<string, Range> = { ...one } as never;
  for (const [key, range] of Object.entries(other) as [string, Range][]) {
    const both = limits[key] === undefined ? range : meetRanges(limits[key], range);
    if (!isEmpty(both)) limits[key] = both;
  }
  return limits;
}

const readingOf = ({ reading }: SpecificThrow, alone: boolean): Reading =>
  alone && reading.alone ? { ...reading, ...reading.alone } : reading;

const meetAll = (ranges: readonly (Range | undefined)[]): Range | undefined =>
  ranges.reduce((all, range) => (all && range ? meetRanges(all, range) : (all ?? range)), undefined);

/** Shaking adds up like noise does; care that one throw takes is not undone by another. */
export function shakeOf(shakes: readonly number[]): number {
  let care = 1;
  let square = 0;
  for (const shake of shakes) {
    if (shake < 1) care *= shake;
    else square += (shake - 1) * (shake - 1);
  }
  return care * (1 + Math.sqrt(square));
}

export interface ComposeOptions {
  /** Nobody else is there to lend a hand or to toss the die (TH-R-09). */
  readonly alone?: boolean;
  /** Another board than that of the game. */
  readonly board?: Board;
}

export function compose(
  throwing: Throwing,
  ids: readonly string[],
  { alone = false, board = boardWith(throwing.board) }: ComposeOptions = {},
): Result<Requirements, Refusal> {
  const catalogue = catalogueOf(throwing);
  const known = [...catalogue.keys()];
  for (const id of ids) {
    if (catalogue.has(id)) continue;
    const near = closest(String(id), known);
    return fail(refuse('throw', 'unknown-throw', { id: String(id), near }));
  }
  const throws = known.filter(id => ids.includes(id));
  const records = throws.map(id => catalogue.get(id) as SpecificThrow);
  const { readings, conflicts } = bend(
    throwing.bends,
    throws,
    records.map(record => readingOf(record, alone)),
  );
  const limits = readings.reduce((all: Limits, reading) => meetLimits(all, reading.limits), {});
  return ok({
    throwing,
    board,
    throws,
    records,
    readings,
    needs: readings.reduce((needs: Needs, reading) => meetNeeds(needs, reading.needs), {}),
    limits,
    grip: records.reduce((grip: Limits, record) => meetLimits(grip, record.grip ?? {}), limits),
    bounce: meetAll(records.map(({ bounce }) => bounce)),
    top: meetAll(records.map(({ top }) => top)),
    props: readings.flatMap(reading => reading.props),
    views: [...new Set(records.map(({ view }) => view))],
    controls: [...new Set(records.map(({ control }) => control))],
    shake: shakeOf(records.map(({ shake }) => shake)),
    conflicts,
  });
}
