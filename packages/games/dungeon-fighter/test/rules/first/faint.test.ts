import { armor, boss, clause, monster, spendable, type TestHero } from '../../support/table.ts';

const potion = spendable({ id: 'potion', heal: { amount: 3, whom: 'hero' } });
const biting = monster({ damage: 3 });
const critical = monster({ damage: 3, ability: 'critical-miss' });

clause(['DF1-FAINT-02', 'DF1-R-06'], 'a fainted hero uses no card and throws none away', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', life: 3 },
        { hero: 'lady-mary', fainted: true, equipment: [potion] },
      ],
    })
    .offers('torm throws red', 'torm throws green', 'torm throws blue')
    .mayNot('lady-mary uses potion on torm', 'lady-mary discards potion'),
);

clause('DF1-FAINT-02', 'a fainted hero lets no captive go', t =>
  t
    .combat({
      heroes: ['torm', { hero: 'lady-mary', fainted: true, captives: ['follower'] }],
      cards: [monster({ id: 'follower' })],
    })
    .throws('red')
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

for (const [life, damage, healed, lines, left] of [
  [1, 1, 1, ['torm life 1 → 0: miss', 'torm healed 0 → 1: heal-party-1'], 1],
  [1, 3, 1, ['torm life 1 → -2: miss', 'torm healed -2 → -1: heal-party-1', 'torm fainted'], 0],
  [9, 1, 1, ['torm life 9 → 8: miss', 'torm healed 8 → 9: heal-party-1'], 9],
] as const)
  clause(
    ['DF1-FAINT-03', 'DF1-R-27'],
    `${life} hit points, ${damage} damage and ${healed} healing of one throw leave ${left}`,
    t =>
      t
        .combat({
          heroes: [{ hero: 'torm', life, abilities: { blue: 'heal-party-1' } }, 'randolph'],
          combat: { monster: monster({ damage }) },
        })
        .throws('blue', { zone: 'hole', face: 'icon' })
        .expect('torm missed: hole', 'torm ability blue: heal-party-1', ...lines)
        .shows({ 'heroes.torm.life': left, 'heroes.torm.fainted': left === 0 }),
  );

clause(['DF1-FAINT-03', 'DF1-R-06'], 'a fainted hero stays at 0 and suffers nothing more', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', life: 1 }, 'randolph', 'goldfinga'],
      combat: { monster: critical, dice: ['red', 'green'] },
    })
    .throws('red', { zone: 'hole' })
    .includes('torm life 1 → -2: miss', 'torm fainted')
    .throws('green', { zone: 'hole' })
    .expect('randolph missed: hole', 'randolph life 6 → 3: miss', 'goldfinga life 6 → 3: miss')
    .does('goldfinga retrieves')
    .expect('goldfinga retrieved', 'randolph life 3 → 2: retrieve', 'goldfinga life 3 → 2: retrieve')
    .shows({ 'heroes.torm.life': 0 }),
);

clause(['DF1-FAINT-04', 'DF1-R-20'], 'the turn passes over every fainted hero', t =>
  t
    .combat({
      heroes: ['torm', { hero: 'randolph', fainted: true }, 'goldfinga', { hero: 'murka', fainted: true }],
      combat: { monster: monster({ life: 30 }) },
    })
    .throws('red')
    .asks('goldfinga', 'turn')
    .throws('green')
    .asks('torm', 'turn'),
);

clause(['DF1-FAINT-04', 'DF1-R-20'], 'a thrower who faints hands the dice to the next standing hero', t =>
  t
    .combat({ heroes: [{ hero: 'torm', life: 1 }, { hero: 'randolph', fainted: true }, 'goldfinga'] })
    .throws('red', { zone: 'hole' })
    .includes('torm fainted')
    .offers('goldfinga throws green', 'goldfinga throws blue'),
);

clause(['DF1-FAINT-05', 'DF1-R-13'], 'the last hero in play to faint loses the game at once', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', life: 2 },
        { hero: 'randolph', fainted: true },
        { hero: 'goldfinga', eliminated: true },
      ],
    })
    .throws('red', { zone: 'hole' })
    .expect('torm missed: hole', 'torm life 2 → 0: miss', 'torm fainted', 'lost: all-fainted')
    .ends('all-fainted'),
);

clause('DF1-FAINT-05', 'all heroes fainting at once lose the game', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', life: 2 },
        { hero: 'randolph', life: 3 },
      ],
      combat: { monster: critical },
    })
    .throws('red', { zone: 'hole' })
    .expect(
      'torm missed: hole',
      'torm life 2 → -1: miss',
      'randolph life 3 → 0: miss',
      'torm fainted',
      'randolph fainted',
      'lost: all-fainted',
    ),
);

clause(['DF1-FAINT-05', 'DF1-R-12'], 'a hero alone loses by fainting', t =>
  t
    .combat({ heroes: [{ hero: 'torm', life: 2 }], solo: true })
    .throws('red', { zone: 'hole' })
    .ends('all-fainted'),
);

clause(['DF1-FAINT-05', 'DF1-R-38'], 'a throw that fells the monster and the last hero is no loss', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', life: 1, equipment: [armor({ counterblow: true })] },
        { hero: 'randolph', fainted: true },
      ],
      combat: { monster: biting, life: 3 },
    })
    .throws('red', { zone: 'hole' })
    .begins(
      'torm missed: hole',
      'torm life 1 → -2: miss',
      'torm fainted',
      'monster life 3 → 0: test-armor',
      'defeated test-monster',
    )
    .goesOn()
    .asks('torm', 'scar'),
);

