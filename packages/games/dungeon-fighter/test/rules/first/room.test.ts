import type { RoomEffect, RoomKind } from '../../../rules/index.ts';
import { doors, hall } from '../../support/rooms.ts';
import { armor, clause, monster, type Table, type TestStage, weapon } from '../../support/table.ts';

const KILL = ['torm hit 3', 'damage 3 = 3 section', 'monster life 3 → 0: hit', 'defeated test-monster'];
const slots = { weapon: 1, armor: 1, spendable: 1 };

/** The last hit in a room, with no unused die to reward. */
const inRoom = (
  t: Table,
  values: Parameters<typeof hall>[0],
  { combat, cards = [], ...stage }: Partial<TestStage> = {},
): Table =>
  t.combat({
    heroes: ['torm', 'randolph'],
    chest: { coins: 0, dice: 0 },
    ...stage,
    cards: [...doors, ...cards],
    combat: { monster: monster({ coins: 0 }), life: 3, dice: ['red'], room: hall(values), ...combat },
  });

clause('DF1-ROOM-01', 'a fountain heals every hero to the current maximum', t =>
  inRoom(
    t,
    { kind: 'fountain' },
    {
      heroes: [
        { hero: 'torm', life: 1 },
        { hero: 'randolph', life: 2, scars: ['red'] },
        { hero: 'goldfinga', life: 1, scars: ['red', 'blue'] },
        'murka',
      ],
    },
  )
    .throws('red')
    .expect(
      ...KILL,
      'torm healed 1 → 9: test-room',
      'randolph healed 2 → 6: test-room',
      'goldfinga healed 1 → 3: test-room',
    ),
);

clause(['DF1-ROOM-01', 'DF1-R-07'], 'a fountain brings no eliminated hero back', t =>
  inRoom(t, { kind: 'fountain' }, { heroes: ['torm', { hero: 'randolph', eliminated: true }] })
    .throws('red')
    .expect(...KILL)
    .shows({ 'heroes.randolph.life': 0, 'heroes.randolph.eliminated': true }),
);

const REWARDS: readonly (readonly [string, readonly RoomEffect[], readonly string[]])[] = [
  ['coins', [{ coins: 3 }], ['coins +3 = 3: test-room']],
  ['bonus dice', [{ bonusDice: 2 }], ['dice +2 = 2: test-room']],
  ['both', [{ coins: 1 }, { bonusDice: 1 }], ['coins +1 = 1: test-room', 'dice +1 = 1: test-room']],
];

for (const [what, reward, lines] of REWARDS)
  clause('DF1-ROOM-02', `a treasure chamber pays its printed reward: ${what}`, t =>
    inRoom(t, { kind: 'treasure', reward })
      .throws('red')
      .expect(...KILL, ...lines),
  );

const gift = (t: Table, heroes: TestStage['heroes']): Table =>
  inRoom(
    t,
    { kind: 'treasure', reward: [{ freeEquipment: 1 }] },
    { heroes, cards: [weapon({ id: 'gift' })], decks: { shop: ['gift'] } },
  ).throws('red');

clause('DF1-ROOM-03', 'free equipment is the top card of the deck, for a hero of choice', t =>
  gift(t, ['torm', 'randolph'])
    .expect(...KILL)
    .shows({ 'question.at': 'assign', 'question.card': 'gift' })
    .offers('party assigns gift to torm', 'party assigns gift to randolph', 'party boxes gift')
    .does('party assigns gift to randolph')
    .expect('assigned gift to randolph')
    .shows({ 'heroes.randolph.equipment': [{ card: 'gift', used: false }] })
    .asks('party', 'move'),
);

clause(['DF1-ROOM-03', 'DF1-R-92'], 'the receiver may make room, or the card is discarded', t => {
  const heroes = [
    { hero: 'torm', slots, equipment: [weapon({ id: 'club' }), armor({ id: 'pot' })] },
    { hero: 'randolph', slots: { weapon: 0, armor: 1, spendable: 0 } },
  ];
  gift(t, heroes)
    .asks('party', 'trade')
    .does('party done')
    .offers('party boxes gift', 'torm discards club', 'torm discards pot')
    .does('torm discards club', 'party assigns gift to torm')
    .expect('torm discarded club', 'assigned gift to torm');
  gift(t, heroes)
    .does('party done', 'party boxes gift')
    .expect('boxed gift')
    .shows({ scrap: ['gift'] });
});

