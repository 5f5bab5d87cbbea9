import { clause, monster } from '../support/table.ts';

clause('DF2-MISS-01', 'a die that touches the board first is a miss, wherever it stops', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ life: 12, damage: 2 }) } })
    .throws('green', { bounces: 0, zone: '4' })
    .expect('brad missed: no-bounce', 'brad life 9 → 7: miss'),
);