clause('DF1-R-38', 'against the boss such a throw wins', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', life: 1, equipment: [armor({ counterblow: true })] }],
      combat: { boss: boss({ damage: 3 }), life: 3 },
    })
    .throws('red', { zone: 'hole' })
    .includes('torm fainted', 'defeated test-boss', 'won')
    .ends('won'),
);

clause(['DF1-FAINT-06', 'DF1-R-06'], 'no potion, prayer or beer reaches a fainted hero', t =>
  t
    .combat({
      heroes: [
        {
          hero: 'lady-mary',
          equipment: [potion],
          abilities: { blue: 'beer', green: 'divine-intervention' },
        },
        { hero: 'randolph', fainted: true },
        'torm',
      ],
    })
    .mayNot('lady-mary uses potion on randolph')
    .throws('green', { face: 'icon' })
    .excludes(/healed/)
    .combat({
      heroes: [
        { hero: 'brockenstock', abilities: { blue: 'beer' } },
        { hero: 'randolph', fainted: true },
        'torm',
      ],
    })
    .throws('blue', { face: 'icon' })
    .offers('brockenstock chooses brockenstock', 'brockenstock chooses torm')
    .mayNot('brockenstock chooses randolph'),
);

clause('DF1-FAINT-06', 'maintenance revives a fainted hero, at the price of a scar', t =>
  t
    .combat({ heroes: ['torm', { hero: 'randolph', fainted: true }], combat: { life: 3 } })
    .throws('red', { zone: '3' })
    .asks('randolph', 'scar')
    .shows({ 'heroes.randolph.fainted': true, 'heroes.randolph.scars': [] })
    .offers('randolph scars red', 'randolph scars green', 'randolph scars blue')
    .does('randolph scars red')
    .shows({ 'heroes.randolph.fainted': false, 'heroes.randolph.scars': ['red'], 'heroes.randolph.life': 6 }),
);

clause('DF1-FAINT-07', 'a hero faints from a Critical Miss of another', t =>
  t
    .combat({ heroes: ['torm', { hero: 'randolph', life: 3 }], combat: { monster: critical } })
    .throws('red', { zone: 'hole' })
    .expect('torm missed: hole', 'torm life 9 → 6: miss', 'randolph life 3 → 0: miss', 'randolph fainted'),
);

clause('DF1-FAINT-07', 'a hero faints from a party defeat', t =>
  t
    .combat({ heroes: ['torm', { hero: 'randolph', life: 1 }], combat: { dice: [] } })
    .does('torm retrieves')
    .expect(
      'torm retrieved',
      'torm life 9 → 8: retrieve',
      'randolph life 1 → 0: retrieve',
      'randolph fainted',
    ),
);

clause(['DF1-FAINT-07', 'DF1-R-37'], 'a hero faints from the price of Berserk, after the doubled blow', t =>
  t
    .combat({ heroes: [{ hero: 'torm', life: 1, abilities: { red: 'berserk' } }, 'randolph'] })
    .throws('red', { zone: '3', face: 'icon' })
    .does('torm accepts')
    .expect(
      'torm multiplied by 2',
      'torm life 1 → 0: berserk',
      'damage 6 = 3 section + 3 berserk',
      'monster life 12 → 6: hit',
      'torm fainted',
    )
    .asks('randolph', 'turn'),
);

clause(['DF1-FAINT-07', 'DF1-R-99'], 'so does a hero whose last blow kills', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', life: 1, abilities: { red: 'berserk' } }, 'randolph'],
      combat: { life: 6 },
    })
    .throws('red', { zone: '3', face: 'icon' })
    .does('torm accepts')
    .includes('monster life 6 → 0: hit', 'torm fainted', 'defeated test-monster')
    .asks('torm', 'scar'),
);

clause(['DF1-FAINT-07', 'DF1-R-76'], 'a hero faints from backing down, and misses the encounter', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', life: 1 }, 'randolph'],
      combat: { monster: monster({ requirement: 'nose' }) },
    })
    .does('torm proposes backing-down', 'randolph votes yes')
    .includes('torm life 1 → 0: back-down', 'randolph life 9 → 8: back-down', 'torm fainted')
    .asks('randolph', 'turn')
    .shows({ 'heroes.torm.fainted': true }),
);

clause(['DF1-FAINT-07', 'DF1-R-76'], 'a party that faints from backing down has lost', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', life: 1 }],
      combat: { monster: monster({ requirement: 'nose' }) },
    })
    .does('torm proposes backing-down')
    .ends('all-fainted'),
);

const berserk: TestHero = { hero: 'torm', life: 1, abilities: { red: 'berserk' } };

clause(['DF1-FAINT-05', 'DF1-R-37'], 'the last hero who pays with the last life loses, after fainting', t =>
  t
    .combat({ heroes: [berserk, { hero: 'randolph', fainted: true }] })
    .throws('red', { zone: '3', face: 'icon' })
    .does('torm accepts')
    .expect(
      'torm multiplied by 2',
      'torm life 1 → 0: berserk',
      'damage 6 = 3 section + 3 berserk',
      'monster life 12 → 6: hit',
      'torm fainted',
      'lost: all-fainted',
    )
    .ends('all-fainted'),
);
