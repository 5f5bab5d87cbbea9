import { clause, monster } from '../../../support/table.ts';

for (const [zone, lines] of [
  [
    '3',
    ['edith hit 3', 'edith ability blue: sweet-flute', 'damage 3 = 3 section', 'monster life 12 → 9: hit'],
  ],
  ['outside', ['edith missed: outside', 'edith ability blue: sweet-flute', 'edith life 5 → 3: miss']],
] as const) {
  const own = zone === '3' ? 5 : 3;
  clause(
    ['DF2-HERO-34', 'DF2-R-82'],
    `Sweet Flute heals everybody 1 and then lies active, with the die in ${zone}; its own throw does not count`,
    t =>
      t
        .combat({
          heroes: [
            { hero: 'brad', life: 5 },
            { hero: 'edith', life: 5 },
          ],
        })
        .throws('blue', { zone, face: 'icon' })
        .expect(
          ...lines,
          'brad healed 5 → 6: sweet-flute',
          `edith healed ${own} → ${own + 1}: sweet-flute`,
          'edith token active',
        ),
  );
}

clause(['DF2-HERO-35', 'DF2-R-82'], 'with the Flute active the hero who hits heals 1, and nobody else', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', life: 5, token: 'active' },
        { hero: 'brad', life: 5 },
        { hero: 'murka', life: 5 },
      ],
    })
    .throws('red')
    .expect('brad hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit', 'brad healed 5 → 6: Flute'),
);

clause('DF2-HERO-35', 'with the Flute active a miss heals nobody', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', token: 'active' },
        { hero: 'brad', life: 5 },
      ],
    })
    .throws('red', { zone: 'outside' })
    .expect('brad missed: outside', 'brad life 5 → 3: miss'),
);

clause(['DF2-HERO-35', 'DF2-R-82'], 'both hits of a Double Swing heal', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', token: 'active' },
        { hero: 'murka', life: 5 },
      ],
      combat: { monster: monster({ life: 20 }) },
    })
    .throws('blue', { face: 'icon' })
    .includes('murka healed 5 → 6: Flute')
    .throws('blue')
    .includes('murka healed 6 → 7: Flute'),
);

clause(['DF2-HERO-35', 'DF2-R-57'], 'the Flute plays on while Edith is fainted', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', token: 'active', fainted: true },
        { hero: 'brad', life: 5 },
      ],
    })
    .throws('red')
    .includes('brad healed 5 → 6: Flute'),
);
