import { clause } from '../../../support/table.ts';

for (const [own, foe, damage, ids] of [
  [5, 5, 3, ['DF2-EX-21']],
  [5, 6, 6, ['DF2-EX-22']],
  [9, 8, 3, []],
  [1, 12, 6, []],
] as const) {
  clause(
    ['DF2-HERO-33', 'DF2-R-38', ...ids],
    `Courage at ${own} life against ${foe} makes section 3 deal ${damage}`,
    t =>
      t
        .combat({ heroes: ['brad', { hero: 'wilrond', life: own }], combat: { life: foe } })
        .throws('blue', { zone: '3', face: 'icon' })
        .includes(`monster life ${foe} → ${foe - damage}: hit`)
        .excludes(/epic/),
  );
}

clause('DF2-HERO-33', 'Courage does nothing on a miss', t =>
  t
    .combat({ heroes: ['brad', 'wilrond'] })
    .throws('blue', { zone: 'bones', face: 'icon' })
    .expect('wilrond missed: bones', 'wilrond life 9 → 7: miss'),
);

clause(['DF2-HERO-33', 'DF2-R-38'], 'a further throw of the turn compares the life at that time', t =>
  t
    .combat({
      heroes: ['brad', { hero: 'wilrond', abilities: { red: 'double-swing' } }],
      combat: { dice: [], life: 12 },
    })
    .throws('white', { zone: '3', face: 'icon' })
    .does('wilrond activates red')
    .throws('white', { zone: '3', face: 'icon' })
    .does('wilrond activates blue')
    .expect(
      'wilrond hit 3',
      'wilrond ability blue: courage',
      'damage 3 = 3 section',
      'monster life 9 → 6: hit',
    ),
);
