import { expect } from 'vitest';
import type { State } from '../../../rules/index.ts';
import { boss, clause, mapRoom, monster, type Table } from '../../support/table.ts';

const DOUBLE_SIDED = [
  ['guild', 'mine'],
  ['garden', 'museum'],
];
const sorted = (items: Iterable<string>): string[] => [...items].sort();

/** What a set-up gives over many seeds. */
function overSeeds<T>(table: Table, value: (state: State) => T): T[] {
  const found: T[] = [];
  for (let seed = 0; seed < 600; seed++) {
    table.setUp({ heroes: 2 }, `seed-${seed}`);
    found.push(value(table.state));
  }
  return found;
}

const floorsOf = (state: State): readonly string[] => state.map?.floors ?? [];

const mapsOver = (table: Table) =>
  overSeeds(table, state => floorsOf(state).map(id => table.game.edition.map.get(id)));

/** The monsters of a game in the order they come. */
const towerOf = ({ combat, decks }: State): string[] => [
  ...(combat === null ? [] : [combat.foe.card]),
  ...[...decks.monsters].reverse(),
];

clause('DF1-SETUP-02', 'floor 3 is a boss side, and each of the four can be picked', t =>
  t.verify(() => {
    const last = mapsOver(t).map(floors => floors[2]);
    expect(new Set(last.map(map => map?.side))).toEqual(new Set(['boss']));
    expect(sorted(new Set(last.map(map => map?.id ?? '')))).toEqual([
      'belfry',
      'cistern',
      'closing-time',
      'wake',
    ]);
  }),
);

for (const bossSheet of ['tavern', 'crypt', 'sewer', 'tower'])
  clause('DF1-SETUP-03', `with the boss of the ${bossSheet} sheet floors 1 and 2 are of the other five`, t =>
    t.verify(() => {
      const dungeons = mapsOver(t).filter(floors => floors[2]?.sheet === bossSheet);
      const pool = ['tavern', 'crypt', 'sewer', 'tower', 'guild', 'grounds'].filter(
        sheet => sheet !== bossSheet,
      );
      for (const floor of [0, 1])
        expect(sorted(new Set(dungeons.map(floors => floors[floor]?.sheet ?? '')))).toEqual(sorted(pool));
    }),
  );

clause('DF1-SETUP-04', 'floors 1 and 2 are two different sheets with a dungeon side up', t =>
  t.verify(() => {
    for (const [one, two] of mapsOver(t)) {
      expect([one?.side, two?.side]).toEqual(['dungeon', 'dungeon']);
      expect(one?.sheet).not.toBe(two?.sheet);
    }
  }),
);

clause(['DF1-SETUP-04', 'DF1-R-16'], 'either side of a double-sided sheet can lie up', t =>
  t.verify(() => {
    const seen = new Set(overSeeds(t, floorsOf).flat());
    for (const side of DOUBLE_SIDED.flat()) expect(seen).toContain(side);
  }),
);

clause('DF1-SETUP-05', 'the sheet drawn first is floor 1: the party begins there', t =>
  t.verify(() => {
    for (const [room, first] of overSeeds(t, state => [state.room, floorsOf(state)[0] ?? '']))
      expect(room).toBe(t.game.edition.map.get(first ?? '')?.rooms[0]?.id);
  }),
);

clause('DF1-SETUP-07', 'each of the four boss cards can be the one at the exit', t =>
  t.verify(() => {
    const bosses = overSeeds(t, state => state.decks.bosses.at(-1) ?? '');
    expect(sorted(new Set(bosses))).toEqual(sorted(t.game.edition.tables.bosses.map(card => card.id)));
    expect(t.game.edition.tables.bosses).toHaveLength(4);
  }),
);

clause('DF1-SETUP-07', 'nobody sees the boss card before the boss fight', t =>
  t
    .stage({
      heroes: ['torm', 'randolph'],
      leader: 'torm',
      decks: { bosses: ['test-boss'] },
      cards: [boss()],
      map: { floors: ['cellar', 'crypt', 'belfry'], room: 'belfry-bell' },
      combat: { room: mapRoom({ id: 'way-out' }), monster: monster({ life: 3 }) },
    })
    .verify(({ game, state }) => {
      for (const viewer of ['torm', 'randolph', 'spectator']) {
        const seen = JSON.stringify(game.view(state, viewer));
        for (const { id } of game.edition.tables.bosses) expect(seen).not.toContain(`"${id}"`);
      }
    })
    .throws('red', { zone: '3' })
    .shows({ 'combat.foe': 'test-boss', 'combat.boss': true }),
);

