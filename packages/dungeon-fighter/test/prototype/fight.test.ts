import { clause, monster, spendable, type Table, type TestStage } from '../support/table.ts';

const tough = monster({ life: 40 });
const fight = (t: Table, combat: TestStage['combat'] = {}, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: ['lorenzo', 'alessandro', 'aureliano'],
    ...stage,
    combat: { monster: tough, ...combat },
  });

clause('DF0-FIGHT-01', 'everybody throws one die, clockwise from the first player', t =>
  fight(t, {}, { leader: 'alessandro', chest: { dice: 2 } })
    .asks('alessandro', 'turn')
    .throws('red')
    .asks('aureliano', 'turn')
    .throws('green')
    .asks('lorenzo', 'turn')
    .throws('blue')
    .asks('alessandro', 'turn')
    .throws('white')
    .asks('aureliano', 'turn'),
);

clause('DF0-FIGHT-02', 'the turn is taken with a die: there is nothing else to do', t =>
  fight(t, { dice: ['blue'] })
    .offers('lorenzo throws blue')
    .mayNot('lorenzo passes', 'lorenzo retrieves', 'party done', 'alessandro throws blue'),
);

clause('DF0-FIGHT-03', 'the first player has the choice of the three basic dice', t =>
  fight(t).offers('lorenzo throws red', 'lorenzo throws green', 'lorenzo throws blue'),
);

clause('DF0-FIGHT-04', 'the remaining dice pass to the left, again and again', t =>
  fight(t)
    .throws('green')
    .offers('alessandro throws red', 'alessandro throws blue')
    .throws('red')
    .offers('aureliano throws blue'),
);

clause('DF0-FIGHT-04', 'after a miss the dice pass on just the same', t =>
  fight(t).throws('green', { zone: 'hole' }).offers('alessandro throws red', 'alessandro throws blue'),
);

clause(['DF0-FIGHT-04', 'DF0-R-32'], 'the dice pass over a hero who cannot act', t =>
  fight(
    t,
    {},
    {
      heroes: [
        'lorenzo',
        { hero: 'alessandro', fainted: true },
        { hero: 'ornella', eliminated: true },
        'aureliano',
      ],
    },
  )
    .throws('green')
    .offers('aureliano throws red', 'aureliano throws blue'),
);

for (const dice of [['red'], ['red', 'green'], ['red', 'green', 'blue']] as const)
  clause('DF0-FIGHT-05', `no bonus die is thrown while ${dice.length} basic dice are left`, t =>
    fight(t, { dice }).mayNot('lorenzo throws white'),
  );

clause('DF0-FIGHT-05', 'a bonus die is thrown when all basic dice have been used', t =>
  fight(t, { dice: ['red'] })
    .throws('red')
    .may('alessandro throws white'),
);

for (const dice of [1, 2, 9])
  clause('DF0-FIGHT-06', `with ${dice} bonus dice in the chest one must be thrown`, t =>
    fight(t, { dice: [] }, { chest: { dice } }).offers('lorenzo throws white').mayNot('lorenzo retrieves'),
  );

clause('DF0-FIGHT-07', 'a die that was thrown is not thrown again in this fight', t =>
  fight(t)
    .throws('red')
    .mayNot('alessandro throws red')
    .offers('alessandro throws green', 'alessandro throws blue'),
);

clause('DF0-FIGHT-07', 'a bonus die is thrown once', t =>
  fight(t, { dice: [] }, { chest: { dice: 1 } })
    .throws('white')
    .mayNot('alessandro throws white'),
);

for (const [why, ability, answer] of [
  ['Burst of Hits', 'burst-of-hits', 'lorenzo accepts'],
  ['Reroll', 'reroll', 'lorenzo re-throws'],
] as const)
  clause('DF0-FIGHT-07', `${why} lets the same die be thrown once more`, t =>
    fight(t, {}, { heroes: [{ hero: 'lorenzo', abilities: { red: ability } }, 'aureliano'] })
      .throws('red', { face: 'icon' })
      .does(answer)
      .offers('lorenzo throws red'),
  );

clause('DF0-FIGHT-07', 'a party defeat brings the basic dice back', t =>
  fight(t, { dice: [] }, { chest: { dice: 0 } })
    .does('lorenzo retrieves')
    .offers('lorenzo throws red', 'lorenzo throws green', 'lorenzo throws blue'),
);

for (const zone of ['3', 'outside'] as const)
  clause('DF0-FIGHT-08', `thrown dice lie in zone ${zone} for the whole fight`, t =>
    fight(t, { dice: ['blue'] }, { chest: { dice: 2 } })
      .throws('blue', { zone })
      .shows({ 'combat.dice': [], 'combat.bonusDiceThrown': 0 })
      .throws('white', { zone })
      .throws('white', { zone })
      .shows({ 'combat.dice': [], 'combat.bonusDiceThrown': 2, 'chest.dice': 0, 'supply.dice': 7 }),
  );

for (const [life, left] of [
  [3, '0'],
  [2, '-1'],
] as const)
  clause('DF0-FIGHT-09', `the fight is over at ${left} life`, t =>
    fight(t, { life })
      .throws('red', { zone: '3' })
      .includes(`monster life ${life} → ${left}: hit`, 'defeated test-monster'),
  );

clause('DF0-FIGHT-09', 'the fight goes on at 1 life', t =>
  fight(t, { life: 4 })
    .throws('red', { zone: '3' })
    .expect('lorenzo hit 3', 'damage 3 = 3 section', 'monster life 4 → 1: hit')
    .asks('alessandro', 'turn'),
);

clause('DF0-FIGHT-10', 'the next fight has all basic dice for nothing, and the used bonus die is gone', t =>
  fight(
    t,
    { dice: [], life: 3, room: 'cellar-coal' },
    { chest: { dice: 1 }, map: { floors: ['cellar', 'opera', 'motorway'] } },
  )
    .throws('white')
    .shows({ 'combat.dice': ['red', 'green', 'blue'], 'chest.dice': 0, 'supply.dice': 9 }),
);

clause('DF0-FIGHT-10', 'a bonus die can be earned and thrown again', t =>
  fight(
    t,
    { dice: [] },
    {
      heroes: ['lorenzo', { hero: 'alessandro', equipment: [spendable({ bonusDice: 1 })] }],
      chest: { dice: 1 },
    },
  )
    .throws('white')
    .mayNot('alessandro throws white')
    .does('alessandro uses test-spendable')
    .expect('alessandro used test-spendable', 'dice +1 = 1: test-spendable')
    .may('alessandro throws white'),
);
