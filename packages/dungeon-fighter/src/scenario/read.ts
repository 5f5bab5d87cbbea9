/** From the text of a file to scenarios that can be run, or to what is wrong and where. */
import type { Refusal, Result } from '@tumblekeep/kernel';
import { type Document, isMap, isNode, isScalar, LineCounter, parseAllDocuments } from 'yaml';
import type { EquipmentCard } from '../cards.ts';
import type { Edition } from '../edition.ts';
import type { Event } from '../event.ts';
import { type DungeonFighter, makeGame } from '../game.ts';
import { parsePosition } from '../notation/position.ts';
import { RULE_SETS } from '../rule-sets.ts';
import type { State } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import {
  editionWith,
  type MadeUpCards,
  makeArmor,
  makeBoss,
  makeMapRoom,
  makeMonster,
  makeRoom,
  makeSpendable,
  makeWeapon,
} from './cards.ts';
import { checkMadeUp, checkNames, PLAIN_ROOM } from './check.ts';
import { type Fault, faultsOf, type Path, type Place, type Problem, printPath } from './places.ts';
import { type Scenario, scenarioSchema } from './schema.ts';
import { meant } from './schema-parts.ts';
import { stageState } from './stage.ts';

/** A scenario ready to run. */
export interface ReadyScenario {
  readonly scenario: Scenario;
  readonly game: DungeonFighter;
  /** Where it begins, and what has happened up to there. */
  readonly start: State;
  readonly events: readonly Event[];
  placeOf(path: Path): Place;
}

export interface ReadScenarios {
  readonly scenarios: readonly ReadyScenario[];
  readonly problems: readonly Problem[];
}

/** Reads every scenario of a text: YAML or JSON, several separated by `---`. */
export function readScenarios(text: string): ReadScenarios {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter });
  const scenarios: ReadyScenario[] = [];
  const problems: Problem[] = [];
  if (documents.length === 0) return { scenarios, problems: [nothing] };
  for (const document of documents) {
    const place = (path: Path, key = false): Place => placeIn(document, counter, path, key);
    const broken = document.errors.map(error => ({
      line: error.linePos?.[0].line ?? 1,
      column: error.linePos?.[0].col ?? 1,
      path: '',
      message: (error.message.split('\n')[0] as string).replace(/ at line \d+, column \d+:?$/, ''),
    }));
    if (broken.length > 0) {
      problems.push(...broken);
      continue;
    }
    const ready = makeReady(document.toJS() as unknown, place);
    if ('faults' in ready)
      problems.push(
        ...ready.faults.map(({ path, message, key }) => ({
          ...place(path, key),
          path: printPath(path),
          message,
        })),
      );
    else scenarios.push(ready);
  }
  return { scenarios, problems };
}

const nothing: Problem = { line: 1, column: 1, path: '', message: 'there is no scenario here' };

function placeIn(document: Document, counter: LineCounter, path: Path, key: boolean): Place {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const owner: unknown = document.getIn(path.slice(0, length - 1), true);
    const pair =
      key && length > 0 && isMap(owner)
        ? owner.items.find(one => isScalar(one.key) && one.key.value === path[length - 1])
        : undefined;
    const found = pair?.key ?? node;
    if (isNode(found) && found.range) {
      const { line, col } = counter.linePos(found.range[0]);
      return { line, column: col };
    }
  }
  return { line: 1, column: 1 };
}

function makeReady(
  value: unknown,
  placeOf: (path: Path) => Place,
): ReadyScenario | { readonly faults: readonly Fault[] } {
  const parsed = scenarioSchema.safeParse(value);
  if (!parsed.success) return { faults: faultsOf(parsed.error.issues) };
  const scenario = parsed.data;
  const rules = Object.hasOwn(RULE_SETS, scenario.rules) ? RULE_SETS[scenario.rules] : undefined;
  if (rules === undefined) {
    const message = `there is no rule set "${scenario.rules}"${meant(scenario.rules, Object.keys(RULE_SETS))}`;
    return { faults: [{ path: ['rules'], message }] };
  }
  const faults = [...checkShape(scenario), ...checkMadeUp(rules.edition, scenario)];
  if (faults.length > 0) return { faults };
  const edition = editionWith(rules.edition, madeUpCards(rules.edition, scenario));
  const misnamed = checkNames(edition, scenario);
  if (misnamed.length > 0) return { faults: misnamed };
  const events: Event[] = [];
  const start = begin(edition, scenario, event => events.push(event));
  if (!start.ok)
    return {
      faults: [{ path: scenario.position === undefined ? [] : ['position'], message: start.error.message }],
    };
  return { scenario, game: makeGame(edition), start: start.value, events, placeOf };
}

const STAGING = [
  'party',
  'leader',
  'difficulty',
  'solo',
  'seed',
  'chest',
  'decks',
  'setAside',
  'shops',
  'combat',
  'shop',
] as const;

const isEmpty = (expect: Scenario['expect']): boolean =>
  expect === undefined || Object.keys(expect).length === 0;

function checkShape(scenario: Scenario): Fault[] {
  const faults: Fault[] = [];
  if (scenario.position !== undefined) {
    for (const field of STAGING)
      if (scenario[field] !== undefined)
        faults.push({ path: [field], message: 'the position says that already', key: true });
  } else if (scenario.party === undefined) {
    faults.push({ path: [], message: 'a scenario needs a party or a position' });
  }
  const expects = [
    scenario.expect,
    ...(scenario.steps ?? []).map(step => (typeof step === 'string' ? undefined : step.expect)),
  ];
  if (expects.every(isEmpty)) faults.push({ path: [], message: 'nothing is expected' });
  return faults;
}

/** A combat against a monster that does not say where it is. */
const needsRoom = (combat: Scenario['combat']): boolean =>
  combat !== undefined && combat.boss === undefined && combat.room === undefined;

function madeUpCards(edition: Edition, { cards, party, combat }: Scenario): MadeUpCards {
  const hasMaps = edition.tables.maps.length > 0;
  const named = <Values extends object, Card>(
    records: Readonly<Record<string, Values>> | undefined,
    make: (id: CardId, values: Values) => Card,
  ): Card[] => Object.entries(records ?? {}).map(([id, values]) => make(id, values));
  const equipment: EquipmentCard[] = [
    ...named(cards?.weapons, makeWeapon),
    ...named(cards?.armors, makeArmor),
    ...named(cards?.spendables, makeSpendable),
  ];
  return {
    monsters: named(cards?.monsters, makeMonster),
    bosses: named(cards?.bosses, makeBoss),
    rooms: [
      ...named(cards?.rooms, makeRoom),
      ...(needsRoom(combat) && !hasMaps ? [makeRoom(PLAIN_ROOM)] : []),
    ],
    mapRooms: [
      ...named(cards?.mapRooms, makeMapRoom),
      ...(needsRoom(combat) && hasMaps ? [makeMapRoom(PLAIN_ROOM)] : []),
    ],
    equipment,
    sheets: Object.fromEntries(
      (party ?? []).flatMap(hero => (typeof hero === 'string' ? [] : [[hero.hero, hero]])),
    ),
  };
}

function begin(edition: Edition, scenario: Scenario, sink: (event: Event) => void): Result<State, Refusal> {
  if (scenario.position !== undefined) return parsePosition(edition, scenario.position);
  const { party = [], combat, ...stage } = scenario;
  const fight = needsRoom(combat) ? { ...combat, room: PLAIN_ROOM } : combat;
  return stageState(edition, { ...stage, combat: fight, heroes: party }, sink);
}
