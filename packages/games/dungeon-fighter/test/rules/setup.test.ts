/** Set-up, in every edition that has the rule. */
import { expect } from 'vitest';
import type { State } from '../../rules/index.ts';
import { playManyRandomly } from '../support/random-game.ts';
import { clauses, rows, type Table, times } from '../support/table.ts';

const sorted = (items: Iterable<string>): string[] => [...items].sort();

/** What a set-up gives over many seeds. */
function overSeeds(t: Table, value: (state: State) => string): string[] {
  const found = new Set<string>();
  for (let seed = 0; seed < 400; seed++) found.add(value(t.setUp({ heroes: 2 }, `seed-${seed}`).state));
  return sorted(found);
}

/** The monsters of a game in the order they come. */
const monstersOf = ({ combat, decks }: State): string[] => [
  ...(combat === null ? [] : [combat.foe.card]),
  ...[...decks.monsters].reverse(),
];

const levelsOf = (t: Table): (number | undefined)[] =>
  monstersOf(t.state).map(id => t.game.edition.monster.get(id)?.level);

// ---- sheets ---------------------------------------------------------------------------------------------

const SHEETS = [
  {
    proves: ['DF2-SETUP-02', 'DF2-R-07'],
    sheets: ['brad', 'edith', 'goldfinga', 'grace', 'margarhilda', 'marvin', 'murka', 'wilrond'],
    sizes: [2, 3, 4, 5, 6],
  },
  {
    proves: ['DF1-SETUP-09', 'DF1-R-17'],
    sheets: [
      'aristide',
      'brockenstock',
      'fridolin',
      'goldfinga',
      'lady-mary',
      'murka',
      'randolph',
      'sir-moo',
      'torm',
    ],
    sizes: [1, 2, 3, 4, 5, 6],
  },
  {
    proves: 'DF0-SETUP-10',
    sheets: ['alessandro', 'aureliano', 'beatrice', 'clemente', 'fabrizio', 'giuseppe', 'lorenzo', 'ornella'],
    sizes: [1, 2, 3, 4, 5, 6],
  },
];

clauses(SHEETS, 'the players take the sheets they like, in their order, in play', t => {
  const [one, two, three] = t.party;
  t.setUp({ heroes: [three, one, two] }).shows({
    seats: [three, one, two],
    ...Object.fromEntries([one, two, three].map(hero => [`heroes.${hero}.eliminated`, false])),
  });
});

clauses(
  SHEETS,
  ({ sheets }) => `there are ${sheets.length} sheets to choose from, no other, and each is used by one hero`,
  (t, { sheets }) => {
    const [one, two] = t.party;
    t.verify(() =>
      expect(sorted(t.game.edition.tables.heroes.map(hero => hero.id))).toEqual(sheets),
    ).cannotSetUp({ heroes: [one, 'somebody-else'] }, { heroes: [one, one] }, { heroes: [one, two, one] });
  },
);

clauses(
  SHEETS.flatMap(({ sizes, ...row }) => sizes.map(heroes => ({ ...row, heroes }))),
  ({ heroes }) => `${heroes} sheets drawn at random are ${heroes} different ones`,
  (t, { heroes, sheets }) =>
    t.setUp({ heroes }).verify(({ game, state }) => {
      const { seats } = game.view(state, 'spectator');
      expect(seats).toHaveLength(heroes);
      expect(new Set(seats).size).toBe(heroes);
      for (const seat of seats) expect(sheets).toContain(seat);
    }),
);

clauses(SHEETS, 'a random draw can give any sheet', (t, { sheets }) =>
  t.verify(() => expect(overSeeds(t, state => state.heroes[0]?.hero ?? '')).toEqual(sheets)),
);

clauses(
  [
    { proves: ['DF2-SETUP-03', 'DF2-SETUP-20'], deck: 'equipment' },
    { proves: ['DF1-SETUP-10', 'DF1-SETUP-17'], deck: 'equipment' },
    { proves: ['DF0-SETUP-11', 'DF0-R-02'], deck: 'equipment' },
  ],
  'every hero starts at 9 of 9 life and carries nothing',
  t => {
    for (const { id } of t.game.edition.tables.heroes) {
      const other = t.party[0] === id ? t.party[1] : t.party[0];
      t.setUp({ heroes: [id, other] }).shows({
        [`heroes.${id}.life`]: 9,
        [`heroes.${id}.maximum`]: 9,
        [`heroes.${id}.equipment`]: [],
      });
    }
  },
);

