import { type Color, type DungeonFighter, MONSTER_TYPES, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import {
  armor,
  boss,
  clause,
  mapRoom,
  monster,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
  weapon,
} from '../support/table.ts';

const { edition } = RULE_SETS['first'] as DungeonFighter;

const tormWith = (red: string, more: Partial<TestHero> = {}): TestHero => ({
  hero: 'torm',
  abilities: { red },
  ...more,
});

/** Torm, whose red die has this ability, Randolph and Goldfinga against a monster with 12 life and 2 damage. */
const against = (t: Table, red: string, stage: Partial<TestStage> = {}): Table =>
  t.combat({ heroes: [tormWith(red), 'randolph', 'goldfinga'], ...stage });

const next = monster({ id: 'next-monster' });

/** The same, with the monster at its last gasp and another one to come. */
const nearTheEnd = (t: Table, red: string, stage: Partial<TestStage> = {}): Table =>
  against(t, red, {
    decks: { monsters: ['next-monster'] },
    ...stage,
    cards: [next, ...(stage.cards ?? [])],
    combat: { life: 1, ...stage.combat },
  });

// ---- the sheet ------------------------------------------------------------------------------------------

for (const hero of edition.tables.heroes) {
  clause('DF1-HERO-01', `the sheet of ${hero.name} shows an ability of each colour`, t =>
    t.verify(() => {
      const ids = Object.entries(hero.abilities).map(([color, id]) => [color, edition.ability.has(id)]);
      expect(Object.fromEntries(ids)).toEqual({ blue: true, green: true, red: true });
    }),
  );
}

for (const [die, ability] of [
  ['blue', 'pickpocket'],
  ['green', 'piercing-damage-2'],
  ['red', 'tracking-strike'],
] as const satisfies readonly (readonly [Color, string])[]) {
  clause(['DF1-HERO-01', 'DF1-DICE-06'], `the ${die} die activates the ${die} ability and no other`, t =>
    t
      .combat({
        heroes: [
          {
            hero: 'torm',
            abilities: { blue: 'pickpocket', green: 'piercing-damage-2', red: 'tracking-strike' },
          },
          'randolph',
        ],
      })
      .throws(die, { face: 'icon' })
      .verify(({ happened }) =>
        expect(happened.filter(line => line.includes('ability'))).toEqual([
          `torm ability ${die}: ${ability}`,
        ]),
      ),
  );
}

// ---- Swing Twice ----------------------------------------------------------------------------------------

clause(['DF1-HERO-02', 'DF1-R-42'], 'Swing Twice offers the same die again once the damage is dealt', t =>
  against(t, 'swing-twice')
    .throws('red', { zone: '4', face: 'icon' })
    .expect('torm hit 4', 'torm ability red: swing-twice', 'damage 4 = 4 section', 'monster life 12 → 8: hit')
    .offers('torm accepts', 'torm declines')
    .does('torm accepts')
    .expect('torm second throw: swing-twice')
    .offers('torm throws red')
    .throws('red', { zone: '3' })
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 8 → 5: hit')
    .shows({ 'combat.dice': ['green', 'blue'] })
    .asks('randolph', 'turn'),
);

clause(['DF1-HERO-02', 'DF1-R-42'], 'the second throw of Swing Twice may be declined', t =>
  against(t, 'swing-twice')
    .throws('red', { zone: '4', face: 'icon' })
    .does('torm declines')
    .expect()
    .shows({ 'combat.life': 8, 'combat.dice': ['green', 'blue'] })
    .asks('randolph', 'turn'),
);

clause('DF1-HERO-02', 'on a miss Swing Twice does nothing', t =>
  against(t, 'swing-twice')
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .asks('randolph', 'turn'),
);

clause('DF1-HERO-02', 'a dead monster needs no second throw', t =>
  nearTheEnd(t, 'swing-twice')
    .throws('red', { face: 'icon' })
    .includes('monster life 1 → -2: hit', 'defeated test-monster')
    .excludes(/second throw/),
);

clause('DF1-HERO-03', 'the icon on the second throw grants no third', t =>
  against(t, 'swing-twice')
    .throws('red', { zone: '4', face: 'icon' })
    .does('torm accepts')
    .throws('red', { zone: '2', face: 'icon' })
    .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 8 → 6: hit')
    .asks('randolph', 'turn'),
);

clause('DF1-HERO-03', 'on another turn Swing Twice works again', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'swing-twice', green: 'swing-twice' } }],
      solo: true,
    })
    .throws('red', { zone: '1', face: 'icon' })
    .does('torm accepts')
    .throws('red', { zone: '1' })
    .throws('green', { zone: '1', face: 'icon' })
    .includes('torm ability green: swing-twice')
    .offers('torm accepts', 'torm declines'),
);

