/** Plays a scenario and reports every expectation that does not hold. */
import type { AnyGame } from '../game.ts';
import type { Refusal, Say } from '../refusal.ts';
import { countOf, type End, type Miss, missesOf } from './expect.ts';
import { type Path, type Place, printPath } from './places.ts';
import type { Expectation } from './schema-expect.ts';
import { type Lines, linesOf } from './schema-parts.ts';

export interface StepRecord {
  readonly do: Lines;
  readonly expect?: Expectation | undefined;
}

/** A scenario ready to run. */
export interface Runnable {
  readonly scenario: {
    readonly title: string;
    readonly proves?: readonly string[] | undefined;
    readonly expect?: Expectation | undefined;
    readonly steps?: readonly (string | StepRecord)[] | undefined;
  };
  readonly game: AnyGame;
  /** What its refusals mean. */
  readonly say: Say;
  /** Where it begins, and what has happened up to there. */
  readonly start: unknown;
  readonly events: readonly unknown[];
  placeOf(path: Path): Place;
  problemsOf(state: unknown): readonly string[];
  endOf(state: unknown): End | undefined;
  /** What a step brings along, like its dice; answers what is wrong with it afterwards. */
  aroundStep?(step: string | StepRecord, play: () => Miss[]): Miss[];
}

export interface Mismatch extends Place, Omit<Miss, 'path'> {
  /** The place as a path, like steps[3].expect.view.chest.coins. */
  readonly path: string;
  /** 1, 2, 3 …; 0 before the first step. */
  readonly step: number;
  /** The actions of the step. */
  readonly done: readonly string[];
}

export interface ScenarioReport extends Place {
  readonly title: string;
  readonly proves: readonly string[];
  readonly ok: boolean;
  readonly steps: number;
  readonly expectations: number;
  readonly mismatches: readonly Mismatch[];
}

export function runScenario(ready: Runnable): ScenarioReport {
  const { scenario, game, start, events, placeOf, endOf } = ready;
  const aroundStep = ready.aroundStep ?? ((_step, play) => play());
  const state = game.clone(start);
  const mismatches: Mismatch[] = [];
  const note = (step: number, done: readonly string[], at: Path, misses: readonly Miss[]) => {
    for (const { path, ...miss } of misses)
      mismatches.push({
        ...placeOf([...at, ...path]),
        path: printPath([...at, ...path]),
        step,
        done,
        ...miss,
      });
  };
  let expectations = countOf(scenario.expect);
  if (scenario.expect) note(0, [], ['expect'], missesOf(scenario.expect, { game, state, events, endOf }));
  const steps = scenario.steps ?? [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as string | StepRecord;
    const { do: doing, expect }: StepRecord = typeof step === 'string' ? { do: step } : step;
    const done = linesOf(doing);
    expectations += countOf(expect);
    const happened: unknown[] = [];
    const misses = aroundStep(step, () =>
      expect?.refused === undefined
        ? play(ready, state, done, happened)
        : tryInVain(ready, state, done, expect.refused),
    );
    const at: Path = ['steps', i];
    if (misses.length > 0) {
      note(i + 1, done, at, misses);
      break;
    }
    if (expect)
      note(i + 1, done, [...at, 'expect'], missesOf(expect, { game, state, events: happened, endOf }));
  }
  return {
    ...placeOf([]),
    title: scenario.title,
    proves: scenario.proves ?? [],
    ok: mismatches.length === 0,
    steps: steps.length,
    expectations,
    mismatches,
  };
}

const printed = (refusal: Refusal, say: Say): string => `refused (${refusal.code}): ${say(refusal)}`;

/** Plays the lines; the game cannot go on after a miss. */
function play(
  { game, say, problemsOf }: Runnable,
  state: unknown,
  lines: readonly string[],
  happened: unknown[],
): Miss[] {
  for (const line of lines) {
    const action = game.parse(line);
    const refusal = action.ok ? game.apply(state, action.value, event => happened.push(event)) : action.error;
    if (refusal)
      return [
        {
          path: ['do'],
          what: `"${line}"`,
          expected: 'to be accepted',
          actual: printed(refusal, say),
        },
      ];
    const problems = problemsOf(state);
    if (problems.length > 0)
      return [{ path: ['do'], what: `after "${line}"`, expected: 'a sound position', actual: problems }];
  }
  return [];
}

/** Each line by itself must be refused and leave everything as it was. */
function tryInVain(
  { game, say }: Runnable,
  state: unknown,
  lines: readonly string[],
  expected: true | string,
): Miss[] {
  const before = game.hash(state);
  for (const line of lines) {
    const action = game.parse(line);
    const refusal = action.ok ? game.apply(state, action.value) : action.error;
    const at = { path: ['expect', 'refused'], what: `"${line}"` };
    if (refusal === undefined) return [{ ...at, expected: 'to be refused', actual: 'accepted' }];
    if (expected !== true && refusal.code !== expected)
      return [
        {
          ...at,
          expected: `refused (${expected})`,
          actual: printed(refusal, say),
        },
      ];
    if (game.hash(state) !== before)
      return [{ ...at, expected: 'to change nothing', actual: 'refused, but the position changed' }];
  }
  return [];
}
