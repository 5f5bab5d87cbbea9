/** Requirements in force are a set; putting them together puts all their parts together. */
import { closest, fail, isOneOf, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { BONED, type Board } from '../board.ts';
import type { NumberKey, WordKey } from '../gesture.ts';
import { EDITIONS, type EditionId, type PropKind } from '../vocabulary.ts';
import { bend, type Conflict, meetRanges } from './bends.ts';
import { SPECIFIC_THROWS, THROWS, type Throw } from './catalogue.ts';
import type { Control, Limits, Needs, Range, Reading, SpecificThrow, View } from './types.ts';

export interface Requirements {
  readonly edition: EditionId;
  readonly board: Board;
  /** In the order of the catalogue, each once (TH-G-02). */
  readonly throws: readonly Throw[];
  readonly readings: readonly Reading[];
  readonly needs: Needs;
  readonly limits: Limits;
  /** The limits and, as far as they agree, where such throws naturally begin. */
  readonly grip: Limits;
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

function readingOf(id: Throw, edition: EditionId, alone: boolean): Reading {
  const reading = SPECIFIC_THROWS[id].readings[edition] as Reading;
  return alone && reading.alone ? { ...reading, ...reading.alone } : reading;
}

export const isInEdition = (id: Throw, edition: EditionId): boolean =>
  SPECIFIC_THROWS[id].readings[edition] !== undefined;

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
  /** The board of the edition; the one with bones unless it says otherwise. */
  readonly board?: Board;
}

export function compose(
  edition: EditionId,
  ids: readonly string[],
  { alone = false, board = BONED }: ComposeOptions = {},
): Result<Requirements, Refusal> {
  if (!isOneOf(EDITIONS, edition)) return fail(refuse('edition', `there is no edition "${String(edition)}"`));
  for (const id of ids) {
    if (!isOneOf(THROWS, id)) {
      const near = closest(String(id), THROWS);
      const hint = near === undefined ? '' : `; did you mean ${near}?`;
      return fail(refuse('throw', `there is no throw "${String(id)}"${hint}`));
    }
    if (!isInEdition(id, edition)) return fail(refuse('throw', `the ${edition} edition has no ${id} throw`));
  }
  const throws = THROWS.filter(id => ids.includes(id));
  const records = throws.map(id => SPECIFIC_THROWS[id]);
  const { readings, conflicts } = bend(
    edition,
    throws,
    throws.map(id => readingOf(id, edition, alone)),
  );
  const limits = readings.reduce((all: Limits, reading) => meetLimits(all, reading.limits), {});
  const props = readings.flatMap(reading => reading.props);
  return ok({
    edition,
    board,
    throws,
    readings,
    needs: readings.reduce((needs: Needs, reading) => meetNeeds(needs, reading.needs), {}),
    limits,
    grip: records.reduce((grip: Limits, record) => meetLimits(grip, record.grip ?? {}), limits),
    props,
    views: [...new Set(records.map(({ view }) => view))],
    controls: [...new Set(records.map(({ control }) => control))],
    shake: shakeOf(readings.map((reading, i) => reading.shake ?? (records[i] as SpecificThrow).shake)),
    conflicts,
  });
}
