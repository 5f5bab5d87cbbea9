/** The last fight, in every edition that has the rule. */
import { boss, clauses, rows, type Table, type TestStage } from '../support/table.ts';

const last = (t: Table, { combat, ...stage }: Partial<TestStage>): Table =>
  t.fight({ ...stage, combat: { boss: boss(), ...combat } });

clauses(
  rows('DF2-BOSS-06', 'DF1-BOSS-04', ['DF0-BOSS-03', 'DF0-END-04']),
  'with no coloured die left a bonus die must be thrown',
  t =>
    last(t, { chest: { dice: 2 }, combat: { dice: ['blue'] } })
      .throws('blue')
      .offers(`${t.party[1]} throws white`)
      .mayNot(`${t.party[1]} retrieves`),
);

const OUT = rows(['DF2-BOSS-07', 'DF2-R-91'], ['DF1-BOSS-05', 'DF1-R-86'], ['DF0-BOSS-03', 'DF0-END-04']);

clauses(OUT, 'who has to throw and has nothing to throw loses at once', t =>
  last(t, { chest: { dice: 0 }, combat: { dice: ['blue'] } })
    .throws('blue')
    .expect(`${t.party[0]} hit 3`, 'damage 3 = 3 section', 'monster life 20 → 17: hit', 'lost: out-of-dice')
    .ends('out-of-dice')
    .offers(),
);

clauses(OUT, 'the last bonus die may still win', t =>
  last(t, { chest: { dice: 1 }, combat: { dice: [], life: 3 } })
    .throws('white')
    .expect(
      `${t.party[0]} hit 3`,
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'defeated test-boss',
      'won',
    )
    .ends('won'),
);

clauses(OUT, 'the last bonus die that does not win loses', t =>
  last(t, { chest: { dice: 1 }, combat: { dice: [], life: 4 } })
    .throws('white')
    .ends('out-of-dice'),
);

clauses(OUT, 'a coloured die left keeps the fight going without any bonus die', t =>
  last(t, { chest: { dice: 0 }, combat: { dice: ['green', 'blue'] } })
    .throws('green')
    .goesOn()
    .offers(`${t.party[1]} throws blue`),
);

clauses(
  [
    { proves: ['DF2-BOSS-07', 'DF2-R-91'], ability: 're-throw' },
    { proves: ['DF1-BOSS-05', 'DF1-R-86'], ability: 'swing-again' },
    { proves: ['DF0-BOSS-03', 'DF0-R-43'], ability: 'reroll' },
  ],
  're-throws of the last die come first',
  (t, { ability }) => {
    const [thrower, next] = t.party;
    last(t, {
      heroes: [{ hero: thrower, abilities: { red: ability } }, next],
      chest: { dice: 0 },
      combat: { dice: ['red'] },
    })
      .throws('red', { zone: 'outside', face: 'icon' })
      .goesOn()
      .does(`${thrower} re-throws`)
      .goesOn()
      .throws('red', { zone: 'outside' })
      .ends('out-of-dice');
  },
);
