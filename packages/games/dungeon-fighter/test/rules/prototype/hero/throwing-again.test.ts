import { clause, weapon } from '../../../support/table.ts';
import { fight, has } from './beatrice.ts';

// ---- Burst of Hits --------------------------------------------------------------------------------------

clause('DF0-HERO-04', 'Burst of Hits: the damage counts, and the die may be thrown again at once', t =>
  fight(t, has('burst-of-hits'))
    .throws('red', { zone: '4', face: 'icon' })
    .expect(
      'beatrice hit 4',
      'beatrice ability red: burst-of-hits',
      'damage 4 = 4 section',
      'monster life 30 → 26: hit',
    )
    .offers('beatrice accepts', 'beatrice declines')
    .does('beatrice accepts')
    .offers('beatrice throws red')
    .throws('red', { zone: '5' })
    .expect('beatrice hit 5', 'damage 5 = 5 section', 'monster life 26 → 21: hit')
    .asks('lorenzo', 'turn'),
);

clause('DF0-HERO-04', 'the thrower may leave it', t =>
  fight(t, has('burst-of-hits'))
    .throws('red', { face: 'icon' })
    .does('beatrice declines')
    .expect()
    .asks('lorenzo', 'turn'),
);

clause(
  'DF0-HERO-04',
  'the second throw follows the normal rules: weapons may be used, a miss is attacked',
  t =>
    fight(t, has('burst-of-hits', { equipment: [weapon()] }))
      .throws('red', { face: 'icon' })
      .does('beatrice accepts')
      .may('beatrice throws red', 'beatrice throws red with test-weapon')
      .throws('red', { zone: 'hole' }, ['test-weapon'])
      .expect('beatrice missed: hole', 'beatrice life 9 → 6: miss')
      .asks('lorenzo', 'turn'),
);

clause('DF0-HERO-04', 'a finished fight needs no further throw', t =>
  fight(t, has('burst-of-hits'), { combat: { life: 3 } })
    .throws('red', { face: 'icon' })
    .includes('defeated test-monster')
    .excludes(/second throw/),
);

clause(['DF0-HERO-05', 'DF0-R-15'], 'as long as the symbol shows, it goes on', t => {
  fight(t, has('burst-of-hits'), { combat: { life: 99 } });
  for (let i = 0; i < 5; i++)
    t.throws('red', { face: 'icon' }).does('beatrice accepts').expect('beatrice second throw: burst-of-hits');
  t.throws('red')
    .asks('lorenzo', 'turn')
    .shows({ 'combat.life': 99 - 18 });
});

clause(['DF0-HERO-05', 'DF0-R-15'], 'a miss with the symbol ends it', t =>
  fight(t, has('burst-of-hits'))
    .throws('red', { face: 'icon' })
    .does('beatrice accepts')
    .throws('red', { zone: 'hole', face: 'icon' })
    .asks('lorenzo', 'turn'),
);

// ---- Reroll ---------------------------------------------------------------------------------------------

for (const zone of ['5', 'hole', 'outside'] as const)
  clause('DF0-HERO-12', `Reroll: a die in zone ${zone} may be taken back, and the result is forgotten`, t =>
    fight(t, has('reroll'))
      .throws('red', { zone, face: 'icon' })
      .expect()
      .offers('beatrice re-throws', 'beatrice passes')
      .does('beatrice re-throws')
      .expect('beatrice re-throws by beatrice: reroll')
      .offers('beatrice throws red')
      .throws('red', { zone: '2' })
      .expect('beatrice hit 2', 'damage 2 = 2 section', 'monster life 30 → 28: hit')
      .shows({ 'heroes.beatrice.life': 9 }),
  );

clause('DF0-HERO-12', 'who keeps the result has it', t =>
  fight(t, has('reroll'))
    .throws('red', { zone: 'hole', face: 'icon' })
    .does('beatrice passes')
    .expect('beatrice missed: hole', 'beatrice life 9 → 6: miss'),
);
