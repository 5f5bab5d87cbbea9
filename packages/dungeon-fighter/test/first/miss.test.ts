import { armor, clause, monster } from '../support/table.ts';

clause('DF1-MISS-01', 'a die that touches the board first is a miss, wherever it stops', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ life: 12, damage: 2 }) } })
    .throws('green', { bounces: 0, zone: '4' })
    .expect('torm missed: no-bounce', 'torm life 9 → 7: miss'),
);

clause(['DF1-GEAR-06', 'DF1-GEAR-07'], 'a counterblow returns what is left after the reduction', t =>
  t
    .combat({
      heroes: [
        {
          hero: 'torm',
          slots: { weapon: 0, armor: 2, spendable: 1 },
          equipment: [armor({ id: 'padded', reduce: 1 }), armor({ id: 'spiked', counterblow: true })],
        },
        'randolph',
      ],
      combat: { monster: monster({ life: 12, damage: 3 }) },
    })
    .throws('green', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss', 'monster life 12 → 10: spiked'),
);
