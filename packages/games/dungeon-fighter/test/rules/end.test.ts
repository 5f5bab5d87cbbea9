/** How a game ends, in every edition that has the rule. */
import { killed, lastBlow, wayOn } from '../support/rooms.ts';
import { boss, clauses, monster, rows, times } from '../support/table.ts';

clauses(rows('DF2-END-01', 'DF1-END-01', 'DF0-END-01'), 'defeating the final boss wins', t =>
  t
    .fight({ combat: { boss: boss(), life: 3 } })
    .throws('red')

    .expect(
      `${t.party[0]} hit 3`,
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'defeated test-boss',
      'won',
    )
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
    lastBlow(t, { ...(shops > 0 && { shops }), combat: { monster: monster({ level: 4, coins: 0 }) } })
      .throws('red')
      .expect(...killed(t.party[0]), ...wayOn(t))
      .goesOn(),
);

const FOES = [
  { name: 'a monster', foe: { monster: monster({ damage: 3 }) } },
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
      .expect(
        `${thrower} missed: outside`,
        `${thrower} life 1 → -2: miss`,
        `${thrower} fainted`,
        'lost: all-fainted',
      )
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
      .expect(`${thrower} missed: outside`, `${thrower} life 1 → -2: miss`, `${thrower} fainted`)
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
      .expect(`${t.party[0]} hit 3`, 'damage 3 = 3 section', 'monster life 20 → 17: hit', 'lost: out-of-dice')
      .ends('out-of-dice'),
);
