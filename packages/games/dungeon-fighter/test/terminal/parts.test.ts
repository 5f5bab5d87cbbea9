import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import { wantsColor } from '@tumblekeep/terminal-kit/colors.ts';
import { matchesFolder } from '@tumblekeep/terminal-kit/store/folder.ts';
import { wrap } from '@tumblekeep/terminal-kit/wrap.ts';
import { describe, expect, test } from 'vitest';
import { storyOf } from '../../hosted/index.ts';
import { type Action, type Event, RULE_SETS, ZONES } from '../../rules/index.ts';
import { type ReadyScenario, readScenarios } from '../../rules/scenario/index.ts';
import { arrange } from '../../terminal/arrangement.ts';
import { boardPicture } from '../../terminal/board.ts';
import { makeMenu } from '../../terminal/menu.ts';
import { parseReport, reportLegend } from '../../terminal/report.ts';

const game = RULE_SETS['second'] as NonNullable<(typeof RULE_SETS)[string]>;
const { edition } = game;

describe('a report of a real throw', () => {
  test.each([
    ['4', '4 blank', 1, []],
    ['4 i', '4 icon', 1, []],
    ['4i', '4 icon', 1, []],
    ['bi', 'bullseye icon', 1, []],
    ['o', 'outside blank', 1, []],
    ['h', 'hole blank', 1, []],
    ['e', 'bones blank', 1, []],
    ['3n', '3 blank', 0, []],
    ['5it', '5 icon', 2, []],
    ['4 i f blind', '4 icon', 1, ['blind']],
    ['4 f jump blind', '4 blank', 1, ['blind', 'jump']],
    ['4 f all', '4 blank', 1, ['blind', 'jump']],
    ['bullseye icon', 'bullseye icon', 1, []],
  ] as const)('%s', (text, result, bounces, failed) => {
    const report = parseReport(edition, text, ['blind', 'jump', 'two-bounce']);
    expect(report).toMatchObject({ ok: true, value: { bounces, failed } });
    if (report.ok) expect(`${report.value.zone} ${report.value.face}`).toBe(result);
  });

  test.each(['', '7', 'i', '4x', '4 f', '4 f nose', 'f blind'])('“%s” is not understood', text => {
    expect(parseReport(edition, text, ['blind', 'jump']).ok).toBe(false);
  });

  test('DF0-R-60 a board without bones is not asked for them', () => {
    const { edition: bare } = RULE_SETS['prototype'] as NonNullable<(typeof RULE_SETS)[string]>;
    expect(parseReport(bare, 'e', [])).toEqual({ ok: false, error: 'this board has no bones' });
    expect([reportLegend(bare, []), reportLegend(edition, [])].map(text => text.includes('bones'))).toEqual([
      false,
      true,
    ]);
    const landing = { type: 'land', zone: '1', face: 'icon', bounces: 1, failed: [] } as const;
    const drawn = (board: typeof bare) =>
      boardPicture(board.constants.board, landing, makeStream('board', 'bare')).join('').includes('~');
    expect([drawn(bare), drawn(edition)]).toEqual([false, true]);
  });

  test('f alone means the only requirement there is', () => {
    expect(parseReport(edition, '4f', ['blind']).ok).toBe(false);
    expect(parseReport(edition, '4 f', ['blind'])).toMatchObject({ value: { failed: ['blind'] } });
  });
});

describe('the picture of the board', () => {
  test.each(ZONES)('has a place for a die in zone %s', zone => {
    for (const face of ['blank', 'icon'] as const) {
      const landing = { type: 'land', zone, face, bounces: 1, failed: [] } as const;
      const rows = boardPicture(edition.constants.board, landing, makeStream('board', zone));
      expect(rows.join('\n')).toContain(face === 'icon' ? '[*]' : '[-]');
    }
  });
});

