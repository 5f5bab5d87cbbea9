import { doors, hall } from '../../support/rooms.ts';
import { clause, mapRoom, monster, type Table, type TestStage } from '../../support/table.ts';

const FLOORS = ['cellar', 'opera', 'motorway'] as const;
const next = monster({ id: 'next', life: 9, damage: 3 });

/** A fight that the next throw in zone 3 wins, on the way to the Stash. */
const last = (t: Table, combat: TestStage['combat'] = {}, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: ['lorenzo', 'alessandro', 'aureliano'],
    map: { floors: FLOORS },
    ...stage,
    decks: { monsters: ['next'], ...stage.decks },
    cards: [next, ...(stage.cards ?? [])],
    combat: { monster: monster({ coins: 2 }), life: 3, room: 'cellar-demijohns', ...combat },
  });

clause('DF0-MAINT-01', 'the coins on the card of the monster go to the chest', t =>
  last(t, { dice: ['red'] }, { chest: { coins: 1 } })
    .throws('red')
    .expect(
      'lorenzo hit 3',
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'defeated test-monster',
      'coins +2 = 3: test-monster',
      'room cellar-laundry',
      'monster next life 9 = 9 next; coins 1',
    ),
);

for (const [coins, gained] of [
  [28, 2],
  [29, 1],
  [30, 0],
] as const)
  clause(['DF0-MAINT-01', 'DF0-R-44'], `of 30 coins ${coins} are in the chest: ${gained} more`, t =>
    last(t, {}, { chest: { coins } })
      .throws('red')
      .shows({ 'chest.coins': coins + gained }),
  );

for (const [dice, gained] of [
  [['red', 'green', 'blue'], 2],
  [['red', 'green'], 1],
  [['red'], 0],
] as const) {
  clause('DF0-MAINT-02', `the throw of the last of ${dice.length} basic dice earns ${gained} bonus dice`, t =>
    last(t, { dice }, { chest: { dice: 1 } })
      .throws('red')
      .shows({ 'chest.dice': 1 + gained }),
  );
  clause('DF0-MAINT-02', `nothing for ${gained} unused dice on the defeated side`, t =>
    last(t, { dice, defeats: 1 }, { chest: { dice: 1 } })
      .throws('red')
      .excludes(/unused-dice/)
      .shows({ 'chest.dice': 1 }),
  );
}

clause('DF0-MAINT-02', 'the reward is announced', t =>
  last(t, {}, { chest: { dice: 1 } })
    .throws('red')
    .includes('dice +2 = 3: unused-dice'),
);

for (const [dice, gained] of [
  [8, 1],
  [9, 0],
] as const)
  clause(['DF0-MAINT-02', 'DF0-R-44'], `of 9 bonus dice ${dice} are in the chest: ${gained} more`, t =>
    last(t, {}, { chest: { dice } })
      .throws('red')
      .shows({ 'chest.dice': dice + gained }),
  );

clause('DF0-MAINT-03', 'the leader token is turned back, after it has cost the reward', t =>
  last(t, { defeats: 2 }, { chest: { dice: 1 } })
    .shows({ 'combat.defeats': 2 })
    .throws('red')
    .shows({ 'chest.dice': 1, 'combat.foe': 'next', 'combat.defeats': 0 }),
);

for (const [active, first] of [
  ['lorenzo', 'alessandro'],
  ['alessandro', 'aureliano'],
  ['aureliano', 'lorenzo'],
] as const)
  clause('DF0-MAINT-04', `after the last throw by ${active} the first player is ${first}`, t =>
    last(t, { active })
      .throws('red')
      .shows({ first, 'combat.active': first, 'combat.dice': ['red', 'green', 'blue'] }),
  );

clause(['DF0-MAINT-04', 'DF0-R-32'], 'a knocked-out neighbour becomes first player, being back by then', t =>
  last(t, {}, { heroes: ['lorenzo', { hero: 'alessandro', fainted: true }, 'aureliano'] })
    .throws('red')
    .does('alessandro scars red')
    .shows({ 'combat.active': 'alessandro' }),
);

for (const values of [{ eliminated: true }, { fainted: true, scars: ['red', 'green'] as const }])
  clause(
    ['DF0-MAINT-04', 'DF0-R-32'],
    `a neighbour out of the game is passed over: ${Object.keys(values)}`,
    t =>
      last(t, {}, { heroes: ['lorenzo', { hero: 'alessandro', ...values }, 'aureliano'] })
        .throws('red')
        .shows({ 'combat.active': 'aureliano', 'heroes.alessandro.eliminated': true }),
  );

