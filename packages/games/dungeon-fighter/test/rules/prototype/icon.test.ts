import { clause, type LandingValues, monster, type Table, type TestHero } from '../../support/table.ts';

const cleric = (values: Partial<TestHero> = {}): TestHero => ({
  hero: 'aureliano',
  life: 5,
  abilities: { red: 'extra-damage-2', green: 'heal-all-heroes-1', blue: 'pickpocket' },
  ...values,
});
const fight = (t: Table, hero = cleric(), damage = 2): Table =>
  t.combat({ heroes: [hero, 'lorenzo'], combat: { monster: monster({ damage, life: 30 }) } });

const MISSES: readonly (readonly [string, LandingValues])[] = [
  ['in a missed-shot zone', { zone: 'hole' }],
  ['beside the board', { zone: 'outside' }],
  ['without a bounce', { zone: '4', bounces: 0 }],
];

const ANYWHERE: readonly (readonly [string, string])[] = [
  ['heal-all-heroes-1', 'aureliano healed 3 → 4: heal-all-heroes-1'],
  ['heal-one-hero-2', 'aureliano healed 3 → 5: heal-one-hero-2'],
  ['pickpocket', 'coins +2 = 4: pickpocket'],
  ['metamorphosis', 'aureliano marked monster: toad'],
  ['seduction', 'aureliano marked monster: charm'],
  ['tracking-strike', 'aureliano marked monster: track'],
  ['theft', 'aureliano stole double-espresso'],
];

for (const [ability, line] of ANYWHERE)
  for (const [where, landing] of MISSES)
    clause(['DF0-ICON-05', 'DF0-ICON-07'], `${ability} follows the attack for a die ${where}`, t =>
      t
        .combat({
          heroes: [cleric({ abilities: { red: ability } }), 'lorenzo'],
          decks: { shop: ['double-espresso'] },
        })
        .throws('red', { ...landing, face: 'icon' })
        .includes('aureliano life 5 → 3: miss', `aureliano ability red: ${ability}`, line),
    );

for (const [life, rest] of [
  [3, ['aureliano ability green: heal-all-heroes-1', 'aureliano healed 1 → 2: heal-all-heroes-1']],
  [2, ['aureliano fainted']],
  [1, ['aureliano fainted']],
] as const)
  clause('DF0-ICON-05', `2 damage to ${life} life, then the power only if at least 1 life is left`, t =>
    fight(t, cleric({ life }))
      .throws('green', { zone: 'hole', face: 'icon' })
      .expect('aureliano missed: hole', `aureliano life ${life} → ${life - 2}: miss`, ...rest),
  );

for (const [ability] of [...ANYWHERE, ['sworn-enemy'], ['reroll'], ['no-damage']] as const) {
  clause(['DF0-ICON-06', 'DF0-R-40'], `${ability} does nothing for a die that fell from the table`, t =>
    t
      .combat({
        heroes: [{ ...cleric({ hero: 'beatrice' }), abilities: { red: ability } }, 'lorenzo'],
        combat: { monster: monster({ type: 'beast' }) },
      })
      .throws('red', { zone: 'floor', face: 'icon' })
      .expect('beatrice missed: floor', 'beatrice life 5 → 3: miss')
      .asks('lorenzo', 'turn'),
  );
}

clause('DF0-ICON-06', 'nor does a bonus die that fell from the table ask for a power', t =>
  t
    .combat({ heroes: [cleric(), 'lorenzo'], combat: { dice: [] } })
    .throws('white', { zone: 'floor', face: 'icon' })
    .expect('aureliano missed: floor', 'aureliano life 5 → 3: miss')
    .asks('lorenzo', 'turn'),
);

clause('DF0-ICON-07', 'attack first, then the power for everybody', t =>
  t
    .combat({ heroes: [cleric(), { hero: 'lorenzo', life: 6 }] })
    .throws('green', { zone: 'outside', face: 'icon' })
    .expect(
      'aureliano missed: outside',
      'aureliano life 5 → 3: miss',
      'aureliano ability green: heal-all-heroes-1',
      'aureliano healed 3 → 4: heal-all-heroes-1',
      'lorenzo healed 6 → 7: heal-all-heroes-1',
    ),
);
