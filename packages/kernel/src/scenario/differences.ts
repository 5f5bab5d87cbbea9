/** What was expected and what there is, field by field or line by line. */
import { equalPlain } from '../plain.ts';

export interface Difference {
  /** A path below the value compared; empty for the value itself. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The smallest parts that differ. */
export function differences(expected: unknown, actual: unknown, path = ''): Difference[] {
  if (equalPlain(expected, actual)) return [];
  if (!isBranch(expected) || !isBranch(actual) || Array.isArray(expected) !== Array.isArray(actual))
    return [{ path, expected, actual }];
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap(key =>
    differences(expected[key], actual[key], path === '' ? key : `${path}.${key}`),
  );
}

/** Lines in common, lines that are missing (−) and lines too many (+), in order. */
export function lineDifference(expected: readonly string[], actual: readonly string[]): string[] {
  const common = commonLengths(expected, actual);
  const out: string[] = [];
  let i = 0;
  let j = 0;
  while (i < expected.length || j < actual.length) {
    if (i < expected.length && expected[i] === actual[j]) {
      out.push(`  ${expected[i++]}`);
      j++;
    } else if (i < expected.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? -1)) {
      out.push(`− ${expected[i++]}`);
    } else {
      out.push(`+ ${actual[j++]}`);
    }
  }
  return out;
}

/** How many lines the rests of two lists have in common, for every pair of rests. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const rows = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = rows[i] as number[];
      const below = rows[i + 1] as number[];
      row[j] =
        a[i] === b[j] ? (below[j + 1] as number) + 1 : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return rows;
}

/** A line with * for any text. */
export const matches = (pattern: string, line: string): boolean =>
  pattern === line ||
  (pattern.includes('*') &&
    new RegExp(
      `^${pattern
        .split('*')
        .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    ).test(line));
