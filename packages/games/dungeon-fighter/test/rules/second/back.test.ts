import { expect } from 'vitest';
import { armor, clause, monster, room, spendable, type Table, type TestStage } from '../../support/table.ts';

const hard = monster({ requirement: 'jump', coins: 2 });
const next = monster({ id: 'next-monster', life: 7, coins: 3 });

/** Murka leads, a monster that demands Jump, another one behind it. */
const facing = (t: Table, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: ['murka', 'brad', 'grace'],
    decks: { monsters: ['next-monster'] },
    ...stage,
    cards: [next, ...(stage.cards ?? [])],
    combat: { monster: hard, ...stage.combat },
  });

const backDown = (t: Table): Table => t.does('murka proposes backing-down', 'brad votes yes');

const proposals = (t: Table): string[] => t.legal(/proposes/);

// ---- when -----------------------------------------------------------------------------------------------

const seated = room({ requirement: 'sitting' });

/** Nobody jumps while sitting on the floor. */
const excluded = (t: Table, stage: Partial<TestStage> = {}): Table =>
  facing(t, { ...stage, combat: { room: seated, ...stage.combat } });

for (const [what, stage] of [
  ['the room does not mind', { combat: { room: room({ requirement: 'blind' }) } }],
  ['the room demands the same', { combat: { room: room({ requirement: 'jump' }) } }],
  ['the monster is silenced', { combat: { room: seated, silenced: true } }],
] as const)
  clause('DF2-R-97', `after the first throw nobody backs down when ${what}`, t => {
    const { silenced, ...combat } = { silenced: false, ...stage.combat };
    return facing(t, { ...stage, combat } as Partial<TestStage>)
      .arrange(state => {
        if (state.combat) state.combat.silenced = silenced;
      })
      .throws('red')
      .asks('grace', 'turn')
      .mayNot('grace proposes backing-down', 'murka proposes backing-down');
  });

clause('DF2-R-97', 'nobody leaves while a die is in the air or a vote is open', t =>
  excluded(t)
    .does('brad throws red')
    .mayNot('brad proposes backing-down', 'murka proposes backing-down')
    .does('lands outside blank')
    .does('grace proposes backing-down')
    .mayNot('murka proposes backing-down', 'grace proposes backing-down', 'grace throws green'),
);

clause(['DF2-R-97', 'DF2-R-99'], 'bonus dice on the table go to the supply, stolen cards to the party', t =>
  excluded(t, {
    chest: { dice: 2 },
    decks: { monsters: ['next-monster'], shop: ['test-spendable'] },
    cards: [spendable()],
    combat: { room: seated, dice: [] },
  })
    .arrange(state => {
      state.combat?.stolen.push(state.decks.shop.pop() as string);
    })
    .throws('white')
    .shows({ 'combat.bonusDiceThrown': 1, 'supply.dice': 7 })
    .does('grace proposes backing-down', 'murka votes yes')
    .asks('party', 'assign')
    .does('party assigns test-spendable to murka')
    .shows({ 'combat.foe': 'next-monster', 'combat.bonusDiceThrown': 0, 'supply.dice': 8 }),
);

// ---- who ------------------------------------------------------------------------------------------------

clause(
  ['DF2-BACK-02', 'DF2-R-111'],
  'anybody who is not eliminated may propose it, not only the Active Hero',
  t =>
    t
      .combat({
        heroes: [
          'murka',
          'brad',
          { hero: 'grace', fainted: true },
          { hero: 'wilrond', scars: ['red', 'green', 'blue'], eliminated: true },
        ],
        combat: { monster: hard },
      })
      .asks('brad', 'turn')
      .verify(() =>
        expect(proposals(t)).toEqual([
          'murka proposes backing-down',
          'brad proposes backing-down',
          'grace proposes backing-down',
        ]),
      )
      .mayNot('wilrond proposes backing-down'),
);