describe('an arrangement', () => {
  test('one player alone plays two heroes', () => {
    const { options, table } = arrange(game, 's', { players: 1 });
    expect(options.heroes).toHaveLength(2);
    expect(options.solo).toBe(true);
    expect(Object.values(table.seats).every(seat => seat.kind === 'human')).toBe(true);
  });

  test('bots take the heroes that no person plays', () => {
    const { options, table } = arrange(game, 's', { heroes: ['brad', 'Murka', 'Wilrond'], players: 2 });
    expect(options.solo).toBe(false);
    expect(options.heroes.map(hero => table.seats[hero]?.kind)).toEqual(['human', 'human', 'sensible']);
  });

  test('heroes are chosen and drawn side by side, the same for the same seed', () => {
    const heroesFor = (seed: string) =>
      arrange(game, seed, { heroes: ['Brad', ' random', 'murka', 'RANDOM'] }).options.heroes;
    const heroes = heroesFor('s');
    expect([heroes[0], heroes[2]]).toEqual(['brad', 'murka']);
    expect(new Set(heroes).size).toBe(4);
    expect(heroes).not.toContain('random');
    expect(heroesFor('s')).toEqual(heroes);
    expect(['t', 'u', 'v'].map(heroesFor)).not.toEqual([heroes, heroes, heroes]);
  });

  test.each([
    [['brad', 'random', 'brad'], 'every hero can take part only once'],
    [Array<string>(7).fill('random'), 'a party has 2 to 6 heroes'],
    [['brad', 'randm'], 'there is no hero "randm"'],
  ])('%j is refused in words', (heroes, words) => {
    expect(() => arrange(game, 's', { heroes })).toThrow(words);
  });

  test('seats name player and skill', () => {
    const { table } = arrange(game, 's', { seat: 'brad=human,murka=random:deadly', skill: 'clumsy' });
    expect(table.seats).toEqual({
      brad: { kind: 'human', skill: 'clumsy' },
      murka: { kind: 'random', skill: 'deadly' },
    });
  });

  test.each([
    { heroes: ['nobody', 'brad'] },
    { heroes: ['brad'] },
    { heroes: 9 },
    { players: 7 },
    { difficulty: 'silly' },
    { seat: 'brad' },
    { seat: 'brad=robot' },
    { seat: 'brad=sensible:godlike' },
    { heroes: ['brad', 'murka'], seat: 'wilrond=human' },
    { heroes: ['brad', 'murka'], leader: 'wilrond' },
    { heroes: 3, solo: true },
  ])('%o is refused', wanted => {
    expect(() => arrange(game, 's', wanted)).toThrow();
  });
});

describe('the menu', () => {
  const state = () => {
    const made = game.setup({ heroes: ['brad', 'murka'], leader: 'brad' }, 'menu');
    if (!made.ok) throw new Error(sayPlainly(made.error));
    return made.value;
  };

  test('asks for the die first, for weapons second, and folds what may be done at any time', () => {
    const at = state();
    const path = game.legal(at).find(action => action.type === 'take-path') as Action;
    game.apply(at, path);
    const murka = at.heroes[1] as (typeof at.heroes)[number];
    murka.equipment.push({ card: 'hell-bow', used: false }, { card: 'leftover-stew', used: false });
    murka.life = 5;
    const menu = makeMenu(game, game.view(at, 'murka'), game.legal(at), ['brad', 'murka']);
    const labels = menu.map(choice => choice.label);
    expect(labels.slice(0, 3).every(label => label.startsWith('Throw the '))).toBe(true);
    expect(menu[0]).toHaveProperty('choices.length', 2);
    expect(labels).toContain('Use or discard a card…');
    const forBots = makeMenu(game, game.view(at, 'murka'), game.legal(at), ['brad']);
    expect(forBots.map(choice => choice.label)).not.toContain('Use or discard a card…');
  });
});

