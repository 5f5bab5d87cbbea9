import { hashPlain } from '@tumblekeep/kernel';
import type { EditionRecord } from './edition.ts';

/** Fields for people; the same game is played whatever they say. */
const PROSE: ReadonlySet<string> = new Set(['clause', 'clauses', 'flavour', 'name', 'source', 'text']);

function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (PROSE.has(key) ? [] : [[key, withoutProse(item)]])),
  );
}

/** A fingerprint of the numbers and cards of an edition. Of a hook it knows only that there is one. */
export const revisionOf = ({ constants, tables }: EditionRecord): string =>
  hashPlain(withoutProse({ constants, tables }));
