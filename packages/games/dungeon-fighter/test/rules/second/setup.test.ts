import { expect } from 'vitest';
import type { State } from '../../../rules/index.ts';
import { playManyRandomly } from '../../support/random-game.ts';
import { clause, monster, room, spendable, type Table, twoDoors } from '../../support/table.ts';

const SHEETS = ['brad', 'edith', 'goldfinga', 'grace', 'margarhilda', 'marvin', 'murka', 'wilrond'];
const sorted = (items: readonly string[]): string[] => [...items].sort();
const dungeonCards = (state: State): string[] => [
  ...state.decks.dungeon,
  ...state.frames.flatMap(frame => (frame.at === 'path' ? [...frame.cards].reverse() : [])),
];

/** What a set-up gives over many seeds. */
function overSeeds(table: Table, value: (state: State) => string): Set<string> {
  const found = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    table.setUp({ heroes: 2 }, `seed-${seed}`);
    found.add(value(table.state));
  }
  return found;
}

clause('DF2-SETUP-02', 'some choose and some draw: who chose sits where they chose', t =>
  t.verify(() => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      t.setUp({ heroes: ['random', 'brad', 'random'] }, `seed-${seed}`);
      const seats = t.state.heroes.map(({ hero }) => hero);
      expect(seats[1]).toBe('brad');
      expect(new Set(seats).size).toBe(3);
      drawn.add(seats[0] as string);
    }
    expect(sorted([...drawn])).toEqual(SHEETS.filter(hero => hero !== 'brad'));
  }),
);

clause('DF2-SETUP-02', 'the same seed draws the same sheets, and a whole party of drawn ones is a draw', t =>
  t.verify(() => {
    const seatsOf = (heroes: unknown): string[] =>
      t.setUp({ heroes }, 'Monday').state.heroes.map(({ hero }) => hero);
    expect(seatsOf(['brad', 'random', 'random'])).toEqual(seatsOf(['brad', 'random', 'random']));
    expect(seatsOf(['random', 'random', 'random'])).toEqual(seatsOf(3));
  }),
);

clause('DF2-SETUP-02', 'drawn sheets do not make a party larger, nor a sheet double', t =>
  t.cannotSetUp(
    { heroes: ['brad', 'random', 'brad'] },
    { heroes: ['random'] },
    { heroes: Array(7).fill('random') },
    { heroes: ['brad', 'Random'] },
  ),
);

for (const [hero, token] of [
  ['brad', 'inactive'],
  ['marvin', 'inactive'],
  ['edith', 'inactive'],
  ['goldfinga', 'none'],
  ['grace', 'none'],
  ['margarhilda', 'none'],
  ['murka', 'none'],
  ['wilrond', 'none'],
] as const)
  clause('DF2-SETUP-04', `${hero} starts with the token ${token}`, t =>
    t
      .setUp({ heroes: [hero, hero === 'brad' ? 'murka' : 'brad'] })
      .shows({ [`heroes.${hero}.token`]: token }),
  );

clause('DF2-SETUP-05', 'nothing of a sheet that nobody uses is in the game', t =>
  t.setUp({ heroes: ['murka', 'wilrond'] }).verify(() => {
    const { heroes, seats } = t.game.view(t.state, 'spectator');
    expect(Object.keys(heroes)).toEqual(['murka', 'wilrond']);
    expect(seats).toEqual(['murka', 'wilrond']);
    expect(JSON.stringify(t.state)).not.toMatch(/brad|marvin|edith|inactive/);
  }),
);

clause('DF2-SETUP-06', 'the Dungeon deck is all 21 Dungeon cards', t =>
  t.setUp({ heroes: 2 }).verify(() => {
    const cards = dungeonCards(t.state);
    expect(cards).toHaveLength(21);
    expect(sorted(cards)).toEqual(sorted(t.game.edition.tables.dungeon.map(card => card.id)));
  }),
);

clause('DF2-SETUP-06', 'the Dungeon deck is shuffled: any card can be on top', t =>
  t.verify(() => expect(overSeeds(t, state => dungeonCards(state).at(-1) ?? '').size).toBe(21)),
);

