/** From the text of a file to scenarios that can be run, or to what is wrong and where. */

import { fail, type Result, sayPlainly } from '@tumblekeep/kernel';
import {
  type End,
  type Fault,
  meant,
  type Path,
  type Place,
  placed,
  type ReadScenarios,
  type Runnable,
  readBy,
  readDocuments,
} from '@tumblekeep/kernel/scenario';
import { sayIn } from '../../texts/refusals.ts';
import type { EquipmentCard } from '../cards.ts';
import type { Outcome } from '../chapters/score.ts';
import type { Edition } from '../edition.ts';
import type { Event } from '../event.ts';
import { type DungeonFighter, makeGame } from '../game.ts';
import { problemsOf } from '../invariants.ts';
import { parsePosition } from '../notation/position.ts';

import { RULE_SETS } from '../rule-sets.ts';
import type { State } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import {
  editionWith,
  type MadeUpCards,
  makeAbility,
  makeArmor,
  makeBoss,
  makeMapRoom,
  makeMonster,
  makeMonsterAbility,
  makeRoom,
  makeSpendable,
  makeWeapon,
} from './cards.ts';
import { checkMadeUp, checkNames, PLAIN_ROOM } from './check.ts';
import { checkContradictions } from './contradictions.ts';
import { type Scenario, scenarioSchema } from './schema.ts';
import { stageState } from './stage.ts';

/** A scenario ready to run. */
export interface ReadyScenario extends Runnable {
  readonly scenario: Scenario;
  readonly game: DungeonFighter;
  readonly start: State;
  readonly events: readonly Event[];
}

export const readScenarios = (text: string): ReadScenarios<ReadyScenario> => readDocuments(text, makeReady);

/** One scenario, or what is wrong with it. */
export function makeReady(
  value: unknown,
  placeOf: (path: Path) => Place,
): ReadyScenario | { readonly faults: readonly Fault[] } {
  const read = readBy(scenarioSchema, value);
  if ('faults' in read) return read;
  const scenario = read.value;
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
  const contradictions = scenario.position === undefined ? checkContradictions(edition, scenario) : [];
  if (contradictions.length > 0) return { faults: contradictions };
  const events: Event[] = [];
  const start = begin(edition, scenario, event => events.push(event));
  if (!start.ok) return { faults: [start.error] };
  const game = makeGame(edition);
  return {
    scenario,
    game,
    say: sayIn(edition),
    start: start.value,
    events,
    placeOf,
    problemsOf: state => problemsOf(edition, state as State),
    endOf: state => endOf(game.outcome(state as State)),
  };
}

function endOf(outcome: Outcome | undefined): End | undefined {
  if (outcome === undefined) return undefined;
  if (!outcome.won) return { name: outcome.why, fields: outcome };
  const parts = Object.fromEntries(outcome.parts.map(part => [part.why, part.amount]));
  return { name: 'won', fields: { ...outcome, parts } };
}

/** The fields that a position says in their place, those first that are the likeliest to be wrong. */
const STAGING = [
  'combat',
  'shop',
  'chest',
  'decks',
  'map',
  'setAside',
  'discard',
  'scrap',
  'box',
  'shops',
  'tally',
  'round',
  'begin',
  'first',
  'party',
  'leader',
  'difficulty',
  'solo',
  'beginning',
  'handicap',
  'seed',
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
    faults.push({ path: ['rules'], message: 'a scenario needs a party or a position', key: true });
  }
  const expects = [
    scenario.expect,
    ...(scenario.steps ?? []).map(step => (typeof step === 'string' ? undefined : step.expect)),
  ];
  if (expects.every(isEmpty))
    faults.push({ path: [scenario.steps ? 'steps' : 'title'], message: 'nothing is expected', key: true });
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
    abilities: named(cards?.abilities, makeAbility),
    monsterAbilities: named(cards?.monsterAbilities, makeMonsterAbility),
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

function begin(edition: Edition, scenario: Scenario, sink: (event: Event) => void): Result<State, Fault> {
  if (scenario.position !== undefined) {
    const parsed = parsePosition(edition, scenario.position);
    return parsed.ok ? parsed : fail({ path: ['position'], message: sayPlainly(parsed.error) });
  }
  const { party = [], combat, ...stage } = scenario;
  const fight = needsRoom(combat) ? { ...combat, room: PLAIN_ROOM } : combat;
  const made = stageState(edition, { ...stage, combat: fight, heroes: party }, sink);
  if (made.ok) return made;
  return fail(placed(scenario, made.error, STAGING));
}
