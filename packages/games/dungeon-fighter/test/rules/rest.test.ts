/** The end of a fight (Resting, maintenance), in every edition that has the rule. */
import { hall, killed, lastBlow, moveOn, wayOn } from '../support/rooms.ts';
import { clauses, monster, rows, type Table, type TestStage, times } from '../support/table.ts';

/** Three heroes, one hit away from the end of a fight. */
const last = (t: Table, stage: Partial<TestStage> = {}): Table =>
  lastBlow(t, { heroes: t.party.slice(0, 3), ...stage });

// ---- coins and the card ---------------------------------------------------------------------------------

clauses(
  times(rows('DF2-REST-06', 'DF1-MAINT-06', 'DF0-MAINT-01'), [{ coins: 1 }, { coins: 3 }]),
  ({ coins }) => `all ${coins} coins on the monster go to the chest`,
  (t, { coins }) =>
    last(t, { leader: t.party[0], chest: { coins: 2 }, combat: { monster: monster({ coins }) } })
      .shows({ 'combat.coins': coins, 'supply.coins': 28 - coins })
      .throws('red')
      .expect(...killed(t.party[0]), `coins +${coins} = ${2 + coins}: test-monster`, ...wayOn(t))
      .shows({ 'chest.coins': 2 + coins, 'supply.coins': 28 - coins }),
);

clauses(
  times(
    rows(
      ['DF2-REST-06', 'DF2-SETUP-22', 'DF2-R-13'],
      ['DF1-MAINT-06', 'DF1-R-24'],
      ['DF0-MAINT-01', 'DF0-R-44'],
    ),
    [
      { coins: 28, gained: 2 },
      { coins: 29, gained: 1 },
      { coins: 30, gained: 0 },
    ],
  ),
  ({ coins, gained }) => `of 30 coins ${coins} are in the chest: a monster of 2 brings ${gained} more`,
  (t, { coins, gained }) =>
    last(t, { leader: t.party[0], chest: { coins }, combat: { monster: monster({ coins: 2 }) } })
      .throws('red')
      .expect(
        ...killed(t.party[0]),
        ...(gained > 0 ? [`coins +${gained} = ${coins + gained}: test-monster`] : []),
        ...wayOn(t),
      )
      .shows({ 'chest.coins': coins + gained, 'supply.coins': 30 - coins - gained }),
);

clauses(
  rows('DF2-REST-11', 'DF1-MAINT-07', ['DF0-MAINT-06', 'DF0-MONSTER-08']),
  'the defeated monster goes to the discard pile',
  t =>
    last(t)
      .shows({ discard: [] })
      .throws('red')
      .shows({ discard: ['test-monster'], box: [], scrap: [], combat: null }),
);

clauses(
  rows(['DF1-MAINT-07', 'DF1-MAINT-08'], 'DF0-MAINT-06'),
  'a charmed monster goes to its seducer instead',
  t => {
    const [, , third] = t.party;
    last(t, { combat: { markers: { charm: third } } })
      .throws('red')
      .expect(...killed(t.party[0]), `${third} captured test-monster`)
      .shows({ discard: [], [`heroes.${third}.captives`]: ['test-monster'] });
  },
);

clauses(
  [
    { proves: ['DF1-MAINT-08', 'DF1-HERO-13', 'DF1-HERO-28'], track: 'tracking' },
    { proves: 'DF0-MAINT-07', track: 'track' },
  ],
  'tokens do not follow into the next fight',
  (t, { track }) => {
    const [hero, next, third] = t.party;
    last(t, { combat: { markers: { toad: hero, charm: hero, [track]: next } } })
      .throws('red', { zone: '2' })
      .includes(`damage 3 = 2 section + 1 ${track}`, 'defeated test-monster');
    moveOn(t)
      .shows({ 'combat.foe': 'behind', 'combat.markers': [] })
      .throws('red', { zone: '2' })
      .expect(`${next} hit 2`, 'damage 2 = 2 section', 'monster life 30 → 28: hit')
      .throws('green', { zone: 'hole' })
      .expect(`${third} missed: hole`, `${third} life 9 → 7: miss`);
  },
);

