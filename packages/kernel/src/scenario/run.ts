/** Plays a scenario and reports every expectation that does not hold. */
import type { Event } from '../event.ts';
import type { DungeonFighter } from '../game.ts';
import { problemsOf } from '../invariants.ts';
import type { State } from '../state.ts';
import { countOf, type Miss, missesOf } from './expect.ts';
import { type Path, type Place, printPath } from './places.ts';
import type { ReadyScenario } from './read.ts';
import type { Expectation } from './schema.ts';
import { linesOf } from './schema-parts.ts';

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

export function runScenario({ scenario, game, start, events, placeOf }: ReadyScenario): ScenarioReport {
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
  if (scenario.expect) note(0, [], ['expect'], missesOf(scenario.expect, { game, state, events }));
  const steps = scenario.steps ?? [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as (typeof steps)[number];
    const { do: doing, expect }: { do: string | string[]; expect?: Expectation | undefined } =
      typeof step === 'string' ? { do: step } : step;
    const done = linesOf(doing);
    expectations += countOf(expect);
    const happened: Event[] = [];
    const misses =
      expect?.refused === undefined
        ? play(game, state, done, happened)
        : tryInVain(game, state, done, expect.refused);
    const at: Path = ['steps', i];
    if (misses.length > 0) {
      note(i + 1, done, at, misses);
      break;
    }
    if (expect) note(i + 1, done, [...at, 'expect'], missesOf(expect, { game, state, events: happened }));
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

/** Plays the lines; the game cannot go on after a miss. */
function play(game: DungeonFighter, state: State, lines: readonly string[], happened: Event[]): Miss[] {
  for (const line of lines) {
    const action = game.parse(line);
    const refusal = action.ok ? game.apply(state, action.value, event => happened.push(event)) : action.error;
    if (refusal)
      return [
        {
          path: ['do'],
          what: `"${line}"`,
          expected: 'to be accepted',
          actual: `refused (${refusal.code}): ${refusal.message}`,
        },
      ];
    const problems = problemsOf(game.edition, state);
    if (problems.length > 0)
      return [{ path: ['do'], what: `after "${line}"`, expected: 'a sound position', actual: problems }];
  }
  return [];
}

/** Each line by itself must be refused and leave everything as it was. */
function tryInVain(
  game: DungeonFighter,
  state: State,
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
          actual: `refused (${refusal.code}): ${refusal.message}`,
        },
      ];
    if (game.hash(state) !== before)
      return [{ ...at, expected: 'to change nothing', actual: 'refused, but the position changed' }];
  }
  return [];
}
