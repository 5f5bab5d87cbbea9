/** Plain data is what JSON can hold: states, actions and events are nothing else. */

const OWN = { configurable: true, enumerable: true, writable: true };

export function clonePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      copy[i] = typeof item === 'object' ? clonePlain(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  for (const key in source) {
    const item = source[key];
    const fresh = typeof item === 'object' ? clonePlain(item) : item;
    if (key === '__proto__') Object.defineProperty(copy, key, { ...OWN, value: fresh });
    else copy[key] = fresh;
  }
  return copy as T;
}

/**
 * Copies that all have the same fields, those that a record leaves out being undefined. Engines read a field at once
 * where all objects that come by have one shape, and look it up anew where every record has its own.
 */
export function inOneShape<T extends object>(records: readonly T[]): T[] {
  const blank = Object.fromEntries(
    records.flatMap(record => Object.keys(record).map(key => [key, undefined])),
  );
  return records.map(record => ({ ...blank, ...record }));
}

export function equalPlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => equalPlain(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      key =>
        Object.hasOwn(b, key) &&
        equalPlain((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}

const mix = (hash: number, word: number): number => {
  let h = Math.imul(hash ^ word, 0x9e3779b1);
  h ^= h >>> 15;
  return Math.imul(h, 0x85ebca77);
};

const floatBits = new Float64Array(1);
const floatWords = new Uint32Array(floatBits.buffer);

/** What a value of each kind begins with, in each of the two lanes. */
const begin = (seed: number) => ({
  seed,
  text: mix(seed, 1),
  whole: mix(seed, 2),
  fraction: mix(seed, 3),
  no: mix(seed, 4),
  yes: mix(seed, 5),
  nothing: mix(seed, 6),
  list: mix(seed, 7),
  record: mix(seed, 8),
});
const HIGH = begin(0x51ed270b);
const LOW = begin(0x2545f491);

/** The fingerprint of what was looked at last: both lanes in one walk. */
let high = 0;
let low = 0;

function hashText(text: string, highSeed: number, lowSeed: number): void {
  let h = highSeed ^ text.length;
  let l = lowSeed ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h = Math.imul(h ^ unit, 0x01000193);
    l = Math.imul(l ^ unit, 0x01000193);
  }
  high = h ^ (h >>> 13);
  low = l ^ (l >>> 13);
}

function hashNumber(value: number): void {
  if ((value | 0) === value) {
    high = mix(HIGH.whole, value);
    low = mix(LOW.whole, value);
    return;
  }
  floatBits[0] = value;
  const first = floatWords[0] as number;
  const second = floatWords[1] as number;
  high = mix(mix(HIGH.fraction, first), second);
  low = mix(mix(LOW.fraction, first), second);
}

function hashList(list: readonly unknown[]): void {
  let h = mix(HIGH.list, list.length);
  let l = mix(LOW.list, list.length);
  for (let i = 0; i < list.length; i++) {
    hashValue(list[i]);
    h = mix(h, high);
    l = mix(l, low);
  }
  high = h;
  low = l;
}

/** The order of keys is no part of the value, so entries are added up. */
function hashRecord(record: Readonly<Record<string, unknown>>): void {
  let h = HIGH.record;
  let l = LOW.record;
  for (const key in record) {
    hashText(key, HIGH.seed, LOW.seed);
    const highKey = high;
    const lowKey = low;
    hashValue(record[key]);
    h = (h + mix(highKey, high)) | 0;
    l = (l + mix(lowKey, low)) | 0;
  }
  high = mix(h, 9);
  low = mix(l, 9);
}

function hashValue(value: unknown): void {
  if (typeof value === 'string') hashText(value, HIGH.text, LOW.text);
  else if (typeof value === 'number') hashNumber(value);
  else if (typeof value === 'boolean') {
    high = value ? HIGH.yes : HIGH.no;
    low = value ? LOW.yes : LOW.no;
  } else if (value === null || value === undefined) {
    high = HIGH.nothing;
    low = LOW.nothing;
  } else if (Array.isArray(value)) hashList(value);
  else hashRecord(value as Readonly<Record<string, unknown>>);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** 64 bits of fingerprint of plain data as 16 hex digits. */
export function hashPlain(value: unknown): string {
  hashValue(value);
  return hex(high) + hex(low);
}