clause('DF1-HERO-04', 'the second throw of Swing Twice hurts when it misses', t =>
  against(t, 'swing-twice', { combat: { monster: monster({ damage: 3, ability: 'lose-gold' }) } })
    .throws('red', { zone: '4', face: 'icon' })
    .does('torm accepts')
    .throws('red', { zone: '4', bounces: 0 })
    .expect('torm missed: no-bounce', 'torm life 9 → 6: miss', 'coins -1 = 1: lose-gold')
    .asks('randolph', 'turn'),
);

clause(['DF1-HERO-04', 'DF1-R-42'], 'weapons are declared afresh and every demand binds again', t =>
  against(t, 'swing-twice', {
    heroes: [tormWith('swing-twice', { equipment: [weapon({ requirement: 'nose' })] }), 'randolph'],
    combat: { monster: monster({ requirement: 'jump' }) },
  })
    .throws('red', { zone: '1', face: 'icon' })
    .does('torm accepts')
    .offers('torm throws red', 'torm throws red with test-weapon', 'torm discards test-weapon')
    .does('torm throws red with test-weapon')
    .shows({ 'combat.throw.requirements': ['jump', 'nose'] })
    .does('lands 2 blank')
    .expect('torm hit 2', 'damage 5 = 2 section + 3 test-weapon', 'monster life 11 → 6: hit'),
);

