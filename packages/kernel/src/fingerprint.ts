import { hashPlain } from './plain.ts';

/** Fields for people; the same game is played whatever they say. */
const PROSE: ReadonlySet<string> = new Set([
  'clause',
  'clauses',
  'flavour',
  'lesson',
  'lessons',
  'name',
  'phrase',
  'short',
  'source',
  'text',
  'toldWith',
]);

function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (PROSE.has(key) ? [] : [[key, withoutProse(item)]])),
  );
}

/** A fingerprint of numbers and cards, whatever they are called. Of a hook it knows only that there is one. */
export const fingerprint = (content: unknown): string => hashPlain(withoutProse(content));