clauses(
  rows('DF2-REST-14', ['DF1-MAINT-14', 'DF1-R-07'], 'DF0-ROOM-02'),
  'standing heroes recover nothing by the end of a fight',
  t => {
    const [hero, next] = t.party;
    last(t, {
      leader: hero,
      heroes: [
        { hero, life: 5 },
        { hero: next, life: 1 },
      ],
    })
      .throws('red')
      .expect(...killed(t.party[0]), ...wayOn(t))
      .shows({ phase: 'dungeon', [`heroes.${hero}.life`]: 5, [`heroes.${next}.life`]: 1 });
  },
);

// ---- dice -----------------------------------------------------------------------------------------------

const UNUSED = rows('DF1-MAINT-01', 'DF0-MAINT-02');
const DICE = [
  { dice: ['red', 'green', 'blue'], gained: 2 },
  { dice: ['red', 'green'], gained: 1 },
  { dice: ['red'], gained: 0 },
] as const;

clauses(
  times(UNUSED, DICE),
  ({ dice, gained }) => `the throw of one of ${dice.length} coloured dice earns ${gained} bonus dice`,
  (t, { dice, gained }) =>
    last(t, { chest: { dice: 1 }, combat: { dice } })
      .throws('red')
      .expect(...killed(t.party[0]), ...(gained > 0 ? [`dice +${gained} = ${1 + gained}: unused-dice`] : []))
      .shows({ 'chest.dice': 1 + gained, 'supply.dice': 8 - gained }),
);

clauses(
  times(rows(['DF1-MAINT-02', 'DF1-MAINT-12'], ['DF0-MAINT-02', 'DF0-MAINT-03']), DICE),
  ({ dice }) => `a defeated party gets nothing for one of ${dice.length} dice`,
  (t, { dice }) =>
    last(t, { chest: { dice: 1 }, combat: { dice, defeats: 1 } })
      .throws('red')
      .expect(...killed(t.party[0]))
      .shows({ 'chest.dice': 1, 'supply.dice': 8, combat: null }),
);

clauses(
  times(rows(['DF1-MAINT-01', 'DF1-R-24'], ['DF0-MAINT-02', 'DF0-R-44']), [
    { supply: 2, lines: ['dice +2 = 9: unused-dice'] },
    { supply: 1, lines: ['dice +1 = 9: unused-dice'] },
    { supply: 0, lines: [] },
  ]),
  ({ supply }) => `of 2 bonus dice earned ${supply} come from a supply of ${supply}`,
  (t, { supply, lines }) =>
    last(t, { chest: { dice: 9 - supply }, combat: { dice: ['red', 'green', 'blue'] } })
      .throws('red')
      .expect(...killed(t.party[0]), ...lines)
      .shows({ 'chest.dice': 9, 'supply.dice': 0 }),
);

clauses(
  rows(['DF1-MAINT-05', 'DF1-MAINT-12'], 'DF0-MAINT-03'),
  'the next fight begins undefeated and is rewarded again',
  t => {
    last(t, {
      chest: { dice: 0 },
      cards: [monster({ id: 'weak', life: 1, coins: 0 })],
      decks: { monsters: ['weak'] },
      combat: { dice: ['red', 'green', 'blue'], defeats: 2 },
    })
      .shows({ 'combat.defeats': 2 })
      .throws('red')
      .shows({ 'chest.dice': 0 });
    moveOn(t)
      .shows({ 'combat.defeats': 0 })
      .throws('red')
      .includes('defeated weak', 'dice +2 = 2: unused-dice');
  },
);

clauses(
  rows('DF2-REST-09', 'DF1-MAINT-04', 'DF0-MAINT-05'),
  'bonus dice thrown in the fight go to the supply, not to the chest',
  t => {
    last(t, { chest: { dice: 3 }, combat: { dice: [], bonusDiceThrown: 2 } })
      .shows({ 'chest.dice': 3, 'supply.dice': 4 })
      .throws('white')
      .shows({ 'chest.dice': 2, 'supply.dice': 7 });
    moveOn(t).shows({ 'combat.bonusDiceThrown': 0 });
  },
);

// ---- who begins -----------------------------------------------------------------------------------------

