/** What rooms do, in every edition that has the rule. */
import { hall, killed, lastBlow } from '../support/rooms.ts';
import {
  armor,
  clauses,
  monster,
  rows,
  type Table,
  type TestStage,
  times,
  weapon,
} from '../support/table.ts';

const slots = { weapon: 1, armor: 1, spendable: 1 };

/** The last hit in a room of a map, with no unused die and no coin to reward. */
const inRoom = (
  t: Table,
  values: Parameters<typeof hall>[0],
  { combat, ...stage }: Partial<TestStage> = {},
): Table =>
  lastBlow(t, { chest: { coins: 0, dice: 0 }, ...stage, combat: { room: hall(values), ...combat } });

// ---- fountains ------------------------------------------------------------------------------------------

clauses(
  rows('DF1-ROOM-01', 'DF0-ROOM-02'),
  'a fountain heals every hero to the current maximum, when the monster is defeated',
  t => {
    const [hero, next, third, fourth] = t.party;
    inRoom(
      t,
      { kind: 'fountain' },
      {
        heroes: [
          { hero, life: 1 },
          { hero: next, life: 2, scars: ['red'] },
          { hero: third, life: 1, scars: ['red', 'blue'] },
          fourth,
        ],
      },
    )
      .throws('red')
      .expect(
        ...killed(t.party[0]),
        `${hero} healed 1 → 9: test-room`,
        `${next} healed 2 → 6: test-room`,
        `${third} healed 1 → 3: test-room`,
      )
      .asks('party', 'move');
  },
);

clauses(rows(['DF1-ROOM-01', 'DF1-R-07'], 'DF0-ROOM-02'), 'a fountain brings no eliminated hero back', t => {
  const [hero, next] = t.party;
  inRoom(t, { kind: 'fountain' }, { heroes: [hero, { hero: next, eliminated: true }] })
    .throws('red')
    .expect(...killed(t.party[0]))
    .shows({ [`heroes.${next}.life`]: 0, [`heroes.${next}.eliminated`]: true });
});

clauses(
  rows(['DF1-ROOM-07', 'DF1-R-07', 'DF1-R-89'], ['DF0-MAINT-08', 'DF0-R-10']),
  'a fountain saves nobody from a scar',
  t => {
    const [hero, next] = t.party;
    inRoom(
      t,
      { kind: 'fountain' },
      {
        heroes: [
          { hero, life: 5 },
          { hero: next, fainted: true },
        ],
      },
    )
      .throws('red')
      .expect(...killed(t.party[0]))
      .asks(next, 'scar')
      .does(`${next} scars red`)
      .expect(`${next} scarred red: maximum 6`, `${hero} healed 5 → 9: test-room`)
      .shows({ [`heroes.${next}.life`]: 6 });
  },
);

// ---- treasures ------------------------------------------------------------------------------------------

clauses(
  times(rows('DF1-ROOM-02', 'DF0-ROOM-03'), [
    { what: 'coins', reward: [{ coins: 3 }], lines: ['coins +3 = 3: test-room'] },
    { what: 'bonus dice', reward: [{ bonusDice: 2 }], lines: ['dice +2 = 2: test-room'] },
    {
      what: 'both',
      reward: [{ coins: 1 }, { bonusDice: 1 }],
      lines: ['coins +1 = 1: test-room', 'dice +1 = 1: test-room'],
    },
  ]),
  ({ what }) => `a treasure pays its printed reward: ${what}`,
  (t, { reward, lines }) =>
    inRoom(t, { kind: 'treasure', reward })
      .excludes(/test-room/)
      .throws('red')
      .expect(...killed(t.party[0]), ...lines)
      .asks('party', 'move'),
);

clauses(
  times(rows(['DF1-ROOM-02', 'DF1-R-24'], ['DF0-ROOM-03', 'DF0-R-44']), [
    { chest: { coins: 29, dice: 0 }, reward: [{ coins: 3 }], lines: ['coins +1 = 30: test-room'] },
    { chest: { coins: 30, dice: 0 }, reward: [{ coins: 3 }], lines: [] },
    { chest: { coins: 0, dice: 8 }, reward: [{ bonusDice: 2 }], lines: ['dice +1 = 9: test-room'] },
    { chest: { coins: 0, dice: 9 }, reward: [{ bonusDice: 2 }], lines: [] },
  ]),
  ({ chest, lines }) =>
    `with ${chest.coins} coins and ${chest.dice} dice in the chest a treasure gives what is left: ${lines[0] ?? 'nothing'}`,
  (t, { chest, reward, lines }) =>
    inRoom(t, { kind: 'treasure', reward }, { chest })
      .throws('red')
      .expect(...killed(t.party[0]), ...lines),
);

const gift = (t: Table, heroes: TestStage['heroes']): Table =>
  inRoom(
    t,
    { kind: 'treasure', reward: [{ freeEquipment: 1 }] },
    { heroes, leader: t.party[1], cards: [weapon({ id: 'gift' })], decks: { shop: ['gift'] } },
  ).throws('red');

clauses(
  rows('DF1-ROOM-03', 'DF0-ROOM-04'),
  'free equipment is the top card of the deck, for a hero of choice who has room for it',
  t => {
    const [hero, next, third] = t.party;
    gift(t, [
      { hero, slots },
      { hero: next, slots },
      { hero: third, slots: { ...slots, weapon: 0 } },
    ])
      .expect(...killed(t.party[0]))
      .asks('party', 'assign')
      .shows({ 'question.card': 'gift', leader: next })
      .offers(`party assigns gift to ${hero}`, `party assigns gift to ${next}`, 'party boxes gift')
      .does(`party assigns gift to ${next}`)
      .expect(`assigned gift to ${next}`)
      .shows({ [`heroes.${next}.equipment`]: [{ card: 'gift', used: false }] })
      .asks('party', 'move');
  },
);

