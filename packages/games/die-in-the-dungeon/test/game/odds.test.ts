/** Chances and copies, against counting by hand. */

import { clonePlain, equalPlain, makeStream, pick, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  attackChance,
  CONTENT,
  chanceOf,
  checkChance,
  cloneState,
  heroAttacks,
  lookAt,
  makeGame,
  type Play,
  type Stat,
  type State,
} from '../../rules/index.ts';
import { type CreatureStage, type Stage, stageState } from '../../rules/scenario/index.ts';
import { check, made, plain } from '../support/plain.ts';
import { ability, type CombatValues, creature, Table } from '../support/table.ts';

const staged = (stage: Stage): State => {
  const made = stageState(CONTENT, stage);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

/** Nobody in this party attacks, so that the creature's own attack is asked at once. */
const against = (heroes: readonly string[], creature: CreatureStage = {}): Play =>
  lookAt(
    CONTENT,
    staged({
      creatures: [{ creature: 'deyeroller', ability: 0, magic: 'd8 5', minions: ['d6'], ...creature }],
      combat: { heroes, round: 2 },
    }),
  );

describe('the chance of an attack', () => {
  const clerics = ['cleric', 'cleric', 'cleric'];

  test('counts faces above the total, and points that may be added', () => {
    expect(attackChance(against(clerics), 'magic')).toBeCloseTo(2 / 8);
    expect(attackChance(against(clerics), 'magic', 3)).toBeCloseTo(5 / 8);
    expect(attackChance(against(clerics), 'agility')).toBe(0);
  });

  test('knows abilities at work', () => {
    expect(attackChance(against(clerics, { boons: ['double-take'] }), 'magic')).toBeCloseTo(1 - (6 / 8) ** 2);
    expect(attackChance(against(clerics, { boons: ['fixed-stare'] }), 'magic')).toBe(1);
    const atMostSix = 15;
    const gaze = against(clerics, { boons: ['eye-gaze'] });
    expect(attackChance(gaze, 'magic')).toBeCloseTo(1 - atMostSix / 64);
    expect(attackChance(gaze, 'magic', 3)).toBeCloseTo(1 - atMostSix / 64);
    expect(attackChance(against(clerics, { boons: ['eye-modify'] }), 'magic')).toBeCloseTo(4 / 10);
  });

  test('is certain or nothing when the dice show their highest face', () => {
    const stare = { magic: 'd12 12', boons: ['fixed-stare'] };
    expect(attackChance(against(['cleric 3', 'cleric 4'], stare), 'magic')).toBe(1);
    expect(attackChance(against(['cleric 4', 'cleric 4'], stare), 'magic')).toBe(0);
  });

  test('is that of two dice under Eye Gaze, whatever else is at work', () => {
    const gaze = attackChance(against(clerics, { boons: ['eye-gaze'] }), 'magic');
    for (const other of ['fixed-stare', 'double-take'])
      expect(attackChance(against(clerics, { boons: [other, 'eye-gaze'] }), 'magic'), other).toBe(gaze);
  });

  test('is certain with more points than are needed', () => {
    expect(attackChance(against(['cleric']), 'magic', 9)).toBe(1);
  });

  test('knows the tile and a Warlock', () => {
    const { content, state } = new Table().rolls('d12 1').combat(['warlock', 'cleric'], {
      creature: { ...plain, might: 'd12 12', magic: 'd20 20' },
      tile: { rules: { creatureRolls: -1, barred: ['agility'] } },
      made,
    });
    const play = lookAt(content, state);
    expect(attackChance(play, 'might')).toBeCloseTo((12 - (4 + 1)) / 12);
    expect(attackChance(play, 'magic')).toBeCloseTo((20 - (11 + 5 + 1)) / 20);
    expect(attackChance(play, 'agility')).toBe(0);
  });

  test('against a Patriarch is that of a 1, and of what points can lower', () => {
    expect(attackChance(against(['patriarch']), 'magic')).toBeCloseTo(1 / 8);
    expect(attackChance(against(['patriarch']), 'magic', 2)).toBeCloseTo(3 / 8);
  });
});

test('the chances of changing a roll', () => {
  const play = against(['cleric', 'cleric', 'cleric']);
  const game = makeGame(CONTENT, { roll: () => 4 });
  const state = clonePlain(play.state);
  game.apply(state, { type: 'attack', stat: 'magic' });
  const chance = (action: Action) => chanceOf(CONTENT, state, action);
  expect(chance({ type: 'minion', die: 'd6' })).toBeCloseTo(4 / 6);
  expect(chance({ type: 'spend', points: 2 })).toBe(0);
  expect(chance({ type: 'spend', points: 3 })).toBe(1);
  expect(chance({ type: 'pips', box: 3, pips: 2 })).toBe(0);
  expect(chance({ type: 'pips', box: 3, pips: 3 })).toBe(1);
  expect(chance({ type: 'pay-time', change: 2 })).toBe(0);
  expect(chance({ type: 'pay-time', change: 3 })).toBe(1);
  expect(chance({ type: 'accept' })).toBe(0);
  expect(chance({ type: 'token', track: 'might' })).toBeUndefined();
});

test('what the party is going to do', () => {
  const waiting = (creature: CreatureStage, heroes: readonly string[]) =>
    heroAttacks(
      lookAt(
        CONTENT,
        staged({ creatures: [{ creature: 'troll-o-bones', ...creature }], combat: { heroes } }),
      ),
    );
  expect(waiting({ ability: 4, might: 'd12 12' }, ['fighter'])).toEqual([
    { stat: 'might', die: 4, attacks: 1, hit: 1 / 4, damage: 1 / 4 },
  ]);
  const [rogues] = waiting({ ability: 4, agility: 'd6 6' }, ['rogue', 'rogue', 'rogue']);
  expect(rogues).toMatchObject({ stat: 'agility', die: 12, attacks: 3, hit: 6 / 12 });
  expect(rogues?.damage).toBeCloseTo(3 * (6 / 12));
});

describe('one kind of attack of the party', () => {
  /** A saved token makes the round begin with a question, before anybody attacks. */
  const expected = (stat: Stat, heroes: readonly string[], { creature, ...values }: CombatValues) => {
    const table = new Table().combat(heroes, {
      creature: { ...plain, time: 10, tokens: ['time'], ...creature },
      made,
      ...values,
    });
    return heroAttacks(lookAt(table.content, table.state)).find(attack => attack.stat === stat);
  };

  test('knows the Fighters', () => {
    const hits = [5, 6, 7, 8, 9, 10, 11, 12].length;
    const withBonus = [8, 9, 10, 11, 12].length;
    const attack = expected('might', ['fighter', 'fighter', 'fighter'], { creature: { might: 6 } });
    expect(attack).toMatchObject({ die: 12, attacks: 1, hit: hits / 12 });
    expect(attack?.damage).toBeCloseTo((hits + withBonus) / 12);
  });

  test('knows a raging Barbarian, who is no Fighter', () => {
    const attack = expected('might', ['barbarian rotated'], { creature: { might: 'd12 12' } });
    expect(attack).toMatchObject({ die: 20, hit: 8 / 20 });
    expect(attack?.damage).toBeCloseTo((8 * 2) / 20);
  });

  test('knows an Assassin', () => {
    const attack = expected('agility', ['assassin', 'rogue'], { creature: { agility: 6 } });
    expect(attack).toMatchObject({ die: 10, attacks: 1, hit: 4 / 10 });
    expect(attack?.damage).toBeCloseTo((4 * 2) / 10);
  });

  test('knows that a high first roll of Rogues gives one more', () => {
    const rogues = ['rogue 2', 'rogue 2'];
    const creature = { agility: 'd20 20' };
    const again = [15, 16, 17, 18, 19, 20].length / 20;
    const first = expected('agility', rogues, { creature });
    expect(first).toMatchObject({ die: 20, attacks: 2, hit: 1 / 20 });
    expect(first?.damage).toBeCloseTo((2 + again) / 20);
    const later = expected('agility', rogues, { creature, round: 2 });
    expect(later).toMatchObject({ attacks: 1 });
    expect(later?.damage).toBeCloseTo((1 + again) / 20);
    const nobody = expected('agility', ['assassin', 'fighter 4', 'fighter 4'], { creature });
    expect(nobody).toMatchObject({ die: 20, attacks: 1, hit: 1 / 20 });
    expect(nobody?.damage).toBeCloseTo(2 / 20);
  });

  test('knows the tile', () => {
    const rules = { heroRolls: 1, damage: { might: 1 } };
    const attack = expected('might', ['fighter'], { creature: { might: 3 }, tile: { rules } });
    expect(attack).toMatchObject({ die: 4, hit: 2 / 4, damage: (2 * 2) / 4 });
  });

  test('is nothing when an ability stops it', () => {
    const gag = ability({ id: 'gag', boon: { lasts: 'combat', stops: ['might'] } });
    const values = { creature: { boons: ['gag'] }, made: { ...made, abilities: [gag] } };
    expect(expected('might', ['fighter'], values)).toBeUndefined();
  });
});

test('the chance to pass a check', () => {
  const push = ability({ id: 'push', boon: { lasts: 'turn', bonus: { amount: 1 } } });
  const gaze = ability({ id: 'gaze', boon: { lasts: 'turn', times: 2, unmodified: true } });
  const dodge = ability({ id: 'dodge', windows: ['trap'], effects: [{ verb: 'pass-check' }] });
  const facing = (boons: readonly string[]) =>
    new Table().enters(
      { effects: [check('agility', 5)] },
      {
        creature: { creature: 'dodger', minions: [], agility: 'd6 6', boons: [...boons] },
        made: {
          abilities: [push, gaze, dodge],
          creatures: [creature({ id: 'dodger', abilities: ['dodge'] })],
        },
      },
    );
  const chance = (boons: readonly string[], points: number) => {
    const { content, state } = facing(boons);
    return checkChance(lookAt(content, state), 'agility', 5, points);
  };
  expect(chance([], 0)).toBeCloseTo(2 / 6);
  expect(chance([], 2)).toBeCloseTo(4 / 6);
  expect(chance(['push'], 0)).toBeCloseTo(3 / 6);
  const atMostFour = 6;
  expect(chance(['gaze'], 2)).toBeCloseTo(1 - atMostFour / 36);
  const { content, state } = facing([]);
  expect(chanceOf(content, state, { type: 'roll' })).toBeCloseTo(2 / 6);
});

test('a copy is the same, and nothing that happens to it happens to the other', () => {
  const game = makeGame(CONTENT);
  const random = makeStream('copies', 'test');
  for (let i = 0; i < 20; i++) {
    const made = game.setup({ map: i % 2 === 0 ? 'cellar' : 'neighbours' }, `copy ${i}`);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const state = made.value;
    for (let legal = game.legal(state); legal.length > 0; legal = game.legal(state)) {
      const before = clonePlain(state);
      const copy = cloneState(state);
      expect(equalPlain(copy, before)).toBe(true);
      game.apply(copy, pick(random, legal));
      expect(equalPlain(state, before)).toBe(true);
      game.apply(state, pick(random, legal));
    }
  }
});
