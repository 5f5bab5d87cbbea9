/** What lies on the table follows the state, whatever happens in a game. */

import { makeStream, ok, type Result, sayPlainly } from '@tumblekeep/kernel';
import { checkScene, type Engine, type Level, type LyingDie } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import { skillModelOf } from '../../bots/index.ts';
import { type Flight, PhysicalTable, type Task } from '../../hosted/index.ts';
import { type Edition, type Landing, RULE_SETS, type State } from '../../rules/index.ts';
import { EDITIONS, gameOf, must, Party } from './party.ts';

const NO_ENGINE = {
  revision: 'made up',
  makeWorld: () => {
    throw new Error('nothing is simulated here');
  },
} satisfies Engine;

/** Lands as the measured hands do, each die beside the last one: a whole game takes no time. */
class MadeUpTable extends PhysicalTable {
  #thrown = 0;
  readonly #rules: string;

  constructor(engine: Engine, edition: Edition) {
    super(engine, edition);
    this.#rules = edition.id;
  }

  override seekAim(): undefined {
    return undefined;
  }

  override throwBySkill(
    level: Level,
    { die, requirements }: Task,
    lying: readonly LyingDie[],
    seed: string,
  ): Result<Flight, never> {
    const skill = level === 'perfect' ? 'deadly' : level;
    const stream = makeStream(seed, 'made up');
    const landing = skillModelOf(this.#rules).sampleLanding(stream, skill, requirements, die);
    const place = this.#thrown++ % 50;
    const rest: LyingDie = {
      die,
      at: [-500 + 40 * (place % 25), 9, place < 25 ? -400 : 400],
      pose: [0, 0, 0, 1000],
    };
    const isGone = landing.zone === 'floor';
    return ok({
      ...madeUp(landing, requirements),
      die,
      throws: requirements,
      release: '',
      scene: { dice: lying, props: [] },
      rest: isGone ? undefined : rest,
      after: isGone ? lying : [...lying, rest],
    });
  }
}

function madeUp({ zone, face, bounces, failed }: Landing, requirements: Task['requirements']) {
  const findings = requirements.map(id => ({ id, met: !failed.includes(id), reason: '' }));
  return {
    revision: 'made up',
    trajectory: {},
    verdict: { zone, face, bounces, requirements: findings },
  } as unknown as Pick<Flight, 'revision' | 'trajectory' | 'verdict'>;
}

/** What is wrong with the dice on the table by the rules, if anything. */
function problemOf({ combat, frames }: State, lying: readonly LyingDie[]): string | undefined {
  if (combat === null || combat.throws === 0)
    return lying.length === 0 ? undefined : 'dice lie where nobody has thrown any';
  const isInHand = combat.throw?.zone === null || frames.at(-1)?.at === 'again';
  const inHand = isInHand ? combat.throw?.die : undefined;
  const whites = lying.filter(({ die }) => die === 'white').length;
  if (whites > combat.bonusDiceThrown - (inHand === 'white' ? 1 : 0))
    return `${whites} bonus dice lie, ${combat.bonusDiceThrown} were thrown`;
  for (const color of ['red', 'green', 'blue'] as const) {
    const count = lying.filter(({ die }) => die === color).length;
    if (count > 1) return `the ${color} die lies twice`;
    if (count === 1 && (combat.dice.includes(color) || inHand === color))
      return `the ${color} die is in hand`;
  }
  const placed = checkScene({ dice: lying, props: [] });
  return placed.ok ? undefined : sayPlainly(placed.error);
}

const MOST_STEPS = 6000;

/** Plays a game of bots to its end and looks at the table after every step. */
async function play(
  rules: string,
  seed: string,
): Promise<{ readonly defeats: number; readonly whites: number }> {
  const game = gameOf(rules);
  const heroes = game.edition.tables.heroes.slice(0, 3).map(({ id }) => id);
  const seats = Object.fromEntries(heroes.map(id => [id, { kind: 'sensible', skill: 'average' } as const]));
  const physics = new MadeUpTable(NO_ENGINE, game.edition);
  const parts = { game, physics, seats: { dice: 'simulated', seats } as const };
  const party = await Party.begin(parts, { heroes, leader: heroes[0] }, seed);
  let defeats = 0;
  let whites = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = await party.next();
    if (step === undefined) return { defeats, whites };
    const { action, told } = must(step);
    const { dice } = told.lying;
    expect(problemOf(party.state, dice), `${seed}, input ${told.inputs}`).toBeUndefined();
    whites = Math.max(whites, dice.filter(({ die }) => die === 'white').length);
    if (action?.type === 'retrieve') defeats++;
  }
  throw new Error(`${seed} does not end`);
}

describe('the dice on the table follow the state', () => {
  test.each(EDITIONS)('in whole games of the %s rules, through party defeats and bonus dice', async rules => {
    const games = await Promise.all(Array.from({ length: 8 }, (_, i) => play(rules, `lying ${i}`)));
    expect(games.some(({ defeats }) => defeats > 0)).toBe(true);
    expect(games.some(({ whites }) => whites > 0)).toBe(true);
  });
  test('the rule sets are all looked at', () => {
    expect([...EDITIONS].sort()).toEqual(Object.keys(RULE_SETS).sort());
  });
});