describe('the menu of what is new in a fight and after it', () => {
  const position = (scenario: object, ...lines: string[]) => {
    const text = JSON.stringify({ title: 'a menu', expect: { view: {} }, ...scenario });
    const { game: own, start } = readScenarios(text).scenarios[0] as ReadyScenario;
    const state = own.clone(start);
    for (const line of lines) {
      const action = own.parse(line);
      if (!action.ok || own.apply(state, action.value) !== undefined) throw new Error(line);
    }
    const view = own.view(state, 'spectator');
    return makeMenu(own, view, own.legal(state), view.seats);
  };
  const cards = {
    monsters: { foe: { damage: 3 } },
    weapons: { axe: {}, bow: {} },
    spendables: { sip: { heal: { amount: 1, whom: 'hero' } } },
  };

  test('a heal before a miss hurts is an answer of its own', () => {
    const menu = position(
      {
        rules: 'first',
        cards,
        party: [
          { hero: 'torm', life: 8 },
          { hero: 'randolph', slots: { spendable: 1 }, equipment: ['sip'] },
        ],
        combat: { monster: 'foe' },
      },
      'torm throws red',
      'lands outside blank',
    );
    expect(menu.map(choice => ('action' in choice ? choice.action.type : choice.label))).toEqual([
      'pass',
      'use',
      'Use or discard a card…',
    ]);
  });

  test('room is made in a menu of its own, and Enter does not throw a legacy away', () => {
    const slots = { weapon: 1, armor: 0, spendable: 0 };
    const menu = position(
      {
        rules: 'second',
        cards,
        party: [
          { hero: 'murka', slots, fainted: true, scars: ['red', 'green', 'blue'], equipment: ['axe'] },
          { hero: 'brad', slots, equipment: ['bow'] },
        ],
        combat: { monster: 'foe', life: 1 },
      },
      'brad throws red',
      'lands 5 blank',
    );
    expect(menu.map(choice => choice.label)).toEqual([
      'Throw a card away to make room…',
      'Use or discard a card…',
      'Move on',
    ]);
    expect(menu.at(-1)?.isCalm).toBe(false);
  });
});

test('the story counts throws, hits and damage', () => {
  const events: Event[] = [
    { type: 'monster', card: 'owlbear', life: 11, parts: [], coins: 3 },
    { type: 'threw', hero: 'brad', die: 'red', weapons: [], requirements: [] },
    { type: 'hit', hero: 'brad', zone: '5' },
    { type: 'monster-life', from: 11, to: 6, why: 'hit' },
    { type: 'threw', hero: 'murka', die: 'blue', weapons: [], requirements: [] },
    { type: 'missed', hero: 'murka', reasons: ['outside'] },
    { type: 'hurt', hero: 'murka', from: 9, to: 6, why: 'miss' },
  ];
  const { heroes, best } = storyOf(['brad', 'murka'], events);
  expect(heroes.get('brad')).toMatchObject({ throws: 1, hits: 1, damage: 5 });
  expect(heroes.get('murka')).toMatchObject({ throws: 1, hits: 0, lifeLost: 3 });
  expect(best).toMatchObject({ hero: 'brad', foe: 'owlbear', damage: 5 });
});

test('lines are broken at spaces and indented', () => {
  expect(wrap('  one two three', 8, '    ')).toEqual(['  one', '    two', '    three']);
  expect(wrap('', 8)).toEqual(['']);
});

test('colour follows the terminal, NO_COLOR and FORCE_COLOR', () => {
  expect(wantsColor(true, {})).toBe(true);
  expect(wantsColor(false, {})).toBe(false);
  expect(wantsColor(undefined, { CI: 'true' })).toBe(false);
  expect(wantsColor(true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColor(true, { TERM: 'dumb' })).toBe(false);
  expect(wantsColor(false, { FORCE_COLOR: '1' })).toBe(true);
});

test('saved games live where the environment says', () => {
  expect(matchesFolder({ TUMBLEKEEP_HOME: '/a' })).toBe('/a/matches');
  expect(matchesFolder({ XDG_DATA_HOME: '/b' })).toBe('/b/tumblekeep/matches');
  expect(matchesFolder({})).toMatch(/\.local\/share\/tumblekeep\/matches$/);
});
