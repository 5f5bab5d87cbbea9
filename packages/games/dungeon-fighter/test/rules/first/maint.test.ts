import { doors, hall } from '../../support/rooms.ts';
import { clause, monster, type Table, type TestStage, weapon } from '../../support/table.ts';

const slots = { weapon: 2, armor: 1, spendable: 1 };

/** A fight one hit away from its maintenance, in a room with two ways on. */
const last = (
  t: Table,
  { combat, ...stage }: Partial<TestStage> = {},
  foe: Parameters<typeof monster>[0] = {},
): Table =>
  t.combat({
    heroes: ['torm', 'randolph', 'goldfinga'],
    ...stage,
    cards: [...doors, ...(stage.cards ?? [])],
    combat: { monster: monster({ coins: 0, ...foe }), life: 3, room: hall(), ...combat },
  });

const KILL = ['torm hit 3', 'damage 3 = 3 section', 'monster life 3 → 0: hit', 'defeated test-monster'];

clause(
  [
    'DF1-MAINT-01',
    'DF1-MAINT-04',
    'DF1-MAINT-06',
    'DF1-MAINT-08',
    'DF1-MAINT-09',
    'DF1-MAINT-10',
    'DF1-MAINT-11',
    'DF1-MAINT-13',
    'DF1-R-89',
  ],
  'the steps come in the order of the list',
  t =>
    last(
      t,
      {
        heroes: [
          { hero: 'torm', life: 5, slots, equipment: [weapon()] },
          { hero: 'randolph', fainted: true },
          { hero: 'goldfinga', slots, abilities: { red: 'five-finger-discount' } },
        ],
        chest: { coins: 0, dice: 0 },
        cards: [weapon({ id: 'loot' })],
        decks: { shop: ['loot'] },
        combat: {
          active: 'goldfinga',
          markers: { charm: 'torm' },
          bonusDiceThrown: 1,
          room: hall({ kind: 'fountain' }),
        },
      },
      { coins: 2 },
    )
      .throws('red', { face: 'icon' })
      .expect(
        'goldfinga hit 3',
        'goldfinga ability red: five-finger-discount',
        'goldfinga stole loot',
        'damage 3 = 3 section',
        'monster life 3 → 0: hit',
        'defeated test-monster',
        'dice +2 = 2: unused-dice',
        'coins +2 = 2: test-monster',
        'torm captured test-monster',
      )
      .shows({ phase: 'rest', first: 'torm', 'supply.dice': 7, combat: null })
      .asks('party', 'assign')
      .does('party assigns loot to goldfinga')
      .expect('assigned loot to goldfinga')
      .asks('randolph', 'scar')
      .does('randolph scars red')
      .expect('randolph scarred red: maximum 6')
      .asks('party', 'trade')
      .does('party done')
      .expect('torm healed 5 → 9: test-room')
      .asks('party', 'move'),
);

// ---- unused dice ----------------------------------------------------------------------------------------

for (const [used, dice, reward] of [
  ['first', ['red', 'green', 'blue'], ['dice +2 = 2: unused-dice']],
  ['second', ['red', 'green'], ['dice +1 = 1: unused-dice']],
  ['third', ['red'], []],
] as const) {
  clause('DF1-MAINT-01', `a monster defeated by the ${used} hero die: ${reward[0] ?? 'no reward'}`, t =>
    last(t, { chest: { dice: 0 }, combat: { dice } })
      .throws('red')
      .expect(...KILL, ...reward),
  );

  clause('DF1-MAINT-02', `a defeated party gets nothing for the ${used} hero die`, t =>
    last(t, { chest: { dice: 0 }, combat: { dice, defeats: 1 } })
      .throws('red')
      .expect(...KILL)
      .shows({ 'chest.dice': 0, 'supply.dice': 9 }),
  );
}

clause(['DF1-MAINT-01', 'DF1-R-23'], 'a die the monster is immune to was not used', t =>
  last(
    t,
    { chest: { dice: 0 }, combat: { dice: ['red', 'blue'] } },
    { ability: 'hero-dice-immunity', immuneTo: 'blue' },
  )
    .throws('red')
    .expect(...KILL, 'dice +1 = 1: unused-dice'),
);

for (const [supply, reward] of [
  [1, ['dice +1 = 9: unused-dice']],
  [0, []],
] as const)
  clause(
    ['DF1-MAINT-01', 'DF1-R-24'],
    `of 2 bonus dice earned ${supply} come from a supply of ${supply}`,
    t =>
      last(t, { chest: { dice: 9 - supply } })
        .throws('red')
        .expect(...KILL, ...reward)
        .shows({ 'chest.dice': 9, 'supply.dice': 0 }),
  );

