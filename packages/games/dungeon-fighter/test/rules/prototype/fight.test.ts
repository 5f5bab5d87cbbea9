import { clause, monster, spendable, type Table, type TestStage } from '../../support/table.ts';

const tough = monster({ life: 40 });

const fight = (t: Table, combat: TestStage['combat'] = {}, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: ['lorenzo', 'alessandro', 'aureliano'],
    ...stage,
    combat: { monster: tough, ...combat },
  });

clause('DF0-FIGHT-05', 'a bonus die is thrown when all basic dice have been used', t =>
  fight(t, { dice: ['red'] })
    .throws('red')
    .may('alessandro throws white'),
);

for (const dice of [1, 2, 9])
  clause('DF0-FIGHT-06', `with ${dice} bonus dice in the chest one must be thrown`, t =>
    fight(t, { dice: [] }, { chest: { dice } }).offers('lorenzo throws white').mayNot('lorenzo retrieves'),
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

for (const zone of ['3', 'outside'] as const)
  clause('DF0-FIGHT-08', `thrown dice lie in zone ${zone} for the whole fight`, t =>
    fight(t, { dice: ['blue'] }, { chest: { dice: 2 } })
      .throws('blue', { zone })
      .shows({ 'combat.dice': [], 'combat.bonusDiceThrown': 0 })
      .throws('white', { zone })
      .throws('white', { zone })
      .shows({ 'combat.dice': [], 'combat.bonusDiceThrown': 2, 'chest.dice': 0, 'supply.dice': 7 }),
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
