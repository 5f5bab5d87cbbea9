import { clause, monster, type TestHero, type TestStage } from '../../../support/table.ts';
import { fight, has } from './beatrice.ts';

// ---- Blind Fury -----------------------------------------------------------------------------------------

const fury = (values: Partial<TestHero> = {}) => has('blind-fury', values);

clause(['DF0-HERO-09', 'DF0-R-13'], 'the centre is doubled as well', t =>
  fight(t, fury())
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .does('beatrice accepts')
    .includes('damage 20 = 10 bullseye + 10 blind-fury'),
);

// ---- Tracking Strike, Sworn Enemy -----------------------------------------------------------------------

const hunter = (type: 'beast' | 'ooze'): Partial<TestStage> => ({
  combat: { monster: monster({ type, life: 30 }) },
});

clause(['DF0-HERO-11', 'DF0-R-17'], 'on a miss that knocks the thrower out it deals nothing', t =>
  fight(t, has('sworn-enemy', { life: 2 }), hunter('beast'))
    .throws('red', { zone: 'hole', face: 'icon' })
    .expect('beatrice missed: hole', 'beatrice life 2 → 0: miss', 'beatrice fainted')
    .shows({ 'combat.life': 30 }),
);

// ---- Extra Damage, Focused Damage -----------------------------------------------------------------------

for (const zone of ['1', '2', '3', '4', '5', '6', 'bullseye'] as const) {
  clause('DF0-HERO-16', `Focused Damage: zone ${zone} deals 5`, t =>
    fight(t, has('focused-damage'))
      .throws('red', { zone, face: 'icon' })
      .does('beatrice activates red')
      .includes('damage 5 = 5 focused-damage', 'monster life 30 → 25: hit'),
  );
  clause(['DF0-HERO-16', 'DF0-R-11'], `Focused Damage may be declined in zone ${zone}`, t =>
    fight(t, has('focused-damage'))
      .throws('red', { zone, face: 'icon' })
      .asks('beatrice', 'ability')
      .offers('beatrice activates red', 'beatrice activates nothing')
      .does('beatrice activates nothing')
      .shows({ 'combat.life': 30 - (zone === 'bullseye' ? 10 : Number(zone)) }),
  );
}