clause(
  ['DF2-BACK-02', 'DF2-R-102', 'DF2-R-111'],
  'the others are asked in turn until the majority is settled',
  t =>
    facing(t, { heroes: ['murka', 'brad', 'grace', 'wilrond', 'marvin'] })
      .does('brad proposes backing-down')
      .expect('brad proposed backing down')
      .asks('murka', 'vote')
      .offers('murka votes yes', 'murka votes no')
      .does('murka votes no')
      .asks('grace', 'vote')
      .does('grace votes yes')
      .asks('wilrond', 'vote')
      .does('wilrond votes yes')
      .includes('wilrond voted yes', 'backed down from test-monster'),
);

clause(['DF2-BACK-02', 'DF2-R-102'], 'a majority against it settles it too, and the turn goes on', t =>
  facing(t)
    .does('brad proposes backing-down', 'murka votes no', 'grace votes no')
    .expect('brad proposed backing down', 'murka voted no', 'grace voted no', 'stood firm')
    .asks('brad', 'turn')
    .shows({ 'combat.foe': 'test-monster', 'heroes.brad.life': 9, 'combat.dice': ['red', 'green', 'blue'] }),
);

clause(['DF2-BACK-02', 'DF2-R-111'], 'it is proposed once a turn', t =>
  facing(t)
    .does('brad proposes backing-down', 'murka votes no', 'grace votes no')
    .mayNot('brad proposes backing-down', 'murka proposes backing-down', 'grace proposes backing-down'),
);

for (const [leader, agreed] of [
  ['murka', true],
  ['brad', false],
] as const) {
  clause(
    ['DF2-BACK-02', 'DF2-R-102'],
    `with votes equal the Leader decides: ${leader} ${agreed ? 'for' : 'against'} it`,
    t =>
      facing(t, { heroes: ['murka', 'brad'], leader })
        .does('murka proposes backing-down', 'brad votes no')
        .includes(agreed ? 'backed down from test-monster' : 'stood firm')
        .excludes(agreed ? /stood firm/ : /backed down/),
  );
}

clause(['DF2-BACK-02', 'DF2-R-102'], 'the eliminated have no vote, the fainted have one', t =>
  facing(t, {
    heroes: [
      'murka',
      'brad',
      { hero: 'grace', fainted: true },
      { hero: 'wilrond', scars: ['red', 'green', 'blue'], eliminated: true },
    ],
  })
    .does('murka proposes backing-down', 'brad votes no')
    .asks('grace', 'vote')
    .does('grace votes yes')
    .includes('grace voted yes', 'backed down from test-monster'),
);

clause(['DF2-BACK-02', 'DF2-R-102'], 'alone, the player simply decides', t =>
  facing(t, { heroes: ['murka', 'brad'], solo: true })
    .does('brad proposes backing-down')
    .includes('brad proposed backing down', 'backed down from test-monster'),
);

// ---- the price ------------------------------------------------------------------------------------------

for (const level of [1, 2, 3, 4]) {
  clause('DF2-BACK-03', `backing down from level ${level} costs every hero ${level} life`, t =>
    backDown(facing(t, { combat: { monster: monster({ level, requirement: 'jump' }) } })).includes(
      `murka life 9 → ${9 - level}: back-down`,
      `brad life 9 → ${9 - level}: back-down`,
      `grace life 9 → ${9 - level}: back-down`,
    ),
  );
}

clause(['DF2-BACK-03', 'DF2-R-100'], 'no armor prevents the loss', t =>
  backDown(
    facing(t, { heroes: ['murka', 'brad', { hero: 'grace', equipment: [armor({ prevent: 'all' })] }] }),
  ).expect(
    'murka proposed backing down',
    'brad voted yes',
    'murka life 9 → 8: back-down',
    'brad life 9 → 8: back-down',
    'grace life 9 → 8: back-down',
    'backed down from test-monster',
    'monster next-monster life 7 = 7 next-monster; coins 3',
  ),
);

