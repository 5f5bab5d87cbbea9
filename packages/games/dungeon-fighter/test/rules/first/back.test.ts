import { expect } from 'vitest';
import {
  armor,
  clause,
  mapRoom,
  monster,
  spendable,
  type Table,
  type TestStage,
} from '../../support/table.ts';

const hard = monster({ requirement: 'jump', coins: 2 });
const next = monster({ id: 'next-monster', life: 7, coins: 3 });

/** A monster that demands a jump, another one of its level behind it. */
const facing = (t: Table, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: ['torm', 'randolph', 'goldfinga'],
    decks: { monsters: ['next-monster'] },
    ...stage,
    cards: [next, ...(stage.cards ?? [])],
    combat: { monster: hard, ...stage.combat },
  });

const backDown = (t: Table): Table =>
  t.does('torm proposes backing-down', 'randolph votes yes', 'goldfinga votes yes');

/** Leaves only these monsters to come, the first on top. */
const tower = (t: Table, ...cards: string[]): Table =>
  t.arrange(state => {
    const all = [...state.decks.monsters, ...state.unused];
    state.unused = all.filter(card => !cards.includes(card));
    state.decks.monsters = [...cards].reverse();
  });

/** Defeats whatever stands in the way, and enters the next room. */
function conquer(t: Table): Table {
  t.arrange(({ combat }) => {
    if (combat) combat.foe.life = 1;
  }).throws('red');
  const [step] = t.legal(/moves to/);
  return step === undefined ? t : t.does(step);
}

const seated = mapRoom({ kind: 'danger', requirement: 'sitting' });

clause(
  ['DF1-R-74', 'DF1-BACK-08'],
  'what a thief has stolen is handed out before the next monster comes',
  t =>
    facing(t, {
      decks: { monsters: ['next-monster'], shop: ['test-spendable'] },
      cards: [spendable()],
      combat: { room: seated },
    })
      .throws('red')
      .arrange(state => {
        state.combat?.stolen.push(state.decks.shop.pop() as string);
      })
      .does('torm proposes backing-down', 'randolph votes yes', 'goldfinga votes yes')
      .asks('party', 'assign')
      .does('party assigns test-spendable to randolph')
      .shows({ 'combat.foe': 'next-monster' }),
);

// ---- who ------------------------------------------------------------------------------------------------

clause(['DF1-BACK-01', 'DF1-R-78'], 'all players must agree', t =>
  facing(t)
    .does('randolph proposes backing-down')
    .asks('torm', 'vote')
    .offers('torm votes yes', 'torm votes no')
    .does('torm votes yes')
    .expect('torm voted yes')
    .asks('goldfinga', 'vote')
    .does('goldfinga votes yes')
    .includes('goldfinga voted yes', 'backed down from test-monster'),
);

for (const [leader, votes] of [
  ['torm', ['randolph votes no']],
  ['torm', ['randolph votes yes', 'goldfinga votes no']],
] as const) {
  clause(
    ['DF1-BACK-01', 'DF1-R-78'],
    `one vote against it is enough (${votes.join(', ')}), though the leader wants it`,
    t =>
      facing(t, { leader })
        .does('torm proposes backing-down', ...votes)
        .includes('stood firm')
        .excludes(/backed down|life/)
        .shows({ 'combat.foe': 'test-monster', 'combat.dice': ['red', 'green', 'blue'] })
        .asks('torm', 'turn'),
  );
}

clause(['DF1-BACK-01', 'DF1-R-78'], 'the player of a fainted hero votes, an eliminated one does not', t =>
  facing(t, {
    heroes: ['torm', { hero: 'randolph', fainted: true }, { hero: 'goldfinga', eliminated: true }],
  })
    .mayNot('goldfinga proposes backing-down')
    .does('torm proposes backing-down')
    .asks('randolph', 'vote')
    .does('randolph votes yes')
    .includes('backed down from test-monster'),
);

// ---- the price ------------------------------------------------------------------------------------------

for (const level of [1, 2, 3, 4]) {
  clause('DF1-BACK-02', `backing down from level ${level} costs every hero 1`, t =>
    backDown(
      facing(t, {
        decks: {},
        combat: { monster: monster({ level, damage: 3, requirement: 'jump' }) },
      }),
    ).includes(
      'torm life 9 → 8: back-down',
      'randolph life 9 → 8: back-down',
      'goldfinga life 9 → 8: back-down',
    ),
  );
}

