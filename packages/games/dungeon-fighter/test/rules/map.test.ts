/** The maps of the dungeon, in the two editions that have them. */
import { expect } from 'vitest';
import { playManyRandomly } from '../support/random-game.ts';
import { clauses, type MadeUp, mapRoom, monster, rows, type Table, times } from '../support/table.ts';
import { dungeonsOf } from './map/routes.ts';

const FLOORS: Readonly<Record<string, readonly string[]>> = {
  first: ['cellar', 'crypt', 'belfry'],
  prototype: ['cellar', 'opera', 'motorway'],
};

/** A fight that the next throw wins, in a room with these exits; behind it is a monster that lasts. */
const before = (t: Table, exits: readonly string[], cards: readonly MadeUp[] = []): Table =>
  t.fight({
    decks: { monsters: ['next-monster'] },
    cards: [monster({ id: 'next-monster', life: 7, coins: 2 }), ...cards],
    combat: { monster: monster({ life: 3 }), room: mapRoom({ id: 'hall', exits }) },
  });

/** The same in a room of the printed maps. */
const leaving = (t: Table, from: string): Table =>
  t.fight({
    map: { floors: FLOORS[t.rules] as readonly string[], room: from },
    decks: { monsters: ['next-monster'] },
    cards: [monster({ id: 'next-monster', life: 7, coins: 2 })],
    combat: { monster: monster({ life: 3 }), room: mapRoom({ id: 'way-out' }) },
  });

const NEXT = 'monster next-monster life 7 = 7 next-monster; coins 2';

/** What the end of such a fight brings before anybody moves on. */
const WON: Readonly<Record<string, readonly string[]>> = {
  first: ['dice +2 = 3: unused-dice', 'coins +1 = 3: test-monster'],
  prototype: ['coins +1 = 3: test-monster', 'dice +2 = 3: unused-dice'],
};
const killed = (t: Table): string[] => [
  `${t.party[0]} hit 3`,
  'damage 3 = 3 section',
  'monster life 3 → 0: hit',
  'defeated test-monster',
  ...(WON[t.rules] as readonly string[]),
];

clauses(
  rows('DF1-MAP-01', ['DF0-SETUP-02', 'DF0-MAP-06']),
  'every game goes through floors 1, 2, 3 in this order, 14 rooms to the boss',
  t =>
    t.verify(() => {
      const { edition } = t.game;
      let floors: number[] = [];
      let bosses = 0;
      playManyRandomly((state, events) => {
        if (events[0]?.type === 'began') floors = [];
        for (const event of events) {
          if (event.type === 'room') {
            const on = state.map?.floors.findIndex(id =>
              edition.map.get(id)?.rooms.some(room => room.id === event.card),
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
      }, t.rules);
      expect(bosses).toBeGreaterThan(0);
    }),
);

clauses(
  rows('DF1-MAP-02', ['DF0-MAP-02', 'DF0-MOVE-03']),
  'a corridor has one direction: it leads on and not back',
  t =>
    before(
      t,
      ['left', 'right'],
      [
        mapRoom({ id: 'left', exits: ['end', 'right'] }),
        mapRoom({ id: 'right', exits: ['end'] }),
        mapRoom({ id: 'end' }),
      ],
    )
      .throws('red')
      .does('party moves to left')
      .expect('room left', NEXT)
      .throws('red', { zone: '6' })
      .throws('green', { zone: '1' })
      .offers('party moves to end', 'party moves to right')
      .mayNot('party moves to hall', 'party moves to left'),
);

clauses(
  rows('DF1-MAP-03', 'DF0-MAP-03'),
  'the entry arrow leads to the first room of a floor, whichever it is',
  t => {
    const [, second, last] = FLOORS[t.rules] as readonly string[];
    for (const { id, rooms } of t.game.edition.tables.maps.filter(map => map.side === 'dungeon'))
      t.stage({
        heroes: t.party.slice(0, 2),
        map: { floors: [id, ...(id === second ? ['cellar'] : [second as string]), last as string] },
      }).shows({ room: rooms[0]?.id, 'map.floor': 0 });
  },
);

clauses(
  [
    {
      proves: ['DF1-MAP-04', 'DF1-MOVE-07', 'DF1-SETUP-05', 'DF1-SETUP-06'],
      from: 'cellar-drain',
      entry: 'crypt-gate',
      floor: 1,
    },
    {
      proves: ['DF1-MAP-04', 'DF1-MOVE-07', 'DF1-SETUP-05', 'DF1-SETUP-06'],
      from: 'crypt-tomb',
      entry: 'belfry-landing',
      floor: 2,
    },
    { proves: ['DF0-MAP-04', 'DF0-SETUP-03'], from: 'cellar-grating', entry: 'opera-foyer', floor: 1 },
    { proves: ['DF0-MAP-04', 'DF0-SETUP-04'], from: 'opera-stage', entry: 'motorway-services', floor: 2 },
  ],
  ({ from, entry }) => `from ${from}, the last room of its floor, the only move is to ${entry}`,
  (t, { from, entry, floor }) =>
    leaving(t, from)
      .shows({ 'map.floor': floor - 1 })
      .throws('red')
      .expect(...killed(t), `room ${entry}`, NEXT)
      .shows({ room: entry, 'map.floor': floor, 'combat.boss': false })
      .asks(t.party[1], 'turn'),
);

clauses(
  [
    { proves: ['DF1-MAP-05', 'DF1-MOVE-07'], from: 'belfry-bell' },
    { proves: ['DF0-MAP-06', 'DF0-BOSS-01'], from: 'motorway-end' },
  ],
  'from the last room of floor 3 the only move is to the boss',
  (t, { from }) =>
    leaving(t, from)
      .throws('red')
      .excludes(/^room|^monster next/)
      .shows({ room: null, 'combat.boss': true })
      .asks(t.party[1], 'turn'),
);

clauses(
  times(rows(['DF1-MAP-06', 'DF1-MAP-07'], ['DF0-MAP-07', 'DF0-MONSTER-01']), [
    { kind: 'plain', values: {} },
    { kind: 'shop', values: {} },
    { kind: 'fountain', values: {} },
    { kind: 'treasure', values: { reward: [{ coins: 2 }] } },
    { kind: 'danger', values: { requirement: 'jump' } },
  ] as const),
  ({ kind }) => `a ${kind} room holds one monster`,
  (t, { kind, values }) =>
    before(t, ['beyond'], [mapRoom({ id: 'beyond', kind, ...values })])
      .throws('red')
      .expect(...killed(t), 'room beyond', NEXT)
      .asks(t.party[1], 'turn'),
);

clauses(
  [
    { proves: ['DF1-MAP-08', 'DF1-MAP-09'], dungeons: 152 },
    { proves: ['DF0-MAP-08', 'DF0-SETUP-02', 'DF0-SETUP-03', 'DF0-SETUP-04'], dungeons: 48 },
  ],
  ({ dungeons }) => `set-ups lay out each of the ${dungeons} dungeons of three sheets, and no other`,
  (t, { dungeons }) =>
    t.verify(({ game }) => {
      const possible = dungeonsOf(game.edition.tables.maps).map(floors =>
        floors.map(({ id }) => id).join(' '),
      );
      const found = new Set<string>();
      for (let seed = 0; seed < 20 * dungeons; seed++)
        found.add(t.setUp({ heroes: 1 }, `dungeon-${seed}`).state.map?.floors.join(' ') ?? '');
      expect(possible).toHaveLength(dungeons);
      expect([...found].sort()).toEqual([...possible].sort());
    }),
);
