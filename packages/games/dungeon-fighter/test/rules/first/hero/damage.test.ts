import { clause, monster } from '../../../support/table.ts';
import { against, nearTheEnd, tormWith } from './torm.ts';

// ---- damage ---------------------------------------------------------------------------------------------

clause(
  ['DF1-HERO-08', 'DF1-R-38', 'DF1-R-99'],
  'the killing blow of the last hero at 1 life wins the fight, and costs a scar',
  t =>
    nearTheEnd(t, 'berserk', { heroes: [tormWith('berserk', { life: 1 })], solo: true })
      .throws('red', { zone: '4', face: 'icon' })
      .does('torm accepts')
      .includes('monster life 1 → -7: hit', 'torm fainted', 'defeated test-monster')
      .asks('torm', 'scar')
      .goesOn(),
);

// ---- Tracking Strike ------------------------------------------------------------------------------------

clause(['DF1-HERO-12', 'DF1-R-28'], 'the ability of a miss works even if its thrower faints from it', t =>
  against(t, 'tracking-strike', { heroes: [tormWith('tracking-strike', { life: 2 }), 'randolph'] })
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect(
      'torm missed: outside',
      'torm ability red: tracking-strike',
      'torm marked monster: tracking',
      'torm life 2 → 0: miss',
      'torm fainted',
    )
    .throws('blue', { zone: '2' })
    .includes('damage 3 = 2 section + 1 tracking'),
);

// ---- Sworn Enemy ----------------------------------------------------------------------------------------

clause(['DF1-HERO-17', 'DF1-R-30'], 'a monster felled by it does not strike back', t =>
  t
    .combat({
      heroes: [{ hero: 'sir-moo', abilities: { red: 'sworn-enemy-4' } }, 'randolph'],
      combat: { monster: monster({ type: 'undead', life: 4, damage: 3, ability: 'critical-miss' }) },
    })
    .throws('red', { zone: 'outside', face: 'icon' })
    .includes('monster life 4 → 0: sworn-enemy-4', 'defeated test-monster')
    .excludes(/: miss$/),
);