clause('DF1-MAINT-12', 'the reward is decided before the token of the leader is turned back', t =>
  last(t, { chest: { dice: 0 }, combat: { defeats: 1 } })
    .throws('red')
    .excludes(/unused-dice/)
    .shows({ combat: null }),
);

// ---- dice and token -------------------------------------------------------------------------------------

for (const [active, first] of [
  ['torm', 'randolph'],
  ['randolph', 'goldfinga'],
  ['goldfinga', 'torm'],
] as const) {
  clause('DF1-MAINT-03', `after the last throw of ${active} the dice go to ${first}, who begins`, t =>
    last(t, { combat: { active } })
      .throws('red')
      .shows({ first, leader: 'torm' })
      .does('party moves to left-door')
      .asks(first, 'turn')
      .offers(`${first} throws red`, `${first} throws green`, `${first} throws blue`),
  );
}

clause(['DF1-MAINT-03', 'DF1-R-21'], 'a fainted hero on the left keeps the role and is revived', t =>
  last(t, { heroes: ['torm', { hero: 'randolph', fainted: true }, 'goldfinga'] })
    .throws('red')
    .does('randolph scars red', 'party moves to left-door')
    .asks('randolph', 'turn'),
);

clause(['DF1-MAINT-03', 'DF1-R-21'], 'a hero eliminated now hands the dice to the next hero in play', t =>
  last(t, { heroes: ['torm', { hero: 'randolph', fainted: true, scars: ['red', 'blue'] }, 'goldfinga'] })
    .throws('red')
    .includes('randolph eliminated')
    .shows({ first: 'goldfinga' })
    .does('party moves to left-door')
    .asks('goldfinga', 'turn'),
);

clause('DF1-MAINT-04', 'bonus dice used this round go to the supply', t =>
  last(t, { chest: { dice: 1 }, combat: { dice: [], bonusDiceThrown: 2 } })
    .throws('white')
    .expect(...KILL)
    .shows({ 'chest.dice': 0, 'supply.dice': 9 }),
);

clause('DF1-MAINT-05', 'the next fight begins undefeated and is rewarded again', t =>
  last(t, {
    chest: { dice: 0 },
    cards: [monster({ id: 'next', life: 1, coins: 0 })],
    decks: { monsters: ['next'] },
    combat: { defeats: 2 },
  })
    .throws('red')
    .does('party moves to left-door')
    .shows({ 'combat.defeats': 0 })
    .throws('red')
    .includes('defeated next', 'dice +2 = 2: unused-dice'),
);

// ---- the monster ----------------------------------------------------------------------------------------

for (const coins of [1, 3])
  clause('DF1-MAINT-06', `all ${coins} coins on the monster card go to the chest`, t =>
    last(t, { chest: { coins: 2 }, combat: { dice: ['red'] } }, { coins })
      .throws('red')
      .expect(...KILL, `coins +${coins} = ${2 + coins}: test-monster`)
      .shows({ 'chest.coins': 2 + coins, 'supply.coins': 28 - coins }),
  );

clause('DF1-MAINT-07', 'the monster card goes to the discard pile', t =>
  last(t)
    .throws('red')
    .shows({ discard: ['test-monster'], combat: null }),
);

clause(['DF1-MAINT-07', 'DF1-MAINT-08'], 'a charmed monster goes to its seducer instead', t =>
  last(t, { combat: { markers: { charm: 'goldfinga' }, dice: ['red'] } })
    .throws('red')
    .expect(...KILL, 'goldfinga captured test-monster')
    .shows({ discard: [], 'heroes.goldfinga.captives': ['test-monster'] }),
);

clause('DF1-MAINT-08', 'stolen cards are turned up together and shared out', t =>
  last(t, {
    heroes: [
      { hero: 'goldfinga', slots, abilities: { red: 'five-finger-discount', blue: 'five-finger-discount' } },
      { hero: 'torm', slots },
    ],
    cards: [weapon({ id: 'one-loot' }), weapon({ id: 'two-loot' })],
    decks: { shop: ['one-loot', 'two-loot'] },
    combat: { life: 6 },
  })
    .throws('red', { face: 'icon' })
    .tells(
      'goldfinga',
      'goldfinga hit 3',
      'goldfinga ability red: five-finger-discount',
      'goldfinga stole a card',
      'damage 3 = 3 section',
      'monster life 6 → 3: hit',
    )
    .throws('green', { zone: '1' })
    .throws('blue', { face: 'icon' })
    .asks('party', 'assign')
    .shows({ 'question.cards': ['one-loot', 'two-loot'] })
    .does('party assigns two-loot to torm')
    .shows({ 'question.cards': ['one-loot'], 'question.card': 'one-loot' })
    .does('party boxes one-loot')
    .shows({ scrap: ['one-loot'], 'heroes.torm.equipment': [{ card: 'two-loot', used: false }] })
    .asks('party', 'trade'),
);

