import { clause, monster, spendable, type TestHero, type TestStage, weapon } from '../../../support/table.ts';
import { fight, has } from './beatrice.ts';

// ---- Blind Fury -----------------------------------------------------------------------------------------

const fury = (values: Partial<TestHero> = {}) => has('blind-fury', values);

clause('DF0-HERO-09', 'Blind Fury: 1 life for double damage', t =>
  fight(t, fury())
    .throws('red', { zone: '5', face: 'icon' })
    .asks('beatrice', 'accept')
    .offers('beatrice accepts', 'beatrice declines')
    .does('beatrice accepts')
    .expect(
      'beatrice multiplied by 2',
      'beatrice life 9 → 8: blind-fury',
      'damage 10 = 5 section + 5 blind-fury',
      'monster life 30 → 20: hit',
    ),
);

clause('DF0-HERO-09', 'whoever does not pay deals the plain damage', t =>
  fight(t, fury())
    .throws('red', { zone: '5', face: 'icon' })
    .does('beatrice declines')
    .expect('damage 5 = 5 section', 'monster life 30 → 25: hit')
    .shows({ 'heroes.beatrice.life': 9 }),
);

clause(['DF0-HERO-09', 'DF0-R-13'], 'the zone is doubled, bonuses are not', t =>
  fight(t, fury({ equipment: [weapon({ bonus: 3 })] }), { combat: { markers: { track: 'lorenzo' } } })
    .throws('red', { zone: '6', face: 'icon' }, ['test-weapon'])
    .does('beatrice accepts')
    .includes('damage 16 = 6 section + 6 blind-fury + 1 track + 3 test-weapon'),
);

clause(['DF0-HERO-09', 'DF0-R-13'], 'the centre is doubled as well', t =>
  fight(t, fury())
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .does('beatrice accepts')
    .includes('damage 20 = 10 bullseye + 10 blind-fury'),
);

clause(
  ['DF0-HERO-09', 'DF0-R-35'],
  'the last life may be paid: the damage is dealt, then the thrower falls',
  t =>
    fight(t, fury({ life: 1 }))
      .throws('red', { zone: '5', face: 'icon' })
      .does('beatrice accepts')
      .expect(
        'beatrice multiplied by 2',
        'beatrice life 1 → 0: blind-fury',
        'damage 10 = 5 section + 5 blind-fury',
        'monster life 30 → 20: hit',
        'beatrice fainted',
      ),
);

clause(['DF0-HERO-09', 'DF0-R-35'], 'an item can still be added to such a blow', t =>
  fight(t, fury({ life: 1, equipment: [spendable({ hitBonus: 2 })] }))
    .throws('red', { zone: '5', face: 'icon' })
    .does('beatrice accepts')
    .does('beatrice uses test-spendable')
    .expect(
      'beatrice used test-spendable',
      'damage 12 = 10 blow + 2 test-spendable',
      'monster life 30 → 18: hit',
      'beatrice fainted',
    ),
);

// ---- Tracking Strike, Sworn Enemy -----------------------------------------------------------------------

clause(['DF0-HERO-10', 'DF0-R-34'], 'Tracking Strike: +1 for everybody, this throw included', t =>
  fight(t, has('tracking-strike'))
    .throws('red', { face: 'icon' })
    .expect(
      'beatrice hit 3',
      'beatrice ability red: tracking-strike',
      'beatrice marked monster: track',
      'damage 4 = 3 section + 1 track',
      'monster life 30 → 26: hit',
    )
    .throws('green')
    .expect('lorenzo hit 3', 'damage 4 = 3 section + 1 track', 'monster life 26 → 22: hit')
    .throws('blue')
    .expect('aureliano hit 3', 'damage 4 = 3 section + 1 track', 'monster life 22 → 18: hit'),
);

clause(['DF0-HERO-10', 'DF0-R-34'], 'there is one token: no second +1', t =>
  fight(t, has('tracking-strike'), { combat: { markers: { track: 'lorenzo' } } })
    .throws('red', { face: 'icon' })
    .includes('damage 4 = 3 section + 1 track'),
);

const hunter = (type: 'beast' | 'ooze'): Partial<TestStage> => ({
  combat: { monster: monster({ type, life: 30 }) },
});

clause('DF0-HERO-11', 'Sworn Enemy deals 4 more to the kind on the sheet, at each activation', t =>
  fight(t, has('sworn-enemy'), { ...hunter('beast'), heroes: [has('sworn-enemy')], chest: { dice: 1 } })
    .throws('red', { face: 'icon' })
    .expect(
      'beatrice hit 3',
      'beatrice ability red: sworn-enemy',
      'damage 7 = 3 section + 4 sworn-enemy',
      'monster life 30 → 23: hit',
    )
    .throws('green')
    .throws('blue')
    .throws('white', { face: 'icon' })
    .does('beatrice activates red')
    .includes('damage 7 = 3 section + 4 sworn-enemy'),
);

clause('DF0-HERO-11', 'and nothing to another kind', t =>
  fight(t, has('sworn-enemy'), hunter('ooze'))
    .throws('red', { face: 'icon' })
    .includes('damage 3 = 3 section', 'monster life 30 → 27: hit'),
);

clause(['DF0-HERO-11', 'DF0-R-17'], 'on a miss that leaves the thrower standing it deals 4', t =>
  fight(t, has('sworn-enemy'), hunter('beast'))
    .throws('red', { zone: 'hole', face: 'icon' })
    .expect(
      'beatrice missed: hole',
      'beatrice life 9 → 7: miss',
      'beatrice ability red: sworn-enemy',
      'monster life 30 → 26: sworn-enemy',
    ),
);

clause(['DF0-HERO-11', 'DF0-R-17'], 'on a miss that knocks the thrower out it deals nothing', t =>
  fight(t, has('sworn-enemy', { life: 2 }), hunter('beast'))
    .throws('red', { zone: 'hole', face: 'icon' })
    .expect('beatrice missed: hole', 'beatrice life 2 → 0: miss', 'beatrice fainted')
    .shows({ 'combat.life': 30 }),
);

clause(['DF0-HERO-11', 'DF0-R-36'], 'a miss can defeat the monster that way', t =>
  fight(t, has('sworn-enemy'), { combat: { monster: monster({ type: 'beast' }), life: 4 } })
    .throws('red', { zone: 'hole', face: 'icon' })
    .includes('beatrice life 9 → 7: miss', 'monster life 4 → 0: sworn-enemy', 'defeated test-monster'),
);

// ---- Extra Damage, Focused Damage -----------------------------------------------------------------------

for (const [ability, amount] of [
  ['extra-damage-2', 2],
  ['extra-damage-3', 3],
] as const)
  clause('DF0-HERO-15', `Extra Damage ${amount} is added to a hit`, t =>
    fight(t, has(ability))
      .throws('red', { face: 'icon' })
      .includes(`damage ${3 + amount} = 3 section + ${amount} ${ability}`)
      .shows({ 'combat.life': 27 - amount }),
  );

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
