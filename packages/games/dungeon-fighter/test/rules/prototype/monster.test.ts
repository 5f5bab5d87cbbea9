import { expect } from 'vitest';
import { clause, mapRoom, monster, type Table } from '../../support/table.ts';

const FLOORS = ['cellar', 'opera', 'motorway'] as const;

/** Wins every fight with bullseyes and answers everything else with the last thing offered. */
function levelsMet(t: Table, difficulty: string): number[] {
  const levels: number[] = [];
  t.setUp({ heroes: 1, difficulty });
  for (let step = 0; step < 2000 && t.state.combat?.foe.boss !== true; step++) {
    const { round, combat } = t.state;
    if (combat !== null) levels[round - 1] = combat.foe.level;
    const at = t.game.decision(t.state)?.at;
    const lines = t.legal();
    if (at === 'landing') t.does('lands bullseye blank bounces 2');
    else t.does(lines.at(-1) as string);
  }
  return levels;
}

const first = { decks: { monsters: ['first'] }, cards: [monster({ id: 'first', life: 5 })] };

for (const [kind, before, room] of [
  ['first', undefined, 'cellar-stairs'],
  ['plain', 'cellar-pipe', 'cellar-grating'],
  ['treasure', 'cellar-coal', 'cellar-stash'],
  ['shop', 'opera-prompt-box', 'opera-bar'],
  ['danger', 'motorway-van', 'motorway-bumps'],
  ['last', 'motorway-bumps', 'motorway-end'],
] as const)
  clause('DF0-MONSTER-01', `a monster waits in the ${kind} room`, t =>
    t
      .stage({ heroes: ['lorenzo', 'aureliano'], map: { floors: FLOORS, room: before }, ...first })
      .expect(`room ${room}`, 'monster first life 5 = 5 first; coins 1')
      .shows({ room, phase: 'combat' }),
  );

for (const room of ['cellar-stall', 'cellar-pipe'])
  clause('DF0-MONSTER-01', `a monster waits in ${room}, which the party chose`, t =>
    t
      .stage({ heroes: ['lorenzo', 'aureliano'], map: { floors: FLOORS, room: 'cellar-laundry' }, ...first })
      .does(`party moves to ${room}`)
      .expect(`room ${room}`, 'monster first life 5 = 5 first; coins 1'),
  );

clause(['DF0-MONSTER-02', 'DF0-BACK-01'], 'whatever shot is demanded, throwing is the only thing to do', t =>
  t
    .combat({
      heroes: ['lorenzo', 'aureliano'],
      combat: {
        monster: monster({ requirement: 'nose' }),
        room: mapRoom({ requirement: 'elbow', kind: 'danger' }),
      },
    })
    .offers('lorenzo throws red', 'lorenzo throws green', 'lorenzo throws blue')
    .mayNot(
      'lorenzo proposes backing-down',
      'aureliano proposes backing-down',
      'lorenzo passes',
      'party done',
    ),
);

clause('DF0-MONSTER-03', 'one monster is drawn, from the lowest floor that has any', t =>
  t
    .combat({
      heroes: ['lorenzo', 'aureliano'],
      decks: { monsters: ['a', 'b', 'c'] },
      cards: ['a', 'b', 'c', 'd'].map(id => monster({ id, level: 1, life: 3 })),
      combat: { monster: 'd', room: 'cellar-coal' },
      map: { floors: FLOORS },
    })
    .shows({ 'combat.foe': 'd', tower: [3, 4, 4, 2] })
    .throws('red')
    .shows({ 'combat.foe': 'a', tower: [2, 4, 4, 2] }),
);

clause('DF0-MONSTER-03', 'an empty floor hands on to the next', t =>
  t.verify(() => {
    for (const [difficulty, levels] of [
      ['easy', [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]],
      ['normal', [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4]],
      ['insane', [1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4]],
    ] as const)
      expect(levelsMet(t, difficulty)).toEqual(levels);
  }),
);

clause(['DF0-MONSTER-07', 'DF0-EX-01'], 'on Easy rooms 1 to 4 hold level 1, room 5 holds level 2', t =>
  t.verify(() => {
    const levels = levelsMet(t, 'easy');
    expect(levels.slice(0, 5)).toEqual([1, 1, 1, 1, 2]);
    expect(levels.slice(5)).toEqual([2, 2, 2, 3, 3, 3, 3, 4, 4]);
  }),
);

clause(['DF0-MONSTER-08', 'DF0-MAINT-06'], 'defeated monsters are collected on the discard pile', t =>
  t
    .combat({
      heroes: ['lorenzo', 'aureliano'],
      decks: { monsters: ['b', 'c'] },
      cards: ['b', 'c'].map(id => monster({ id, life: 3 })),
      combat: { monster: monster({ id: 'a', life: 3 }), room: 'motorway-lay-by' },
      map: { floors: FLOORS, room: 'motorway-lay-by' },
    })
    .shows({ discard: [] })
    .throws('red')
    .shows({ discard: ['a'], 'combat.foe': 'b' })
    .throws('red', { bounces: 2 })
    .shows({ discard: ['a', 'b'], 'combat.foe': 'c' }),
);
