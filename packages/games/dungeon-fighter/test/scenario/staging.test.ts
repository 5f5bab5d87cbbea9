import { describe, expect, test } from 'vitest';
import { printPosition, type State } from '../../rules/index.ts';
import { printProblem, type ReadyScenario, readScenarios } from '../../rules/scenario/index.ts';

const HEAD = `title: A staging
cards:
  monsters: { brute: { life: 12, damage: 3 }, ogre: { level: 3 } }
  spendables: { oil: { hitBonus: 2 }, bandage: { heal: { amount: 3, whom: hero } } }
expect: { outcome: none }
`;

const stage = (text: string, rules = 'second'): State => {
  const { scenarios, problems } = readScenarios(`rules: ${rules}\n${HEAD}${text}`);
  expect(problems.map(problem => printProblem('it', problem))).toEqual([]);
  return (scenarios[0] as ReadyScenario).start;
};

const TWO = 'party: [murka, brad]\n';

describe('statements of a staging', () => {
  test('who begins, who threw last', () => {
    const state = stage('party: [murka, brad, edith]\nfirst: edith\ncombat: { lastThrower: murka }');
    expect(state.first).toBe(2);
    expect(state.combat).toMatchObject({ active: 2, lastThrower: 0 });
    expect(stage('party: [murka, brad, edith]\nfirst: edith\ncombat: { active: brad }')).toMatchObject({
      first: 2,
      combat: { active: 1, lastThrower: 1 },
    });
  });

  test('cards lying face down', () => {
    const state = stage(`${TWO}combat: { stolen: [oil] }`);
    expect(state.combat?.stolen).toEqual(['oil']);
    expect(state.decks.shop).not.toContain('oil');
  });

  test('a deck from the top, by its size, and as a whole', () => {
    expect(stage(`${TWO}decks: { shop: { top: [oil], size: 3 } }`).decks.shop).toHaveLength(3);
    expect(stage(`${TWO}decks: { shop: { top: [oil], size: 3 } }`).decks.shop.at(-1)).toBe('oil');
    const whole = stage(
      `${TWO}decks: { monsters: { exactly: [brute, ogre] }, shop: { exactly: [oil, bandage] } }`,
    );
    expect(whole.decks.monsters).toEqual(['ogre', 'brute']);
    expect(whole.decks.shop).toEqual(['bandage', 'oil']);
    expect(stage(`${TWO}decks: { shop: { size: 0 } }\nshop: { display: [oil] }`).display).toEqual(['oil']);
    expect(stage(`${TWO}decks: { monsters: { exactly: [ogre] } }\ncombat: { monster: brute }`)).toMatchObject(
      {
        decks: { monsters: ['ogre'] },
        combat: { foe: { card: 'brute' } },
      },
    );
  });

  test('piles beside the decks', () => {
    const state = stage(`${TWO}discard: [ogre]\nscrap: [oil]\nbox: [bandage]`);
    expect(state).toMatchObject({ discard: ['ogre'], scrap: ['oil'], box: ['bandage'] });
  });

  test('faints and scars count, unless the tally says otherwise', () => {
    const party = 'party: [{ hero: murka, scars: [red] }, brad, { hero: edith, fainted: true }]\n';
    expect(stage(party)).toMatchObject({ scarsTaken: 1, faints: 2 });
    expect(stage(`${party}tally: { faints: 5, scars: 3 }`)).toMatchObject({ scarsTaken: 3, faints: 5 });
  });

  test('the round', () => {
    expect(stage(`${TWO}round: 4`)).toMatchObject({ round: 4, phase: 'dungeon' });
    expect(stage(`${TWO}round: 4\ncombat: {}`)).toMatchObject({ round: 4, phase: 'combat' });
    expect(stage(`${TWO}round: 4\nshop: { display: [] }`)).toMatchObject({ round: 4, phase: 'shop' });
  });

  test.each(['second', 'first', 'prototype'])('Resting, %s', rules => {
    const party = { second: 'murka, brad', first: 'torm, randolph', prototype: 'lorenzo, alessandro' }[rules];
    const [one, other] = (party ?? '').split(', ');
    const text = `party: [${one}, { hero: ${other}, fainted: true }]\nbegin: rest\ncombat: { monster: brute }`;
    const { scenarios, problems } = readScenarios(`rules: ${rules}\n${HEAD}${text}`);
    expect(problems).toEqual([]);
    const { game, start, events } = scenarios[0] as ReadyScenario;
    expect(start.phase).toBe('rest');
    expect(events.map(game.printEvent)).toContain('defeated brute');
  });

  test('a window after a throw, with those before it passed', () => {
    const party = 'party: [murka, { hero: brad, equipment: [oil], abilities: { green: re-throw } }]\n';
    const thrown = 'throw: { die: green, lands: 4 icon }';
    const question = (text: string) => stage(`${party}combat: { ${text} }`).frames.at(-1);
    expect(question('throw: { die: green }')).toMatchObject({ at: 'landing' });
    expect(question(thrown)).toMatchObject({ at: 'window', kind: 're-throw' });
    expect(question(`${thrown}, window: boost`)).toMatchObject({ at: 'window', kind: 'boost', seat: 1 });
  });

  test('says no more than before where nothing is said', () => {
    const { scenarios } = readScenarios(`rules: second\n${HEAD}${TWO}`);
    const { game, start } = scenarios[0] as ReadyScenario;
    expect(printPosition(game.edition, start)).toContain('tally scars 0 faints 0');
  });
});
