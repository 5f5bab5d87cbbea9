import { expect } from 'vitest';
import { type MapRoom, RULE_SETS } from '../../../rules/index.ts';
import { playManyRandomly } from '../../support/random-game.ts';
import { clause, mapRoom, monster, type TestStage } from '../../support/table.ts';

const FLOORS = ['cellar', 'crypt', 'belfry'];
const weak = monster({ life: 3 });

/** A fight that the next throw wins, in a room with these exits. */
const before = (...rooms: readonly MapRoom[]): TestStage => ({
  heroes: ['torm', 'randolph'],
  decks: { monsters: ['next-monster'] },
  cards: [monster({ id: 'next-monster', life: 7, coins: 2 }), ...rooms],
  combat: { monster: weak, room: mapRoom({ id: 'hall', exits: rooms.map(room => room.id) }) },
});

clause('DF1-MAP-01', 'every game goes through floors 1, 2, 3 in this order', t =>
  t.verify(() => {
    const edition = RULE_SETS['first']?.edition;
    let floors: number[] = [];
    let bosses = 0;
    playManyRandomly((state, events) => {
      if (events[0]?.type === 'began') floors = [];
      for (const event of events) {
        if (event.type === 'room') {
          const on = state.map?.floors.findIndex(id =>
            edition?.map.get(id)?.rooms.some(room => room.id === event.card),
          );
          expect(on).toBe(state.map?.floor);
          floors.push(on ?? -1);
        }
        if (event.type === 'boss') {
          bosses++;
          expect(floors).toEqual([...Array(5).fill(0), ...Array(5).fill(1), ...Array(4).fill(2)]);
        }
      }
      expect(floors).toEqual([...floors].sort());
    }, 'first');
    expect(bosses).toBeGreaterThan(0);
  }),
);

clause('DF1-MAP-02', 'a corridor has one direction: it leads on and not back', t =>
  t
    .stage({
      ...before(mapRoom({ id: 'left', exits: ['end'] }), mapRoom({ id: 'right', exits: ['end'] })),
      cards: [
        mapRoom({ id: 'left', exits: ['end'] }),
        mapRoom({ id: 'right', exits: ['end'] }),
        mapRoom({ id: 'end' }),
        monster({ id: 'next-monster', life: 3 }),
      ],
    })
    .throws('red', { zone: '3' })
    .does('party moves to left')
    .throws('red', { zone: '3' })
    .includes('room end')
    .shows({ room: 'end' }),
);

clause('DF1-MAP-03', 'the entry arrow leads to the first room of a floor, whichever it is', t => {
  for (const { id, rooms } of t.game.edition.tables.maps.filter(map => map.side === 'dungeon'))
    t.stage({ heroes: ['torm', 'randolph'], map: { floors: [id, 'crypt', 'belfry'] } }).shows({
      room: rooms[0]?.id,
    });
});

for (const [floor, from, entry] of [
  [1, 'cellar-drain', 'crypt-gate'],
  [2, 'crypt-tomb', 'belfry-landing'],
] as const)
  clause('DF1-MAP-04', `leaving the last room of floor ${floor} leads to the next floor`, t =>
    t
      .stage({
        ...before(),
        map: { floors: FLOORS, room: from },
      })
      .shows({ 'map.floor': floor - 1 })
      .throws('red', { zone: '3' })
      .includes(`room ${entry}`, 'monster next-monster life 7 = 7 next-monster; coins 2')
      .shows({ room: entry, 'map.floor': floor }),
  );

clause('DF1-MAP-05', 'leaving the last room of floor 3 leads to the boss', t =>
  t
    .stage({ ...before(), map: { floors: FLOORS, room: 'belfry-bell' } })
    .throws('red', { zone: '3' })
    .excludes(/^room|^monster next/)
    .shows({ room: null, 'combat.boss': true }),
);

for (const [kind, values] of [
  ['plain', {}],
  ['shop', {}],
  ['fountain', {}],
  ['treasure', { reward: [{ coins: 2 }] }],
  ['danger', { requirement: 'jump' }],
] as const)
  clause(['DF1-MAP-07', 'DF1-MAP-06'], `a ${kind} room holds one monster`, t =>
    t
      .stage(before(mapRoom({ id: 'beyond', kind, ...values })))
      .throws('red', { zone: '3' })
      .expect(
        'torm hit 3',
        'damage 3 = 3 section',
        'monster life 3 → 0: hit',
        'defeated test-monster',
        'dice +2 = 3: unused-dice',
        'coins +1 = 3: test-monster',
        'room beyond',
        'monster next-monster life 7 = 7 next-monster; coins 2',
      )
      .asks('randolph', 'turn'),
  );

clause(
  'DF1-R-10',
  'a room entered with an empty tower has no encounter and goes straight to maintenance',
  t =>
    t
      .stage({
        heroes: [{ hero: 'torm', life: 4 }, 'randolph'],
        cards: [
          mapRoom({ id: 'spring', kind: 'fountain', exits: ['left', 'right'] }),
          mapRoom({ id: 'left' }),
          mapRoom({ id: 'right' }),
        ],
        combat: { monster: weak, room: mapRoom({ id: 'hall', exits: ['spring'] }) },
      })
      .arrange(state => {
        state.unused.push(...state.decks.monsters.splice(0));
      })
      .throws('red', { zone: '3' })
      .expect(
        'torm hit 3',
        'damage 3 = 3 section',
        'monster life 3 → 0: hit',
        'defeated test-monster',
        'dice +2 = 3: unused-dice',
        'coins +1 = 3: test-monster',
        'room spring',
        'torm healed 4 → 9: spring',
      )
      .offers('party moves to left', 'party moves to right'),
);

clause(
  ['DF1-MAP-08', 'DF1-MAP-09'],
  'set-ups lay out each of the 152 dungeons of three sheets, and no other',
  t =>
    t.verify(({ game }) => {
      const { maps } = game.edition.tables;
      const sides = maps.filter(map => map.side === 'dungeon');
      const possible = maps
        .filter(map => map.side === 'boss')
        .flatMap(last =>
          sides.flatMap(one =>
            sides
              .filter(two => new Set([one.sheet, two.sheet, last.sheet]).size === 3)
              .map(two => [one.id, two.id, last.id].join(' ')),
          ),
        );
      const found = new Set<string>();
      for (let seed = 0; seed < 3000; seed++)
        found.add(t.setUp({ heroes: 1 }, `dungeon-${seed}`).state.map?.floors.join(' ') ?? '');
      expect(possible).toHaveLength(152);
      expect([...found].sort()).toEqual([...possible].sort());
    }),
);
