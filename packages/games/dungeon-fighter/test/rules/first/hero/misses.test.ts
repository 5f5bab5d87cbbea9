import { makeAbility } from '../../../../rules/scenario/index.ts';
import { clause, monster, spendable, weapon } from '../../../support/table.ts';
import { against, tormWith } from './torm.ts';

// ---- Metamorphosis --------------------------------------------------------------------------------------

clause(['DF1-HERO-16', 'DF1-DEFEAT-09'], 'the toad lowers no other loss', t =>
  against(t, 'metamorphosis', {
    combat: { monster: monster({ level: 3 }), dice: [], markers: { toad: 'torm' } },
  })
    .does('torm retrieves')
    .includes('torm life 9 → 6: retrieve', 'randolph life 9 → 6: retrieve', 'goldfinga life 9 → 6: retrieve'),
);

// ---- Agile Instincts ------------------------------------------------------------------------------------

for (const [ability, value, line] of [
  ['lose-gold', undefined, 'coins -1 = 1: lose-gold'],
  ['heal-after-a-miss', 3, 'monster life 6 → 9: heal-after-a-miss'],
  ['destroy-equipment', undefined, 'torm discarded test-weapon'],
] as const) {
  clause('DF1-R-34', `Agile Instincts does not stop ${ability}: the throw is still a miss`, t =>
    against(t, 'agile-instincts', {
      heroes: [tormWith('agile-instincts', { equipment: [weapon()] }), 'randolph'],
      combat: {
        monster: monster({ ability, ...(value !== undefined && { abilityValue: value }) }),
        life: 6,
      },
    })
      .throws('red', { zone: 'outside', face: 'icon' })
      .expect('torm missed: outside', 'torm ability red: agile-instincts', line),
  );
}

clause('DF1-R-34', 'Agile Instincts does not spare the others a Critical Miss', t =>
  against(t, 'agile-instincts', { combat: { monster: monster({ ability: 'critical-miss' }) } })
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect(
      'torm missed: outside',
      'torm ability red: agile-instincts',
      'randolph life 9 → 7: miss',
      'goldfinga life 9 → 7: miss',
    ),
);

// ---- Beer -----------------------------------------------------------------------------------------------

clause('DF1-HERO-25', 'Beer goes to any one hero, whose own misses then do not hurt', t =>
  against(t, 'beer')
    .throws('red', { face: 'icon' })
    .expect('torm hit 3', 'torm ability red: beer')
    .offers('torm chooses torm', 'torm chooses randolph', 'torm chooses goldfinga')
    .does('torm chooses randolph')
    .expect('torm marked randolph: beer', 'damage 3 = 3 section', 'monster life 12 → 9: hit')
    .throws('blue', { zone: 'outside' })
    .expect('randolph missed: outside')
    .throws('green', { zone: 'outside' })
    .expect('goldfinga missed: outside', 'goldfinga life 9 → 7: miss'),
);

clause('DF1-HERO-25', 'Beer drunk on a miss already spares its thrower', t =>
  against(t, 'beer')
    .throws('red', { zone: 'outside', face: 'icon' })
    .does('torm chooses torm')
    .expect('torm marked torm: beer')
    .shows({ 'heroes.torm.life': 9 }),
);

clause(['DF1-HERO-25', 'DF1-R-53'], 'nothing is about to hit a thrower who has the beer', t =>
  against(t, 'beer', {
    heroes: [
      { hero: 'torm', life: 8 },
      { hero: 'randolph', equipment: [spendable({ heal: { amount: 1, whom: 'hero' } })] },
      'goldfinga',
    ],
    combat: { monster: monster({ ability: 'critical-miss' }), markers: { beer: 'torm' } },
  })
    .throws('red', { zone: 'outside' })
    .asks('randolph', 'window')
    .shows({ 'combat.incoming': [0, 2, 2] }),
);

clause('DF1-HERO-25', 'a made-up brew that does something else as well still shields', t =>
  against(t, 'brew', {
    abilities: [
      makeAbility('brew', {
        works: 'anywhere',
        marker: { id: 'brew', name: 'Brew', on: 'hero', shield: true, hitBonus: 1 },
      }),
    ],
    combat: { markers: { brew: 'torm' } },
  })
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside')
    .throws('blue')
    .includes('damage 4 = 3 section + 1 brew'),
);

clause('DF1-R-06', 'a fainted or eliminated hero gets no beer', t =>
  against(t, 'beer', {
    heroes: [
      tormWith('beer'),
      'randolph',
      { hero: 'goldfinga', fainted: true },
      { hero: 'murka', eliminated: true },
    ],
  })
    .throws('red', { face: 'icon' })
    .offers('torm chooses torm', 'torm chooses randolph'),
);

clause('DF1-R-33', 'the beer does not help against the Critical Miss of another', t =>
  against(t, 'beer', {
    combat: { monster: monster({ ability: 'critical-miss' }), markers: { beer: 'randolph' } },
  })
    .throws('red', { zone: 'outside' })
    .expect(
      'torm missed: outside',
      'torm life 9 → 7: miss',
      'randolph life 9 → 7: miss',
      'goldfinga life 9 → 7: miss',
    ),
);

for (const [target, holder] of [
  ['goldfinga', 'goldfinga'],
  ['randolph', 'randolph'],
] as const) {
  clause(['DF1-HERO-26', 'DF1-ICON-10'], `the one beer may move: from randolph to ${target}`, t =>
    against(t, 'beer', { combat: { markers: { beer: 'randolph' } } })
      .throws('red', { face: 'icon' })
      .does(`torm chooses ${target}`)
      .shows({ 'combat.markers': [{ marker: 'beer', hero: holder }] })
      .throws('blue', { zone: 'outside' })
      .expect('randolph missed: outside', ...(holder === 'randolph' ? [] : ['randolph life 9 → 7: miss'])),
  );
}
