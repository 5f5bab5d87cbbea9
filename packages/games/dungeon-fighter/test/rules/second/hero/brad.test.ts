import { boss, clause, monster, room } from '../../../support/table.ts';

for (const [zone, lines] of [
  ['3', ['brad hit 3', 'brad ability blue: cooking', 'damage 3 = 3 section', 'monster life 12 → 9: hit']],
  ['outside', ['brad missed: outside', 'brad ability blue: cooking', 'brad life 5 → 3: miss']],
] as const) {
  clause('DF2-HERO-37', `Cooking only places its token, with the die in ${zone}`, t =>
    t
      .combat({ heroes: ['murka', { hero: 'brad', life: 5 }] })
      .throws('blue', { zone, face: 'icon' })
      .expect(...lines, 'brad token active')
      .shows({ 'heroes.brad.token': 'active' }),
  );
}

for (const level of [1, 2, 3, 4]) {
  clause(
    ['DF2-HERO-38', 'DF2-R-61'],
    `a cooked monster of level ${level} heals everybody ${level} in Resting`,
    t =>
      t
        .combat({
          heroes: [
            { hero: 'murka', life: 3 },
            { hero: 'brad', life: 4, token: 'active' },
          ],
          chest: { coins: 0 },
          combat: { monster: monster({ level, life: 3 }) },
          cards: [room({ id: 'left' }), room({ id: 'right' })],
          decks: { dungeon: ['left', 'right'] },
        })
        .throws('red')
        .expect(
          'brad hit 3',
          'damage 3 = 3 section',
          'monster life 3 → 0: hit',
          'defeated test-monster',
          'coins +1 = 1: test-monster',
          'brad leads',
          `murka healed 3 → ${3 + level}: Cooking`,
          `brad healed 4 → ${4 + level}: Cooking`,
          'brad token inactive',
          'set aside test-room: icons 3',
          'brad drew paths: left, right',
        ),
  );
}

clause(
  ['DF2-HERO-38', 'DF2-R-61', 'DF2-R-57'],
  'Cooking heals after the scars, and although Brad fainted',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', life: 3 },
          { hero: 'grace', life: 3 },
          { hero: 'brad', fainted: true, token: 'active' },
        ],
        combat: { monster: monster({ level: 2, life: 3 }) },
      })
      .throws('red')
      .does('brad scars red')
      .includes(
        'brad scarred red: maximum 7',
        'murka healed 3 → 5: Cooking',
        'grace healed 3 → 5: Cooking',
        'brad token inactive',
      )
      .shows({ 'heroes.brad.life': 7 }),
);

clause(
  ['DF2-HERO-39', 'DF2-R-83'],
  'playing the Flute again heals everybody 1 again, and the token counts once',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'brad', life: 5 },
          { hero: 'edith', life: 5, token: 'active' },
        ],
      })
      .throws('blue', { face: 'icon' })
      .expect(
        'edith hit 3',
        'edith ability blue: sweet-flute',
        'damage 3 = 3 section',
        'monster life 12 → 9: hit',
        'edith healed 5 → 6: Flute',
        'brad healed 5 → 6: sweet-flute',
        'edith healed 6 → 7: sweet-flute',
      )
      .throws('red')
      .includes('brad healed 6 → 7: Flute')
      .shows({ 'heroes.brad.life': 7 }),
);

clause(['DF2-HERO-39', 'DF2-R-83'], 'cooking again does nothing more', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', life: 3 },
        { hero: 'brad', life: 3, token: 'active' },
      ],
      combat: { monster: monster({ level: 2, life: 3 }) },
    })
    .throws('blue', { face: 'icon' })
    .includes('murka healed 3 → 5: Cooking', 'brad healed 3 → 5: Cooking')
    .shows({ 'heroes.murka.life': 5, 'heroes.brad.life': 5 }),
);

clause(['DF2-HERO-38', 'DF2-R-93'], 'Cooking activates against the Boss, but nobody rests afterwards', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', life: 3 },
        { hero: 'brad', life: 3 },
      ],
      combat: { boss: boss(), life: 3 },
    })
    .throws('blue', { face: 'icon' })
    .expect(
      'brad hit 3',
      'brad ability blue: cooking',
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'brad token active',
      'defeated test-boss',
      'won',
    )
    .shows({ 'heroes.murka.life': 3, 'heroes.brad.life': 3 }),
);