clauses(rows(['DF1-SETUP-09', 'DF1-R-11'], ['DF0-SETUP-10', 'DF0-R-26']), 'a party has 1 to 6 heroes', t => {
  const sheets = t.game.edition.tables.heroes.map(({ id }) => id);
  for (const heroes of [1, 2, 3, 4, 5, 6])
    t.setUp({ heroes }).verify(({ state }) => expect(state.heroes).toHaveLength(heroes));
  t.cannotSetUp({ heroes: 0 }, { heroes: 7 }, { heroes: [] }, { heroes: sheets });
});

// ---- who leads ------------------------------------------------------------------------------------------

const LEADER = rows(['DF2-SETUP-13', 'DF2-R-06'], 'DF1-SETUP-18', ['DF0-SETUP-13', 'DF0-R-03']);

clauses(LEADER, 'the players choose the leader, who is one of them', t => {
  const [one, two, three] = t.party;
  t.setUp({ heroes: [one, two, three], leader: three })
    .shows({ leader: three })
    .cannotSetUp({ heroes: [one, two], leader: three });
});

clauses(LEADER, 'a leader nobody chose is drawn, and can be anybody', t =>
  t.verify(({ game }) => {
    const heroes = t.party.slice(0, 3);
    const leaders = new Set<string>();
    for (let seed = 0; seed < 50; seed++)
      leaders.add(game.view(t.setUp({ heroes }, `leader-${seed}`).state, 'spectator').leader);
    expect(sorted(leaders)).toEqual(sorted(heroes));
  }),
);

clauses(
  rows(['DF1-SETUP-16', 'DF1-SETUP-19', 'DF1-SETUP-20'], ['DF0-SETUP-14', 'DF0-SETUP-15']),
  'the leader begins the first round with the three dice and is not defeated yet',
  t => {
    const [one, two, three] = t.party;
    t.setUp({ heroes: [one, two, three], leader: two })
      .shows({
        round: 1,
        first: two,
        'combat.active': two,
        'combat.dice': ['red', 'green', 'blue'],
        'combat.defeats': 0,
      })
      .asks(two, 'turn');
  },
);

// ---- chest and supply -----------------------------------------------------------------------------------

clauses(
  times(
    rows(['DF1-SETUP-16', 'DF1-SETUP-17'], ['DF0-SETUP-12', 'DF0-SETUP-08']),
    [1, 2, 3, 4, 5, 6].map(heroes => ({ heroes })),
  ),
  ({ heroes }) =>
    `with ${heroes} heroes the chest starts with 2 coins and 1 bonus die, the supply with the rest`,
  (t, { heroes }) =>
    t
      .setUp({ heroes })
      .shows({
        chest: { coins: 2, dice: 1 },
        'supply.dice': 8,
        'supply.scars': t.rules === 'first' ? 14 : 18,
        'decks.shop': t.rules === 'first' ? 53 : 55,
      })
      .verify(({ state }) => expect(state.supply.coins + (state.combat?.foe.coins ?? 0)).toBe(28)),
);

clauses(
  [
    { proves: 'DF2-SETUP-07', cards: 48 },
    { proves: 'DF1-SETUP-17', cards: 53 },
    { proves: 'DF0-SETUP-08', cards: 55 },
  ],
  ({ cards }) => `the equipment deck is all ${cards} cards, shuffled: any can be on top`,
  (t, { cards }) =>
    t.setUp({ heroes: 2 }).verify(({ game, state }) => {
      const { equipment } = game.edition.tables;
      expect(state.decks.shop).toHaveLength(cards);
      expect(sorted(state.decks.shop)).toEqual(
        sorted(equipment.flatMap(card => Array<string>(card.copies).fill(card.id))),
      );
      expect(overSeeds(t, one => one.decks.shop.at(-1) ?? '')).toEqual(
        sorted(equipment.map(card => card.id)),
      );
    }),
);

