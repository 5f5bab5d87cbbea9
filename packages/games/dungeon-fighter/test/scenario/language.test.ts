import { sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { type DungeonFighter, printPosition, RULE_SETS } from '../../rules/index.ts';
import {
  type Mismatch,
  printProblem,
  printReport,
  readScenarios,
  runScenario,
  type ScenarioReport,
} from '../../rules/scenario/index.ts';

const HEAD = `rules: second
title: A miss
cards: { monsters: { brute: { life: 12, damage: 3 } }, spendables: { bandage: { heal: { amount: 3, whom: hero } } } }
party: [murka, { hero: brad, life: 6, equipment: [bandage] }]
combat: { monster: brute }
`;

const run = (text: string): ScenarioReport => {
  const { scenarios, problems } = readScenarios(text);
  expect(problems.map(problem => printProblem('it', problem))).toEqual([]);
  const [scenario] = scenarios;
  if (scenario === undefined) throw new Error('there is no scenario');
  return runScenario(scenario);
};

const problemsOf = (text: string): string[] =>
  readScenarios(text).problems.map(problem => printProblem('it.yaml', problem));

const MISS = `${HEAD}steps:
  - do: [brad throws red, lands outside blank]
    expect: `;

describe('every kind of expectation holds and fails', () => {
  const events = [
    'brad threw red',
    'landed outside blank bounces 1',
    'brad missed: outside',
    'brad life 6 → 3: miss',
    'murka turn',
  ];
  const offers = ['murka throws green', 'murka throws blue', 'brad uses bandage on brad'];
  const json = (value: unknown) => JSON.stringify(value);

  test.each<[string, string, string, Partial<Mismatch>]>([
    [
      'a value of the view',
      '{ view: { heroes.brad.life: 3 } }',
      '{ view: { heroes.brad.life: 4 } }',
      { what: 'heroes.brad.life', expected: 4, actual: 3 },
    ],
    [
      'an object of the view',
      '{ view: { chest: { coins: 0, dice: 2 } } }',
      '{ view: { chest: { coins: 1, dice: 2 } } }',
      { what: 'chest.coins', expected: 1, actual: 0 },
    ],
    [
      'a list of the view',
      '{ view: { combat.dice: [green, blue] } }',
      '{ view: { combat.dice: [green] } }',
      { what: 'combat.dice.1', expected: undefined, actual: 'blue' },
    ],
    [
      'a path that is not there',
      '{ view: { combat.throw: null } }',
      '{ view: { combat.throw.zone: outside } }',
      { what: 'combat.throw.zone', expected: 'outside', actual: undefined },
    ],
    [
      'a view of one viewer',
      '{ view: { viewer: murka, round: 1 } }',
      '{ view: { viewer: murka, round: 2 } }',
      { what: 'round, seen by murka', expected: 2, actual: 1 },
    ],
    [
      'several views',
      '{ view: [{ round: 1 }, { viewer: brad, round: 1 }] }',
      '{ view: [{ round: 1 }, { viewer: brad, round: 3 }] }',
      { path: 'steps[0].expect.view[1].round' },
    ],
    [
      'all events',
      json({ events }),
      json({ events: events.with(2, 'brad hit 3') }),
      {
        lines: [
          '  brad threw red',
          '  landed outside blank bounces 1',
          '− brad hit 3',
          '+ brad missed: outside',
          '  brad life 6 → 3: miss',
          '  murka turn',
        ],
      },
    ],
    [
      'events exactly',
      json({ events: { exactly: events } }),
      json({ events: { exactly: events.slice(1) } }),
      { path: 'steps[0].expect.events.exactly' },
    ],
    [
      'the order of events',
      json({ events: { include: [events[0], events[3]] } }),
      json({ events: { include: [events[3], events[0]] } }),
      { what: 'events that should include' },
    ],
    [
      'events included',
      '{ events: { include: brad missed* } }',
      '{ events: { include: brad hit* } }',
      { path: 'steps[0].expect.events.include' },
    ],
    [
      'events excluded',
      '{ events: { exclude: "*fainted" } }',
      '{ events: { exclude: "*missed*" } }',
      { lines: ['+ brad missed: outside'] },
    ],
    [
      'all legal actions, in any order',
      json({ legal: offers }),
      json({ legal: offers.slice(1) }),
      { lines: ['  brad uses bandage on brad', '  murka throws blue', '+ murka throws green'] },
    ],
    [
      'legal actions exactly',
      json({ legal: { exactly: offers } }),
      '{ legal: { exactly: [] } }',
      { path: 'steps[0].expect.legal.exactly' },
    ],
    [
      'legal actions included',
      '{ legal: { include: [murka throws blue, murka throws green] } }',
      '{ legal: { include: [murka throws red] } }',
      { what: 'legal that should include' },
    ],
    [
      'legal actions excluded',
      '{ legal: { exclude: [murka throws red] } }',
      '{ legal: { exclude: ["* throws *"] } }',
      { lines: ['+ murka throws green', '+ murka throws blue'] },
    ],
    [
      'who decides',
      '{ decision: { by: murka } }',
      '{ decision: { by: brad } }',
      { what: 'decision.by', expected: 'brad', actual: 'murka' },
    ],
    ['what is decided', '{ decision: { at: turn } }', '{ decision: { at: shop } }', { what: 'decision.at' }],
    [
      'that somebody decides',
      '{ decision: {} }',
      '{ decision: none }',
      { what: 'decision', expected: 'none' },
    ],
    [
      'the outcome',
      '{ outcome: none }',
      '{ outcome: won }',
      { what: 'outcome', expected: 'won', actual: 'none' },
    ],
    ['the score', '{ outcome: none }', '{ outcome: { score: 3 } }', { what: 'outcome', actual: 'none' }],
  ])('%s', (_, holds, fails, mismatch) => {
    expect(run(MISS + holds).mismatches).toEqual([]);
    const { ok, mismatches } = run(MISS + fails);
    expect(ok).toBe(false);
    expect(mismatches).toHaveLength(1);
    expect(mismatches[0]).toMatchObject({ step: 1, line: 8, ...mismatch });
  });

  test.each([
    ['refused', 'true', 'murka throws red', 'brad throws red', 'accepted'],
    ['refused for a reason', 'turn', 'murka throws red', 'brad throws white', 'refused (die)'],
    ['refused as no action', 'notation', 'brad trows red', 'murka throws red', 'refused (turn)'],
  ])('%s', (_, code, holds, fails, actual) => {
    const step = (line: string) => `${HEAD}steps:\n  - { do: ${line}, expect: { refused: ${code} } }\n`;
    expect(run(step(holds)).ok).toBe(true);
    expect(run(step(fails)).mismatches[0]?.actual).toContain(actual);
  });

  test('each of several lines must be refused', () => {
    const step = (lines: string) => `${HEAD}steps:\n  - { do: [${lines}], expect: { refused: true } }\n`;
    expect(run(step('brad throws white, brad retrieves')).ok).toBe(true);
    expect(run(step('brad throws white, brad throws red')).mismatches[0]?.what).toBe('"brad throws red"');
  });

  test('an action that is refused without being expected ends the scenario', () => {
    const { mismatches } = run(
      `${HEAD}steps: [murka throws red, { do: brad throws red, expect: { outcome: won } }]`,
    );
    expect(mismatches).toHaveLength(1);
    expect(mismatches[0]).toMatchObject({ step: 1, what: '"murka throws red"', expected: 'to be accepted' });
  });

  test('expectations before the first step, with what happened on the way there', () => {
    const begin = (life: number) => `${HEAD}expect: { events: { include: "monster brute life ${life} *" } }`;
    expect(run(begin(12)).ok).toBe(true);
    expect(run(begin(13)).mismatches[0]).toMatchObject({ step: 0, path: 'expect.events.include' });
  });

  test('an outcome by its parts', () => {
    const boss = (score: number) => `rules: second
title: A win
cards: { bosses: { dragon: {} } }
party: [murka, brad]
combat: { boss: dragon, life: 1 }
steps:
  - do: [brad throws red, lands 3 blank]
    expect: { outcome: { won: true, score: ${score}, parts: { coins: 0, bonus-dice: 6, unscarred: 5, scars: 0, eliminated: 0, difficulty: 5 } } }
`;
    expect(run(boss(16)).mismatches).toEqual([]);
    expect(run(boss(17)).mismatches[0]).toMatchObject({ what: 'outcome.score', expected: 17, actual: 16 });
  });

  test('events as a viewer may know them', () => {
    const text = (viewer: string, seen: string) =>
      `{ rules: second, title: t, party: [murka, brad], decks: { dungeon: [pot-of-gold, hall-of-echoes] },
         expect: { events: { viewer: ${viewer}, include: [${seen}] } } }`;
    expect(run(text('brad', 'murka drew paths')).ok).toBe(true);
    expect(run(text('murka', '"murka drew paths: pot-of-gold, hall-of-echoes"')).ok).toBe(true);
    expect(run(text('brad', '"murka drew paths: *"')).ok).toBe(false);
  });
});

const FIRST = 'rules: first\ntitle: on a map\nsolo: true\nexpect: { outcome: none }\n';

describe('a file that is wrong names the place', () => {
  test.each([
    [
      'unknown field',
      `${MISS}{ views: { round: 1 } }`,
      'it.yaml:8:15 steps[0].expect.views: unknown field "views"; did you mean "view"?',
    ],
    [
      'unknown field at the top',
      `${HEAD}step: []`,
      'it.yaml:6:1 step: unknown field "step"; did you mean "steps"?',
    ],
    [
      'unknown hero',
      `${HEAD.replace('murka', 'murca')}expect: { outcome: none }`,
      'it.yaml:4:9 party[0]: there is no hero "murca"; did you mean "murka"?',
    ],
    [
      'unknown monster',
      `${HEAD.replace('monster: brute', 'monster: brut')}expect: { outcome: none }`,
      'it.yaml:5:20 combat.monster: there is no monster "brut"; did you mean "brute"?',
    ],
    [
      'unknown throw',
      HEAD.replace('damage: 3', 'requirement: dansing'),
      'it.yaml:3:54 cards.monsters.brute.requirement: "dansing" is no throw; did you mean "dancing"?',
    ],
    [
      'unknown monster ability',
      `${HEAD.replace('damage: 3', 'ability: gnag')}expect: { outcome: none }`,
      'there is no monster ability "gnag"; did you mean "gang"?',
    ],
    [
      'unknown ability',
      `${HEAD.replace('life: 6', 'abilities: { red: cocking }')}expect: { outcome: none }`,
      'party[1].abilities.red: there is no ability "cocking"; did you mean "cooking"?',
    ],
    [
      'unknown card',
      `${HEAD.replace('[bandage]', '[bandages]')}expect: { outcome: none }`,
      'party[1].equipment[0]: there is no equipment card "bandages"; did you mean "bandage"?',
    ],
    [
      'taken id',
      `${HEAD.replace('brute: {', 'owlbear: {')}expect: { outcome: none }`,
      'it.yaml:3:22 cards.monsters.owlbear: "owlbear" is taken by another card',
    ],
    [
      'impossible level',
      `${HEAD.replace('life: 12', 'level: 7')}expect: { outcome: none }`,
      'cards.monsters.brute.level: levels are 1 to 4',
    ],
    [
      'no action',
      `${HEAD}steps: [{ do: brad trows red, expect: { outcome: none } }]`,
      'steps[0].do: "brad trows red" is no action: "trows" is no verb of a hero',
    ],
    [
      'unknown hero in an action',
      `${HEAD}steps: [bard throws red]\nexpect: { outcome: none }`,
      'it.yaml:6:9 steps[0]: there is no hero of the party "bard"; did you mean "brad"?',
    ],
    [
      'unknown card in a legal action',
      `${MISS}{ legal: { exclude: [brad uses bondage on brad] } }`,
      'steps[0].expect.legal.exclude[0]: there is no equipment card "bondage"; did you mean "bandage"?',
    ],
    [
      'unknown captive',
      `${FIRST}party: [{ hero: torm, captives: [gobblin] }]`,
      'party[0].captives[0]: there is no monster "gobblin"; did you mean "goblin"?',
    ],
    [
      'unknown marker',
      `${FIRST}party: [torm]\ncombat: { markers: { bear: torm } }`,
      'combat.markers.bear: there is no marker "bear"; did you mean "beer"?',
    ],
    [
      'unknown hero with a marker',
      `${FIRST}party: [torm]\ncombat: { markers: { beer: trom } }`,
      'combat.markers.beer: there is no hero of the party "trom"; did you mean "torm"?',
    ],
    [
      'unknown map',
      `${FIRST}party: [torm]\nmap: { floors: [celar] }`,
      'map.floors[0]: there is no map "celar"; did you mean "cellar"?',
    ],
    ['wrong type', `${MISS}{ outcome: 3 }`, 'steps[0].expect.outcome: expected'],
    [
      'an unquoted line with a colon',
      `${MISS}\n      events:\n        - brad missed: outside`,
      'needs quotes',
    ],
    [
      'unknown rule set',
      HEAD.replace('second', 'secnd'),
      'it.yaml:1:8 rules: there is no rule set "secnd"; did you mean "second"?',
    ],
    [
      'unknown viewer of a view',
      `${MISS}{ view: { viewer: murca, round: 1 } }`,
      'steps[0].expect.view.viewer: there is no viewer "murca"; did you mean "murka"?',
    ],
    [
      'unknown viewer of events',
      `${MISS}{ events: { viewer: bard, include: [] } }`,
      'steps[0].expect.events.viewer: there is no viewer "bard"; did you mean "brad"?',
    ],
    ['nothing expected', `${HEAD}steps: [brad throws red]`, 'nothing is expected'],
    [
      'no party',
      'rules: second\ntitle: t\nexpect: { outcome: none }',
      'a scenario needs a party or a position',
    ],
    [
      'an impossible position',
      `${HEAD.replace('life: 6', 'life: 16')}expect: { outcome: none }`,
      'brad has 16 life of 9',
    ],
    ['broken YAML', 'rules: [second', 'it.yaml:1:'],
    ['repeated field', 'rules: second\nrules: second\ntitle: t', 'it.yaml:2:1 Map keys must be unique'],
    ['nothing', '', 'there is no scenario here'],
  ])('%s', (_, text, message) => {
    expect(problemsOf(text).join('\n')).toContain(message);
  });

  test('several scenarios in one file stand by themselves', () => {
    const { scenarios, problems } = readScenarios(`${HEAD}expect: { outcome: none }\n---\n${HEAD}wrong: 1\n`);
    expect(scenarios).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 13, path: 'wrong' }]);
  });
});

