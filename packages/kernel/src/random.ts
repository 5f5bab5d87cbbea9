/**
 * Random streams that live in the state: plain numbers, one stream a purpose, the same in every engine.
 * The generator is sfc32 (four 32-bit words, the last a counter), started by hashing the seed and the name.
 */
export type Stream = [number, number, number, number];

export function makeStream(seed: string, name: string): Stream {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  const text = `${seed}\u0000${name}`;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    a ^= a >>> 13;
    b = Math.imul(b ^ unit, 0xc2b2ae35) ^ a;
    b ^= b >>> 16;
  }
  const stream: Stream = [a | 0, b | 0, (a ^ (b << 7)) | 0, 1];
  for (let i = 0; i < 15; i++) nextWord(stream);
  return stream;
}

/** The next 32 random bits as an unsigned number. */
export function nextWord(stream: Stream): number {
  const a = stream[0];
  const b = stream[1];
  const c = stream[2];
  const counter = stream[3];
  const word = (a + b + counter) | 0;
  stream[0] = b ^ (b >>> 9);
  stream[1] = (c + (c << 3)) | 0;
  stream[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  stream[3] = (counter + 1) | 0;
  return word >>> 0;
}

const WORDS = 0x100000000;

/** A whole number from 0 up to but not including `count` (at most 2^21), without bias. */
export function nextInt(stream: Stream, count: number): number {
  let product = nextWord(stream) * count;
  let low = product >>> 0;
  if (low < count) {
    const threshold = WORDS % count;
    while (low < threshold) {
      product = nextWord(stream) * count;
      low = product >>> 0;
    }
  }
  return (product - low) / WORDS;
}

/** A number from 0 up to but not including 1, with 32 random bits. */
export const nextFraction = (stream: Stream): number => nextWord(stream) / WORDS;

export function shuffle<T>(stream: Stream, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextInt(stream, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

export const pick = <T>(stream: Stream, items: readonly T[]): T => items[nextInt(stream, items.length)] as T;
