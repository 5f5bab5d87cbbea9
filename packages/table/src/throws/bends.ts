/**
 * Requirements that no single throw fulfils as they are written, and how they bend so that one does (TH-R-13). What
 * bends is always the lesser part: a limit gives way, never the way of the die over table and board.
 */
import type { NumberKey, WordKey } from '../gesture.ts';
import type { Limits, Needs, Range, Reading, Throw } from './types.ts';

/** Why two requirements exclude each other, and what is asked instead: also a hint for backing down. */
export interface Conflict {
  readonly between: readonly [Throw, Throw];
  readonly reason: string;
  readonly instead: string;
}

/** What becomes of a reading. */
export interface Ease {
  /** Limits that are not measured. */
  readonly without?: readonly (keyof Limits)[];
  /** Limits that take the place of those that were. */
  readonly within?: Limits;
  /** Neither limits nor the way of the die are judged. */
  readonly isUnjudged?: boolean;
}

/** A game tells which of its throws exclude each other. */
export interface Bend {
  readonly one: Throw;
  readonly others: readonly Throw[];
  readonly reason: string;
  readonly instead: string;
  /** What becomes of the readings; nothing where only the body is asked for the impossible. */
  readonly eased?: { readonly [Name in Throw]?: Ease };
}

function easedBy(reading: Reading, ease: Ease | undefined): Reading {
  if (ease === undefined) return reading;
  const { way, ...rest } = reading;
  if (ease.isUnjudged) return { ...rest, limits: {} };
  const kept = Object.entries(reading.limits).filter(([key]) => !ease.without?.includes(key as keyof Limits));
  return { ...reading, limits: { ...Object.fromEntries(kept), ...ease.within } };
}

const concerns =
  (one: Throw, other: Throw) =>
  (bend: Bend): boolean =>
    (bend.one === one && bend.others.includes(other)) || (bend.one === other && bend.others.includes(one));

type Values = readonly (string | number)[];
type NeedKey = WordKey | NumberKey;
type NeedEntry = readonly [NeedKey, Values];
const entriesOf = (needs: Needs): NeedEntry[] => Object.entries(needs) as NeedEntry[];

const meets = (one: Values, other: Values): boolean =>
  typeof one[0] === 'number'
    ? Math.max(one[0], other[0] as number) <= Math.min(one[1] as number, other[1] as number)
    : one.some(word => other.includes(word));

const either = (one: Values, other: Values): Values =>
  typeof one[0] === 'number'
    ? [Math.min(one[0], other[0] as number), Math.max(one[1] as number, other[1] as number)]
    : [...new Set([...one, ...other])];

/** The first fact of the gesture that two readings ask for in ways that exclude each other. */
const clashOf = (one: Needs, other: Needs): NeedKey | undefined =>
  entriesOf(one).find(
    ([key, wanted]) => other[key] !== undefined && !meets(wanted, other[key] as Values),
  )?.[0];

const CLASHES: Readonly<Partial<Record<NeedKey, string>>> = {
  launch: 'the die can be driven by one thing only',
  posture: 'nobody sits and stands at once',
  hand: 'it cannot be both hands',
  support: 'the die cannot lie on both',
};

export interface Bent {
  readonly readings: readonly Reading[];
  readonly conflicts: readonly Conflict[];
}

/** Readings of one set of throws, in the same order, as they can be fulfilled at once. */
export function bend(bends: readonly Bend[], throws: readonly Throw[], as: readonly Reading[]): Bent {
  const readings = [...as];
  const conflicts: Conflict[] = [];
  for (const [i, one] of throws.entries())
    for (let j = i + 1; j < throws.length; j++) {
      const other = throws[j] as Throw;
      const listed = bends.find(concerns(one, other));
      if (listed !== undefined) {
        const { reason, instead, eased } = listed;
        conflicts.push({ between: [one, other], reason, instead });
        readings[i] = easedBy(readings[i] as Reading, eased?.[one]);
        readings[j] = easedBy(readings[j] as Reading, eased?.[other]);
      }
      const clash = clashOf((as[i] as Reading).needs, (as[j] as Reading).needs);
      if (clash === undefined || listed !== undefined) continue;
      const reason = CLASHES[clash] ?? `they ask for a different ${clash}`;
      conflicts.push({ between: [one, other], reason, instead: 'either will do' });
    }
  return { readings: acceptEither(readings), conflicts };
}

/** Where the facts asked for exclude each other, any of them fulfils all. */
function acceptEither(readings: readonly Reading[]): Reading[] {
  return readings.map(reading => ({
    ...reading,
    needs: Object.fromEntries(
      entriesOf(reading.needs).map(([key, wanted]): [string, Values] => [
        key,
        readings.reduce((all: Values, other) => {
          const asked = other.needs[key] as Values | undefined;
          return asked === undefined || meets(wanted, asked) ? all : either(all, asked);
        }, wanted),
      ]),
    ) as Needs,
  }));
}

export const meetRanges = ([a, b]: Range, [c, d]: Range): Range => [Math.max(a, c), Math.min(b, d)];
