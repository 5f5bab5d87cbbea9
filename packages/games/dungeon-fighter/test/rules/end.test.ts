/** How a game ends, in every edition that has the rule. */
import { boss, clauses, monster, rows, times } from '../support/table.ts';

clauses(rows('DF2-END-01', 'DF1-END-01', 'DF0-END-01'), 'defeating the final boss wins', t =>
  t
    .fight({ combat: { boss: boss(), life: 3 } })
    .throws('red')
    .includes('monster life 3 → 0: hit', 'defeated test-boss', 'won')
    .ends('won')
    .offers(),
);

clauses(
  rows('DF2-END-01', 'DF1-END-01', 'DF0-END-01'),
  'hurting the boss wins nothing while it has 1 life left',
  t =>
    t
      .fight({ combat: { boss: boss(), life: 4 } })
      .throws('red')
      .goesOn(),
);

clauses(
  [
    { proves: 'DF2-END-01', shops: 2 },
    { proves: 'DF1-END-01', shops: 0 },
    { proves: 'DF0-END-01', shops: 0 },
  ],
  'defeating a monster, even of level 4, wins nothing',
  (t, { shops }) =>
    t
      .fight({ ...(shops > 0 && { shops }), combat: { monster: monster({ level: 4 }), life: 3 } })
      .throws('red')
      .includes('defeated test-monster')
      .goesOn(),
);

const FOES = [
  { name: 'a monster', foe: { monster: monster() } },
  { name: 'the boss', foe: { boss: boss() } },
];

clauses(
  times(rows('DF2-END-02', 'DF1-END-02', 'DF0-END-02'), FOES),
  ({ name }) => `all heroes in play fainted against ${name} is a loss; the eliminated are not asked`,
  (t, { foe }) => {
    const [thrower, next, third] = t.party;
    t.fight({
      heroes: [
        { hero: thrower, life: 1 },
        { hero: next, fainted: true },
        { hero: third, eliminated: true },
      ],
      combat: foe,
    })
      .throws('red', { zone: 'outside' })
      .includes(`${thrower} fainted`, 'lost: all-fainted')
      .ends('all-fainted');
  },
);

clauses(
  times(rows('DF2-END-02', 'DF1-END-02', ['DF0-FAINT-03', 'DF0-END-02']), FOES),
  ({ name }) => `one standing hero keeps the fight against ${name} going`,
  (t, { foe }) => {
    const [thrower, next, third] = t.party;
    t.fight({
      heroes: [
        { hero: thrower, life: 1 },
        { hero: next, fainted: true },
        { hero: third, life: 1 },
      ],
      combat: foe,
    })
      .throws('red', { zone: 'outside' })
      .includes(`${thrower} fainted`)
      .goesOn()
      .asks(third, 'turn');
  },
);

clauses(
  rows(['DF2-END-03', 'DF2-BOSS-07'], 'DF1-END-03', ['DF0-END-04', 'DF0-BOSS-03']),
  'no die left to throw against a living boss is a loss',
  t =>
    t
      .fight({ chest: { dice: 1 }, combat: { boss: boss(), dice: [] } })
      .throws('white')
      .includes('lost: out-of-dice')
      .ends('out-of-dice'),
);