clause(['DF2-BACK-03', 'DF2-R-24'], 'a heal at the last gasp repairs it', t =>
  backDown(
    facing(t, {
      heroes: [
        'murka',
        'brad',
        { hero: 'grace', life: 1, equipment: [spendable({ heal: { amount: 2, whom: 'hero' } })] },
      ],
    }),
  )
    .asks('grace', 'window')
    .does('grace uses test-spendable on grace')
    .includes('grace healed 0 → 2: test-spendable', 'backed down from test-monster')
    .shows({ 'heroes.grace.fainted': false }),
);

clause(['DF2-BACK-03', 'DF2-R-100'], 'the loss can make heroes faint, who miss the coming combat', t =>
  backDown(facing(t, { heroes: ['murka', { hero: 'brad', life: 1 }, 'grace'] }))
    .includes('brad life 1 → 0: back-down', 'brad fainted', 'backed down from test-monster')
    .asks('grace', 'turn'),
);

clause(['DF2-BACK-03', 'DF2-R-100'], 'if it makes all heroes faint the game is lost', t =>
  facing(t, {
    heroes: [
      { hero: 'murka', life: 1 },
      { hero: 'brad', life: 1 },
    ],
  })
    .does('murka proposes backing-down', 'brad votes yes')
    .includes('murka fainted', 'brad fainted', 'lost: all-fainted')
    .ends('all-fainted'),
);

// ---- what follows ---------------------------------------------------------------------------------------

clause('DF2-BACK-04', 'the abandoned monster goes to the box, not to the discard pile', t =>
  backDown(facing(t)).shows({ box: ['test-monster'], discard: [] }),
);

clause(
  ['DF2-BACK-05', 'DF2-R-99'],
  'the next monster is fought in the same room, whose throw still binds',
  t =>
    backDown(facing(t, { combat: { monster: hard, room: room({ id: 'trampoline', requirement: 'blind' }) } }))
      .includes('backed down from test-monster', 'monster next-monster life 7 = 7 next-monster; coins 3')
      .shows({ room: 'trampoline', 'combat.foe': 'next-monster', 'combat.dice': ['red', 'green', 'blue'] })
      .does('brad throws red')
      .shows({ 'combat.throw.requirements': ['blind'] }),
);

clause(['DF2-BACK-06', 'DF2-R-98'], 'its coins go back to the supply, and nobody is paid', t =>
  backDown(facing(t, { chest: { coins: 4 } }))
    .excludes(/^coins/)
    .shows({ 'chest.coins': 4, 'combat.coins': 3, 'supply.coins': 23 }),
);

for (const [difficulty, life, parts] of [
  ['normal', 10, '7 next-monster + 3 room'],
  ['hard', 13, '7 next-monster + 3 room + 3 difficulty'],
  ['inferno', 15, '7 next-monster + 3 room + 5 difficulty'],
] as const) {
  clause(
    ['DF2-BACK-07', 'DF2-R-99'],
    `on ${difficulty} the new life is built anew, and the room does not give twice`,
    t =>
      backDown(
        facing(t, {
          difficulty,
          chest: { coins: 4, dice: 2 },
          combat: {
            monster: hard,
            room: room({ monsterAdvantage: 3, onReveal: [{ coins: 1 }, { bonusDice: 1 }, { healParty: 2 }] }),
          },
        }),
      )
        .includes(`monster next-monster life ${life} = ${parts}; coins 3`)
        .excludes(/healed|^dice|^coins/)
        .shows({ 'combat.life': life, 'combat.initialLife': life, 'chest.coins': 4, 'chest.dice': 2 }),
  );
}

