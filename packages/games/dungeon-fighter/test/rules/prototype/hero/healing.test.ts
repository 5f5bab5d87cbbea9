import { clause, type TestHero, weapon } from '../../../support/table.ts';
import { fight, has } from './beatrice.ts';

// ---- Divine Help ----------------------------------------------------------------------------------------

const wounded: readonly (string | TestHero)[] = [
  has('divine-help', { life: 4 }),
  { hero: 'lorenzo', life: 2 },
  'aureliano',
];

clause('DF0-HERO-08', 'Divine Help heals one player by the damage, which is dealt as well', t =>
  fight(t, has('divine-help'), { heroes: wounded })
    .throws('red', { zone: '5', face: 'icon' })
    .expect(
      'beatrice hit 5',
      'beatrice ability red: divine-help',
      'damage 5 = 5 section',
      'monster life 30 → 25: hit',
    )
    .asks('beatrice', 'target')
    .offers('beatrice chooses beatrice', 'beatrice chooses lorenzo')
    .does('beatrice chooses lorenzo')
    .expect('lorenzo healed 2 → 7: divine-help')
    .asks('lorenzo', 'turn'),
);

clause(
  ['DF0-HERO-08', 'DF0-R-37'],
  'it counts everything the throw dealt, more than the monster had, up to the maximum',
  t =>
    fight(t, has('divine-help'), {
      heroes: [
        has('divine-help', { life: 8, equipment: [weapon({ bonus: 2, requirement: 'jump' })] }),
        { hero: 'lorenzo', life: 1 },
      ],
      combat: { life: 2 },
    })
      .throws('red', { zone: '4', face: 'icon' }, ['test-weapon'])
      .does('beatrice chooses lorenzo')
      .begins('lorenzo healed 1 → 7: divine-help', 'defeated test-monster')
      .combat({ heroes: [has('divine-help', { life: 8 }), 'lorenzo'] })
      .throws('red', { zone: '4', face: 'icon' })
      .includes('beatrice healed 8 → 9: divine-help'),
);

// ---- Healing --------------------------------------------------------------------------------------------

for (const [ability, amount] of [
  ['heal-one-hero-2', 2],
  ['heal-one-hero-3', 3],
] as const) {
  const heroes = [has(ability, { life: 3 }), { hero: 'lorenzo', life: 4 }, 'aureliano'];
  for (const [who, life] of [
    ['beatrice', 3],
    ['lorenzo', 4],
  ] as const)
    clause('DF0-HERO-13', `Heal one Hero ${amount}: ${who} is chosen`, t =>
      fight(t, has(ability), { heroes })
        .throws('red', { face: 'icon' })
        .asks('beatrice', 'target')
        .offers('beatrice chooses beatrice', 'beatrice chooses lorenzo')
        .does(`beatrice chooses ${who}`)
        .expect(
          `${who} healed ${life} → ${life + amount}: ${ability}`,
          'damage 3 = 3 section',
          'monster life 30 → 27: hit',
        ),
    );
}

for (const [ability, amount] of [
  ['heal-all-heroes-1', 1],
  ['heal-all-heroes-2', 2],
] as const)
  clause(['DF0-HERO-14', 'DF0-R-19'], `Heal all Heroes ${amount}: every hero who stands`, t =>
    fight(t, has(ability), {
      heroes: [
        has(ability, { life: 3 }),
        { hero: 'lorenzo', life: 4 },
        { hero: 'aureliano', fainted: true },
        'ornella',
      ],
    })
      .throws('red', { face: 'icon' })
      .expect(
        'beatrice hit 3',
        `beatrice ability red: ${ability}`,
        `beatrice healed 3 → ${3 + amount}: ${ability}`,
        `lorenzo healed 4 → ${4 + amount}: ${ability}`,
        'damage 3 = 3 section',
        'monster life 30 → 27: hit',
      ),
  );
