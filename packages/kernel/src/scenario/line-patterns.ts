/** Lines of a notation as patterns: `HERO hit ZONE`, where words in capitals stand for names and numbers. */
import { editDistance } from '../words.ts';
import { meant } from './schema-parts.ts';
import type { Words } from './view-shape.ts';

/** A pattern, and when such a line is printed. */
export type LinePattern = readonly [pattern: string, when: string];

const CAPITALS = /\b[A-Z]+\b/g;
const NUMBER = 'N';

interface Sign {
  readonly fits: (letter: string) => boolean;
  readonly repeats: boolean;
}

const anything = (): boolean => true;
const noSpace = (letter: string): boolean => letter !== ' ';
const isDigit = (letter: string): boolean => /[-+\d]/.test(letter);

/** At least one letter of the kind that the word in capitals stands for. */
function wordSigns(word: string, words: Words): Sign[] {
  const fits = word === NUMBER ? isDigit : Object.hasOwn(words, word) ? noSpace : anything;
  return [
    { fits, repeats: false },
    { fits, repeats: true },
  ];
}

function signsOf(pattern: string, words: Words): Sign[] {
  const literal = (text: string): Sign[] =>
    [...text].map(letter => ({ fits: (other: string) => other === letter, repeats: false }));
  const signs: Sign[] = [];
  let from = 0;
  for (const match of pattern.matchAll(CAPITALS)) {
    signs.push(...literal(pattern.slice(from, match.index)), ...wordSigns(match[0], words));
    from = match.index + match[0].length;
  }
  return [...signs, ...literal(pattern.slice(from))];
}

/** Whether a line with * for any text can be a line of the pattern. */
export function canBe(pattern: string, line: string, words: Words): boolean {
  const signs = signsOf(pattern, words);
  const letters = [...line];
  const known = new Map<number, boolean>();
  const from = (i: number, j: number): boolean => {
    const key = i * (letters.length + 1) + j;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sign = signs[i];
    const letter = letters[j];
    const found =
      (sign === undefined && letter === undefined) ||
      (sign?.repeats === true && from(i + 1, j)) ||
      (letter === '*' && (from(i, j + 1) || (sign !== undefined && !sign.repeats && from(i + 1, j)))) ||
      (sign !== undefined &&
        letter !== undefined &&
        letter !== '*' &&
        sign.fits(letter) &&
        from(sign.repeats ? i : i + 1, j + 1));
    known.set(key, found);
    return found;
  };
  return from(0, 0);
}

const asRegExp = (pattern: string, words: Words): RegExp => {
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${escaped.replace(CAPITALS, word => (word === NUMBER ? '([-+]?\\d+)' : Object.hasOwn(words, word) ? '([^ ]+?)' : '(.+)'))}$`,
  );
};

/** Words that the line has where the pattern wants one of a list. */
function strangers(pattern: string, line: string, words: Words): string[] {
  const names = pattern.match(CAPITALS) ?? [];
  const [, ...found] = asRegExp(pattern, words).exec(line) ?? [];
  const misfits = (name: string, word: string | undefined): string[] => {
    const list = words[name];
    if (list === undefined || word === undefined || word.includes('*') || list.includes(word)) return [];
    return [`there is no ${name.toLowerCase()} "${word}"${meant(word, list)}`];
  };
  if (!line.includes('*')) return names.flatMap((name, i) => misfits(name, found[i]));
  const [first = ''] = line.split(' ');
  return pattern.startsWith(`${names[0]} `) ? misfits(names[0] as string, first) : [];
}

/** Every word that lines of these patterns can have. */
function vocabularyOf(patterns: readonly string[], words: Words): ReadonlySet<string> {
  return new Set([
    ...patterns.flatMap(pattern => pattern.replace(CAPITALS, ' ').match(WORD) ?? []),
    ...Object.values(words).flat(),
  ]);
}

const WORD = /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g;

/** A word of the line that no line has; beside a * it may be part of one. */
export function strangeWord(patterns: readonly string[], line: string, words: Words): string | undefined {
  const vocabulary = vocabularyOf(patterns, words);
  const all = [...vocabulary];
  for (const match of line.matchAll(WORD)) {
    const [word] = match;
    const isPart = line[match.index - 1] === '*' || line[match.index + word.length] === '*';
    if (!vocabulary.has(word) && !(isPart && all.some(one => one.includes(word))))
      return `nothing is called "${word}"${meant(word, all)}`;
  }
  return undefined;
}

/** What is wrong with an expected line, or nothing. */
export function lineProblem(
  patterns: readonly string[],
  line: string,
  words: Words,
  what: string,
): string | undefined {
  const fitting = patterns.filter(pattern => canBe(pattern, line, words));
  if (fitting.length === 0) return `no ${what} reads "${line}"${nearest(patterns, line)}`;
  const problems = fitting.map(pattern => strangers(pattern, line, words));
  if (problems.every(some => some.length > 0)) return problems[0]?.[0];
  const strange = strangeWord(patterns, line, words);
  return strange && `no ${what} reads "${line}": ${strange}`;
}

/** The pattern that was probably meant, with the line's own names in it. */
function nearest(patterns: readonly string[], line: string): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const pattern of patterns) {
    const { cost, text } = align(pattern.split(' '), line.split(' '));
    if (cost < least) {
      best = text;
      least = cost;
    }
  }
  return least <= Math.max(1.3, line.split(' ').length * 0.5) ? `; did you mean "${best}"?` : '';
}

interface Aligned {
  readonly cost: number;
  readonly text: string;
}

const hasCapitals = (word: string): boolean => word.search(CAPITALS) >= 0;

/** What it costs to make the words of a line into those of a pattern, from 0 for a word that is the same. */
function align(pattern: readonly string[], line: readonly string[]): Aligned {
  const rows: Aligned[][] = [];
  const join = (word: string, rest: string): string => (rest === '' ? word : `${word} ${rest}`);
  for (let i = pattern.length; i >= 0; i--) {
    const row: Aligned[] = [];
    for (let j = line.length; j >= 0; j--) {
      const wanted = pattern[i];
      const word = line[j];
      const choices: Aligned[] = [];
      if (wanted === undefined && word === undefined) choices.push({ cost: 0, text: '' });
      if (word !== undefined) {
        const rest = row[j + 1] as Aligned;
        choices.push({ cost: rest.cost + (word === '*' ? 0.1 : 1), text: rest.text });
      }
      if (wanted !== undefined) {
        const rest = (rows[i + 1] as Aligned[])[j] as Aligned;
        choices.push({ cost: rest.cost + (hasCapitals(wanted) ? 0.4 : 1), text: join(wanted, rest.text) });
        if (word !== undefined) {
          const after = (rows[i + 1] as Aligned[])[j + 1] as Aligned;
          const same = hasCapitals(wanted);
          const cost = same ? 0.25 : Math.min(1.5, (2 * editDistance(wanted, word)) / wanted.length);
          choices.push({ cost: after.cost + cost, text: join(same ? word : wanted, after.text) });
        }
      }
      row[j] = choices.reduce((one, other) => (other.cost < one.cost ? other : one));
    }
    rows[i] = row;
  }
  return (rows[0] as Aligned[])[0] as Aligned;
}