clause(['DF1-BACK-02', 'DF1-R-76', 'DF1-R-36'], 'nothing prevents the loss, and it is no attack', t =>
  backDown(
    facing(t, {
      heroes: [
        {
          hero: 'torm',
          slots: { weapon: 0, armor: 3, spendable: 0 },
          equipment: [
            armor({ id: 'padded', reduce: 3 }),
            armor({ id: 'spiked', counterblow: true }),
            armor({ id: 'nimble', prevent: 'all', once: true }),
          ],
        },
        'randolph',
        'goldfinga',
      ],
      combat: { markers: { beer: 'torm', toad: 'torm' } },
    }),
  ).expect(
    'torm proposed backing down',
    'randolph voted yes',
    'goldfinga voted yes',
    'torm life 9 → 8: back-down',
    'randolph life 9 → 8: back-down',
    'goldfinga life 9 → 8: back-down',
    'backed down from test-monster',
    'monster next-monster life 7 = 7 next-monster; coins 3',
  ),
);

clause(
  ['DF1-BACK-02', 'DF1-R-76'],
  'who faints by it misses the encounter and takes a scar in this room’s maintenance',
  t =>
    conquer(
      backDown(facing(t, { heroes: [{ hero: 'torm', life: 1 }, 'randolph', 'goldfinga'] }))
        .includes('torm life 1 → 0: back-down', 'torm fainted', 'backed down from test-monster')
        .asks('randolph', 'turn'),
    )
      .includes('defeated next-monster')
      .asks('torm', 'scar'),
);

clause(['DF1-BACK-02', 'DF1-R-76'], 'the game is lost if it makes all heroes faint', t =>
  facing(t, {
    heroes: [
      { hero: 'torm', life: 1 },
      { hero: 'randolph', life: 1 },
      { hero: 'goldfinga', life: 1 },
    ],
  })
    .does('torm proposes backing-down', 'randolph votes yes', 'goldfinga votes yes')
    .includes('torm fainted', 'randolph fainted', 'goldfinga fainted', 'lost: all-fainted')
    .excludes(/backed down/)
    .ends('all-fainted'),
);

// ---- the monster ----------------------------------------------------------------------------------------

const levels = [
  monster({ id: 'second-of-level-1' }),
  monster({ id: 'first-of-level-2', level: 2 }),
  monster({ id: 'second-of-level-2', level: 2 }),
  monster({ id: 'first-of-level-3', level: 3 }),
];

clause('DF1-BACK-03', 'the card goes under the rest of its own level, not under the tower', t =>
  tower(
    facing(t, { cards: levels }),
    'next-monster',
    'second-of-level-1',
    'first-of-level-2',
    'first-of-level-3',
  )
    .does('torm proposes backing-down', 'randolph votes yes', 'goldfinga votes yes')
    .shows({ 'combat.foe': 'next-monster', tower: [2, 1, 1, 0], discard: [], box: [] })
    .verify(({ state }) =>
      expect([...state.decks.monsters].reverse()).toEqual([
        'second-of-level-1',
        'test-monster',
        'first-of-level-2',
        'first-of-level-3',
      ]),
    ),
);

clause('DF1-BACK-03', 'in a higher level it is the same', t =>
  tower(
    facing(t, { cards: levels, combat: { monster: monster({ level: 2, requirement: 'jump' }) } }),
    'first-of-level-2',
    'second-of-level-2',
    'first-of-level-3',
  )
    .does('torm proposes backing-down', 'randolph votes yes', 'goldfinga votes yes')
    .verify(({ state }) =>
      expect([...state.decks.monsters].reverse()).toEqual([
        'second-of-level-2',
        'test-monster',
        'first-of-level-3',
      ]),
    ),
);

clause(['DF1-BACK-04', 'DF1-BACK-08'], 'a new monster is drawn for the same room', t =>
  backDown(facing(t, { combat: { room: mapRoom({ id: 'den', kind: 'shop' }) } }))
    .includes('backed down from test-monster', 'monster next-monster life 7 = 7 next-monster; coins 3')
    .excludes(/^room|^shop|defeated/)
    .shows({
      room: 'den',
      phase: 'combat',
      'combat.foe': 'next-monster',
      'combat.life': 7,
      'combat.dice': ['red', 'green', 'blue'],
    })
    .asks('torm', 'turn'),
);

