/**
 * What a device remembers of what was ever done on it, made so that two devices can put their memories together in any
 * order, as often as they like, and lose nothing: sets that grow, greatest values, and counts that each device keeps
 * under names of its own. `join` is commutative, associative and idempotent.
 */
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';

export interface Records {
  /** Sets of words by name, in the order of the alphabet. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
  /** Greatest values by name. */
  readonly most: Readonly<Record<string, number>>;
  /** Counts by name and by day and device (`2026-11-18 k3f…`); each of them only grows. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const NO_RECORDS: Records = { seen: {}, most: {}, counts: {} };

/** More than any game has to remember. What is beyond goes the same way on every device: the last of the alphabet stay. */
const MOST_WORDS = 600;
const MOST_NAMES = 40;

const last = <T>(list: readonly T[]): readonly T[] => list.slice(-MOST_WORDS);

const union = (a: readonly string[] = [], b: readonly string[] = []): readonly string[] =>
  last([...new Set([...a, ...b])].sort());

const greatest = (
  a: Readonly<Record<string, number>> = {},
  b: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    union(Object.keys(a), Object.keys(b)).map(key => [key, Math.max(valueAt(a, key), valueAt(b, key))]),
  );

const valueAt = (values: Readonly<Record<string, number>>, key: string): number =>
  Object.hasOwn(values, key) ? (values[key] as number) : 0;

const at = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const joined = <T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  join: (one: T | undefined, other: T | undefined) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    union(Object.keys(a), Object.keys(b)).map(name => [name, join(at(a, name), at(b, name))]),
  );

export const join = (a: Records, b: Records): Records => ({
  seen: joined(a.seen, b.seen, union),
  most: greatest(a.most, b.most),
  counts: joined(a.counts, b.counts, greatest),
});

export const seenOf = ({ seen }: Records, name: string): readonly string[] => at(seen, name) ?? [];
export const mostOf = ({ most }: Records, name: string): number => valueAt(most, name);

/** Of all devices, by day. */
export function countsByDay({ counts }: Records, name: string): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const [key, count] of Object.entries(at(counts, name) ?? {})) {
    const [day = ''] = key.split(' ');
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return days;
}

/** What has just been done, to be added to what is known. */
export interface Done {
  readonly seen?: Readonly<Record<string, readonly string[]>>;
  readonly most?: Readonly<Record<string, number>>;
  /** How many more, by name. */
  readonly more?: Readonly<Record<string, number>>;
}

/** `key` is the day and the device it was done on. */
export function recordsAfter(
  records: Records,
  { seen = {}, most = {}, more = {} }: Done,
  key: string,
): Records {
  const counts = Object.fromEntries(
    Object.entries(more).map(([name, count]) => [
      name,
      { [key]: valueAt(at(records.counts, name) ?? {}, key) + count },
    ]),
  );
  return join(records, { seen: joined(seen, {}, union), most, counts });
}

const readShape = reader(() => {
  const name = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));
  const word = z.string().check(z.regex(/^[\w :+-]{1,80}$/));
  const amount = z.number().check(z.gte(0), z.lte(1e9));
  return z.object({
    seen: z.record(name, z.array(word).check(z.maxLength(MOST_WORDS))),
    most: z.record(name, amount),
    counts: z.record(name, z.record(word, amount)),
  });
});

/** Records from storage or from a file, which may be anything: what cannot be understood is nothing. */
export function readRecords(value: unknown): Records | undefined {
  const shape = readShape(value);
  if (shape === undefined) return undefined;
  const sizes = [shape.seen, shape.most, shape.counts, ...Object.values(shape.counts)].map(
    part => Object.keys(part).length,
  );
  if (sizes.slice(0, 3).some(size => size > MOST_NAMES) || sizes.some(size => size > MOST_WORDS))
    return undefined;
  return join(NO_RECORDS, shape);
}

export const LONGEST_RECORDS = 2_000_000;
const FORMAT = 'tumblekeep-records';

export const printRecords = (game: string, records: Records): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, game, ...records })}\n`;

const readFile = reader(() =>
  z.looseObject({ format: z.literal(FORMAT), version: z.literal(1), game: z.string() }),
);

/** A file of records of this game. */
export function parseRecords(game: string, text: string): Records | undefined {
  if (text.length > LONGEST_RECORDS) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return readFile(value)?.game === game ? readRecords(value) : undefined;
  } catch {
    return undefined;
  }
}
