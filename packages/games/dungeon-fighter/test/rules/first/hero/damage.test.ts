import { MONSTER_TYPES } from '../../../../rules/index.ts';
import { clause, monster, spendable, type TestStage, weapon } from '../../../support/table.ts';
import { against, nearTheEnd, tormWith } from './torm.ts';

// ---- damage ---------------------------------------------------------------------------------------------

for (const [ability, bonus] of [
  ['piercing-damage-2', 2],
  ['piercing-damage-3', 3],
] as const) {
  clause('DF1-HERO-05', `${ability} adds ${bonus} to the section`, t =>
    against(t, ability)
      .throws('red', { zone: '4', face: 'icon' })
      .expect(
        'torm hit 4',
        `torm ability red: ${ability}`,
        `damage ${4 + bonus} = 4 section + ${bonus} ${ability}`,
        `monster life 12 → ${8 - bonus}: hit`,
      ),
  );
}

for (const [zone, base, why] of [
  ['1', 5, 'focused-damage'],
  ['4', 5, 'focused-damage'],
  ['5', 5, 'section'],
  ['6', 6, 'section'],
] as const) {
  clause(
    ['DF1-HERO-06', 'DF1-R-97'],
    `Focused Damage in ${zone} counts ${base}, and the weapon is added`,
    t =>
      against(t, 'focused-damage', {
        heroes: [tormWith('focused-damage', { equipment: [weapon({ bonus: 3 })] }), 'randolph'],
        combat: { monster: monster({ life: 40 }) },
      })
        .throws('red', { zone, face: 'icon' }, ['test-weapon'])
        .includes(`damage ${base + 3} = ${base} ${why} + 3 test-weapon`),
  );
}

for (const [answer, lines] of [
  [
    'torm accepts',
    [
      'torm multiplied by 2',
      'torm life 9 → 8: berserk',
      'damage 8 = 4 section + 4 berserk',
      'monster life 12 → 4: hit',
    ],
  ],
  ['torm declines', ['damage 4 = 4 section', 'monster life 12 → 8: hit']],
] as const) {
  clause(['DF1-HERO-08', 'DF1-ICON-10'], `Berserk: ${answer}`, t =>
    against(t, 'berserk')
      .throws('red', { zone: '4', face: 'icon' })
      .expect('torm hit 4', 'torm ability red: berserk')
      .offers('torm accepts', 'torm declines')
      .does(answer)
      .expect(...lines),
  );
}

clause(
  ['DF1-HERO-09', 'DF1-REQ-12', 'DF1-R-39'],
  'Berserk doubles the section, then everything else is added',
  t =>
    t
      .combat({
        heroes: [
          tormWith('berserk', {
            slots: { weapon: 2, armor: 0, spendable: 1 },
            equipment: [
              weapon({ id: 'club', requirement: 'jump', bonus: 2 }),
              weapon({ id: 'sling', requirement: 'jump', bonus: 1 }),
              spendable({ id: 'oil', hitBonus: 4 }),
            ],
          }),
          'randolph',
        ],
        combat: { monster: monster({ life: 40 }), markers: { tracking: 'randolph' } },
      })
      .throws('red', { zone: '5', face: 'icon' }, ['club', 'sling'])
      .does('torm accepts', 'torm uses oil')
      .includes(
        'damage 14 = 5 section + 5 berserk + 1 tracking + 2 club + 1 sling',
        'damage 18 = 14 blow + 4 oil',
        'monster life 40 → 22: hit',
      ),
);

clause(
  ['DF1-HERO-08', 'DF1-R-37', 'DF1-FAINT-07'],
  'Berserk at 1 life: the blow lands, then the thrower faints',
  t =>
    against(t, 'berserk', { heroes: [tormWith('berserk', { life: 1 }), 'randolph'] })
      .throws('red', { zone: '4', face: 'icon' })
      .does('torm accepts')
      .expect(
        'torm multiplied by 2',
        'torm life 1 → 0: berserk',
        'damage 8 = 4 section + 4 berserk',
        'monster life 12 → 4: hit',
        'torm fainted',
      )
      .asks('randolph', 'turn'),
);

clause(
  ['DF1-R-37', 'DF1-R-55'],
  'a card can still raise the last blow of a hero who paid with the last life',
  t =>
    t
      .combat({
        heroes: [
          tormWith('berserk', {
            life: 1,
            slots: { weapon: 0, armor: 0, spendable: 1 },
            equipment: [spendable({ id: 'oil', hitBonus: 4 })],
          }),
          'randolph',
        ],
      })
      .throws('red', { zone: '4', face: 'icon' })
      .does('torm accepts')
      .does('torm uses oil')
      .includes('monster life 12 → 0: hit', 'torm fainted', 'defeated test-monster'),
);

