import { clause, type Table } from '../../support/table.ts';

const plain = (t: Table): Table => t.combat({ heroes: ['lorenzo', 'aureliano', 'ornella'] });

clause('DF0-MISS-06', 'the attack hits only the thrower', t =>
  plain(t)
    .throws('red')
    .throws('green', { zone: 'hole' })
    .expect('aureliano missed: hole', 'aureliano life 9 → 7: miss')
    .shows({ 'heroes.lorenzo.life': 9, 'heroes.aureliano.life': 7, 'heroes.ornella.life': 9 }),
);
