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

function hashText(text: string, seed: number): number {
  let h = seed ^ text.length;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h ^ (h >>> 13);
}

const floatBits = new Float64Array(1);
const floatWords = new Uint32Array(floatBits.buffer);

function hashLane(value: unknown, seed: number): number {
  if (typeof value === 'string') return hashText(value, mix(seed, 1));
  if (typeof value === 'number') {
    if ((value | 0) === value) return mix(mix(seed, 2), value);
    floatBits[0] = value;
    return mix(mix(mix(seed, 3), floatWords[0] as number), floatWords[1] as number);
  }
  if (typeof value === 'boolean') return mix(seed, value ? 5 : 4);
  if (value === null || value === undefined) return mix(seed, 6);
  if (Array.isArray(value)) {
    let h = mix(mix(seed, 7), value.length);
    for (let i = 0; i < value.length; i++) h = mix(h, hashLane(value[i], seed));
    return h;
  }
  // The order of keys is no part of the value, so entries are added up.
  let sum = mix(seed, 8);
  const source = value as Record<string, unknown>;
  for (const key in source) sum = (sum + mix(hashText(key, seed), hashLane(source[key], seed))) | 0;
  return mix(sum, 9);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** 64 bits of fingerprint of plain data as 16 hex digits. */
export const hashPlain = (value: unknown): string =>
  hex(hashLane(value, 0x51ed270b)) + hex(hashLane(value, 0x2545f491));
