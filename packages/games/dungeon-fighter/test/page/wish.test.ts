import { describe, expect, test } from 'vitest';
import { orderNow } from '../../page/play-now.ts';
import {
  drawParty,
  FIRST_WISH,
  maySolo,
  moveEarlier,
  orderOf,
  problemOf,
  setSeat,
  toggleHero,
  underRules,
  type Wish,
} from '../../page/screens/new-game/wish.ts';
import { GAME_ID } from '../../page/worker/protocol.ts';
import { RULE_SETS } from '../../rules/index.ts';

const party = (...heroes: string[]): Wish => heroes.reduce(toggleHero, FIRST_WISH);

describe.each(Object.keys(RULE_SETS))('under the rules %s', rules => {
  test('every size of party the rules allow can begin, and only those', () => {
    const { tables, constants } = RULE_SETS[rules]!.edition;
    const all = tables.heroes.map(hero => hero.id);
    for (let size = 0; size <= all.length; size++) {
      const wish = all.slice(0, size).reduce(toggleHero, underRules(FIRST_WISH, rules));
      const fits = size >= constants.heroes.fewest && size <= constants.heroes.most;
      expect(problemOf(wish) === undefined, `${size} heroes`).toBe(fits);
    }
  });

  test('a party drawn by lot can begin', () => {
    for (const chance of [0, 0.5, 0.999]) {
      const drawn = drawParty(underRules(FIRST_WISH, rules), () => chance);
      expect(problemOf(drawn)).toBeUndefined();
      expect(new Set(drawn.heroes).size).toBe(RULE_SETS[rules]!.edition.constants.heroes.usual);
    }
  });
});

test('alone is only who plays every hero and as few as the rules say', () => {
  expect(maySolo(party('brad'))).toBe(false);
  expect(maySolo(party('brad', 'murka'))).toBe(true);
  expect(maySolo(party('brad', 'murka', 'grace'))).toBe(false);
  const alone = { ...party('brad', 'murka'), solo: true };
  expect(setSeat(alone, 'murka', { kind: 'sensible' }).solo).toBe(false);
  expect(toggleHero(alone, 'grace').solo).toBe(false);
});

test('a leader who leaves the party leads no more', () => {
  const led: Wish = { ...party('brad', 'murka'), leader: 'brad' };
  expect(toggleHero(led, 'brad').leader).toBeUndefined();
  expect(toggleHero(led, 'grace').leader).toBe('brad');
});

test('other rules keep the heroes they know and take their own difficulty for one they do not', () => {
  const wish: Wish = { ...party('goldfinga', 'brad'), difficulty: 'inferno' };
  const other = underRules(wish, 'first');
  expect(other.heroes).toEqual(wish.heroes.filter(hero => RULE_SETS['first']!.edition.hero.has(hero)));
  expect(other.difficulty).toBe(RULE_SETS['first']!.edition.constants.defaultDifficulty);
});

test('the order names seats, hands and helps of the party and of nobody else', () => {
  let wish = party('brad', 'murka', 'grace');
  wish = setSeat(wish, 'murka', { kind: 'sensible', skill: 'deadly' });
  wish = setSeat(wish, 'grace', { aimHelp: 'arc', steady: true });
  wish = toggleHero(moveEarlier(wish, 'grace'), 'brad');
  expect(orderOf(wish)).toEqual({
    rules: 'second',
    options: { heroes: ['grace', 'murka'], difficulty: 'normal', solo: false },
    table: {
      dice: 'simulated',
      seats: {
        grace: { kind: 'human', skill: 'average' },
        murka: { kind: 'sensible', skill: 'deadly' },
      },
    },
    preferences: { aimHelp: { grace: 'arc', murka: 'line' }, steady: ['grace'], askMe: [] },
  });
});

test('Play now begins a game for one player with two heroes, a line to aim by and the usual rules', () => {
  const order = orderNow([]);
  expect(order.rules).toBe('second');
  expect(order.options).toMatchObject({ difficulty: 'normal', solo: true });
  const heroes = order.options.heroes as readonly string[];
  expect(heroes).toHaveLength(2);
  for (const hero of heroes) {
    expect(order.table.seats[hero]?.kind).toBe('human');
    expect(order.preferences.aimHelp[hero]).toBe('line');
  }
});

const SAVE = {
  id: 'x',
  game: GAME_ID,
  rules: 'second',
  created: 0,
  updated: 0,
  inputs: 9,
  over: undefined,
  claimed: false,
};

test.each([
  ['nobody has played here', [], 'gentle'],
  ['a game goes on', [SAVE], 'gentle'],
  ['a game was lost', [{ ...SAVE, over: 'lost' as const }], 'gentle'],
  ['a game came as a file', [{ ...SAVE, over: 'won' as const, claimed: true }], 'gentle'],
  ['another game was won', [{ ...SAVE, over: 'won' as const, game: 'chess' }], 'gentle'],
  ['a game was won here', [SAVE, { ...SAVE, over: 'won' as const }], undefined],
])('Play now where %s', (_, saves, beginning) => {
  const { options } = orderNow(saves);
  expect(options.beginning).toBe(beginning);
  expect('beginning' in options).toBe(beginning !== undefined);
  expect(RULE_SETS.second.setup(options, 'now').ok).toBe(true);
});