clause('DF1-MAINT-08', 'power tokens return to the supply: the next fight begins without any', t =>
  last(t, { combat: { markers: { tracking: 'torm', toad: 'torm', beer: 'torm' } } })
    .throws('red', { zone: '2' })
    .does('party moves to left-door')
    .shows({ 'combat.markers': [] }),
);

// ---- heroes ---------------------------------------------------------------------------------------------

clause('DF1-MAINT-09', 'fainted heroes take scars in turn, or are eliminated', t =>
  last(t, {
    heroes: [
      'torm',
      { hero: 'randolph', fainted: true },
      { hero: 'goldfinga', fainted: true, scars: ['red', 'blue'] },
      { hero: 'murka', fainted: true, scars: ['red'] },
    ],
    combat: { dice: ['red'] },
  })
    .throws('red')
    .expect(...KILL)
    .does('randolph scars green')
    .expect('randolph scarred green: maximum 6', 'goldfinga eliminated')
    .does('murka scars blue')
    .expect('murka scarred blue: maximum 3')
    .asks('party', 'move'),
);

clause('DF1-MAINT-10', 'equipment changes hands now, and not during the fight', t =>
  last(t, {
    heroes: [
      { hero: 'torm', slots, equipment: [weapon()] },
      { hero: 'randolph', slots },
    ],
    combat: { dice: ['red'] },
  })
    .mayNot('torm gives test-weapon to randolph')
    .throws('red')
    .asks('party', 'trade')
    .offers('torm gives test-weapon to randolph', 'party done', 'torm discards test-weapon')
    .does('torm gives test-weapon to randolph')
    .expect('torm gave test-weapon to randolph'),
);

for (const [kind, values, lines, asked] of [
  ['plain', {}, [], 'move'],
  ['fountain', {}, ['torm healed 5 → 9: test-room'], 'move'],
  ['treasure', { reward: [{ coins: 3 }] }, ['coins +3 = 3: test-room'], 'move'],
] as const)
  clause('DF1-MAINT-11', `a ${kind} room has its effect at the end: ${lines[0] ?? 'none'}`, t =>
    last(t, {
      heroes: [{ hero: 'torm', life: 5 }, 'randolph'],
      chest: { coins: 0 },
      combat: { dice: ['red'], room: hall({ kind, ...values }) },
    })
      .throws('red')
      .expect(...KILL, ...lines)
      .asks('party', asked),
  );

clause('DF1-MAINT-11', 'a shop opens at the end', t =>
  last(t, { combat: { room: hall({ kind: 'shop' }) } })
    .throws('red')
    .asks('party', 'shop')
    .does('party done')
    .asks('party', 'move'),
);

clause('DF1-MAINT-13', 'the next round begins with the movement', t =>
  last(t, { cards: [monster({ id: 'next' })], decks: { monsters: ['next'] } })
    .shows({ round: 1 })
    .throws('red')
    .shows({ round: 2, phase: 'dungeon', room: 'test-room' })
    .offers('party moves to left-door', 'party moves to right-door')
    .does('party moves to right-door')
    .expect('room right-door', 'monster next life 12 = 12 next; coins 1'),
);

clause(['DF1-MAINT-14', 'DF1-R-07'], 'standing heroes recover nothing by the end of an encounter', t =>
  last(t, {
    heroes: [
      { hero: 'torm', life: 5 },
      { hero: 'randolph', life: 1 },
    ],
    combat: { dice: ['red'] },
  })
    .throws('red')
    .expect(...KILL)
    .shows({ 'heroes.torm.life': 5, 'heroes.randolph.life': 1 }),
);

clause(
  ['DF1-R-18', 'DF1-R-21'],
  'dice and token of an eliminated hero pass over those who were out before',
  t =>
    t
      .combat({
        heroes: [
          'torm',
          { hero: 'randolph', fainted: true, scars: ['red', 'blue'] },
          { hero: 'goldfinga', eliminated: true },
          'murka',
        ],
        leader: 'randolph',
        cards: doors,
        combat: { monster: monster({ coins: 0 }), life: 3, room: hall(), active: 'torm' },
      })
      .throws('red')
      .includes('randolph eliminated', 'murka leads')
      .shows({ first: 'murka', leader: 'murka' }),
);

clause(['DF1-R-18', 'DF1-R-21'], 'the elimination of another changes neither', t =>
  t
    .combat({
      heroes: ['torm', 'randolph', { hero: 'goldfinga', fainted: true, scars: ['red', 'blue'] }],
      leader: 'torm',
      cards: doors,
      combat: { monster: monster({ coins: 0 }), life: 3, room: hall(), active: 'torm' },
    })
    .throws('red')
    .includes('goldfinga eliminated')
    .excludes(/leads/)
    .shows({ first: 'randolph', leader: 'torm' }),
);
