import { boss, clause, monster } from '../../../support/table.ts';

for (const level of [1, 2, 3, 4]) {
  clause('DF2-HERO-31', `Heavy Load adds ${level} against level ${level}`, t =>
    t
      .combat({ heroes: ['brad', 'margarhilda'], combat: { monster: monster({ level }) } })
      .throws('blue', { zone: '3', face: 'icon' })
      .expect(
        'margarhilda hit 3',
        'margarhilda ability blue: heavy-load',
        `damage ${3 + level} = 3 section + ${level} heavy-load`,
        `monster life 12 → ${9 - level}: hit`,
      ),
  );
}

clause('DF2-HERO-31', 'Heavy Load does nothing on a miss', t =>
  t
    .combat({ heroes: ['brad', 'margarhilda'] })
    .throws('blue', { zone: 'bones', face: 'icon' })
    .expect('margarhilda missed: bones', 'margarhilda life 9 → 7: miss'),
);

clause(['DF2-HERO-32', 'DF2-R-96'], 'Heavy Load adds 4 against the Final Boss', t =>
  t
    .combat({ heroes: ['brad', 'margarhilda'], combat: { boss: boss({ life: 20 }) } })
    .throws('blue', { zone: '3', face: 'icon' })
    .expect(
      'margarhilda hit 3',
      'margarhilda ability blue: heavy-load',
      'damage 7 = 3 section + 4 heavy-load',
      'monster life 20 → 13: hit',
    ),
);
