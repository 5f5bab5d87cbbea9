/** Compares a position and what just happened with what a scenario expects of them. */
import type { AnyGame } from '../game.ts';
import { differences, lineDifference, matches } from './differences.ts';
import type { Path } from './places.ts';
import type { Expectation, LinesExpectation, OutcomeExpectation, ViewExpectation } from './schema-expect.ts';
import { linesOf } from './schema-parts.ts';

/** One expectation that did not hold. */
export interface Miss {
  /** Below the expectation, like view.chest.coins. */
  readonly path: Path;
  readonly what: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  /** In place of two values: lines in common, missing (−) and too many (+). */
  readonly lines?: readonly string[];
}

/** The viewer who is nobody's player. */
const SPECTATOR = 'spectator';

/** How a game ended: in one word, and field by field. */
export interface End {
  readonly name: string;
  readonly fields: object;
}

export interface Seen {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly events: readonly unknown[];
  endOf(state: unknown): End | undefined;
}

/** How many things an expectation asks for. */
export const countOf = (expect: Expectation | undefined): number =>
  expect === undefined
    ? 0
    : Object.keys(expect).length -
      (expect.view === undefined ? 0 : 1) +
      [expect.view ?? []]
        .flat()
        .reduce((sum, { viewer: _viewer, ...values }) => sum + Object.keys(values).length, 0);

export function missesOf(expect: Expectation, seen: Seen): Miss[] {
  const { game, state } = seen;
  const misses: Miss[] = [];
  const views = expect.view;
  if (Array.isArray(views)) {
    views.forEach((view, i) => {
      misses.push(...viewMisses(view, seen, ['view', i]));
    });
  } else if (views !== undefined) misses.push(...viewMisses(views, seen, ['view']));
  if (expect.events !== undefined)
    misses.push(...lineMisses(expect.events, eventLines(expect.events, seen), 'events'));
  if (expect.legal !== undefined)
    misses.push(...lineMisses(expect.legal, game.legal(state).map(game.print), 'legal'));
  if (expect.decision !== undefined) misses.push(...decisionMisses(expect.decision, seen));
  if (expect.outcome !== undefined) misses.push(...outcomeMisses(expect.outcome, seen));
  return misses;
}

function viewMisses({ viewer = SPECTATOR, ...values }: ViewExpectation, seen: Seen, at: Path): Miss[] {
  const view = seen.game.view(seen.state, viewer);
  return Object.entries(values).flatMap(([path, expected]) =>
    differences(expected, valueAt(view, path), path).map(difference => ({
      path: [...at, path],
      what: viewer === SPECTATOR ? difference.path : `${difference.path}, seen by ${viewer}`,
      expected: difference.expected,
      actual: difference.actual,
    })),
  );
}

/** What lies at a path like `heroes.brad.life`; nothing where the path leads nowhere. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);

const isList = (expect: LinesExpectation): expect is string | string[] =>
  typeof expect === 'string' || Array.isArray(expect);

function eventLines(expect: LinesExpectation, { game, events }: Seen): string[] {
  const viewer = isList(expect) ? undefined : expect.viewer;
  return events.map(event => game.printEvent(viewer === undefined ? event : game.redact(event, viewer)));
}

function lineMisses(expect: LinesExpectation, actual: readonly string[], field: 'events' | 'legal'): Miss[] {
  const { exactly, include, exclude } = isList(expect)
    ? { exactly: expect, include: undefined, exclude: undefined }
    : expect;
  const inner = (kind: string): Path => (isList(expect) ? [field] : [field, kind]);
  const misses: Miss[] = [];
  if (exactly !== undefined) {
    const [left, right] =
      field === 'legal' ? [linesOf(exactly).sort(), [...actual].sort()] : [linesOf(exactly), actual];
    const lines = lineDifference(left, right);
    if (lines.some(line => !line.startsWith(' ')))
      misses.push({ path: inner('exactly'), what: field, lines });
  }
  const missing =
    field === 'events' ? missingInOrder(linesOf(include), actual) : missingOf(linesOf(include), actual);
  if (missing.length > 0)
    misses.push({
      path: inner('include'),
      what: `${field} that should include`,
      lines: [...missing.map(line => `− ${line}`), ...actual.map(line => `  ${line}`)],
    });
  const patterns = linesOf(exclude);
  const unwanted = actual.filter(line => patterns.some(pattern => matches(pattern, line)));
  if (unwanted.length > 0)
    misses.push({
      path: inner('exclude'),
      what: `${field} that should not be there`,
      lines: unwanted.map(line => `+ ${line}`),
    });
  return misses;
}

const missingOf = (patterns: readonly string[], lines: readonly string[]): string[] =>
  patterns.filter(pattern => !lines.some(line => matches(pattern, line)));

function missingInOrder(patterns: readonly string[], lines: readonly string[]): string[] {
  let from = 0;
  return patterns.filter(pattern => {
    const at = lines.findIndex((line, i) => i >= from && matches(pattern, line));
    if (at < 0) return true;
    from = at + 1;
    return false;
  });
}

function decisionMisses(expect: NonNullable<Expectation['decision']>, { game, state }: Seen): Miss[] {
  const decision = game.decision(state);
  const actual = decision && {
    by: typeof decision.by === 'object' ? decision.by.seat : decision.by,
    at: decision.at,
  };
  return chosenMisses(expect, actual, 'decision');
}

function outcomeMisses(expect: OutcomeExpectation, { endOf, state }: Seen): Miss[] {
  const end = endOf(state);
  if (typeof expect !== 'string') return chosenMisses(expect, end?.fields, 'outcome');
  const actual = end?.name ?? 'none';
  return actual === expect ? [] : [{ path: ['outcome'], what: 'outcome', expected: expect, actual }];
}

/** Compares only the fields that are expected. */
function chosenMisses(expect: 'none' | object, actual: object | undefined, field: string): Miss[] {
  if (expect === 'none' || actual === undefined) {
    if (expect === 'none' && actual === undefined) return [];
    return [{ path: [field], what: field, expected: expect, actual: actual ?? 'none' }];
  }
  return Object.entries(expect).flatMap(([key, expected]) =>
    differences(expected, (actual as Record<string, unknown>)[key], `${field}.${key}`).map(difference => ({
      path: [field, key],
      what: difference.path,
      expected: difference.expected,
      actual: difference.actual,
    })),
  );
}
