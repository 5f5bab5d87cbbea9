import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import {
  clause,
  monster,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
  weapon,
} from '../support/table.ts';

const { edition } = RULE_SETS['prototype'] as DungeonFighter;
const FLOORS = ['cellar', 'opera', 'motorway'] as const;

/** A hero with the power in question on red, and two others. */
const has = (red: string, values: Partial<TestHero> = {}): TestHero => ({
  hero: 'beatrice',
  ...values,
  abilities: { red },
});
const fight = (t: Table, hero: TestHero, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: [hero, 'lorenzo', 'aureliano'],
    map: { floors: FLOORS },
    ...stage,
    combat: { monster: monster({ life: 30, damage: 3 }), ...stage.combat },
  });

for (const { id, abilities } of edition.tables.heroes)
  clause('DF0-HERO-01', `${id} has one power for each of the three basic dice`, t =>
    t.verify(() => {
      expect(Object.keys(abilities).sort()).toEqual(['blue', 'green', 'red']);
      expect(new Set(Object.values(abilities)).size).toBe(3);
    }),
  );

// ---- Theft ----------------------------------------------------------------------------------------------

const loot = ['double-espresso', 'chilli-oil', 'bread-and-oil'];
const thief = has('theft', { slots: { weapon: 0, armor: 0, spendable: 3 } });

clause(['DF0-HERO-02', 'DF0-R-14'], 'the card of Theft lies face down until the fight is over', t =>
  fight(t, thief, { decks: { shop: loot } })
    .throws('red', { face: 'icon' })
    .includes('beatrice stole double-espresso')
    .shows({ 'combat.stolen': 1, 'heroes.beatrice.equipment': [] }),
);

clause(['DF0-HERO-02', 'DF0-R-14'], 'then the party gains it', t =>
  fight(t, thief, { decks: { shop: loot }, combat: { life: 3 } })
    .throws('red', { face: 'icon' })
    .includes('beatrice stole double-espresso', 'defeated test-monster')
    .asks('party', 'assign')
    .shows({ 'question.card': 'double-espresso' })
    .does('party assigns double-espresso to aureliano')
    .begins('assigned double-espresso to aureliano'),
);

clause(['DF0-HERO-02', 'DF0-R-14'], 'each activation steals a card', t =>
  fight(t, thief, {
    heroes: [thief],
    chest: { dice: 2 },
    decks: { shop: loot },
    combat: { dice: ['red'], life: 9 },
  })
    .throws('red', { face: 'icon' })
    .throws('white', { face: 'icon' })
    .does('beatrice activates red')
    .shows({ 'combat.stolen': 2 })
    .throws('white')
    .does('party boxes chilli-oil')
    .asks('party', 'assign')
    .shows({ 'question.card': 'double-espresso' }),
);

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

// ---- Seduction ------------------------------------------------------------------------------------------

clause('DF0-HERO-06', 'Seduction: the charmed monster goes with the seducer once it is defeated', t =>
  fight(t, has('seduction'), { combat: { life: 6 } })
    .throws('red', { face: 'icon' })
    .includes('beatrice marked monster: charm')
    .throws('green')
    .includes('defeated test-monster', 'beatrice captured test-monster')
    .shows({ 'heroes.beatrice.captives': ['test-monster'], discard: [] }),
);

clause(['DF0-HERO-06', 'DF0-R-47'], 'the first seducer keeps it', t =>
  fight(t, has('seduction'), { combat: { life: 3, markers: { charm: 'aureliano' } } })
    .throws('red', { face: 'icon' })
    .includes('aureliano captured test-monster'),
);

const keeper: TestHero = { hero: 'ornella', captives: ['skeleton'] };
const attacked = (t: Table, damage = 4): Table =>
  t
    .combat({ heroes: [keeper, 'lorenzo'], combat: { monster: monster({ damage }) } })
    .throws('red', { zone: 'hole' });

clause(['DF0-HERO-07', 'DF0-R-47'], 'the owner discards it and is spared the whole attack', t =>
  attacked(t)
    .expect('ornella missed: hole')
    .offers('ornella uses skeleton', 'ornella passes')
    .does('ornella uses skeleton')
    .expect('ornella used skeleton', 'ornella prevented 4: skeleton')
    .shows({ 'heroes.ornella.life': 9, 'heroes.ornella.captives': [], discard: ['skeleton'] }),
);

clause('DF0-HERO-07', 'or keeps it', t =>
  attacked(t)
    .does('ornella passes')
    .expect('ornella life 9 → 5: miss')
    .shows({ 'heroes.ornella.captives': ['skeleton'], discard: [] }),
);

clause('DF0-HERO-07', 'it adds nothing to a hit', t =>
  t
    .combat({ heroes: [keeper, 'lorenzo'] })
    .throws('red')
    .expect('ornella hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause(['DF0-HERO-07', 'DF0-R-28'], 'it spares nobody but its owner', t =>
  t
    .combat({ heroes: ['lorenzo', keeper] })
    .throws('red', { zone: 'hole' })
    .expect('lorenzo missed: hole', 'lorenzo life 9 → 7: miss')
    .mayNot('ornella uses skeleton'),
);

clause('DF0-HERO-07', 'one monster for one attack: the next one hurts', t =>
  t
    .combat({ heroes: [keeper], combat: { monster: monster({ damage: 4 }) } })
    .throws('red', { zone: 'hole' })
    .does('ornella uses skeleton')
    .throws('green', { zone: 'hole' })
    .expect('ornella missed: hole', 'ornella life 9 → 5: miss'),
);

// ---- Divine Help, Blind Fury ----------------------------------------------------------------------------

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

// ---- the rest -------------------------------------------------------------------------------------------

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

for (const zone of ['hole', 'outside'] as const)
  clause('DF0-HERO-17', `No Damage: a miss in zone ${zone} does not hurt`, t =>
    fight(t, has('no-damage', { life: 1 }))
      .throws('red', { zone, face: 'icon' })
      .expect(`beatrice missed: ${zone}`, 'beatrice ability red: no-damage')
      .shows({ 'heroes.beatrice.life': 1, 'combat.life': 30 }),
  );

for (const zone of ['3', 'hole'] as const)
  clause('DF0-HERO-18', `Pickpocket brings 2 coins to the chest from zone ${zone}`, t =>
    fight(t, has('pickpocket'), { chest: { coins: 1 } })
      .throws('red', { zone, face: 'icon' })
      .includes('beatrice ability red: pickpocket', 'coins +2 = 3: pickpocket')
      .shows({ 'chest.coins': 3 }),
  );

clause(['DF0-HERO-18', 'DF0-R-44'], 'if there is only 1 coin left in the supply, 1', t =>
  fight(t, has('pickpocket'), { chest: { coins: 28 } })
    .throws('red', { face: 'icon' })
    .includes('coins +1 = 29: pickpocket'),
);