clause(
  ['DF2-SETUP-06', 'DF2-SETUP-07', 'DF2-SETUP-09'],
  'the decks lie face down: bystanders see how many cards they have and no card',
  t =>
    t
      .setUp({ heroes: ['murka', 'brad', 'grace'], leader: 'murka' })
      .shows({ decks: { dungeon: 19, monsters: 21, shop: 48, bosses: 6 } })
      .verify(() => {
        const { dungeon, monsters, equipment, bosses } = t.game.edition.tables;
        for (const viewer of ['brad', 'grace', 'spectator']) {
          const seen = JSON.stringify(t.game.view(t.state, viewer));
          for (const card of [...dungeon, ...monsters, ...equipment, ...bosses])
            expect(seen).not.toContain(`"${card.id}"`);
        }
      }),
);

clause(
  ['DF2-SETUP-09', 'DF2-R-05'],
  'the Monster deck has 3 cards of levels 1, 2 and 3 each, then all 12 of level 4',
  t =>
    t.setUp({ heroes: 2 }).verify(() => {
      const { monsters } = t.state.decks;
      const levels = [...monsters].reverse().map(id => t.game.edition.monster.get(id)?.level);
      expect(levels).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, ...Array(12).fill(4)]);
      expect(new Set(monsters).size).toBe(21);
    }),
);

clause('DF2-SETUP-11', 'no Monster has any life before the first one is revealed', t =>
  t.setUp({ heroes: 2 }).shows({ combat: null }),
);

for (const [difficulty, life, parts] of [
  ['normal', 12, '12 test-monster'],
  ['hard', 15, '12 test-monster + 3 difficulty'],
  ['inferno', 17, '12 test-monster + 5 difficulty'],
] as const)
  clause(['DF2-SETUP-12', 'DF2-R-01'], `${difficulty}: a Monster of 12 life has ${life}`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], difficulty, combat: { monster: monster({ life: 12, coins: 1 }) } })
      .expect(`monster test-monster life ${life} = ${parts}; coins 1`)
      .shows({ difficulty }),
  );

for (const [heroes, coins] of [
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 3],
  [6, 4],
] as const) {
  clause('DF2-SETUP-14', `with ${heroes} players the Chest starts with 2 Bonus dice`, t =>
    t.setUp({ heroes }).shows({ 'chest.dice': 2 }),
  );
  clause(['DF2-SETUP-15', 'DF2-R-03'], `with ${heroes} players the Chest starts with ${coins} coins`, t =>
    t.setUp({ heroes }).shows({ 'chest.coins': coins }),
  );
  clause('DF2-SETUP-17', `with ${heroes} players the supply holds the rest`, t =>
    t.setUp({ heroes }).shows({ supply: { coins: 30 - coins, dice: 7, scars: 18 }, 'decks.bosses': 6 }),
  );
}

clause('DF2-SETUP-17', 'the 3 coloured dice are at hand for the first combat', t =>
  t
    .stage({ heroes: ['murka', 'brad'], ...twoDoors })
    .does('murka takes left-door')
    .shows({ 'combat.dice': ['red', 'green', 'blue'] }),
);

clause('DF2-SETUP-16', 'a coin that one hero finds is on the Chest, and no hero has coins or dice', t =>
  t
    .combat({ heroes: ['murka', { hero: 'brad', abilities: { red: 'pickpocket' } }], chest: { coins: 1 } })
    .throws('red', { zone: 'outside', face: 'icon' })
    .includes('coins +1 = 2: pickpocket')
    .shows({ 'chest.coins': 2 })
    .verify(() =>
      expect(sorted(Object.keys(t.game.view(t.state, 'spectator').heroes['brad'] ?? {}))).toEqual(
        sorted([
          'captives',
          'hero',
          'life',
          'maximum',
          'scars',
          'fainted',
          'eliminated',
          'equipment',
          'token',
        ]),
      ),
    ),
);

clause('DF2-SETUP-16', 'a Bonus die that one hero brings is thrown by another', t =>
  t
    .combat({
      heroes: ['murka', 'brad', { hero: 'grace', equipment: [spendable({ bonusDice: 1 })] }],
      chest: { dice: 0 },
      combat: { dice: [], active: 'brad' },
    })
    .does('grace uses test-spendable')
    .may('brad throws white'),
);