clause('DF1-R-42', 'a white die is thrown again at no cost, and may then activate another ability', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', abilities: { red: 'swing-twice', green: 'pickpocket', blue: 'beer' } },
        'randolph',
      ],
      chest: { dice: 2 },
      combat: { dice: [] },
    })
    .throws('white', { zone: '1', face: 'icon' })
    .does('torm activates red')
    .does('torm accepts')
    .throws('white', { zone: '1', face: 'icon' })
    .offers('torm activates green', 'torm activates blue', 'torm activates nothing')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);

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

  clause('DF1-HERO-05', `${ability} does nothing on a miss`, t =>
    against(t, ability)
      .throws('red', { zone: 'bones', face: 'icon' })
      .expect('torm missed: bones', 'torm life 9 → 7: miss'),
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

clause('DF1-HERO-06', 'Focused Damage does nothing on a miss', t =>
  against(t, 'focused-damage')
    .throws('red', { zone: '2', bounces: 0, face: 'icon' })
    .expect('torm missed: no-bounce', 'torm life 9 → 7: miss'),
);

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

clause('DF1-HERO-08', 'Berserk is not offered on a miss', t =>
  against(t, 'berserk')
    .throws('red', { zone: 'hole', face: 'icon' })
    .expect('torm missed: hole', 'torm life 9 → 7: miss')
    .asks('randolph', 'turn'),
);

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

// ---- Divine Intervention --------------------------------------------------------------------------------

const wounded = (red: string): TestHero[] => [
  tormWith(red, { life: 5 }),
  { hero: 'randolph', life: 2 },
  { hero: 'goldfinga', life: 3 },
];

clause('DF1-HERO-07', 'Divine Intervention heals one chosen hero by the damage of the throw', t =>
  against(t, 'divine-intervention', {
    heroes: [
      tormWith('divine-intervention', { life: 5, equipment: [weapon({ bonus: 2 })] }),
      { hero: 'randolph', life: 2 },
      { hero: 'goldfinga', life: 3 },
    ],
  })
    .throws('red', { zone: '3', face: 'icon' }, ['test-weapon'])
    .expect(
      'torm hit 3',
      'torm ability red: divine-intervention',
      'damage 5 = 3 section + 2 test-weapon',
      'monster life 12 → 7: hit',
    )
    .offers(
      'torm chooses torm',
      'torm chooses randolph',
      'torm chooses goldfinga',
      'torm discards test-weapon',
    )
    .does('torm chooses randolph')
    .expect('randolph healed 2 → 7: divine-intervention')
    .asks('randolph', 'turn'),
);

clause(['DF1-HERO-07', 'DF1-R-45'], 'what the monster had left does not limit it', t =>
  nearTheEnd(t, 'divine-intervention', { heroes: wounded('divine-intervention') })
    .throws('red', { zone: '6', face: 'icon' })
    .does('torm chooses randolph')
    .includes('randolph healed 2 → 8: divine-intervention', 'defeated test-monster'),
);

clause(['DF1-HERO-07', 'DF1-R-45', 'DF1-R-06'], 'only a standing hero can be chosen', t =>
  against(t, 'divine-intervention', {
    heroes: [
      tormWith('divine-intervention', { life: 5 }),
      { hero: 'randolph', fainted: true },
      { hero: 'goldfinga', eliminated: true },
      { hero: 'murka', life: 1 },
    ],
  })
    .throws('red', { zone: '3', face: 'icon' })
    .offers('torm chooses torm', 'torm chooses murka'),
);

clause('DF1-HERO-07', 'on a miss it heals nobody', t =>
  against(t, 'divine-intervention', { heroes: wounded('divine-intervention') })
    .throws('red', { zone: '3', bounces: 0, face: 'icon' })
    .expect('torm missed: no-bounce', 'torm life 5 → 3: miss'),
);

clause('DF1-R-41', 'with bullseye and icon it heals what the throw would have dealt', t =>
  nearTheEnd(t, 'divine-intervention', {
    heroes: [tormWith('divine-intervention', { scars: [], life: 8 }), { hero: 'randolph', life: 1 }],
  })
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .does('torm chooses randolph')
    .includes('randolph healed 1 → 9: divine-intervention'),
);

// ---- healing --------------------------------------------------------------------------------------------

for (const [ability, amount] of [
  ['heal-party-1', 1],
  ['heal-party-2', 2],
] as const) {
  clause('DF1-HERO-10', `${ability} heals every hero ${amount} on a hit`, t =>
    against(t, ability, { heroes: wounded(ability) })
      .throws('red', { face: 'icon' })
      .expect(
        'torm hit 3',
        `torm ability red: ${ability}`,
        `torm healed 5 → ${5 + amount}: ${ability}`,
        `randolph healed 2 → ${2 + amount}: ${ability}`,
        `goldfinga healed 3 → ${3 + amount}: ${ability}`,
        'damage 3 = 3 section',
        'monster life 12 → 9: hit',
      ),
  );

  clause('DF1-HERO-10', `${ability} heals every hero ${amount} on a miss`, t =>
    against(t, ability, { heroes: wounded(ability) })
      .throws('red', { zone: 'outside', face: 'icon' })
      .expect(
        'torm missed: outside',
        `torm ability red: ${ability}`,
        'torm life 5 → 3: miss',
        `torm healed 3 → ${3 + amount}: ${ability}`,
        `randolph healed 2 → ${2 + amount}: ${ability}`,
        `goldfinga healed 3 → ${3 + amount}: ${ability}`,
      ),
  );
}

for (const [scars, maximum] of [
  [[], 9],
  [['green'], 6],
  [['green', 'blue'], 3],
] as const) {
  clause('DF1-HERO-11', `with ${scars.length} scars nobody heals above ${maximum}`, t =>
    against(t, 'heal-party-2', {
      heroes: [tormWith('heal-party-2'), { hero: 'randolph', scars, life: maximum - 1 }, 'goldfinga'],
    })
      .throws('red', { face: 'icon' })
      .includes(`randolph healed ${maximum - 1} → ${maximum}: heal-party-2`)
      .excludes(/(torm|goldfinga) healed/),
  );
}

clause(['DF1-HERO-11', 'DF1-R-45'], 'Divine Intervention stops at the maximum too', t =>
  against(t, 'divine-intervention', {
    heroes: [tormWith('divine-intervention'), { hero: 'randolph', scars: ['red'], life: 4 }],
  })
    .throws('red', { zone: '5', face: 'icon' })
    .includes('randolph healed 4 → 6: divine-intervention'),
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

// ---- Five-finger Discount -------------------------------------------------------------------------------

const loot = spendable({ id: 'loot' });
const trinket = armor({ id: 'trinket' });
const stealing = (t: Table, stage: Partial<TestStage> = {}): Table =>
  nearTheEnd(t, 'five-finger-discount', {
    decks: { monsters: ['next-monster'], shop: ['loot', 'trinket'] },
    ...stage,
    cards: [loot, trinket],
  });

clause(['DF1-HERO-14', 'DF1-R-44'], 'Five-finger Discount draws a card that nobody sees', t =>
  stealing(t, { combat: { life: 12 } })
    .throws('red', { zone: '2', face: 'icon' })
    .expect(
      'torm hit 2',
      'torm ability red: five-finger-discount',
      'torm stole loot',
      'damage 2 = 2 section',
      'monster life 12 → 10: hit',
    )
    .tells(
      'torm',
      'torm hit 2',
      'torm ability red: five-finger-discount',
      'torm stole a card',
      'damage 2 = 2 section',
      'monster life 12 → 10: hit',
    )
    .shows({ 'combat.stolen': 1, 'heroes.torm.equipment': [] }),
);

clause('DF1-HERO-14', 'each activation draws one card, on a miss as well', t =>
  stealing(t, { combat: { life: 12 }, heroes: [tormWith('five-finger-discount')], solo: true })
    .throws('red', { zone: 'outside', face: 'icon' })
    .includes('torm stole loot')
    .shows({ 'combat.stolen': 1 })
    .arrange(({ combat }) => combat?.dice.push('red'))
    .throws('red', { zone: '1', face: 'icon' })
    .includes('torm stole trinket')
    .shows({ 'combat.stolen': 2 }),
);

clause(
  ['DF1-HERO-15', 'DF1-MAINT-08'],
  'in maintenance the stolen card is turned up and given to anybody who can carry it',
  t =>
    stealing(t)
      .throws('red', { face: 'icon' })
      .includes('defeated test-monster')
      .asks('party', 'assign')
      .shows({ 'question.card': 'loot' })
      .offers('party assigns loot to randolph', 'party assigns loot to goldfinga', 'party boxes loot')
      .does('party assigns loot to goldfinga')
      .begins('assigned loot to goldfinga')
      .shows({ 'heroes.goldfinga.equipment': [{ card: 'loot', used: false }] }),
);

clause(['DF1-HERO-15', 'DF1-R-44'], 'an unwanted stolen card is discarded', t =>
  stealing(t)
    .throws('red', { face: 'icon' })
    .does('party boxes loot')
    .shows({ scrap: ['loot'] }),
);

clause('DF1-HERO-15', 'all stolen cards are handed out, not only the last', t =>
  stealing(t, {
    combat: { life: 3 },
    heroes: [tormWith('five-finger-discount', { slots: { weapon: 1, armor: 1, spendable: 1 } })],
    solo: true,
  })
    .throws('red', { zone: 'outside', face: 'icon' })
    .arrange(({ combat }) => combat?.dice.push('red'))
    .throws('red', { face: 'icon' })
    .does('party assigns trinket to torm', 'party assigns loot to torm')
    .includes('assigned trinket to torm', 'assigned loot to torm'),
);

// ---- Metamorphosis --------------------------------------------------------------------------------------

clause(['DF1-HERO-16', 'DF1-R-32'], 'Metamorphosis: this miss and every later one hurt 2 less', t =>
  against(t, 'metamorphosis', { combat: { monster: monster({ damage: 3 }) } })
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect(
      'torm missed: outside',
      'torm ability red: metamorphosis',
      'torm marked monster: toad',
      'torm life 9 → 8: miss',
    )
    .throws('blue', { zone: 'outside' })
    .expect('randolph missed: outside', 'randolph life 9 → 8: miss'),
);

clause('DF1-HERO-16', 'Metamorphosis works from a hit as well', t =>
  against(t, 'metamorphosis', { combat: { monster: monster({ damage: 3 }) } })
    .throws('red', { face: 'icon' })
    .includes('torm marked monster: toad', 'damage 3 = 3 section')
    .throws('blue', { zone: 'outside' })
    .expect('randolph missed: outside', 'randolph life 9 → 8: miss'),
);

for (const [damage, lines] of [
  [1, []],
  [2, []],
  [4, ['torm life 9 → 7: miss']],
] as const) {
  clause('DF1-R-32', `a toad with ${damage} damage is not below 0 and counts once`, t =>
    against(t, 'metamorphosis', {
      combat: { monster: monster({ damage }), markers: { toad: 'randolph' } },
    })
      .throws('red', { zone: 'outside', face: 'icon' })
      .expect('torm missed: outside', 'torm ability red: metamorphosis', ...lines),
  );
}

clause(['DF1-HERO-16', 'DF1-DEFEAT-09'], 'the toad lowers no other loss', t =>
  against(t, 'metamorphosis', {
    combat: { monster: monster({ level: 3 }), dice: [], markers: { toad: 'torm' } },
  })
    .does('torm retrieves')
    .includes('torm life 9 → 6: retrieve', 'randolph life 9 → 6: retrieve', 'goldfinga life 9 → 6: retrieve'),
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

// ---- Swing Again ----------------------------------------------------------------------------------------

for (const [what, landing] of [
  ['a hit', { zone: '5' }],
  ['a miss', { zone: 'outside' }],
] as const) {
  clause('DF1-HERO-19', `Swing Again makes ${what} void and throws the same die afresh`, t =>
    against(t, 'swing-again', { combat: { monster: monster({ ability: 'lose-gold' }) } })
      .throws('red', { ...landing, face: 'icon' })
      .expect()
      .offers('torm re-throws', 'torm passes')
      .does('torm re-throws')
      .expect('torm re-throws by torm: swing-again')
      .shows({ 'combat.life': 12, 'heroes.torm.life': 9, 'chest.coins': 2 })
      .offers('torm throws red')
      .throws('red', { zone: '2' })
      .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 12 → 10: hit')
      .asks('randolph', 'turn'),
  );

  clause(['DF1-HERO-19', 'DF1-ICON-10'], `Swing Again need not be used on ${what}`, t =>
    against(t, 'swing-again')
      .throws('red', { ...landing, face: 'icon' })
      .does('torm passes')
      .expect(
        ...(what === 'a hit'
          ? ['torm hit 5', 'damage 5 = 5 section', 'monster life 12 → 7: hit']
          : ['torm missed: outside', 'torm life 9 → 7: miss']),
      ),
  );
}

clause(
  'DF1-R-43',
  'Swing Again may be used again without limit, and the last throw stands even if worse',
  t =>
    against(t, 'swing-again')
      .throws('red', { zone: '6', face: 'icon' })
      .does('torm re-throws')
      .throws('red', { zone: '5', face: 'icon' })
      .does('torm re-throws')
      .throws('red', { zone: '4', face: 'icon' })
      .does('torm re-throws')
      .throws('red', { zone: 'hole' })
      .expect('torm missed: hole', 'torm life 9 → 7: miss'),
);

// ---- Agile Instincts ------------------------------------------------------------------------------------

clause('DF1-HERO-20', 'Agile Instincts: the thrower suffers nothing from the miss', t =>
  against(t, 'agile-instincts')
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect('torm missed: outside', 'torm ability red: agile-instincts')
    .shows({ 'heroes.torm.life': 9 }),
);

clause('DF1-HERO-20', 'on a hit Agile Instincts does nothing', t =>
  against(t, 'agile-instincts')
    .throws('red', { face: 'icon' })
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

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

// ---- Pickpocket -----------------------------------------------------------------------------------------

for (const [what, landing] of [
  ['a hit', { zone: '3' }],
  ['a miss', { zone: 'outside' }],
] as const) {
  clause(
    ['DF1-HERO-21', 'DF1-R-48'],
    `Pickpocket on ${what} takes 2 coins from the supply, none from the monster`,
    t =>
      against(t, 'pickpocket', { combat: { monster: monster({ coins: 3 }) } })
        .shows({ 'chest.coins': 2, 'combat.coins': 3, 'supply.coins': 25 })
        .throws('red', { ...landing, face: 'icon' })
        .includes('torm ability red: pickpocket', 'coins +2 = 4: pickpocket')
        .shows({ 'chest.coins': 4, 'combat.coins': 3, 'supply.coins': 23 }),
  );
}

// ---- Seduction ------------------------------------------------------------------------------------------

clause(
  'DF1-HERO-22',
  'Seduction: once defeated the monster goes to the seducer, not to the discard pile',
  t =>
    against(t, 'seduction', { cards: [next], decks: { monsters: ['next-monster'] }, combat: { life: 4 } })
      .throws('red', { zone: '1', face: 'icon' })
      .expect(
        'torm hit 1',
        'torm ability red: seduction',
        'torm marked monster: charm',
        'damage 1 = 1 section',
        'monster life 4 → 3: hit',
      )
      .shows({ 'heroes.torm.captives': [] })
      .throws('blue', { zone: '4' })
      .includes('defeated test-monster', 'coins +1 = 3: test-monster', 'torm captured test-monster')
      .shows({ 'heroes.torm.captives': ['test-monster'], discard: [], 'combat.markers': [] }),
);

clause('DF1-HERO-22', 'Seduction works on a miss too', t =>
  against(t, 'seduction')
    .throws('red', { zone: 'outside', face: 'icon' })
    .includes('torm marked monster: charm', 'torm life 9 → 7: miss'),
);

clause('DF1-R-46', 'the first seducer keeps the monster', t =>
  t
    .combat({
      heroes: [tormWith('seduction'), { hero: 'randolph', abilities: { blue: 'seduction' } }],
      combat: { life: 4 },
    })
    .throws('red', { zone: '1', face: 'icon' })
    .throws('blue', { zone: '5', face: 'icon' })
    .includes('torm captured test-monster')
    .shows({ 'heroes.torm.captives': ['test-monster'], 'heroes.randolph.captives': [] }),
);

const captive = monster({ id: 'tame-troll', damage: 4, life: 30 });
const other = monster({ id: 'tame-imp', damage: 2 });

const withCaptives = (t: Table, captives: string[], stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: [tormWith('berserk', { captives }), 'randolph', 'goldfinga'],
    ...stage,
    cards: [captive, other],
  });

clause(
  ['DF1-HERO-23', 'DF1-R-46'],
  'a seduced monster is discarded to add its damage to a hit of its owner',
  t =>
    withCaptives(t, ['tame-troll'])
      .throws('red', { zone: '3' })
      .offers('torm uses tame-troll', 'torm passes')
      .does('torm uses tame-troll')
      .expect('torm used tame-troll', 'damage 7 = 3 blow + 4 tame-troll', 'monster life 12 → 5: hit')
      .shows({ 'heroes.torm.captives': [], discard: ['tame-troll'] }),
);

clause('DF1-HERO-23', 'it may be kept for later', t =>
  withCaptives(t, ['tame-troll'])
    .throws('red', { zone: '3' })
    .does('torm passes')
    .expect('monster life 12 → 9: hit')
    .shows({ 'heroes.torm.captives': ['tame-troll'], discard: [] }),
);

clause(['DF1-HERO-23', 'DF1-R-46'], 'not for a miss', t =>
  withCaptives(t, ['tame-troll'])
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .asks('randolph', 'turn'),
);

clause(['DF1-HERO-23', 'DF1-R-46'], 'nor for the throw of somebody else', t =>
  withCaptives(t, ['tame-troll'], { combat: { active: 'randolph' } })
    .throws('red', { zone: '3' })
    .expect('randolph hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause(['DF1-HERO-24', 'DF1-R-46'], 'several seduced monsters may strike at once', t =>
  withCaptives(t, ['tame-troll', 'tame-imp'])
    .throws('red', { zone: '3' })
    .does('torm uses tame-imp', 'torm uses tame-troll')
    .includes('damage 9 = 3 blow + 2 tame-imp + 4 tame-troll', 'monster life 12 → 3: hit'),
);

clause(
  ['DF1-HERO-24', 'DF1-EQUIP-09'],
  'they take no slot, cannot be handed over, and any number may be held',
  t =>
    nearTheEnd(t, 'seduction', {
      heroes: [
        tormWith('seduction', {
          captives: ['tame-troll', 'tame-imp'],
          slots: { weapon: 0, armor: 0, spendable: 0 },
        }),
        'randolph',
      ],
      cards: [captive, other],
      combat: { room: mapRoom({ kind: 'shop' }), markers: { charm: 'torm' } },
    })
      .throws('red')
      .does('torm passes')
      .shows({ 'heroes.torm.captives': ['tame-troll', 'tame-imp', 'test-monster'], phase: 'shop' })
      .mayNot('torm discards tame-troll', 'torm gives tame-troll to randolph'),
);

clause(['DF1-HERO-23', 'DF1-BOSS-08'], 'a seduced monster strikes the boss as well', t =>
  withCaptives(t, ['tame-troll'], { combat: { boss: boss({ life: 20 }) } })
    .throws('red', { zone: '3' })
    .does('torm uses tame-troll')
    .includes('monster life 20 → 13: hit'),
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

// ---- Enchanting Melody ----------------------------------------------------------------------------------

clause(['DF1-HERO-27', 'DF1-R-47'], 'Enchanting Melody: for 1 coin the monster loses its ability', t =>
  against(t, 'enchanting-melody', { combat: { monster: monster({ ability: 'small-target' }) } })
    .throws('red', { face: 'icon' })
    .expect('torm hit 3', 'torm ability red: enchanting-melody')
    .asks('party', 'accept')
    .offers('party accepts', 'party declines')
    .does('party accepts')
    .expect(
      'coins -1 = 1: lay-of-heroes',
      'torm marked monster: lay-of-heroes',
      'damage 3 = 3 section',
      'monster life 12 → 9: hit',
    )
    .shows({ 'combat.silenced': true, 'supply.coins': 28 })
    .throws('blue', { zone: '1' })
    .expect('randolph hit 1', 'damage 1 = 1 section', 'monster life 9 → 8: hit'),
);

clause('DF1-HERO-27', 'without payment nothing happens', t =>
  against(t, 'enchanting-melody', { combat: { monster: monster({ ability: 'small-target' }) } })
    .throws('red', { face: 'icon' })
    .does('party declines')
    .expect('damage 3 = 3 section', 'monster life 12 → 9: hit')
    .shows({ 'combat.silenced': false, 'chest.coins': 2, 'combat.markers': [] })
    .throws('blue', { zone: '1' })
    .includes('randolph missed: small-target'),
);

clause('DF1-HERO-27', 'with an empty chest nobody is asked', t =>
  against(t, 'enchanting-melody', {
    chest: { coins: 0 },
    combat: { monster: monster({ ability: 'small-target' }) },
  })
    .throws('red', { face: 'icon' })
    .expect(
      'torm hit 3',
      'torm ability red: enchanting-melody',
      'damage 3 = 3 section',
      'monster life 12 → 9: hit',
    )
    .shows({ 'combat.silenced': false }),
);

clause('DF1-R-47', 'the monster’s throw is lifted, the room’s is not', t =>
  against(t, 'enchanting-melody', {
    combat: {
      monster: monster({ requirement: 'jump' }),
      room: mapRoom({ kind: 'danger', requirement: 'blind' }),
    },
  })
    .throws('red', { face: 'icon' })
    .does('party accepts')
    .does('randolph throws blue')
    .shows({ 'combat.throw.requirements': ['blind'] }),
);

clause('DF1-R-47', 'a die the monster was immune to can be thrown again', t =>
  against(t, 'enchanting-melody', {
    combat: { monster: monster({ ability: 'hero-dice-immunity', immuneTo: 'blue' }) },
  })
    .throws('red', { face: 'icon' })
    .does('party accepts')
    .offers('randolph throws green', 'randolph throws blue'),
);

clause('DF1-R-47', 'on a miss it lifts what would still follow, but the throw stays a miss', t =>
  against(t, 'enchanting-melody', { combat: { monster: monster({ ability: 'critical-miss' }) } })
    .throws('red', { zone: 'outside', face: 'icon' })
    .does('party accepts')
    .expect('coins -1 = 1: lay-of-heroes', 'torm marked monster: lay-of-heroes', 'torm life 9 → 7: miss'),
);

clause('DF1-R-47', 'a small target missed in section 1 stays missed', t =>
  against(t, 'enchanting-melody', { combat: { monster: monster({ ability: 'small-target' }) } })
    .throws('red', { zone: '1', face: 'icon' })
    .expect('torm missed: small-target', 'torm ability red: enchanting-melody')
    .does('party accepts')
    .includes('torm life 9 → 7: miss')
    .excludes(/hit|damage/),
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

// ---- tokens ---------------------------------------------------------------------------------------------

for (const marker of ['tracking', 'toad', 'charm', 'beer']) {
  clause(
    ['DF1-HERO-28', 'DF1-DEFEAT-14'],
    `${marker} stays through a party defeat and is gone in the next encounter`,
    t =>
      nearTheEnd(t, 'pickpocket', { combat: { dice: [], markers: { [marker]: 'torm' } } })
        .does('torm retrieves')
        .shows({ 'combat.markers': [{ marker, hero: 'torm' }] })
        .throws('red')
        .includes('defeated test-monster')
        .shows({ 'combat.foe': 'next-monster', 'combat.markers': [] }),
  );
}

clause('DF1-HERO-28', 'a silenced monster is silenced for its own encounter only', t =>
  against(t, 'enchanting-melody', {
    cards: [monster({ id: 'next-monster', ability: 'small-target' })],
    decks: { monsters: ['next-monster'] },
    combat: { life: 1 },
  })
    .throws('red', { face: 'icon' })
    .does('party accepts')
    .includes('defeated test-monster')
    .shows({ 'combat.foe': 'next-monster', 'combat.silenced': false, 'combat.markers': [] })
    .throws('blue', { zone: '1' })
    .includes('randolph missed: small-target'),
);

clause(
  ['DF1-HERO-07', 'DF1-R-45'],
  'when a cure leaves nobody wounded before Divine Intervention is aimed, any standing hero can be chosen',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'torm', life: 5, abilities: { red: 'divine-intervention' } },
          {
            hero: 'randolph',
            life: 5,
            slots: { weapon: 1, armor: 1, spendable: 1 },
            equipment: [spendable({ id: 'feast', heal: { amount: 9, whom: 'party' } })],
          },
        ],
      })
      .throws('red', { face: 'icon' })
      .asks('torm', 'target')
      .does('randolph uses feast')
      .may('torm chooses torm', 'torm chooses randolph')
      .does('torm chooses randolph')
      .asks('randolph', 'turn'),
);
