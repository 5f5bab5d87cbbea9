import { clause, mapRoom, monster, type Table } from '../support/table.ts';

const plain = (t: Table): Table => t.combat({ heroes: ['lorenzo', 'aureliano', 'ornella'] });

for (const zone of ['1', '4', '6', 'bullseye'] as const)
  clause('DF0-MISS-01', `a die in zone ${zone} that did not bounce beside the board is a miss`, t =>
    plain(t)
      .throws('red', { bounces: 0, zone })
      .expect('lorenzo missed: no-bounce', 'lorenzo life 9 → 7: miss'),
  );

for (const zone of ['outside', 'floor'] as const)
  clause('DF0-MISS-02', `a die that ends off the target is a miss: ${zone}`, t =>
    plain(t).throws('red', { zone }).expect(`lorenzo missed: ${zone}`, 'lorenzo life 9 → 7: miss'),
  );

clause('DF0-MISS-03', 'a die in a missed-shot zone is a miss', t =>
  plain(t).throws('red', { zone: 'hole' }).expect('lorenzo missed: hole', 'lorenzo life 9 → 7: miss'),
);

clause('DF0-MISS-04', 'a danger whose shot was not performed is a miss, wherever the die lies', t =>
  t
    .combat({
      heroes: ['lorenzo', 'aureliano'],
      combat: { room: mapRoom({ kind: 'danger', requirement: 'jump' }) },
    })
    .throws('red', { zone: '5', failed: ['jump'] })
    .expect('lorenzo missed: jump', 'lorenzo life 9 → 7: miss'),
);

for (const damage of [1, 2, 4])
  clause('DF0-MISS-05', `a miss against damage ${damage} costs ${damage} life`, t =>
    t
      .combat({
        heroes: ['lorenzo', 'aureliano'],
        combat: { monster: monster({ damage, level: 3 }) },
      })
      .throws('red', { zone: 'hole' })
      .expect('lorenzo missed: hole', `lorenzo life 9 → ${9 - damage}: miss`)
      .shows({ 'combat.life': 12 }),
  );

clause('DF0-MISS-06', 'the attack hits only the thrower', t =>
  plain(t)
    .throws('red')
    .throws('green', { zone: 'hole' })
    .expect('aureliano missed: hole', 'aureliano life 9 → 7: miss')
    .shows({ 'heroes.lorenzo.life': 9, 'heroes.aureliano.life': 7, 'heroes.ornella.life': 9 }),
);
