/** From the text of a file to scenarios that can be run, or to what is wrong and where. */

import { sayPlainly } from '@tumblekeep/kernel';
import {
  type Fault,
  type Faulty,
  type Miss,
  type Path,
  type Place,
  placed,
  type ReadScenarios,
  type Runnable,
  readBy,
  readDocuments,
} from '@tumblekeep/kernel/scenario';
import { sayIn } from '../../texts/refusals.ts';
import type { Content } from '../content.ts';
import type { Event } from '../event.ts';
import { makeGame } from '../game.ts';
import { problemsOf } from '../invariants.ts';
import { parsePosition } from '../notation/position.ts';
import { outcomeOf } from '../outcome.ts';
import type { State } from '../state.ts';
import { checkNames } from './check.ts';
import { checkMadeUp, groundOf, PLAIN_MAP, PLAIN_PLACES, PLAIN_TILE } from './content.ts';
import { checkContradictions } from './contradictions.ts';
import { ScriptError, ScriptedDice } from './dice.ts';
import { type Scenario, type Step, scenarioSchema } from './schema.ts';
import { type Stage, stageState } from './stage.ts';

/** Reads every scenario of a text: YAML or JSON, several separated by `---`. */
export const readScenarios = (text: string): ReadScenarios => readDocuments(text, makeReady);

export function makeReady(value: unknown, placeOf: (path: Path) => Place): Runnable | Faulty {
  const read = readBy(scenarioSchema, value);
  if ('faults' in read) return read;
  const scenario = read.value;
  const shape = [...checkShape(scenario), ...checkMadeUp(scenario)];
  if (shape.length > 0) return { faults: shape };
  const ground = groundOf(scenario);
  if ('faults' in ground) return ground;
  const { content } = ground;
  const map = /^options map (\S+)/m.exec(scenario.position ?? '')?.[1] ?? ground.map;
  const names = checkNames(content, map, scenario);
  if (names.length > 0) return { faults: names };
  const contradictions = checkContradictions(content, map, scenario);
  if (contradictions.length > 0) return { faults: contradictions };
  const dice = new ScriptedDice();
  const events: Event[] = [];
  dice.add(scenario.rolls ?? []);
  const start = stage(content, map, scenario, events, dice);
  if ('faults' in start) return start;
  if (dice.left.length > 0)
    return { faults: [{ path: ['rolls'], message: `nobody rolls ${dice.left.join(', ')}` }] };
  return {
    scenario,
    game: makeGame(content, dice),
    say: sayIn(content),
    start,
    events,
    placeOf,
    problemsOf: state => problemsOf(content, state as State),
    endOf: state => {
      const outcome = outcomeOf(state as State);
      return outcome && { name: outcome.why === 'goal' ? 'won' : outcome.why, fields: outcome };
    },
    aroundStep: (step, play) => withDice(dice, step as Step, play),
  };
}

/** Every die of the step is rolled in it, and no other. */
function withDice(dice: ScriptedDice, step: Step, play: () => Miss[]): Miss[] {
  const path = typeof step === 'string' ? [] : ['rolls'];
  if (typeof step !== 'string') dice.add(step.rolls ?? []);
  try {
    const misses = play();
    const left = dice.take();
    if (misses.length > 0 || left.length === 0) return misses;
    return [{ path, what: 'rolls', expected: left, actual: 'not rolled' }];
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    dice.take();
    return [{ path, what: 'rolls', expected: 'to fit', actual: error.message }];
  }
}

/** The fields that a position says in their place, those first that are the likeliest to be wrong. */
const STAGING = [
  'creature',
  'creatures',
  'combat',
  'tiles',
  'tokens',
  'explored',
  'enter',
  'begin',
  'turn',
  'first',
  'map',
  'win',
  'seed',
] as const;

/** What a position cannot say: the cards and the map are there before it. */
const BESIDE_POSITION: readonly string[] = ['map', 'win', 'tokens'];

function stage(
  content: Content,
  map: string,
  scenario: Scenario,
  events: Event[],
  dice: ScriptedDice,
): State | Faulty {
  const { creature, creatures, tiles, win: _win, tokens: _tokens, ...rest } = scenario;
  if (scenario.position !== undefined) {
    const parsed = parsePosition(content, scenario.position);
    return parsed.ok ? parsed.value : { faults: [{ path: ['position'], message: sayPlainly(parsed.error) }] };
  }
  const plain = map === PLAIN_MAP ? Object.fromEntries(PLAIN_PLACES.map(at => [at, PLAIN_TILE])) : {};
  const wanted: Stage = {
    ...rest,
    map,
    creatures: creatures ?? [creature ?? {}],
    tiles: { ...plain, ...tiles },
  };
  try {
    const made = stageState(content, wanted, event => events.push(event), dice);
    if (made.ok) return made.value;
    const fault = placed(scenario, made.error, STAGING);
    return { faults: [creatures === undefined ? { ...fault, path: withoutSeat(fault.path) } : fault] };
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return { faults: [{ path: ['rolls'], message: error.message }] };
  }
}

/** The only creature stands in its own field. */
const withoutSeat = (path: Path): Path => (path[0] === 'creatures' ? ['creature', ...path.slice(2)] : path);

const isEmpty = (expect: Scenario['expect']): boolean =>
  expect === undefined || Object.keys(expect).length === 0;

function checkShape(scenario: Scenario): Fault[] {
  const { creature, creatures, expect, steps = [], position } = scenario;
  const faults: Fault[] = [];
  if (position !== undefined)
    for (const field of STAGING)
      if (scenario[field] !== undefined && !BESIDE_POSITION.includes(field))
        faults.push({ path: [field], message: 'the position says that already', key: true });
  if (creature !== undefined && creatures !== undefined)
    faults.push({ path: ['creature'], message: 'there are creatures already', key: true });
  const expects = [expect, ...steps.map(step => (typeof step === 'string' ? undefined : step.expect))];
  if (expects.every(isEmpty))
    faults.push({ path: [scenario.steps ? 'steps' : 'title'], message: 'nothing is expected', key: true });
  return faults;
}