clause(
  ['DF1-R-38', 'DF1-R-99'],
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

clause(['DF1-HERO-12', 'DF1-R-31'], 'Tracking Strike: this hit and every hero’s later hits deal 1 more', t =>
  against(t, 'tracking-strike')
    .throws('red', { zone: '3', face: 'icon' })
    .expect(
      'torm hit 3',
      'torm ability red: tracking-strike',
      'torm marked monster: tracking',
      'damage 4 = 3 section + 1 tracking',
      'monster life 12 → 8: hit',
    )
    .throws('blue', { zone: '2' })
    .expect('randolph hit 2', 'damage 3 = 2 section + 1 tracking', 'monster life 8 → 5: hit')
    .throws('green', { zone: '1' })
    .expect('goldfinga hit 1', 'damage 2 = 1 section + 1 tracking', 'monster life 5 → 3: hit'),
);

clause('DF1-HERO-12', 'Tracking Strike marks the monster on a miss too', t =>
  against(t, 'tracking-strike')
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect(
      'torm missed: outside',
      'torm ability red: tracking-strike',
      'torm marked monster: tracking',
      'torm life 9 → 7: miss',
    )
    .throws('blue', { zone: '2' })
    .includes('damage 3 = 2 section + 1 tracking'),
);

clause('DF1-R-31', 'there is one tracking token: a second activation adds nothing', t =>
  against(t, 'tracking-strike', { combat: { markers: { tracking: 'randolph' } } })
    .throws('red', { zone: '3', face: 'icon' })
    .expect(
      'torm hit 3',
      'torm ability red: tracking-strike',
      'damage 4 = 3 section + 1 tracking',
      'monster life 12 → 8: hit',
    )
    .shows({ 'combat.markers': [{ marker: 'tracking', hero: 'randolph' }] }),
);

clause('DF1-HERO-13', 'the tracking token does not follow the party to the next monster', t =>
  nearTheEnd(t, 'tracking-strike', { combat: { markers: { tracking: 'torm' } } })
    .throws('red', { zone: '1' })
    .includes('damage 2 = 1 section + 1 tracking', 'defeated test-monster')
    .shows({ 'combat.foe': 'next-monster', 'combat.markers': [] })
    .throws('blue', { zone: '2' })
    .expect('randolph hit 2', 'damage 2 = 2 section', 'monster life 12 → 10: hit'),
);

clause('DF1-R-28', 'the ability of a miss works even if its thrower faints from it', t =>
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

/** Sir Moo has sworn to fight the undead. */
const moo = (ability: string, type: (typeof MONSTER_TYPES)[number], life = 12): TestStage => ({
  heroes: [{ hero: 'sir-moo', abilities: { red: ability } }, 'randolph'],
  combat: { monster: monster({ type, life }) },
});

for (const [ability, bonus] of [
  ['sworn-enemy-3', 3],
  ['sworn-enemy-4', 4],
] as const) {
  clause('DF1-HERO-17', `${ability} deals ${bonus} more to the type on the sheet, each time`, t =>
    t
      .combat(moo(ability, 'undead', 20))
      .throws('red', { zone: '2', face: 'icon' })
      .expect(
        'sir-moo hit 2',
        `sir-moo ability red: ${ability}`,
        `damage ${2 + bonus} = 2 section + ${bonus} ${ability}`,
        `monster life 20 → ${18 - bonus}: hit`,
      )
      .arrange(({ combat }) => combat?.dice.push('red'))
      .throws('green', { zone: '2' })
      .throws('red', { zone: '2', face: 'icon' })
      .includes(`damage ${2 + bonus} = 2 section + ${bonus} ${ability}`),
  );
}

clause(
  ['DF1-HERO-17', 'DF1-R-30'],
  'Sworn Enemy strikes on a miss too, without token or weapon, and the miss hurts',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'sir-moo', abilities: { red: 'sworn-enemy-4' }, equipment: [weapon({ bonus: 3 })] },
          'randolph',
        ],
        combat: { monster: monster({ type: 'undead' }), markers: { tracking: 'randolph' } },
      })
      .throws('red', { zone: 'outside', face: 'icon' }, ['test-weapon'])
      .expect(
        'sir-moo missed: outside',
        'sir-moo ability red: sworn-enemy-4',
        'monster life 12 → 8: sworn-enemy-4',
        'sir-moo life 9 → 7: miss',
      ),
);

clause('DF1-R-30', 'a monster felled by it does not strike back', t =>
  t
    .combat({
      ...moo('sworn-enemy-4', 'undead'),
      combat: { monster: monster({ type: 'undead', life: 4, damage: 3, ability: 'critical-miss' }) },
    })
    .throws('red', { zone: 'outside', face: 'icon' })
    .includes('monster life 4 → 0: sworn-enemy-4', 'defeated test-monster')
    .excludes(/: miss$/),
);

for (const type of MONSTER_TYPES.filter(one => one !== 'undead')) {
  clause('DF1-HERO-18', `the enemy of the undead does nothing more to ${type}`, t =>
    t
      .combat(moo('sworn-enemy-4', type))
      .throws('red', { zone: '2', face: 'icon' })
      .includes('damage 2 = 2 section', 'monster life 12 → 10: hit')
      .arrange(({ combat }) => combat?.dice.push('red'))
      .throws('green', { zone: '2' })
      .throws('red', { zone: 'outside', face: 'icon' })
      .excludes(/monster life/)
      .shows({ 'combat.life': 8 }),
  );
}