clause('DF1-SETUP-08', 'any boss card can meet any boss sheet', t =>
  t.verify(() => {
    const met = overSeeds(t, state => `${state.decks.bosses.at(-1)} in ${floorsOf(state)[2]}`);
    expect(new Set(met).size).toBe(4 * 4);
  }),
);

clause('DF1-R-12', 'one player alone plays one hero or two, two unless said otherwise', t => {
  for (const heroes of [1, 2])
    t.setUp({ solo: true, heroes }).verify(() => expect(t.state.heroes).toHaveLength(heroes));
  t.setUp({ solo: true })
    .verify(() => expect(t.state.heroes).toHaveLength(2))
    .cannotSetUp({ solo: true, heroes: 3 });
});

clause('DF1-SETUP-11', 'the monsters lie in four piles, one for each level, and none is left out', t =>
  t.setUp({ heroes: 2 }).verify(({ game, state }) => {
    const { edition } = game;
    const inGame = new Set([...towerOf(state), ...state.unused]);
    expect(edition.piles.monsters).toHaveLength(4);
    edition.piles.monsters.forEach((pile, i) => {
      expect(pile.length).toBeGreaterThan(0);
      for (const id of pile) expect(edition.monster.get(id)?.level).toBe(i + 1);
    });
    expect(sorted(edition.piles.monsters.flat())).toEqual(sorted(inGame));
  }),
);

for (const [difficulty, points] of [
  ['easy', 5],
  ['normal', 10],
  ['insane', 15],
] as const) {
  clause(
    ['DF1-SETUP-12', ...(difficulty === 'easy' ? ['DF1-EX-01'] : [])],
    `${difficulty}: ${points} difficulty points`,
    t =>
      t
        .combat({ heroes: ['torm', 'randolph'], difficulty, combat: { boss: boss({ life: 3 }) } })
        .throws('red', { zone: '3' })
        .ends('won')
        .verify(({ game, state }) => {
          const outcome = game.outcome(state);
          const parts = outcome?.won ? outcome.parts : [];
          expect(parts.filter(part => part.why === 'difficulty')).toEqual([
            { why: 'difficulty', amount: points },
          ]);
        }),
  );
}

clause('DF1-SETUP-12', 'the difficulties are Easy, Normal and Insane, and there is no fourth', t =>
  t
    .verify(({ game }) =>
      expect(Object.values(game.edition.constants.difficulties).map(({ name }) => name)).toEqual([
        'Easy',
        'Normal',
        'Insane',
      ]),
    )
    .cannotSetUp({ difficulty: 'hard' }, { difficulty: 'inferno' }, { difficulty: '' }),
);

clause('DF1-SETUP-17', 'the five special power tokens are in the supply', t =>
  t
    .setUp({ heroes: 6 })
    .shows({ 'combat.markers': [] })
    .verify(() =>
      expect(sorted(t.game.edition.marker.keys())).toEqual([
        'beer',
        'charm',
        'lay-of-heroes',
        'toad',
        'tracking',
      ]),
    ),
);

clause(['DF1-SETUP-21', 'DF1-R-18'], 'a leader who has fainted stays the leader', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', fainted: true }, 'randolph', 'murka'],
      leader: 'torm',
      combat: { monster: monster({ life: 3 }) },
    })
    .throws('red', { zone: '3' })
    .does('torm scars red')
    .excludes(/leads/)
    .shows({ leader: 'torm' }),
);

clause(['DF1-SETUP-21', 'DF1-R-18'], 'a leader who is eliminated is followed by the next hero in play', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', fainted: true, scars: ['red', 'green'] },
        { hero: 'randolph', eliminated: true },
        'murka',
      ],
      leader: 'torm',
      combat: { monster: monster({ life: 3 }) },
    })
    .throws('red', { zone: '3' })
    .includes('torm eliminated', 'murka leads')
    .shows({ leader: 'murka' }),
);
