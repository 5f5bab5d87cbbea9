/**
 * What a device knows about the hand of whoever throws on it: sums, never a list that grows. Old throws fade as new ones
 * come, because hands get better.
 */
import { BOARD, type Zone } from '@tumblekeep/table';

/** Where a good throw can land, and how often it did; the last counts everything else. */
export const CELLS = ['1', '2', '3', '4', '5', '6', 'bullseye', 'missed'] as const;
const MISSED = CELLS.length - 1;

/** Throws of one kind. */
export interface Kind {
  /** The rule set it was judged by. */
  readonly edition: string;
  /** Specific throws that were demanded, in alphabetical order; none for a plain throw. */
  readonly throws: readonly string[];
  /** How many of them came to rest in each of the `CELLS`. */
  readonly cells: readonly number[];
  /** Sum of all points. */
  readonly points: number;
  /** Of dice that came to rest on the table: how many, and sums over their places and squares, millimetres. */
  readonly lying: number;
  readonly x: number;
  readonly z: number;
  readonly squares: number;
}

export interface HandRecord {
  readonly kinds: readonly Kind[];
  /** How many dice came to rest in each field of the picture, row by row. */
  readonly heat: readonly number[];
}

/** What is known of one throw. */
export interface Thrown {
  readonly edition: string;
  readonly throws: readonly string[];
  readonly hit: boolean;
  readonly zone: Zone;
  readonly points: number;
  /** Millimetres from the middle of the board. */
  readonly x: number;
  readonly z: number;
}

/** Fields of the picture from edge to edge, and how far it reaches from the middle, millimetres. */
export const FIELDS = 26;
export const REACH = BOARD.half + 60;

/** From here on a kind, or the picture, counts its older throws half. */
const MOST_OF_A_KIND = 400;
const MOST_IN_PICTURE = 2000;
/** A device that has seen more kinds than this forgets the rarest. */
const MOST_KINDS = 100;

export const EMPTY_HAND: HandRecord = { kinds: [], heat: Array<number>(FIELDS * FIELDS).fill(0) };

export const countOf = ({ cells }: Pick<Kind, 'cells'>): number =>
  cells.reduce((sum, count) => sum + count, 0);
export const hitsOf = (kind: Pick<Kind, 'cells'>): number => countOf(kind) - (kind.cells[MISSED] ?? 0);

const halved = (kind: Kind): Kind => ({
  ...kind,
  cells: kind.cells.map(count => count / 2),
  points: kind.points / 2,
  lying: kind.lying / 2,
  x: kind.x / 2,
  z: kind.z / 2,
  squares: kind.squares / 2,
});

const fieldOf = (place: number): number => Math.floor(((place + REACH) / (2 * REACH)) * FIELDS);
const isInPicture = (field: number): boolean => field >= 0 && field < FIELDS;

const isLying = ({ zone, x, z }: Thrown): boolean =>
  zone !== 'floor' && isInPicture(fieldOf(x)) && isInPicture(fieldOf(z));

const kindAfter = (before: Kind, thrown: Thrown): Kind => {
  const { x, z, hit, zone } = thrown;
  const cell = hit ? CELLS.indexOf(zone as (typeof CELLS)[number]) : MISSED;
  const lies = isLying(thrown);
  const after: Kind = {
    ...before,
    cells: before.cells.map((count, at) => (at === cell ? count + 1 : count)),
    points: before.points + thrown.points,
    lying: before.lying + (lies ? 1 : 0),
    x: before.x + (lies ? x : 0),
    z: before.z + (lies ? z : 0),
    squares: before.squares + (lies ? x * x + z * z : 0),
  };
  return countOf(after) > MOST_OF_A_KIND ? halved(after) : after;
};

function heatAfter(heat: readonly number[], thrown: Thrown): readonly number[] {
  if (!isLying(thrown)) return heat;
  const field = fieldOf(thrown.z) * FIELDS + fieldOf(thrown.x);
  const warmer = heat.map((count, at) => (at === field ? count + 1 : count));
  const all = warmer.reduce((sum, count) => sum + count, 0);
  return all > MOST_IN_PICTURE ? warmer.map(count => count / 2) : warmer;
}

export function handAfter({ kinds, heat }: HandRecord, thrown: Thrown): HandRecord {
  const throws = [...thrown.throws].sort();
  const isIt = (kind: Kind): boolean =>
    kind.edition === thrown.edition && kind.throws.join(' ') === throws.join(' ');
  const before: Kind = kinds.find(isIt) ?? {
    edition: thrown.edition,
    throws,
    cells: CELLS.map(() => 0),
    points: 0,
    lying: 0,
    x: 0,
    z: 0,
    squares: 0,
  };
  const others = kinds.filter(kind => !isIt(kind));
  const rarest =
    others.length < MOST_KINDS ? undefined : others.reduce((a, b) => (countOf(b) < countOf(a) ? b : a));
  return {
    kinds: [...others.filter(kind => kind !== rarest), kindAfter(before, thrown)],
    heat: heatAfter(heat, thrown),
  };
}