clause(['DF2-SETUP-18', 'DF2-R-02'], 'one player alone controls 2 heroes with 2 Bonus dice and 0 coins', t =>
  t
    .setUp({ solo: true })
    .shows({ solo: true, 'chest.dice': 2, 'chest.coins': 0 })
    .verify(() => expect(t.state.heroes).toHaveLength(2))
    .cannotSetUp({ solo: true, heroes: 1 }, { solo: true, heroes: 3 }),
);

clause(['DF2-SETUP-18', 'DF2-R-04'], 'alone, one of the two heroes is Leader and the token moves on', t =>
  t
    .combat({ heroes: ['murka', 'brad'], solo: true, combat: { life: 3 } })
    .shows({ leader: 'murka', 'combat.active': 'brad' })
    .throws('red', { zone: '3' })
    .includes('brad leads')
    .shows({ leader: 'brad' }),
);

clause(['DF2-SETUP-19', 'DF2-R-02'], 'a party has 2 to 6 heroes', t => {
  for (const heroes of [2, 3, 4, 5, 6])
    t.setUp({ heroes }).verify(() => expect(t.state.heroes).toHaveLength(heroes));
  t.cannotSetUp(
    { heroes: 0 },
    { heroes: 1 },
    { heroes: 7 },
    { heroes: 8 },
    { heroes: 2.5 },
    { heroes: ['brad'] },
    { heroes: SHEETS },
  );
});

clause('DF2-SETUP-21', 'turns go round the circle in the order of the seats', t =>
  t
    .combat({ heroes: ['murka', 'brad', 'grace'], combat: { monster: monster({ life: 30 }) } })
    .asks('brad')
    .throws('red')
    .asks('grace')
    .throws('green')
    .asks('murka')
    .throws('blue')
    .asks('brad'),
);

clause(['DF2-SETUP-21', 'DF2-R-09'], 'the seats never change in any game', t =>
  t.verify(() => {
    let seats: readonly string[] = [];
    playManyRandomly((state, events) => {
      const now = state.heroes.map(hero => hero.hero);
      if (events[0]?.type === 'began') seats = now;
      expect(now).toEqual(seats);
    });
  }),
);

clause('DF2-SETUP-22', 'there are 30 coins at every moment of any game', t =>
  t.verify(() => {
    playManyRandomly(({ chest, combat, supply }) => {
      const piles = [chest.coins, combat?.foe.coins ?? 0, supply.coins];
      expect(piles.reduce((sum, pile) => sum + pile, 0)).toBe(30);
      expect(Math.min(...piles)).toBeGreaterThanOrEqual(0);
    });
  }),
);

for (const [coins, gained, left, onMonster] of [
  [28, 2, 0, 0],
  [27, 2, 1, 1],
  [30, 0, 0, 0],
] as const)
  clause(
    ['DF2-SETUP-22', 'DF2-R-13'],
    `with ${30 - coins} coins in the supply a room of 2 and a Monster of 3 give what is there`,
    t =>
      t
        .stage({
          heroes: ['murka', 'brad'],
          chest: { coins },
          decks: { dungeon: ['treasury', 'right-door'], monsters: ['test-monster'] },
          cards: [
            room({ id: 'treasury', onReveal: [{ coins: 2 }] }),
            room({ id: 'right-door' }),
            monster({ coins: 3 }),
          ],
        })
        .does('murka takes treasury')
        .shows({
          'chest.coins': coins + gained,
          'supply.coins': left - onMonster,
          'combat.coins': onMonster,
        }),
  );

clause('DF2-SETUP-23', 'there are 9 Bonus dice at every moment of any game', t =>
  t.verify(() => {
    playManyRandomly(({ chest, combat, supply }) => {
      const piles = [chest.dice, combat?.bonusDiceThrown ?? 0, supply.dice];
      expect(piles.reduce((sum, pile) => sum + pile, 0)).toBe(9);
      expect(Math.min(...piles)).toBeGreaterThanOrEqual(0);
    });
  }),
);
