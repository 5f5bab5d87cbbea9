import { expect } from 'vitest';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { clause, creature, map, type Table, type TestStage, tile } from '../support/table.ts';

const duel = map({
  id: 'duel',
  players: 2,
  starts: ['a1', 'c1'],
  win: { epicParties: 2 },
  cells: [
    { at: 'a1', back: 'start', turn: 0 },
    { at: 'b1', back: 'four-way', turn: 0, tokens: ['d8'] },
    { at: 'c1', back: 'start', turn: 0 },
    { at: 'a2', back: 'four-way', turn: 0 },
    { at: 'b2', back: 'four-way', turn: 0 },
    { at: 'c2', back: 'four-way', turn: 0 },
  ],
});
const made = { maps: [duel], creatures: [creature({ id: 'left' }), creature({ id: 'right' })] };

const plays = (
  t: Table,
  left: CreatureStage = {},
  right: CreatureStage = {},
  stage: Omit<TestStage, 'creatures'> = {},
) =>
  t.stage({
    map: 'duel',
    creatures: [
      { ...left, creature: 'left' },
      { ...right, creature: 'right' },
    ],
    first: 'left',
    made,
    ...stage,
    tiles: {
      ...Object.fromEntries(['b1', 'a2', 'b2', 'c2'].map(at => [at, tile({ id: `tile-${at}` })])),
      ...stage.tiles,
    },
  });

clause(['DIE-TWO-01', 'DIE-R-104'], 'a map for two asks for two creatures, no fewer and no more', t =>
  t
    .setUp({ map: 'neighbours', players: ['dierake', 'diemon'] })
    .shows({ seats: ['dierake', 'diemon'] })
    .cannotSetUp(
      { map: 'neighbours', players: ['dierake'] },
      { map: 'neighbours', players: ['dierake', 'diemon', 'deyeroller'] },
      { map: 'training', players: ['dierake', 'diemon'] },
    ),
);

const PARTY = tile({ id: 'party', heads: ['patriarch'] });

clause(['DIE-TWO-02', 'DIE-TWO-10'], 'two Epic Parties win at once, counted for whoever fought them', t =>
  plays(t, { epicParties: 1 }, { epicParties: 1 }, { begin: 'move', tiles: { b1: PARTY } })
    .does('explore b1')
    .rolls('d12 1')
    .does('attack might')
    .includes('epic party defeated: 2', 'won left')
    .ends('goal', 'left')
    .shows({ 'creatures.left.epicParties': 2, 'creatures.right.epicParties': 1 }),
);

clause(['DIE-TWO-02', 'DIE-DESIGN-39'], 'the two-player map asks for two', t =>
  t.setUp({ map: 'neighbours', players: ['dierake', 'diemon'] }).shows({ win: { epicParties: 2 } }),
);

clause(['DIE-TWO-03', 'DIE-TURN-18'], 'players alternate complete turns', t =>
  plays(t)
    .asks('rest', 'left')
    .does('rest 0', 'explore a2')
    .asks('rest', 'right')
    .does('rest 0', 'explore c2')
    .asks('rest', 'left'),
);

clause('DIE-TWO-03', 'each has an own board, tokens and points', t =>
  plays(t, { might: 5, points: 7 }, { minions: ['d4'] })
    .does('rest 0', 'explore a2')
    .shows({
      'creatures.left.tracks.time.value': 19,
      'creatures.right.tracks.time.value': 20,
      'creatures.left.tracks.might.value': 5,
      'creatures.right.tracks.might.value': 12,
      'creatures.left.points': 7,
      'creatures.right.points': 0,
      'creatures.right.minions.d4': 1,
    }),
);

clause(['DIE-TWO-04', 'DIE-R-96'], 'each begins on an own Start tile with an own d6 DieMinion', t =>
  plays(t).shows({
    'creatures.left.at': 'a1',
    'creatures.right.at': 'c1',
    'creatures.left.minions.d6': 1,
    'creatures.right.minions.d6': 1,
    'supply.d6': 2,
  }),
);

clause('DIE-R-96', 'who begins is drawn', t =>
  t.verify(() => {
    const players = ['dierake', 'diemon'];
    const first = Array.from({ length: 20 }, (_, i) => {
      t.setUp({ map: 'neighbours', players }, `seed ${i}`);
      return t.state.options.first;
    });
    expect(new Set(first)).toEqual(new Set(players));
  }),
);

clause(['DIE-TWO-05', 'DIE-R-97'], 'an Explored tile opens ways for both, and its token is gone', t =>
  plays(t, { minions: [] }, { minions: [] }, { begin: 'move' })
    .offers('explore b1', 'explore a2', 'explore c2')
    .does('explore b1')
    .shows({ 'creatures.left.minions.d8': 1, 'creatures.right.minions.d8': 0, 'cells.b1.tokens': [] })
    .does('rest 0')
    .offers('explore a2', 'explore b2', 'explore c2')
    .mayNot('explore b1'),
);

clause(['DIE-TWO-06', 'DIE-R-97'], 'creatures neither block nor fight each other', t =>
  plays(t, {}, {}, { begin: 'move', explored: ['b1'] })
    .does('explore b2', 'rest 0')
    .asks('move', 'right')
    .offers('explore a2', 'explore c2'),
);

clause(['DIE-TWO-07', 'DIE-R-98', 'DIE-LOSE-04'], 'who gives up is out, and the other wins', t =>
  plays(t, { points: 3, epicParties: 1 })
    .does('rest 0', 'explore b1', 'rest 0', 'explore b2')
    .does('concede')
    .expect('lost left: conceded', 'won right')
    .ends('conceded', 'right')
    .verify(({ game, state }) =>
      expect(game.outcome(state)).toEqual({
        won: true,
        winner: 'right',
        why: 'conceded',
        turns: 3,
        points: { left: 3, right: 0 },
        epicParties: { left: 1, right: 0 },
      }),
    ),
);

clause(['DIE-TWO-07', 'DIE-R-98'], 'who loses the last Health is out', t =>
  plays(
    t,
    { health: 1 },
    {},
    {
      begin: 'move',
      tiles: { b1: tile({ id: 'acid', effects: [{ verb: 'lose', track: 'health', amount: 1 }] }) },
    },
  )
    .does('explore b1')
    .ends('health', 'right'),
);

clause(['DIE-TWO-07', 'DIE-TWO-08'], 'Time 0 at the end of the own turn loses', t =>
  plays(t, { time: 1 }).does('rest 0', 'explore b1').ends('time', 'right'),
);

clause(['DIE-TWO-08', 'DIE-R-98'], 'the Time of the other does not matter at the end of a turn', t =>
  plays(t, {}, { time: 0 }).does('rest 0', 'explore b1').goesOn().asks('rest', 'right'),
);

clause(['DIE-TWO-09', 'DIE-R-99'], 'the dice of one board do not block the other', t =>
  plays(t, { might: 'd12 12', tokens: ['might'] }, { magic: 'd20 20' })
    .does('token might')
    .board({ might: 'd20 14' }),
);
