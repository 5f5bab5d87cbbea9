/** A hand as it was kept, which may be anything by now: whatever cannot be understood is left out. */
import { CELLS, EMPTY_HAND, FIELDS, type HandRecord, type Kind } from './record.ts';

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e12;
const isPlace = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e12;
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length < 60;
const areAmounts = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(isAmount);

/** More kinds than anybody writes; the rest of such a file is not ours. */
const MOST_KINDS = 120;
const MOST_THROWS = 8;

function readKind(value: unknown): Kind[] {
  const { edition, throws, cells, points, lying, x, z, squares } = (value ?? {}) as Partial<
    Record<keyof Kind, unknown>
  >;
  if (!isWord(edition) || !Array.isArray(throws) || throws.length > MOST_THROWS || !throws.every(isWord))
    return [];
  if (!areAmounts(cells, CELLS.length) || ![points, lying, squares].every(isAmount)) return [];
  if (!isPlace(x) || !isPlace(z)) return [];
  return [{ edition, throws, cells, points, lying, x, z, squares } as Kind];
}

export function readHand(value: unknown): HandRecord {
  const { kinds, heat } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof HandRecord, unknown>
  >;
  return {
    kinds: Array.isArray(kinds) ? kinds.slice(0, MOST_KINDS).flatMap(readKind) : [],
    heat: areAmounts(heat, FIELDS * FIELDS) ? heat : EMPTY_HAND.heat,
  };
}

export function parseHand(text: string | null): HandRecord {
  try {
    return readHand(JSON.parse(text ?? '{}'));
  } catch {
    return EMPTY_HAND;
  }
}
