import { expect } from 'vitest';
import { RULE_SETS, texts } from '../../../rules/index.ts';
import { playManyRandomly } from '../../support/random-game.ts';
import { clause, mapRoom, monster, type TestStage, weapon } from '../../support/table.ts';

const FLOORS = ['cellar', 'crypt', 'belfry'];

/** A fight that the next throw wins: corridors lead from the hall to b and c, and from d into the hall. */
const fork: TestStage = {
  heroes: ['torm', 'randolph', 'goldfinga'],
  cards: [
    mapRoom({ id: 'b', exits: ['e'] }),
    mapRoom({ id: 'c', exits: ['e'] }),
    mapRoom({ id: 'd', exits: ['hall'] }),
    mapRoom({ id: 'e' }),
  ],
  combat: { monster: monster({ life: 3 }), room: mapRoom({ id: 'hall', exits: ['b', 'c'] }) },
};

clause('DF1-MOVE-01', 'a round is movement, encounter, maintenance, and then the next one begins', t =>
  t
    .stage({
      ...fork,
      heroes: [{ hero: 'torm', equipment: [weapon()] }, 'randolph'],
      decks: { monsters: ['next-monster'] },
      cards: [...(fork.cards ?? []), monster({ id: 'next-monster', life: 3 })],
    })
    .throws('red', { zone: '3' })
    .asks('party', 'trade')
    .does('party done')
    .shows({ round: 2, phase: 'dungeon', combat: null })
    .asks('party', 'move')
    .does('party moves to b')
    .shows({ round: 2, phase: 'combat', room: 'b' })
    .throws('red', { zone: '3' })
    .shows({ round: 2, phase: 'rest', room: 'b', combat: null })
    .asks('party', 'trade')
    .does('party done')
    .verify(({ events }) => expect(events[0]).toEqual({ type: 'round', round: 3 })),
);

clause('DF1-MOVE-02', 'with one corridor the party moves one room, and nobody is asked', t =>
  t
    .stage({
      ...fork,
      combat: { monster: monster({ life: 3 }), room: mapRoom({ id: 'hall', exits: ['b'] }) },
    })
    .throws('red', { zone: '3' })
    .includes('room b')
    .shows({ room: 'b', round: 2 })
    .asks('randolph', 'turn'),
);

clause(
  ['DF1-MOVE-02', 'DF1-MOVE-03', 'DF1-MOVE-04', 'DF1-EX-02'],
  'the party must take one of the corridors with an arrow away from its room',
  t =>
    t
      .stage(fork)
      .throws('red', { zone: '3' })
      .offers('party moves to b', 'party moves to c')
      .mayNot('party moves to d', 'party moves to hall', 'party moves to e', 'party done'),
);

clause('DF1-MOVE-04', 'there is no way back to the room the party came from', t =>
  t
    .stage({
      ...fork,
      decks: { monsters: ['next-monster'] },
      cards: [
        mapRoom({ id: 'b', exits: ['c', 'e'] }),
        mapRoom({ id: 'c' }),
        mapRoom({ id: 'e' }),
        monster({ id: 'next-monster', life: 3 }),
      ],
    })
    .throws('red', { zone: '3' })
    .does('party moves to b')
    .throws('red', { zone: '3' })
    .offers('party moves to c', 'party moves to e')
    .mayNot('party moves to hall'),
);

clause('DF1-MOVE-05', 'at every moment of any game the party is in a room of its floor, or at the boss', t =>
  t.verify(() => {
    const edition = RULE_SETS['first']?.edition;
    playManyRandomly(({ combat, map, result, room }) => {
      if (combat?.foe.boss || (result !== null && room === null)) return;
      const rooms = edition?.map.get(map?.floors[map.floor] ?? '')?.rooms.map(one => one.id);
      expect(rooms).toContain(room);
    }, 'first');
  }),
);

