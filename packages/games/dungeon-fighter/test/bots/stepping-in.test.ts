/** What the sensible player does before a miss hurts, before a card is destroyed, and with what is left behind. */

import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { sensiblePlayer } from '../../bots/index.ts';
import { type Action, type DungeonFighter, printAction, RULE_SETS } from '../../rules/index.ts';
import { readScenarios } from '../../rules/scenario/index.ts';

/** The answer to the question that a scenario ends with. */
function answerTo(scenario: object): string {
  const { scenarios } = readScenarios(JSON.stringify({ title: 'a bot', expect: { view: {} }, ...scenario }));
  const { game, start, scenario: read } = scenarios[0] as (typeof scenarios)[number];
  const state = game.clone(start);
  for (const line of (read.steps ?? []) as string[]) {
    const action = game.parse(line);
    if (!action.ok) throw new Error(sayPlainly(action.error));
    const refusal = game.apply(state, action.value as Action);
    if (refusal) throw new Error(sayPlainly(refusal));
  }
  const rules = { ...(RULE_SETS[state.rules] as DungeonFighter), edition: game.edition };
  return printAction(sensiblePlayer.choose(rules, state, game.legal(state), makeStream('bot', 'choice')));
}

const cards = {
  monsters: { foe: { damage: 3 }, rust: { damage: 3, ability: 'destroy-equipment' } },
  bosses: { lord: { damage: 3, life: 12 } },
  spendables: {
    sip: { heal: { amount: 1, whom: 'hero' } },
    draught: { heal: { amount: 4, whom: 'hero' } },
    purse: { bonusDice: 1 },
  },
  weapons: { stick: { bonus: 1, requirement: 'nose' }, lance: { bonus: 9, requirement: 'jump' } },
};
const slots = { weapon: 1, armor: 1, spendable: 2 };
const miss = ['torm throws red', 'lands outside blank'];

const first = (torm: object, randolph: object, combat: object = { monster: 'foe' }) => ({
  rules: 'first',
  cards,
  party: [
    { hero: 'torm', slots, ...torm },
    { hero: 'randolph', slots, ...randolph },
  ],
  combat,
  steps: miss,
});

test('a heal is kept while nobody falls', () => {
  expect(answerTo(first({ life: 8 }, { equipment: ['sip'] }))).toBe('randolph passes');
});

test('the smallest heal that saves a hero is used', () => {
  expect(answerTo(first({ life: 3 }, { equipment: ['draught', 'sip'] }))).toBe('randolph uses sip on torm');
  expect(answerTo(first({ life: 2 }, { equipment: ['draught', 'sip'] }))).toBe(
    'randolph uses draught on torm',
  );
});

test('what cannot save anybody is kept for the next fight', () => {
  expect(answerTo(first({ life: 2, equipment: ['sip'] }, { life: 5 }))).toBe('torm passes');
  expect(answerTo(first({ life: 2, equipment: ['purse'] }, {}))).toBe('torm passes');
});

test('in the last fight a falling hero leaves nothing unused', () => {
  const lord = { boss: 'lord' };
  expect(answerTo(first({ life: 2, equipment: ['sip'] }, { life: 5 }, lord))).toBe(
    'torm uses sip on randolph',
  );
  expect(answerTo(first({ life: 2, equipment: ['purse'] }, {}, lord))).toBe('torm uses purse');
});

test('a card that would be destroyed is used first, unless another one goes in its place', () => {
  const rust = { monster: 'rust' };
  expect(answerTo(first({ equipment: ['draught'] }, {}, rust))).toBe('torm uses draught on torm');
  expect(answerTo(first({ equipment: ['draught', 'stick'] }, {}, rust))).toBe('torm discards stick');
});

const rest = (brad: object) => ({
  rules: 'second',
  cards: { ...cards, monsters: { foe: {} } },
  party: [
    { hero: 'murka', slots, fainted: true, scars: ['red', 'green', 'blue'], equipment: ['lance'] },
    { hero: 'brad', slots: { weapon: 1, armor: 0, spendable: 0 }, ...brad },
    { hero: 'grace', slots: { weapon: 0, armor: 0, spendable: 0 } },
  ],
  combat: { monster: 'foe', life: 1 },
  steps: ['brad throws red', 'lands 5 blank'],
});

test('a worse card makes room for what an eliminated hero leaves behind', () => {
  expect(answerTo(rest({ equipment: ['stick'] }))).toBe('brad discards stick');
  expect(answerTo(rest({}))).toBe('murka gives lance to brad');
});

test('a better card does not', () => {
  const poor = rest({ equipment: ['lance'] });
  const [murka, ...others] = poor.party;
  expect(answerTo({ ...poor, party: [{ ...murka, equipment: ['stick'] }, ...others] })).toBe('party done');
});
