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

clause(['DF1-MAINT-01', 'DF1-R-23'], 'a die the monster is immune to was not used', t =>
  last(
    t,
    { chest: { dice: 0 }, combat: { dice: ['red', 'blue'] } },
    { ability: 'hero-dice-immunity', immuneTo: 'blue' },
  )
    .throws('red')
    .expect(...KILL, 'dice +1 = 1: unused-dice'),
);

// ---- the monster ----------------------------------------------------------------------------------------

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

clause('DF1-MAINT-13', 'the next round begins with the movement', t =>
  last(t, { cards: [monster({ id: 'next' })], decks: { monsters: ['next'] } })
    .shows({ round: 1 })
    .throws('red')
    .shows({ round: 2, phase: 'dungeon', room: 'test-room' })
    .offers('party moves to left-door', 'party moves to right-door')
    .does('party moves to right-door')
    .expect('room right-door', 'monster next life 12 = 12 next; coins 1'),
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
