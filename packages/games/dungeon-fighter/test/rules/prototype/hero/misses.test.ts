import { clause, monster } from '../../../support/table.ts';
import { fight, has } from './beatrice.ts';

// ---- Metamorphosis --------------------------------------------------------------------------------------

clause('DF0-HERO-03', 'Metamorphosis lays the toad on the monster', t =>
  fight(t, has('metamorphosis'))
    .throws('red', { face: 'icon' })
    .expect(
      'beatrice hit 3',
      'beatrice ability red: metamorphosis',
      'beatrice marked monster: toad',
      'damage 3 = 3 section',
      'monster life 30 → 27: hit',
    ),
);

for (const [damage, rest] of [
  [7, ['lorenzo life 9 → 6: miss']],
  [5, ['lorenzo life 9 → 8: miss']],
  [4, []],
  [3, []],
] as const)
  clause('DF0-HERO-03', `a toad of damage ${damage} attacks with 4 less`, t =>
    t
      .combat({
        heroes: ['lorenzo', 'aureliano'],
        combat: { monster: monster({ damage }), markers: { toad: 'aureliano' } },
      })
      .throws('red', { zone: 'hole' })
      .expect('lorenzo missed: hole', ...rest),
  );

clause('DF0-HERO-03', 'it lasts until the end of the fight, for everybody', t =>
  fight(t, has('metamorphosis'), { combat: { monster: monster({ life: 30, damage: 5 }) } })
    .throws('red', { face: 'icon' })
    .throws('green', { zone: 'hole' })
    .expect('lorenzo missed: hole', 'lorenzo life 9 → 8: miss')
    .throws('blue', { zone: 'hole' })
    .expect('aureliano missed: hole', 'aureliano life 9 → 8: miss'),
);

clause('DF0-HERO-03', 'on a miss the attack comes before the toad', t =>
  fight(t, has('metamorphosis'))
    .throws('red', { zone: 'hole', face: 'icon' })
    .expect(
      'beatrice missed: hole',
      'beatrice life 9 → 6: miss',
      'beatrice ability red: metamorphosis',
      'beatrice marked monster: toad',
    ),
);

clause(['DF0-HERO-03', 'DF0-R-34'], 'a second toad changes nothing', t =>
  fight(t, has('metamorphosis'), {
    combat: { monster: monster({ damage: 9, life: 30 }), markers: { toad: 'lorenzo' } },
  })
    .throws('red', { face: 'icon' })
    .excludes(/marked/)
    .shows({ 'combat.markers': [{ marker: 'toad', hero: 'lorenzo' }] })
    .throws('green', { zone: 'hole' })
    .includes('lorenzo life 9 → 4: miss'),
);

// ---- No Damage ------------------------------------------------------------------------------------------

for (const zone of ['hole', 'outside'] as const)
  clause('DF0-HERO-17', `No Damage: a miss in zone ${zone} does not hurt`, t =>
    fight(t, has('no-damage', { life: 1 }))
      .throws('red', { zone, face: 'icon' })
      .expect(`beatrice missed: ${zone}`, 'beatrice ability red: no-damage')
      .shows({ 'heroes.beatrice.life': 1, 'combat.life': 30 }),
  );
