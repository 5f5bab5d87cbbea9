import { clause, mapRoom, monster } from '../../support/table.ts';

clause(
  ['DF1-MAP-07', 'DF1-R-10'],
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
        combat: { monster: monster({ life: 3 }), room: mapRoom({ id: 'hall', exits: ['spring'] }) },
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
