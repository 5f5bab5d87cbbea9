/** A book of words: what each thing is, and how people find it. */
import { onceFor } from './once-for.ts';
import { closest } from './words.ts';

export interface Entry {
  readonly id: string;
  readonly title: string;
  /** What sort of thing it is, as people call it. */
  readonly kind: string;
  /** Other words that mean it. */
  readonly also: readonly string[];
  readonly text: string;
}

export type Explained =
  | { readonly found: readonly Entry[] }
  | { readonly found: readonly []; readonly didYouMean: readonly string[] };

/** Letters of any language without their accents, so that nobody has to find the key for them. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[“”"’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const keysOf = onceFor((entry: Entry): readonly string[] =>
  [entry.id, entry.title, ...entry.also].map(plainText),
);

/** Looks a word up by id or name, exactly, then by its beginning, then anywhere in a name; otherwise suggests. */
export function lookUp(entries: readonly Entry[], word: string): Explained {
  const wanted = plainText(word);
  if (wanted === '') return { found: [], didYouMean: [] };
  const tests: ((key: string) => boolean)[] = [
    key => key === wanted,
    key => key.startsWith(wanted),
    key => key.includes(wanted),
  ];
  for (const test of tests) {
    const found = entries.filter(entry => keysOf(entry).some(test));
    if (found.length > 0 && (test === tests[0] || found.length === 1)) return { found };
    if (found.length > 0) return { found: [], didYouMean: found.slice(0, 6).map(entry => entry.title) };
  }
  const suggestion = closest(wanted, entries.flatMap(keysOf));
  const meant = entries.filter(entry => suggestion !== undefined && keysOf(entry).includes(suggestion));
  return { found: [], didYouMean: [...new Set(meant.map(entry => entry.title))] };
}

/** What was found, as lines for people. */
export function explainedLines(word: string, result: Explained): string[] {
  if (result.found.length > 0)
    return result.found.map(entry => `${entry.title} (${entry.kind}): ${entry.text.trim()}`);
  const { didYouMean = [] } = result as { didYouMean?: readonly string[] };
  const hint = didYouMean.length === 0 ? '' : ` Did you mean ${didYouMean.join(', ')}?`;
  return [`There is no rule about “${word}”.${hint}`];
}