const FIRST = [
  { proves: ['DF2-REST-07', 'DF2-REST-08'], leads: true },
  { proves: ['DF1-MAINT-03', 'DF1-SETUP-21'], leads: false },
  { proves: ['DF0-MAINT-04', 'DF0-SETUP-13', 'DF0-SETUP-15'], leads: false },
];

clauses(
  times(FIRST, [
    { thrower: 0, first: 1 },
    { thrower: 1, first: 2 },
    { thrower: 2, first: 0 },
  ] as const),
  ({ thrower, first, leads }) =>
    `after the last throw of hero ${thrower + 1} hero ${first + 1} begins with all three dice${leads ? ', and the thrower leads' : ''}`,
  (t, { thrower, first, leads }) => {
    const hero = t.party[first];
    last(t, { leader: t.party[0], combat: { active: t.party[thrower], dice: ['red'] } })
      .throws('red')
      .shows({ first: hero, leader: leads ? t.party[thrower] : t.party[0] });
    moveOn(t)
      .asks(hero, 'turn')
      .shows({ 'combat.active': hero, 'combat.dice': ['red', 'green', 'blue'] })
      .offers(`${hero} throws red`, `${hero} throws green`, `${hero} throws blue`);
  },
);

clauses(
  rows(['DF2-REST-08', 'DF2-SCAR-05'], ['DF1-MAINT-03', 'DF1-R-21'], ['DF0-MAINT-04', 'DF0-R-32']),
  'a fainted neighbour keeps the role, being back by then',
  t => {
    const [hero, next, third] = t.party;
    last(t, { heroes: [hero, { hero: next, fainted: true }, third] })
      .throws('red')
      .does(`${next} scars red`)
      .shows({ first: next });
    moveOn(t).asks(next, 'turn');
  },
);

clauses(
  times(
    [
      { proves: ['DF2-REST-08', 'DF2-R-63'], scars: ['red', 'green', 'blue'] },
      { proves: ['DF1-MAINT-03', 'DF1-R-21'], scars: ['red', 'green'] },
      { proves: ['DF0-MAINT-04', 'DF0-R-32'], scars: ['red', 'green'] },
    ] as const,
    [{ now: true }, { now: false }],
  ),
  ({ now }) => `a neighbour eliminated ${now ? 'now' : 'before'} is passed over`,
  (t, { scars, now }) => {
    const [hero, next, third] = t.party;
    last(t, {
      heroes: [hero, { hero: next, scars, ...(now ? { fainted: true } : { eliminated: true }) }, third],
    })
      .throws('red')
      .shows({ first: third, [`heroes.${next}.eliminated`]: true });
    moveOn(t).asks(third, 'turn');
  },
);

clauses(
  [
    { proves: ['DF2-REST-07', 'DF2-REST-08', 'DF2-R-63'], scars: ['red', 'green', 'blue'], leads: 0 },
    { proves: ['DF1-R-18', 'DF1-R-21'], scars: ['red', 'blue'], leads: 3 },
    { proves: ['DF0-MAINT-04', 'DF0-R-33'], scars: ['red', 'blue'], leads: 3 },
  ] as const,
  'dice and token of an eliminated hero pass over those who were out before',
  (t, { scars, leads }) => {
    const [hero, next, third, fourth] = t.party;
    last(t, {
      heroes: [hero, { hero: next, fainted: true, scars }, { hero: third, eliminated: true }, fourth],
      leader: next,
    })
      .throws('red')
      .includes(`${next} eliminated`, `${t.party[leads]} leads`)
      .shows({ first: fourth, leader: t.party[leads] });
  },
);

// ---- the order of it ------------------------------------------------------------------------------------

clauses(
  rows(['DF1-MAINT-11', 'DF1-R-89'], ['DF0-MAINT-08', 'DF0-R-10']),
  'scars come before the shop opens',
  t => {
    const [hero, next] = t.party;
    last(t, { heroes: [hero, { hero: next, fainted: true }], combat: { room: hall({ kind: 'shop' }) } })
      .throws('red')
      .asks(next, 'scar')
      .shows({ display: [] })
      .does(`${next} scars blue`)
      .asks('party', 'shop')
      .shows({ 'display.length': 5 })
      .does('party done')
      .asks('party', 'move');
  },
);