clause(['DF1-BACK-05', 'DF1-R-75'], 'after the last card of its level the next one is of the next level', t =>
  tower(facing(t, { cards: levels }), 'first-of-level-2', 'first-of-level-3')
    .does('torm proposes backing-down', 'randolph votes yes', 'goldfinga votes yes')
    .includes(
      'backed down from test-monster',
      'monster first-of-level-2 life 12 = 12 first-of-level-2; coins 1',
    )
    .shows({ tower: [1, 0, 1, 0] }),
);

clause('DF1-BACK-06', 'the refused monster is met again when its level is next drawn from', t =>
  conquer(
    backDown(tower(facing(t, { cards: levels }), 'first-of-level-2', 'first-of-level-3')).shows({
      'combat.foe': 'first-of-level-2',
    }),
  )
    .includes('monster test-monster life 12 = 12 test-monster; coins 2')
    .shows({ 'combat.foe': 'test-monster', tower: [0, 0, 1, 0] }),
);

clause('DF1-BACK-06', 'and after the others of its level', t =>
  conquer(
    conquer(
      backDown(tower(facing(t, { cards: levels }), 'next-monster', 'second-of-level-1', 'first-of-level-2')),
    ).shows({ 'combat.foe': 'second-of-level-1' }),
  ).shows({ 'combat.foe': 'test-monster', tower: [0, 1, 0, 0] }),
);

clause(
  ['DF1-BACK-07', 'DF1-R-74'],
  'the room’s own throw binds the new monster’s fight, the old monster’s does not',
  t =>
    backDown(
      facing(t, { combat: { room: mapRoom({ id: 'trampoline', kind: 'danger', requirement: 'blind' }) } }),
    )
      .shows({ room: 'trampoline', 'combat.foe': 'next-monster' })
      .does('torm throws red')
      .shows({ 'combat.throw.requirements': ['blind'] }),
);

clause('DF1-BACK-08', 'no maintenance: no reward, no scar, no treasure, the same hero begins', t =>
  backDown(
    facing(t, {
      heroes: ['torm', 'randolph', { hero: 'goldfinga', life: 1 }],
      combat: { room: mapRoom({ kind: 'treasure', reward: [{ coins: 3 }] }) },
    }),
  )
    .expect(
      'torm proposed backing down',
      'randolph voted yes',
      'goldfinga voted yes',
      'torm life 9 → 8: back-down',
      'randolph life 9 → 8: back-down',
      'goldfinga life 1 → 0: back-down',
      'goldfinga fainted',
      'backed down from test-monster',
      'monster next-monster life 7 = 7 next-monster; coins 3',
    )
    .shows({ 'heroes.goldfinga.scars': [], 'chest.coins': 2, 'chest.dice': 1 })
    .asks('torm', 'turn'),
);

clause('DF1-R-77', 'the gold on the refused monster goes back to the supply', t =>
  backDown(facing(t))
    .excludes(/^coins/)
    .shows({ 'chest.coins': 2, 'combat.coins': 3, 'supply.coins': 25 }),
);

clause('DF1-R-75', 'monsters refused in this room are skipped', t =>
  backDown(
    backDown(
      tower(
        facing(t, { cards: [monster({ id: 'harder', requirement: 'nose' }), ...levels] }),
        'harder',
        'first-of-level-2',
      ),
    ).shows({ 'combat.foe': 'harder' }),
  )
    .shows({ 'combat.foe': 'first-of-level-2', tower: [2, 0, 0, 0], 'heroes.torm.life': 7 })
    .verify(({ state }) => expect(state.refused).toEqual(['test-monster', 'harder'])),
);

clause('DF1-R-75', 'with no other card in the tower there is no backing down', t =>
  tower(facing(t, { cards: [monster({ id: 'harder', requirement: 'nose' })] }), 'harder')
    .may('torm proposes backing-down')
    .does('torm proposes backing-down', 'randolph votes yes', 'goldfinga votes yes')
    .shows({ 'combat.foe': 'harder', tower: [1, 0, 0, 0] })
    .mayNot('torm proposes backing-down'),
);

clause('DF1-R-53', 'a card used before stays used', t =>
  backDown(
    facing(t, {
      heroes: [
        'torm',
        { hero: 'randolph', life: 5, equipment: [spendable({ heal: { amount: 2, whom: 'hero' } })] },
        'goldfinga',
      ],
    }).does('randolph uses test-spendable on randolph'),
  ).shows({ 'heroes.randolph.life': 6, 'heroes.randolph.equipment': [], scrap: ['test-spendable'] }),
);