clause(['DF2-BACK-08', 'DF2-R-99'], 'no Resting: no scar, no new Leader, the same hero begins', t =>
  backDown(facing(t, { heroes: ['murka', 'brad', { hero: 'grace', life: 1 }] }))
    .expect(
      'murka proposed backing down',
      'brad voted yes',
      'murka life 9 → 8: back-down',
      'brad life 9 → 8: back-down',
      'grace life 1 → 0: back-down',
      'grace fainted',
      'backed down from test-monster',
      'monster next-monster life 7 = 7 next-monster; coins 3',
    )
    .shows({
      leader: 'murka',
      'heroes.grace.scars': [],
      'heroes.grace.fainted': true,
      setAside: [],
      icons: 0,
    })
    .asks('brad', 'turn'),
);

clause(['DF2-BACK-08', 'DF2-R-100'], 'who fainted by it takes the scar in the next Resting phase', t =>
  backDown(facing(t, { heroes: ['murka', 'brad', { hero: 'grace', life: 1 }] }))
    .throws('red', { zone: 'bullseye' })
    .includes('defeated next-monster epic')
    .asks('grace', 'scar')
    .does('grace scars red')
    .includes('grace scarred red: maximum 7'),
);

clause(['DF2-BACK-08', 'DF2-R-99'], 'spendables used before stay used', t =>
  facing(t, {
    heroes: [{ hero: 'murka', equipment: [spendable({ bonusDice: 1 })] }, 'brad', 'grace'],
    chest: { dice: 2 },
  })
    .does('murka uses test-spendable', 'murka proposes backing-down', 'brad votes yes')
    .shows({ 'heroes.murka.equipment': [], box: ['test-spendable', 'test-monster'], 'chest.dice': 3 }),
);

clause(['DF2-BACK-05', 'DF2-R-101'], 'it may be done again with the next monster', t =>
  backDown(
    facing(t, {
      cards: [monster({ id: 'harder', requirement: 'nose' })],
      decks: { monsters: ['harder', 'next-monster'] },
    }),
  )
    .includes('monster harder life 12 = 12 harder; coins 1')
    .does('murka proposes backing-down', 'brad votes yes')
    .includes('backed down from harder', 'monster next-monster life 7 = 7 next-monster; coins 3')
    .shows({ box: ['test-monster', 'harder'], 'heroes.murka.life': 7 }),
);

clause(['DF2-BACK-05', 'DF2-R-101'], 'with an empty monster deck there is no backing down', t =>
  facing(t)
    .may('brad proposes backing-down')
    .verify(({ state }) => state.discard.push(...state.decks.monsters.splice(0)))
    .mayNot('brad proposes backing-down'),
);

clause(['DF2-R-97', 'DF2-R-101'], 'nor in a later turn', t =>
  excluded(t)
    .throws('red')
    .verify(({ state }) => state.discard.push(...state.decks.monsters.splice(0)))
    .mayNot('grace proposes backing-down'),
);

const another = monster({ id: 'next-monster' });

const harder = monster({ requirement: 'jump' });

const asked = (t: Table, ...heroes: string[]): Table =>
  t.combat({ heroes, decks: { monsters: ['next-monster'] }, cards: [another], combat: { monster: harder } });

clause(['DF2-BACK-02', 'DF2-R-102'], 'a majority against it settles the vote before the last is asked', t =>
  asked(t, 'murka', 'brad', 'grace', 'edith', 'marvin')
    .does('murka proposes backing-down', 'brad votes no', 'grace votes no')
    .asks('edith', 'vote')
    .does('edith votes no')
    .expect('edith voted no', 'stood firm'),
);

clause(['DF2-BACK-02', 'DF2-R-102'], 'half of the votes against it settle nothing', t =>
  asked(t, 'murka', 'brad', 'grace', 'edith')
    .does('murka proposes backing-down', 'brad votes no', 'grace votes no')
    .asks('edith', 'vote'),
);

clause('DF2-BACK-02', 'only the one who is asked votes, and only heroes of the party propose', t =>
  asked(t, 'murka', 'brad', 'grace')
    .mayNot('edith proposes backing-down')
    .does('murka proposes backing-down')
    .mayNot('grace votes yes', 'murka votes no', 'edith votes yes'),
);