clause('DF1-MOVE-06', 'one move takes every hero along: there is one position for all', t =>
  t
    .stage({ ...fork, heroes: ['torm', 'randolph', { hero: 'goldfinga', fainted: true }] })
    .throws('red', { zone: '3' })
    .does('goldfinga scars red', 'party moves to c')
    .begins('goldfinga scarred red: maximum 6', 'room c')
    .shows({ room: 'c' })
    .verify(({ game, state }) => {
      const { heroes } = game.view(state, 'torm');
      expect(Object.keys(heroes)).toEqual(['torm', 'randolph', 'goldfinga']);
      for (const hero of Object.values(heroes)) expect(JSON.stringify(hero)).not.toMatch(/room|"c"|floor/);
    }),
);

for (const [floor, room, entry] of [
  [1, 'cellar-drain', 'crypt-gate'],
  [2, 'crypt-tomb', 'belfry-landing'],
] as const)
  clause('DF1-MOVE-07', `from the last room of floor ${floor} the only move is to the next floor`, t =>
    t
      .stage({
        heroes: ['torm', 'randolph'],
        map: { floors: FLOORS, room },
        combat: { room: mapRoom({ id: 'way-out' }), monster: monster({ life: 3 }) },
      })
      .throws('red', { zone: '3' })
      .shows({ room: entry, 'map.floor': floor, 'combat.boss': false })
      .asks('randolph', 'turn'),
  );

clause('DF1-MOVE-07', 'from the last room of floor 3 the only move is to the boss', t =>
  t
    .stage({
      heroes: ['torm', 'randolph'],
      map: { floors: FLOORS, room: 'belfry-bell' },
      combat: { room: mapRoom({ id: 'way-out' }), monster: monster({ life: 3 }) },
    })
    .throws('red', { zone: '3' })
    .shows({ room: null, 'combat.boss': true })
    .asks('randolph', 'turn'),
);

clause(
  ['DF1-MOVE-08', 'DF1-EX-02'],
  'the choice among corridors is the party’s, and the move is told as the leader’s',
  t =>
    t
      .stage({ ...fork, leader: 'goldfinga' })
      .throws('red', { zone: '3' })
      .asks('party', 'move')
      .does('party moves to c')
      .verify(({ events }) =>
        expect(events.filter(event => event.type === 'room')).toEqual([
          { type: 'room', hero: 'goldfinga', card: 'c' },
        ]),
      ),
);

clause('DF1-MOVE-08', 'the party reads where each corridor leads and what awaits it there', t =>
  t
    .stage({
      ...fork,
      map: { floors: FLOORS, room: 'cellar-trapdoor' },
      combat: { monster: monster({ life: 3 }), room: 'cellar-trapdoor' },
    })
    .throws('red', { zone: '3' })
    .verify(({ game, state }) => {
      const view = game.view(state, 'torm');
      const labels = game.legal(state).map(action => texts.actionLabel(game.edition, action, view));
      const throwName = game.edition.throw.get('under-the-table')?.name;
      expect(labels).toEqual([
        expect.stringContaining('Barrel Row'),
        expect.stringMatching(`Crawl beneath the Kegs.*${throwName}`),
      ]);
    }),
);

const dangers: TestStage = {
  ...fork,
  cards: [mapRoom({ id: 'b', kind: 'danger', requirement: 'jump' }), mapRoom({ id: 'c' })],
  decks: { monsters: ['next-monster'] },
};

for (const [room, requirements] of [
  ['b', ['jump']],
  ['c', []],
] as const)
  clause('DF1-MOVE-09', `in ${room} a throw must fulfil ${requirements.join() || 'nothing'}`, t =>
    t
      .stage({ ...dangers, cards: [...(dangers.cards ?? []), monster({ id: 'next-monster' })] })
      .throws('red', { zone: '3' })
      .does(`party moves to ${room}`)
      .shows({ room })
      .does('randolph throws red')
      .shows({ 'combat.throw.requirements': requirements }),
  );

clause('DF1-MOVE-09', 'the icon of the room left behind applies no longer', t =>
  t
    .stage({
      ...dangers,
      cards: [...(dangers.cards ?? []), monster({ id: 'next-monster' })],
      combat: {
        monster: monster({ life: 3 }),
        room: mapRoom({ id: 'hall', kind: 'danger', requirement: 'nose', exits: ['c'] }),
      },
    })
    .throws('red', { zone: '3' })
    .does('randolph throws red')
    .shows({ room: 'c', 'combat.throw.requirements': [] }),
);