clauses(
  rows(['DF1-ROOM-03', 'DF1-R-92', 'DF1-R-56'], ['DF0-ROOM-04', 'DF0-R-45']),
  'the receiver may make room, or the card is discarded',
  t => {
    const [hero, next] = t.party;
    const heroes = [
      { hero, slots, equipment: [weapon({ id: 'club' }), armor({ id: 'pot' })] },
      { hero: next, slots: { weapon: 0, armor: 1, spendable: 0 } },
    ];
    gift(t, heroes)
      .asks('party', 'trade')
      .does('party done')
      .offers('party boxes gift', `${hero} discards club`, `${hero} discards pot`)
      .does(`${hero} discards club`, `party assigns gift to ${hero}`)
      .expect(`${hero} discarded club`, `assigned gift to ${hero}`);
    gift(t, heroes)
      .does('party done', 'party boxes gift')
      .expect('boxed gift')
      .shows({ scrap: ['gift'] });
  },
);

clauses(
  rows(['DF1-EQUIP-05', 'DF1-R-56'], ['DF0-EQUIP-02', 'DF0-R-45']),
  'a gift makes room for its own kind only',
  t => {
    const [hero, next] = t.party;
    gift(t, [
      { hero, slots, equipment: [weapon({ id: 'club' }), armor({ id: 'pot' })] },
      { hero: next, slots },
    ])
      .does('party done')
      .offers(
        `party assigns gift to ${next}`,
        'party boxes gift',
        `${hero} gives club to ${next}`,
        `${hero} discards club`,
        `${hero} discards pot`,
      )
      .mayNot(`${hero} gives pot to ${next}`)
      .does(`${hero} gives club to ${next}`, `party assigns gift to ${hero}`)
      .expect(`${hero} gave club to ${next}`, `assigned gift to ${hero}`);
  },
);

clauses(
  times(rows('DF1-ROOM-06', ['DF0-ROOM-02', 'DF0-ROOM-03', 'DF0-MAINT-08']), [
    { kind: 'fountain', values: {}, healed: true },
    { kind: 'treasure', values: { reward: [{ coins: 3 }] }, healed: false },
  ] as const),
  ({ kind }) => `the ${kind} gives once, and only when the monster is defeated`,
  (t, { kind, values, healed }) => {
    const [hero, next] = t.party;
    inRoom(
      t,
      { kind, ...values },
      {
        heroes: [{ hero, life: 5 }, next],
        cards: [monster({ id: 'weak', life: 1, coins: 0 })],
        decks: { monsters: ['weak'] },
        combat: { dice: ['red', 'green'] },
      },
    )
      .throws('red', { zone: '2' })
      .expect(`${hero} hit 2`, 'damage 2 = 2 section', 'monster life 3 → 1: hit')
      .throws('green', { zone: '2' })
      .expect(
        `${next} hit 2`,
        'damage 2 = 2 section',
        'monster life 1 → -1: hit',
        'defeated test-monster',
        healed ? `${hero} healed 5 → 9: test-room` : 'coins +3 = 3: test-room',
      )
      .does('party moves to left-door')
      .throws('red')
      .includes('defeated weak')
      .excludes(/test-room/);
  },
);

clauses(
  times(rows('DF1-ROOM-05', 'DF0-MAINT-08'), [
    { kind: 'shop', values: {} },
    { kind: 'fountain', values: {} },
    { kind: 'treasure', values: { reward: [{ coins: 3 }] } },
  ] as const),
  ({ kind }) => `a ${kind} has no effect on the fight`,
  (t, { kind, values }) => {
    const [hero, next] = t.party;
    t.fight({ heroes: [{ hero, life: 5 }, next], combat: { room: hall({ kind, ...values }) } })
      .expect('monster test-monster life 12 = 12 test-monster; coins 1')
      .shows({ 'combat.life': 12, 'chest.coins': 2, [`heroes.${hero}.life`]: 5, display: [] })
      .does(`${hero} throws red`)
      .shows({ 'combat.throw.requirements': [] })
      .does('lands outside blank')
      .expect(`${hero} missed: outside`, `${hero} life 5 → 3: miss`);
  },
);

// ---- dangers --------------------------------------------------------------------------------------------

clauses(
  rows('DF2-ROOM-06', 'DF1-ROOM-04', 'DF0-ROOM-01'),
  'the throw of a room binds every throw of the fight there, bonus dice too',
  t => {
    const [hero, next] = t.party;
    t.fight({ combat: { room: t.place('jump'), monster: monster({ life: 40 }), dice: ['red', 'green'] } })
      .does(`${hero} throws red`)
      .shows({ 'combat.throw.requirements': ['jump'] })
      .does('lands 4 blank')
      .expect(`${hero} hit 4`, 'damage 4 = 4 section', 'monster life 40 → 36: hit')
      .throws('green', { zone: '4', failed: ['jump'] })
      .expect(`${next} missed: jump`, `${next} life 9 → 7: miss`)
      .does(`${hero} throws white`)
      .shows({ 'combat.throw.requirements': ['jump'] })
      .does('lands 4 blank failed jump')
      .expect(`${hero} missed: jump`, `${hero} life 9 → 7: miss`);
  },
);

clauses(rows('DF1-ROOM-05', 'DF0-ROOM-01'), 'a dangerous room has no effect after the fight', t => {
  const [hero, next] = t.party;
  inRoom(t, { kind: 'danger', requirement: 'jump' }, { heroes: [{ hero, life: 5 }, next] })
    .throws('red')
    .expect(...killed(t.party[0]))
    .asks('party', 'move');
});
