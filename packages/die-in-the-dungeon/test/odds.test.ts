/** Chances and copies, against counting by hand. */
import {
  type Action,
  attackChance,
  CONTENT,
  chanceOf,
  cloneState,
  heroAttacks,
  lookAt,
  makeGame,
  type Play,
  type State,
} from '@tumblekeep/die-in-the-dungeon';
import { type CreatureStage, type Stage, stageState } from '@tumblekeep/die-in-the-dungeon/scenario';
import { clonePlain, equalPlain, makeStream, pick } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';

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

test('a copy is the same, and nothing that happens to it happens to the other', () => {
  const game = makeGame(CONTENT);
  const random = makeStream('copies', 'test');
  for (let i = 0; i < 20; i++) {
    const made = game.setup({ map: i % 2 === 0 ? 'cellar' : 'neighbours' }, `copy ${i}`);
    if (!made.ok) throw new Error(made.error.message);
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
