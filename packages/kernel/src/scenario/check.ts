/** What must be true of expectations before anything is played: every word in them is one the game knows. */
import { type LinePattern, lineProblem } from './line-patterns.ts';
import type { Fault, Path } from './places.ts';
import type { StepRecord } from './run.ts';
import type { Expectation, LinesExpectation, ViewExpectation } from './schema-expect.ts';
import { type Lines, linesOf, meant } from './schema-parts.ts';
import { pathProblem, type Shape, type Words } from './view-shape.ts';

/** The words of a game that an expectation may use. */
export interface Language {
  readonly view: Shape;
  readonly events: readonly LinePattern[];
  readonly actions: readonly LinePattern[];
  /** Reasons why an action is refused. */
  readonly refusals: readonly string[];
  /** Places in the rules where somebody is asked, and who can be. */
  readonly places: readonly string[];
  readonly deciders: readonly string[];
  readonly viewers: readonly string[];
  /** What words in capitals stand for, in paths and in lines. */
  readonly words: Words;
  /** What is wrong with the line of an action, or nothing: whether it can be read, and whom and what it names. */
  readonly unreadable: (line: string) => string | undefined;
  readonly misnamed: (line: string) => string | undefined;
}

interface Expecting {
  readonly expect?: Expectation | undefined;
  readonly steps?: readonly (string | StepRecord)[] | undefined;
}

/** Lines that cannot be read are expected to be refused with this code alone. */
const NOTATION = 'notation';

const isLines = (lines: LinesExpectation): lines is Lines =>
  typeof lines === 'string' || Array.isArray(lines);

const known = (word: string, list: readonly string[], what: string): string | undefined =>
  list.includes(word)
    ? undefined
    : `there is no ${what} "${word}"${meant(word, list) || `; there are ${list.join(', ')}`}`;

export function checkExpectations(language: Language, { expect, steps = [] }: Expecting): Fault[] {
  const faults: Fault[] = [];
  const note = (path: Path, message: string | undefined, key = false): void => {
    if (message !== undefined) faults.push({ path, message, ...(key && { key }) });
  };
  const each = (path: Path, lines: Lines | undefined, problem: (line: string) => string | undefined): void =>
    linesOf(lines).forEach((line, i) => {
      note(typeof lines === 'string' ? path : [...path, i], problem(line));
    });
  const eachOf = (
    path: Path,
    lines: LinesExpectation | undefined,
    problem: (line: string) => string | undefined,
  ) => {
    if (lines === undefined) return;
    if (isLines(lines)) each(path, lines, problem);
    else
      for (const kind of ['exactly', 'include', 'exclude'] as const)
        each([...path, kind], lines[kind], problem);
  };
  const patternsOf = (lines: readonly LinePattern[]): string[] => lines.map(([pattern]) => pattern);
  const events = patternsOf(language.events);
  const actions = patternsOf(language.actions);
  const event = (line: string) => lineProblem(events, line, language.words, 'event');
  const named = (line: string) =>
    language.unreadable(line) === undefined
      ? language.misnamed(line)
      : `"${line}" is no action: ${language.unreadable(line)}`;
  const offered = (line: string) =>
    line.includes('*') ? lineProblem(actions, line, language.words, 'action') : named(line);

  const checkView = (path: Path, { viewer, ...values }: ViewExpectation): void => {
    if (viewer !== undefined) note([...path, 'viewer'], known(viewer, language.viewers, 'viewer'));
    for (const key of Object.keys(values))
      note([...path, key], pathProblem(language.view, key, language.words), true);
  };
  const check = (path: Path, one: Expectation | undefined): void => {
    if (one === undefined) return;
    const { view, refused, decision } = one;
    if (Array.isArray(view))
      view.forEach((each, i) => {
        checkView([...path, 'view', i], each);
      });
    else if (view !== undefined) checkView([...path, 'view'], view);
    if (one.events !== undefined && !isLines(one.events) && one.events.viewer !== undefined)
      note([...path, 'events', 'viewer'], known(one.events.viewer, language.viewers, 'viewer'));
    eachOf([...path, 'events'], one.events, event);
    eachOf([...path, 'legal'], one.legal, offered);
    if (typeof refused === 'string')
      note([...path, 'refused'], known(refused, language.refusals, 'reason to refuse'));
    if (typeof decision !== 'object') return;
    if (decision.at !== undefined)
      note([...path, 'decision', 'at'], known(decision.at, language.places, 'place that waits'));
    if (decision.by !== undefined)
      note([...path, 'decision', 'by'], known(decision.by, language.deciders, 'one who decides'));
  };

  if (expect?.refused !== undefined)
    note(['expect', 'refused'], 'nothing is done yet that could be refused', true);
  check(['expect'], expect);
  steps.forEach((step, i) => {
    if (typeof step === 'string') {
      note(['steps', i], named(step));
      return;
    }
    const { refused } = step.expect ?? {};
    if (refused === undefined) each(['steps', i, 'do'], step.do, named);
    else if (refused !== NOTATION)
      each(['steps', i, 'do'], step.do, line => {
        const problem = language.unreadable(line);
        return (
          problem &&
          `"${line}" is no action: ${problem}; a line that is not even read is "refused: ${NOTATION}"`
        );
      });
    if (linesOf(step.do).length === 0) note(['steps', i, 'do'], 'nothing is done here');
    check(['steps', i, 'expect'], step.expect);
  });
  return faults;
}
