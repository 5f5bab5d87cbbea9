import { clause, monster, weapon } from '../../../support/table.ts';

for (const damage of [1, 3, 5]) {
  clause(['DF2-HERO-29', 'DF2-HERO-30'], `Heroic Defense costs 1 in place of ${damage} and deals 4`, t =>
    t
      .combat({ heroes: ['brad', 'grace'], combat: { monster: monster({ damage }) } })
      .throws('blue', { zone: 'outside', face: 'icon' })
      .expect(
        'grace missed: outside',
        'grace ability blue: heroic-defense',
        'monster life 12 → 8: heroic-defense',
        'grace life 9 → 8: miss',
      ),
  );
}

clause(['DF2-HERO-29', 'DF2-HERO-30'], 'Heroic Defense does nothing on a hit', t =>
  t
    .combat({ heroes: ['brad', 'grace'] })
    .throws('blue', { face: 'icon' })
    .expect('grace hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause('DF2-HERO-30', 'no weapon adds to Heroic Defense', t =>
  t
    .combat({ heroes: ['brad', { hero: 'grace', equipment: [weapon({ bonus: 5 })] }] })
    .throws('blue', { zone: 'hole', face: 'icon' }, ['test-weapon'])
    .includes('monster life 12 → 8: heroic-defense'),
);

clause(['DF2-HERO-30', 'DF2-R-41'], 'a kill by Heroic Defense is no Epic Shot, even at −3', t =>
  t
    .combat({ heroes: ['brad', 'grace'], chest: { coins: 0 }, combat: { life: 1 } })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .begins(
      'grace missed: outside',
      'grace ability blue: heroic-defense',
      'monster life 1 → -3: heroic-defense',
      'grace life 9 → 8: miss',
      'defeated test-monster',
      'coins +1 = 1: test-monster',
    )
    .excludes(/epic/),
);