clause('DF0-MAINT-05', 'used bonus dice go back to the roof of the tower', t =>
  last(t, { dice: [], bonusDiceThrown: 2 }, { chest: { dice: 3 } })
    .shows({ 'supply.dice': 4 })
    .throws('white')
    .shows({ 'chest.dice': 2, 'supply.dice': 7, 'combat.bonusDiceThrown': 0 }),
);

clause('DF0-MAINT-06', 'a seduced monster goes with its seducer, not to the discard pile', t =>
  last(t, { markers: { charm: 'aureliano' } })
    .throws('red')
    .includes('aureliano captured test-monster')
    .shows({ discard: [], 'heroes.aureliano.captives': ['test-monster'] }),
);

clause('DF0-MAINT-07', 'toad, charm and track do not follow into the next fight', t =>
  last(t, { markers: { toad: 'lorenzo', charm: 'lorenzo', track: 'alessandro' } })
    .throws('red', { zone: '2' })
    .shows({ 'combat.foe': 'next', 'combat.markers': [] })
    .throws('red', { zone: '2' })
    .expect('alessandro hit 2', 'damage 2 = 2 section', 'monster life 9 → 7: hit')
    .throws('green', { zone: 'hole' })
    .expect('aureliano missed: hole', 'aureliano life 9 → 6: miss'),
);

for (const [kind, line] of [
  ['shop', 'shop 1: double-espresso, bread-and-oil, chilli-oil, the-cat-did-it, die-from-another-game'],
  ['fountain', 'lorenzo healed 4 → 9: test-room'],
  ['treasure', 'coins +3 = 7: test-room'],
] as const)
  clause(
    ['DF0-MAINT-08', 'DF0-R-10'],
    `a ${kind} does nothing before its encounter and its due after it`,
    t =>
      t
        .combat({
          heroes: [
            { hero: 'lorenzo', life: 4 },
            { hero: 'aureliano', life: 9 },
          ],
          map: { floors: FLOORS },
          decks: {
            shop: [
              'double-espresso',
              'bread-and-oil',
              'chilli-oil',
              'the-cat-did-it',
              'die-from-another-game',
            ],
          },
          combat: {
            monster: monster({ coins: 2 }),
            life: 3,
            dice: ['red'],
            room: mapRoom({ kind, ...(kind === 'treasure' && { reward: [{ coins: 3 }] }) }),
          },
        })
        .expect('monster test-monster life 12 = 12 test-monster; coins 2')
        .throws('red')
        .includes('defeated test-monster', 'coins +2 = 4: test-monster', line),
  );

clause(['DF0-MAINT-08', 'DF0-R-10'], 'a fountain spares nobody the scar', t =>
  last(
    t,
    { room: mapRoom({ kind: 'fountain' }) },
    { heroes: ['lorenzo', { hero: 'aureliano', fainted: true }] },
  )
    .throws('red')
    .asks('aureliano', 'scar')
    .does('aureliano scars blue')
    .begins('aureliano scarred blue: maximum 6', 'room opera-foyer'),
);

clause(['DF0-MAINT-08', 'DF0-R-10'], 'scars come before the shop opens', t =>
  last(t, { room: mapRoom({ kind: 'shop' }) }, { heroes: ['lorenzo', { hero: 'aureliano', fainted: true }] })
    .throws('red')
    .asks('aureliano', 'scar')
    .shows({ display: [] })
    .does('aureliano scars blue')
    .asks('party', 'shop')
    .shows({ 'display.length': 5 }),
);

clause(['DF0-MAINT-04', 'DF0-R-33'], 'dice and token of who is out pass over those who were out before', t =>
  t
    .combat({
      heroes: [
        'lorenzo',
        { hero: 'aureliano', fainted: true, scars: ['red', 'blue'] },
        { hero: 'ornella', eliminated: true },
        'beatrice',
      ],
      leader: 'aureliano',
      cards: doors,
      combat: { monster: monster({ coins: 0 }), life: 3, room: hall(), active: 'lorenzo' },
    })
    .throws('red')
    .includes('aureliano eliminated', 'beatrice leads')
    .shows({ first: 'beatrice', leader: 'beatrice' }),
);
