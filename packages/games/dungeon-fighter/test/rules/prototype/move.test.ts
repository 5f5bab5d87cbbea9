import { expect } from 'vitest';
import { clause, monster, type Table, type TestStage } from '../../support/table.ts';

const FLOORS = ['cellar', 'opera', 'motorway'] as const;

/** The party leaves a room of the dungeon. */
const from = (t: Table, room: string, stage: Partial<TestStage> = {}): Table =>
  t.stage({ heroes: ['lorenzo', 'aureliano'], ...stage, map: { floors: FLOORS, room } });

const next = monster({ id: 'next', life: 7 });

clause('DF0-MOVE-01', 'a round is a move into a new room and the encounter there', t =>
  t
    .combat({
      heroes: ['lorenzo', 'aureliano'],
      map: { floors: FLOORS },
      decks: { monsters: ['next'] },
      cards: [next],
      combat: { room: 'cellar-coal', life: 3 },
    })
    .throws('red', { zone: '3' })
    .includes('defeated test-monster', 'room cellar-stash', 'monster next life 7 = 7 next; coins 1')
    .shows({ round: 2, room: 'cellar-stash' }),
);

clause('DF0-MOVE-02', 'round 1 leads from outside into the first room', t =>
  t
    .stage({
      heroes: ['lorenzo', 'aureliano'],
      map: { floors: FLOORS },
      decks: { monsters: ['next'] },
      cards: [next],
    })
    .expect('room cellar-stairs', 'monster next life 7 = 7 next; coins 1')
    .shows({ round: 1 }),
);

clause('DF0-MOVE-03', 'only rooms an arrow leads to can be entered', t =>
  from(t, 'cellar-stairs')
    .offers('party moves to cellar-coal', 'party moves to cellar-demijohns')
    .mayNot('party moves to cellar-laundry', 'party moves to cellar-grating', 'party moves to opera-foyer'),
);

clause(
  'DF0-MOVE-04',
  'the direction needs no vote: one word for the party, spoken by the leader, is final',
  t =>
    from(t, 'cellar-stairs', { leader: 'aureliano' })
      .asks('party', 'move')
      .mayNot('lorenzo votes yes', 'aureliano votes no')
      .does('party moves to cellar-demijohns')
      .begins('room cellar-demijohns')
      .verify(({ events }) => expect(events[0]).toMatchObject({ type: 'room', hero: 'aureliano' })),
);

clause('DF0-MOVE-05', 'a special room changes its encounter: the danger demands its shot', t =>
  from(t, 'cellar-stairs', { decks: { monsters: ['next'] }, cards: [next] })
    .does('party moves to cellar-coal', 'lorenzo throws red')
    .shows({ 'combat.throw.requirements': ['blind'] }),
);

clause('DF0-MOVE-06', 'one move a round, all together: after it the encounter has begun', t =>
  from(t, 'cellar-stairs')
    .does('party moves to cellar-demijohns')
    .asks('lorenzo', 'turn')
    .shows({ room: 'cellar-demijohns' })
    .mayNot('party moves to cellar-laundry', 'party moves to cellar-coal'),
);