describe('ways to begin', () => {
  const game = RULE_SETS['second'] as DungeonFighter;

  test('a position in notation', () => {
    const made = game.setup({ heroes: ['murka', 'brad'], leader: 'murka' }, 'begin');
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const position = printPosition(game.edition, made.value);
    const text = (lines: string) =>
      JSON.stringify({
        rules: 'second',
        title: 't',
        position: lines,
        expect: { decision: { by: 'murka', at: 'path' } },
      });
    expect(run(text(position)).ok).toBe(true);
    expect(problemsOf(text(position.replace('hero brad', 'hero bard')))[0]).toContain(
      'position: line 6: there is no hero "bard"',
    );
    expect(problemsOf(text(position).replace('{', '{"solo":true,'))[0]).toContain(
      'solo: the position says that already',
    );
  });

  test('made-up cards and sheets leave the content alone', () => {
    run(`${HEAD}expect: { outcome: none }`);
    expect(game.edition.monster.has('brute')).toBe(false);
  });
});

test('a report is one line when all is well and shows every difference when not', () => {
  expect(printReport('it.yaml', run(`${MISS}{ outcome: none }`))).toBe(
    'ok     it.yaml  A miss (1 step, 1 expectation)',
  );
  expect(
    printReport('it.yaml', run(`${MISS}{ view: { heroes.brad.life: 4 }, events: { exclude: murka turn } }`)),
  ).toBe(
    `FAILED it.yaml  A miss
  it.yaml:8:41 step 1, brad throws red; lands outside blank
    heroes.brad.life
      expected 4
      actual   3
  it.yaml:8:65 step 1, brad throws red; lands outside blank
    events that should not be there
      + murka turn`,
  );
});