for (const [hero, die] of [
  ['torm', 'red'],
  ['randolph', 'green'],
] as const)
  clause('DF1-ROOM-04', `a dangerous room binds the ${die} die of ${hero}`, t =>
    t
      .combat({
        heroes: ['torm', 'randolph'],
        combat: { room: hall({ kind: 'danger', requirement: 'jump' }), active: hero },
        cards: doors,
      })
      .does(`${hero} throws ${die}`)
      .shows({ 'combat.throw.requirements': ['jump'] })
      .does('lands 4 blank failed jump')
      .expect(`${hero} missed: jump`, `${hero} life 9 → 7: miss`),
  );

clause('DF1-ROOM-05', 'a dangerous room has no effect in maintenance', t =>
  inRoom(t, { kind: 'danger', requirement: 'jump' }, { heroes: [{ hero: 'torm', life: 5 }, 'randolph'] })
    .throws('red')
    .expect(...KILL)
    .asks('party', 'move'),
);

for (const kind of ['shop', 'fountain', 'treasure'] as const satisfies readonly RoomKind[])
  clause('DF1-ROOM-05', `a ${kind} has no effect on the fight`, t =>
    t
      .combat({
        heroes: [{ hero: 'torm', life: 5 }, 'randolph'],
        cards: doors,
        combat: { room: hall({ kind, ...(kind === 'treasure' && { reward: [{ coins: 3 }] }) }) },
      })
      .shows({ 'combat.life': 12, 'chest.coins': 2, 'heroes.torm.life': 5 })
      .does('torm throws red')
      .shows({ 'combat.throw.requirements': [] })
      .does('lands outside blank')
      .expect('torm missed: outside', 'torm life 5 → 3: miss'),
  );

for (const [kind, values, line] of [
  ['fountain', {}, 'torm healed 5 → 9: test-room'],
  ['treasure', { reward: [{ coins: 3 }] }, 'coins +3 = 3: test-room'],
] as const)
  clause('DF1-ROOM-06', `the ${kind} gives once, and only when the monster is defeated`, t =>
    inRoom(
      t,
      { kind, ...values },
      {
        heroes: [{ hero: 'torm', life: 5 }, 'randolph'],
        cards: [monster({ id: 'next', life: 1, coins: 0 })],
        decks: { monsters: ['next'] },
        combat: { dice: ['red', 'green', 'blue'] },
      },
    )
      .throws('red', { zone: '2' })
      .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 3 → 1: hit')
      .throws('green', { zone: '2' })
      .includes('defeated test-monster', line)
      .does('party moves to left-door')
      .throws('red')
      .excludes(/test-room/),
  );

clause('DF1-ROOM-06', 'backing down earns no reward', t =>
  inRoom(
    t,
    { kind: 'treasure', reward: [{ coins: 3 }], requirement: 'jump' },
    {
      cards: [monster({ id: 'next', coins: 0 })],
      decks: { monsters: ['next'] },
      combat: { dice: ['red', 'green', 'blue'] },
    },
  )
    .does('torm proposes backing-down', 'randolph votes yes')
    .excludes(/coins \+/)
    .shows({ 'chest.coins': 0, 'combat.foe': 'next' }),
);

clause(['DF1-ROOM-07', 'DF1-R-07'], 'a fountain saves nobody from a scar', t =>
  inRoom(
    t,
    { kind: 'fountain' },
    {
      heroes: [
        { hero: 'torm', life: 5 },
        { hero: 'randolph', fainted: true },
      ],
    },
  )
    .throws('red')
    .expect(...KILL)
    .does('randolph scars red')
    .expect('randolph scarred red: maximum 6', 'torm healed 5 → 9: test-room')
    .shows({ 'heroes.randolph.life': 6 }),
);
