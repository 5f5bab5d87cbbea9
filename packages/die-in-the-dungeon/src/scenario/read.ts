/** From the text of a file to scenarios that can be run, or to what is wrong and where. */
import {
  type Fault,
  type Faulty,
  faultsOf,
  type Miss,
  type Path,
  type Place,
  type ReadScenarios,
  type Runnable,
  readDocuments,
} from '@tumblekeep/kernel/scenario';
import type { HeroSide, Line, Tile } from '../cards.ts';
import { CONTENT } from '../content/index.ts';
import { type Content, makeContent } from '../content.ts';
import type { Event } from '../event.ts';
import { makeGame } from '../game.ts';
import { problemsOf } from '../invariants.ts';
import { outcomeOf } from '../outcome.ts';
import type { State } from '../state.ts';
import { checkNames } from './check.ts';
import { ScriptError, ScriptedDice } from './dice.ts';
import { contentWith, makeMap, makeTile } from './made-up.ts';
import { type Scenario, type Step, scenarioSchema } from './schema.ts';
import { type Stage, stageState } from './stage.ts';

const PLAIN_MAP = 'plain-map';
const PLAIN_TILE = 'plain-tile';
const PATH_TILES = CONTENT.tables.tiles.flatMap(({ id, back }) => (back === 'start' ? [] : [id]));
const PLAIN_PLACES = ['b1', 'a2', 'c2', 'b3'];

/** Reads every scenario of a text: YAML or JSON, several separated by `---`. */
export const readScenarios = (text: string): ReadScenarios => readDocuments(text, makeReady);

export function makeReady(value: unknown, placeOf: (path: Path) => Place): Runnable | Faulty {
  const parsed = scenarioSchema.safeParse(value);
  if (!parsed.success) return { faults: faultsOf(parsed.error.issues) };
  const scenario = parsed.data;
  const shape = [...checkShape(scenario), ...checkMadeUp(scenario)];
  if (shape.length > 0) return { faults: shape };
  const content = contentFor(scenario);
  const map = scenario.map ?? PLAIN_MAP;
  const faults = checkNames(content, map, scenario);
  if (faults.length > 0) return { faults };
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

function stage(
  content: Content,
  map: string,
  { creature, creatures, tiles, ...rest }: Scenario,
  events: Event[],
  dice: ScriptedDice,
): State | Faulty {
  const plain = map === PLAIN_MAP ? Object.fromEntries(PLAIN_PLACES.map(at => [at, PLAIN_TILE])) : {};
  const wanted: Stage = {
    ...rest,
    map,
    creatures: creatures ?? [creature ?? {}],
    tiles: { ...plain, ...tiles },
  };
  try {
    const made = stageState(content, wanted, event => events.push(event), dice);
    return made.ok ? made.value : { faults: [{ path: [], message: made.error.message }] };
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return { faults: [{ path: ['rolls'], message: error.message }] };
  }
}

const isEmpty = (expect: Scenario['expect']): boolean =>
  expect === undefined || Object.keys(expect).length === 0;

function checkShape({ creature, creatures, expect, steps = [] }: Scenario): Fault[] {
  const faults: Fault[] = [];
  if (creature !== undefined && creatures !== undefined)
    faults.push({ path: ['creature'], message: 'there are creatures already', key: true });
  const expects = [expect, ...steps.map(step => (typeof step === 'string' ? undefined : step.expect))];
  if (expects.every(isEmpty)) faults.push({ path: [], message: 'nothing is expected' });
  return faults;
}

const sideName = ({ hero, level }: HeroSide): string => (level === 'any' ? hero : `${hero} ${level}`);

function checkMadeUp({ cards }: Scenario): Fault[] {
  const sides = CONTENT.tables.heroSides.map(sideName);
  return [
    ...Object.keys(cards?.tiles ?? {}).flatMap((id): Fault[] =>
      CONTENT.tile.has(id) || id === PLAIN_TILE
        ? [{ path: ['cards', 'tiles', id], message: `"${id}" is taken by another tile`, key: true }]
        : [],
    ),
    ...Object.keys(cards?.heroes ?? {}).flatMap((name): Fault[] =>
      sides.includes(name)
        ? []
        : [{ path: ['cards', 'heroes', name], message: `there is no hero "${name}"`, key: true }],
    ),
  ];
}

/** The real cards, with what is made up beside them and other stat lines where the scenario gives some. */
function contentFor({ cards }: Scenario): Content {
  const lines = cards?.heroes ?? {};
  const changed = makeContent({
    ...CONTENT.tables,
    heroSides: CONTENT.tables.heroSides.map(side => ({
      ...side,
      line: (lines[sideName(side)] as Line | undefined) ?? side.line,
    })),
  });
  const tiles = Object.entries(cards?.tiles ?? {}).map(([id, values]) =>
    makeTile({ id, ...(values as Partial<Tile>) }),
  );
  return contentWith(changed, {
    tiles: [makeTile({ id: PLAIN_TILE, copies: PLAIN_PLACES.length }), ...tiles],
    maps: [makeMap({ id: PLAIN_MAP, without: { tiles: PATH_TILES } })],
  });
}
