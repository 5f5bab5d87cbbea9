/** Moving from room to room, in the two editions that have maps. */
import { expect } from 'vitest';
import { playManyRandomly } from '../support/random-game.ts';
import {
  clauses,
  mapRoom,
  monster,
  rows,
  type Table,
  type TestStage,
  times,
  weapon,
} from '../support/table.ts';

/** A fight that the next throw wins: corridors lead from the hall to b and c, and from d into the hall. */
const fork = (t: Table, { cards = [], ...stage }: Partial<TestStage> = {}): Table =>
  t.fight({
    heroes: t.party.slice(0, 3),
    decks: { monsters: ['next'] },
    ...stage,
    cards: [
      mapRoom({ id: 'b', exits: ['c', 'e'] }),
      mapRoom({ id: 'c', exits: ['e'] }),
      mapRoom({ id: 'd', exits: ['hall'] }),
      mapRoom({ id: 'e' }),
      monster({ id: 'next', life: 3 }),
      ...cards,
    ],
    combat: {
      monster: monster({ life: 3 }),
      room: mapRoom({ id: 'hall', exits: ['b', 'c'] }),
      ...stage.combat,
    },
  });

const MONSTER = 'monster next life 3 = 3 next; coins 1';

clauses(
  rows('DF1-MOVE-01', 'DF0-MOVE-01'),
  'a round is movement, encounter, maintenance, and then the next one begins',
  t => {
    const [hero, next] = t.party;
    fork(t, { heroes: [{ hero, equipment: [weapon()] }, next] })
      .throws('red')
      .asks('party', 'trade')
      .does('party done')
      .shows({ round: 2, phase: 'dungeon', combat: null })
      .asks('party', 'move')
      .does('party moves to b')
      .expect('room b', MONSTER)
      .shows({ round: 2, phase: 'combat', room: 'b' })
      .throws('red')
      .shows({ round: 2, phase: 'rest', room: 'b', combat: null })
      .asks('party', 'trade')
      .does('party done')
      .verify(({ events }) => expect(events[0]).toEqual({ type: 'round', round: 3 }));
  },
);

clauses(
  rows('DF1-MOVE-02', ['DF0-MOVE-06', 'DF0-MAP-01']),
  'with one corridor the party moves one room, and nobody is asked',
  t =>
    fork(t, { combat: { room: mapRoom({ id: 'hall', exits: ['b'] }) } })
      .throws('red')
      .includes('room b', MONSTER)
      .shows({ room: 'b', round: 2 })
      .asks(t.party[1], 'turn'),
);

clauses(
  rows(
    ['DF1-MOVE-02', 'DF1-MOVE-03', 'DF1-MOVE-04', 'DF1-EX-02'],
    ['DF0-MOVE-03', 'DF0-MOVE-06', 'DF0-MAP-01', 'DF0-MAP-02'],
  ),
  'the party must take one of the corridors with an arrow away from its room, and one only',
  t =>
    fork(t)
      .throws('red')
      .offers('party moves to b', 'party moves to c')
      .mayNot('party moves to d', 'party moves to hall', 'party moves to e', 'party done')
      .does('party moves to b')
      .asks(t.party[1], 'turn')
      .mayNot('party moves to c', 'party moves to e', 'party moves to hall'),
);

clauses(rows('DF1-MOVE-04', 'DF0-MAP-05'), 'there is no way back to a room the party has left', t =>
  fork(t)
    .throws('red')
    .does('party moves to b')
    .throws('red')
    .offers('party moves to c', 'party moves to e')
    .mayNot('party moves to hall', 'party moves to b', 'party moves to d'),
);

clauses(
  rows('DF1-MOVE-05', 'DF0-MOVE-06'),
  'at every moment of any game the party is in a room of its floor, or at the boss',
  t =>
    t.verify(() => {
      const { edition } = t.game;
      playManyRandomly(({ combat, map, result, room }) => {
        if (combat?.foe.boss || (result !== null && room === null)) return;
        const rooms = edition.map.get(map?.floors[map.floor] ?? '')?.rooms.map(one => one.id);
        expect(rooms).toContain(room);
      }, t.rules);
    }),
);

clauses(
  rows('DF1-MOVE-06', 'DF0-MOVE-06'),
  'one move takes every hero along: there is one position for all',
  t => {
    const [hero, next, third] = t.party;
    fork(t, { heroes: [hero, next, { hero: third, fainted: true }] })
      .throws('red')
      .does(`${third} scars red`, 'party moves to c')
      .expect(`${third} scarred red: maximum 6`, 'room c', MONSTER)
      .shows({ room: 'c' })
      .verify(({ game, state }) => {
        const { heroes } = game.view(state, hero);
        expect(Object.keys(heroes)).toEqual([hero, next, third]);
        for (const one of Object.values(heroes)) expect(JSON.stringify(one)).not.toMatch(/room|"c"|floor/);
      });
  },
);

clauses(
  rows(['DF1-MOVE-08', 'DF1-EX-02'], ['DF0-MOVE-04', 'DF0-SETUP-16', 'DF0-R-30']),
  'the choice among corridors is the party’s, without a vote, and the move is told as the leader’s',
  t => {
    const [hero, next, third] = t.party;
    fork(t, { leader: third })
      .throws('red')
      .asks('party', 'move')
      .mayNot(...[hero, next, third].flatMap(one => [`${one} votes yes`, `${one} votes no`]))
      .does('party moves to c')
      .verify(({ events }) =>
        expect(events.filter(event => event.type === 'room')).toEqual([
          { type: 'room', hero: third, card: 'c' },
        ]),
      );
  },
);

clauses(
  times(rows(['DF1-MOVE-09', 'DF1-ROOM-04'], ['DF0-MOVE-05', 'DF0-ROOM-01']), [
    { room: 'danger', requirements: ['jump'] },
    { room: 'c', requirements: [] },
  ]),
  ({ room, requirements }) =>
    `in ${room} a throw must fulfil ${requirements.join() || 'nothing'}, whatever the room before demanded`,
  (t, { room, requirements }) =>
    fork(t, {
      cards: [mapRoom({ id: 'danger', kind: 'danger', requirement: 'jump' })],
      combat: {
        room: mapRoom({ id: 'hall', kind: 'danger', requirement: 'nose', exits: ['danger', 'c'] }),
      },
    })
      .throws('red')
      .does(`party moves to ${room}`)
      .expect(`room ${room}`, MONSTER)
      .shows({ room })
      .does(`${t.party[1]} throws red`)
      .shows({ 'combat.throw.requirements': requirements }),
);

clauses(
  [
    { proves: ['DF1-SETUP-22', 'DF1-R-02'], floors: ['cellar', 'crypt', 'belfry'], room: 'cellar-trapdoor' },
    {
      proves: ['DF0-MOVE-02', 'DF0-SETUP-05'],
      floors: ['cellar', 'opera', 'motorway'],
      room: 'cellar-stairs',
    },
  ],
  'round 1 enters the first room of floor 1, and there is a fight there',
  (t, { floors, room }) =>
    t
      .stage({
        heroes: t.party.slice(0, 2),
        map: { floors },
        decks: { monsters: ['test-monster'] },
        cards: [monster()],
      })
      .expect(`room ${room}`, 'monster test-monster life 12 = 12 test-monster; coins 1')
      .shows({ round: 1, room, 'map.floor': 0, 'combat.foe': 'test-monster' }),
);