// ---- monsters -------------------------------------------------------------------------------------------

const TOWERS = [
  { proves: ['DF1-SETUP-12', 'DF1-SETUP-13', 'DF1-SETUP-15', 'DF1-EX-01'], cards: 53 },
  { proves: ['DF0-SETUP-06', 'DF0-SETUP-07', 'DF0-SETUP-08', 'DF0-R-01'], cards: 48 },
];

clauses(
  times(TOWERS, [
    { difficulty: 'easy', counts: [4, 4, 4, 2] },
    { difficulty: 'normal', counts: [3, 3, 3, 5] },
    { difficulty: 'insane', counts: [2, 2, 2, 8] },
  ]),
  ({ difficulty, counts }) =>
    `${difficulty}: from the top ${counts.join(', ')} monsters of levels 1 to 4, 14 in all`,
  (t, { difficulty, counts, cards }) =>
    t
      .setUp({ heroes: 2, difficulty })
      .verify(({ state }) => {
        expect(levelsOf(t)).toEqual(counts.flatMap((count, i) => Array<number>(count).fill(i + 1)));
        expect(new Set(monstersOf(state)).size).toBe(14);
        expect(state.unused).toHaveLength(cards - 14);
      })
      .shows({
        difficulty,
        'combat.level': 1,
        tower: counts.map((count, i) => (i === 0 ? count - 1 : count)),
      }),
);

clauses(
  [
    { proves: ['DF2-SETUP-12', 'DF2-R-08'], usual: 'normal', other: 'inferno', unknown: 'easy' },
    { proves: ['DF1-SETUP-12', 'DF1-SETUP-23'], usual: 'easy', other: 'insane', unknown: 'hard' },
    { proves: 'DF0-SETUP-06', usual: 'easy', other: 'insane', unknown: 'hard' },
  ],
  ({ usual, unknown }) => `a party that says nothing plays on ${usual}, and there is no ${unknown}`,
  (t, { usual, other, unknown }) =>
    t
      .setUp({ heroes: 2 })
      .shows({ difficulty: usual })
      .setUp({ heroes: 2, difficulty: other })
      .shows({ difficulty: other })
      .cannotSetUp({ difficulty: unknown }, { difficulty: '' }, { difficulty: 3 }),
);

clauses(
  [
    ...times(rows(['DF2-SETUP-08', 'DF2-R-05']), [
      { level: 1, at: 0 },
      { level: 2, at: 3 },
      { level: 3, at: 6 },
      { level: 4, at: 9 },
    ]),
    ...times(rows('DF1-SETUP-14', 'DF0-SETUP-07'), [
      { level: 1, at: 0 },
      { level: 2, at: 4 },
      { level: 3, at: 8 },
      { level: 4, at: 12 },
    ]),
  ],
  ({ level }) => `the pile of level ${level} is shuffled: each of its cards can come first`,
  (t, { level, at }) =>
    t.verify(() => {
      const pile = t.game.edition.tables.monsters.filter(card => card.level === level);
      expect(overSeeds(t, state => monstersOf(state)[at] ?? '')).toEqual(sorted(pile.map(card => card.id)));
    }),
);

clauses(
  [
    { proves: 'DF2-SETUP-10', left: 27 },
    { proves: ['DF1-SETUP-14', 'DF1-R-10'], left: 39 },
    { proves: 'DF0-SETUP-07', left: 34 },
  ],
  ({ left }) => `no game meets one of the ${left} monsters that were not drawn`,
  (t, { left }) =>
    t.verify(() => {
      let unused: ReadonlySet<string> = new Set();
      const met: string[] = [];
      playManyRandomly((state, events) => {
        if (events[0]?.type === 'began') unused = new Set(state.unused);
        if (unused.size !== left) met.push(`${unused.size} cards were not drawn`);
        for (const event of events)
          if (event.type === 'monster' && unused.has(event.card)) met.push(event.card);
        for (const card of [...state.decks.monsters, ...state.discard]) if (unused.has(card)) met.push(card);
      }, t.rules);
      expect(met).toEqual([]);
    }),
);
