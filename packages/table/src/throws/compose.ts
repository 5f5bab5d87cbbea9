/** Requirements in force are a set; putting them together puts all their parts together. */
import { closest, fail, isOneOf, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import type { NumberKey, WordKey } from '../gesture.ts';
import { EDITIONS, type EditionId, type PropKind, THROWS, type Throw } from '../vocabulary.ts';
import { SPECIFIC_THROWS } from './catalogue.ts';
import type { Control, Limits, Needs, Range, Reading, SpecificThrow, View } from './types.ts';

/** Why two requirements hardly go together: a hint for backing down, never a verdict. */
export interface Conflict {
  readonly between: readonly [Throw, Throw];
  readonly reason: string;
}

export interface Requirements {
  readonly edition: EditionId;
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

type Pair = readonly [one: Throw, others: readonly Throw[], reason: string, edition?: EditionId];

/** Likely impossible (throws.md, Combining), and what the speed of a die forbids. */
const HOPELESS: readonly Pair[] = [
  ['sitting', ['jump', 'dancing'], 'nobody jumps or turns around while sitting on the floor'],
  ['backwards', ['dancing'], 'the dance ends facing the board', 'first'],
  ['catapult', ['under-the-leg', 'far', 'head'], 'the card lies at the edge of the table'],
  ['wrist-on-table', ['jump', 'far', 'under-the-table'], 'the wrist stays on the table'],
  ['palms', ['card-jump'], 'no hand is free for the card'],
  ['x-wrists', ['card-jump'], 'no hand is free for the card'],
  ['slam', ['under-the-table'], 'a die struck down below the table never gets onto it'],
  ['blow', ['far', 'under-the-table'], 'breath is too weak for that'],
  ['under-the-table', ['elbow', 'nose'], 'a die that only rolls off does not get over the edge', 'first'],
  ['under-the-table', ['head'], 'the hand is below the table, the head above it', 'first'],
  ['under-the-table', ['head'], 'the hand is below the table, the head above it', 'prototype'],
  ['far', ['head', 'slam'], 'two steps are too far for a struck die', 'prototype'],
  ['card-jump', ['elbow'], 'a die that only rolls off does not jump', 'first'],
  ['far', ['elbow', 'nose'], 'a die that only rolls off does not fly so far', 'first'],
  ['under-the-leg', ['backwards'], 'the leg is in front, the throw goes behind'],
];

const meet = ([a, b]: Range, [c, d]: Range): Range => [Math.max(a, c), Math.min(b, d)];
const isEmpty = ([low, high]: Range): boolean => low > high;

type NeedsEntry = readonly [WordKey | NumberKey, readonly (string | number)[]];

function meetNeeds(one: Needs, other: Needs): { readonly needs: Needs; readonly clash?: string } {
  const needs: Record<string, readonly (string | number)[]> = { ...one } as never;
  let clash: string | undefined;
  for (const [key, wanted] of Object.entries(other) as NeedsEntry[]) {
    const had = needs[key];
    if (had === undefined) needs[key] = wanted;
    else if (typeof had[0] === 'number') {
      const range = meet(had as unknown as Range, wanted as unknown as Range);
      if (isEmpty(range)) clash ??= key;
      else needs[key] = range;
    } else {
      const both = had.filter(word => wanted.includes(word));
      if (both.length === 0) clash ??= key;
      else needs[key] = both;
    }
  }
  return clash === undefined ? { needs: needs as Needs } : { needs: needs as Needs, clash };
}

function meetLimits(one: Limits, other: Limits): { readonly limits: Limits; readonly clash?: string } {
  const limits: Record<string, Range> = { ...one } as never;
  let clash: string | undefined;
  for (const [key, range] of Object.entries(other) as [string, Range][]) {
    const both = limits[key] === undefined ? range : meet(limits[key], range);
    if (isEmpty(both)) clash ??= key;
    else limits[key] = both;
  }
  return clash === undefined ? { limits } : { limits, clash };
}

function readingOf(id: Throw, edition: EditionId, alone: boolean): Reading {
  const reading = SPECIFIC_THROWS[id].readings[edition] as Reading;
  return alone && reading.alone ? { ...reading, ...reading.alone } : reading;
}

function conflictOf(edition: EditionId, alone: boolean, one: Throw, other: Throw): Conflict | undefined {
  const between = [one, other] as const;
  const listed = HOPELESS.find(
    ([id, others, , only]) =>
      (only === undefined || only === edition) &&
      ((id === one && others.includes(other)) || (id === other && others.includes(one))),
  );
  if (listed) return { between, reason: listed[2] };
  const a = readingOf(one, edition, alone);
  const b = readingOf(other, edition, alone);
  const clash = meetNeeds(a.needs, b.needs).clash ?? meetLimits(a.limits, b.limits).clash;
  return clash === undefined ? undefined : { between, reason: `they ask for a different ${clash}` };
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
}

export function compose(
  edition: EditionId,
  ids: readonly string[],
  { alone = false }: ComposeOptions = {},
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
  const readings = throws.map(id => readingOf(id, edition, alone));
  const limits = readings.reduce((all: Limits, reading) => meetLimits(all, reading.limits).limits, {});
  const props = readings.flatMap(reading => reading.props);
  return ok({
    edition,
    throws,
    readings,
    needs: readings.reduce((needs: Needs, reading) => meetNeeds(needs, reading.needs).needs, {}),
    limits,
    grip: records.reduce((grip: Limits, record) => meetLimits(grip, record.grip ?? {}).limits, limits),
    props,
    views: [...new Set(records.map(({ view }) => view))],
    controls: [...new Set(records.map(({ control }) => control))],
    shake: shakeOf(readings.map((reading, i) => reading.shake ?? (records[i] as SpecificThrow).shake)),
    conflicts: throws.flatMap((one, i) =>
      throws.slice(i + 1).flatMap(other => conflictOf(edition, alone, one, other) ?? []),
    ),
  });
}
