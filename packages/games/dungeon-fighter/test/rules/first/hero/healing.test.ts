import { clause, spendable, type TestHero, weapon } from '../../../support/table.ts';
import { against, nearTheEnd, tormWith } from './torm.ts';

// ---- Divine Intervention --------------------------------------------------------------------------------

const wounded = (red: string): TestHero[] => [
  tormWith(red, { life: 5 }),
  { hero: 'randolph', life: 2 },
  { hero: 'goldfinga', life: 3 },
];

clause('DF1-HERO-07', 'Divine Intervention heals one chosen hero by the damage of the throw', t =>
  against(t, 'divine-intervention', {
    heroes: [
      tormWith('divine-intervention', { life: 5, equipment: [weapon({ bonus: 2 })] }),
      { hero: 'randolph', life: 2 },
      { hero: 'goldfinga', life: 3 },
    ],
  })
    .throws('red', { zone: '3', face: 'icon' }, ['test-weapon'])
    .expect(
      'torm hit 3',
      'torm ability red: divine-intervention',
      'damage 5 = 3 section + 2 test-weapon',
      'monster life 12 → 7: hit',
    )
    .offers(
      'torm chooses torm',
      'torm chooses randolph',
      'torm chooses goldfinga',
      'torm discards test-weapon',
    )
    .does('torm chooses randolph')
    .expect('randolph healed 2 → 7: divine-intervention')
    .asks('randolph', 'turn'),
);

clause(['DF1-HERO-07', 'DF1-R-45'], 'what the monster had left does not limit it', t =>
  nearTheEnd(t, 'divine-intervention', { heroes: wounded('divine-intervention') })
    .throws('red', { zone: '6', face: 'icon' })
    .does('torm chooses randolph')
    .includes('randolph healed 2 → 8: divine-intervention', 'defeated test-monster'),
);

clause(['DF1-HERO-07', 'DF1-R-45', 'DF1-R-06'], 'only a standing hero can be chosen', t =>
  against(t, 'divine-intervention', {
    heroes: [
      tormWith('divine-intervention', { life: 5 }),
      { hero: 'randolph', fainted: true },
      { hero: 'goldfinga', eliminated: true },
      { hero: 'murka', life: 1 },
    ],
  })
    .throws('red', { zone: '3', face: 'icon' })
    .offers('torm chooses torm', 'torm chooses murka'),
);

clause('DF1-R-41', 'with bullseye and icon it heals what the throw would have dealt', t =>
  nearTheEnd(t, 'divine-intervention', {
    heroes: [tormWith('divine-intervention', { scars: [], life: 8 }), { hero: 'randolph', life: 1 }],
  })
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .does('torm chooses randolph')
    .includes('randolph healed 1 → 9: divine-intervention'),
);

clause(
  ['DF1-HERO-07', 'DF1-R-45'],
  'when a cure leaves nobody wounded before Divine Intervention is aimed, any standing hero can be chosen',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'torm', life: 5, abilities: { red: 'divine-intervention' } },
          {
            hero: 'randolph',
            life: 5,
            slots: { weapon: 1, armor: 1, spendable: 1 },
            equipment: [spendable({ id: 'feast', heal: { amount: 9, whom: 'party' } })],
          },
        ],
      })
      .throws('red', { face: 'icon' })
      .asks('torm', 'target')
      .does('randolph uses feast')
      .may('torm chooses torm', 'torm chooses randolph')
      .does('torm chooses randolph')
      .asks('randolph', 'turn'),
);

// ---- healing --------------------------------------------------------------------------------------------

for (const [ability, amount] of [
  ['heal-party-1', 1],
  ['heal-party-2', 2],
] as const) {
  clause('DF1-HERO-10', `${ability} heals every hero ${amount} on a hit`, t =>
    against(t, ability, { heroes: wounded(ability) })
      .throws('red', { face: 'icon' })
      .expect(
        'torm hit 3',
        `torm ability red: ${ability}`,
        `torm healed 5 → ${5 + amount}: ${ability}`,
        `randolph healed 2 → ${2 + amount}: ${ability}`,
        `goldfinga healed 3 → ${3 + amount}: ${ability}`,
        'damage 3 = 3 section',
        'monster life 12 → 9: hit',
      ),
  );

  clause('DF1-HERO-10', `${ability} heals every hero ${amount} on a miss`, t =>
    against(t, ability, { heroes: wounded(ability) })
      .throws('red', { zone: 'outside', face: 'icon' })
      .expect(
        'torm missed: outside',
        `torm ability red: ${ability}`,
        'torm life 5 → 3: miss',
        `torm healed 3 → ${3 + amount}: ${ability}`,
        `randolph healed 2 → ${2 + amount}: ${ability}`,
        `goldfinga healed 3 → ${3 + amount}: ${ability}`,
      ),
  );
}

for (const [scars, maximum] of [
  [[], 9],
  [['green'], 6],
  [['green', 'blue'], 3],
] as const) {
  clause('DF1-HERO-11', `with ${scars.length} scars nobody heals above ${maximum}`, t =>
    against(t, 'heal-party-2', {
      heroes: [tormWith('heal-party-2'), { hero: 'randolph', scars, life: maximum - 1 }, 'goldfinga'],
    })
      .throws('red', { face: 'icon' })
      .includes(`randolph healed ${maximum - 1} → ${maximum}: heal-party-2`)
      .excludes(/(torm|goldfinga) healed/),
  );
}

clause(['DF1-HERO-11', 'DF1-R-45'], 'Divine Intervention stops at the maximum too', t =>
  against(t, 'divine-intervention', {
    heroes: [tormWith('divine-intervention'), { hero: 'randolph', scars: ['red'], life: 4 }],
  })
    .throws('red', { zone: '5', face: 'icon' })
    .includes('randolph healed 4 → 6: divine-intervention'),
);
