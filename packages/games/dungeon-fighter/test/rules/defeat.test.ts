/** The price of taking the dice back, in every edition that has the rule. */
import { killed, lastBlow } from '../support/rooms.ts';
import {
  armor,
  clauses,
  monster,
  rows,
  spendable,
  type Table,
  type TestStage,
  times,
} from '../support/table.ts';

/** No die is left and it is the turn of the first hero. */
const exhausted = (t: Table, { combat, ...stage }: Partial<TestStage> = {}): Table =>
  t.fight({
    heroes: t.party.slice(0, 3),
    chest: { dice: 0 },
    ...stage,
    combat: { monster: monster({ life: 40 }), dice: [], ...combat },
  });

clauses(
  rows('DF2-COMBAT-18', ['DF1-DEFEAT-07', 'DF1-FIGHT-16'], 'DF0-DEFEAT-01'),
  'without any die there is nothing but the defeat',
  t => {
    const [thrower] = t.party;
    exhausted(t).offers(`${thrower} retrieves`).mayNot(`${thrower} throws white`, `${thrower} passes`);
  },
);

clauses(
  times(
    rows('DF2-COMBAT-14', ['DF1-DEFEAT-03', 'DF1-DEFEAT-10'], 'DF0-DEFEAT-02'),
    [1, 2, 3, 4].map(level => ({ level })),
  ),
  ({ level }) => `against level ${level} it costs every standing hero ${level}, not the damage of 6`,
  (t, { level }) => {
    const [thrower, next, third, fourth] = t.party;
    exhausted(t, {
      heroes: [thrower, next, { hero: third, fainted: true }, { hero: fourth, eliminated: true }],
      combat: { monster: monster({ level, damage: 6 }) },
    })
      .does(`${thrower} retrieves`)
      .expect(
        `${thrower} retrieved`,
        `${thrower} life 9 → ${9 - level}: retrieve`,
        `${next} life 9 → ${9 - level}: retrieve`,
      )
      .shows({ 'combat.dice': ['red', 'green', 'blue'] });
  },
);

clauses(
  times(rows('DF2-COMBAT-15', 'DF1-DEFEAT-09', ['DF0-DEFEAT-06', 'DF0-GEAR-03']), [
    { what: 'an armor that reduces', card: armor({ id: 'help', reduce: 2 }) },
    { what: 'an armor that prevents', card: armor({ id: 'help', prevent: 'all' }) },
    { what: 'an armor that prevents once', card: armor({ id: 'help', prevent: 'all', once: true }) },
    { what: 'an item that prevents', card: spendable({ id: 'help', prevent: 'all' }) },
  ]),
  ({ what }) => `${what} does not help against it`,
  (t, { card }) => {
    const [thrower, next] = t.party;
    const slots = { weapon: 1, armor: 1, spendable: 1 };
    exhausted(t, {
      heroes: [
        { hero: thrower, slots, equipment: [card] },
        { hero: next, slots, equipment: [card] },
      ],
      combat: { monster: monster({ level: 2 }) },
    })
      .does(`${thrower} retrieves`)
      .expect(`${thrower} retrieved`, `${thrower} life 9 → 7: retrieve`, `${next} life 9 → 7: retrieve`)
      .asks(thrower, 'turn')
      .mayNot(`${thrower} uses help`, `${next} uses help`);
  },
);

clauses(
  rows(['DF2-COMBAT-05', 'DF2-COMBAT-16'], 'DF1-DEFEAT-05', ['DF0-DEFEAT-04', 'DF0-FIGHT-07', 'DF0-R-08']),
  'the three dice are back with the hero left of the last thrower, who goes on',
  t => {
    const [, next] = t.party;
    exhausted(t, { combat: { dice: ['blue'] } })
      .throws('blue')
      .does(`${next} retrieves`)
      .asks(next, 'turn')
      .shows({ 'combat.active': next, 'combat.dice': ['red', 'green', 'blue'] })
      .offers(`${next} throws red`, `${next} throws green`, `${next} throws blue`);
  },
);

clauses(
  rows(['DF2-COMBAT-20', 'DF2-R-23'], ['DF1-DEFEAT-05', 'DF1-R-95'], ['DF0-DEFEAT-04', 'DF0-R-32']),
  'if it makes the chooser faint, the next hero has all three dice and pays nothing more',
  t => {
    const [thrower, next, third] = t.party;
    exhausted(t, {
      heroes: [{ hero: thrower, life: 2 }, next, third],
      combat: { monster: monster({ level: 2 }) },
    })
      .does(`${thrower} retrieves`)
      .expect(
        `${thrower} retrieved`,
        `${thrower} life 2 → 0: retrieve`,
        `${next} life 9 → 7: retrieve`,
        `${third} life 9 → 7: retrieve`,
        `${thrower} fainted`,
      )
      .asks(next, 'turn')
      .offers(`${next} throws red`, `${next} throws green`, `${next} throws blue`)
      .shows({ [`heroes.${next}.life`]: 7, [`heroes.${third}.life`]: 7 });
  },
);

clauses(
  [
    { proves: 'DF2-COMBAT-21', chest: 1, lying: 2 },
    { proves: 'DF1-DEFEAT-06', chest: 1, lying: 0 },
    { proves: ['DF0-DEFEAT-04', 'DF0-R-08'], chest: 0, lying: 2 },
  ],
  ({ lying }) => `bonus dice on the table ${lying > 0 ? 'stay where they lie' : 'go to the supply'}`,
  (t, { chest, lying }) =>
    exhausted(t, { chest: { dice: chest }, combat: { bonusDiceThrown: 2 } })
      .shows({ 'combat.bonusDiceThrown': 2, 'supply.dice': 9 - chest - 2 })
      .does(`${t.party[0]} retrieves`)
      .shows({ 'combat.bonusDiceThrown': lying, 'supply.dice': 9 - chest - lying, 'chest.dice': chest }),
);

clauses(rows('DF1-DEFEAT-01', 'DF0-DEFEAT-01'), 'the last die that defeats the monster prevents it', t =>
  lastBlow(t, { chest: { dice: 0 } })
    .throws('red')
    .expect(...killed(t.party[0]))
    .asks('party', 'move'),
);

clauses(
  rows('DF2-COMBAT-17', 'DF1-DEFEAT-11', 'DF0-DEFEAT-05'),
  'it repeats as often as the dice run out, at the full price',
  t => {
    const [thrower, next] = t.party;
    exhausted(t, { heroes: [thrower, next] });
    for (const [hero, from, times] of [
      [thrower, 9, 1],
      [next, 8, 2],
      [thrower, 7, 3],
    ] as const) {
      t.does(`${hero} retrieves`)
        .expect(
          `${hero} retrieved`,
          `${thrower} life ${from} → ${from - 1}: retrieve`,
          `${next} life ${from} → ${from - 1}: retrieve`,
        )
        .shows({ 'combat.defeats': times, 'combat.life': 40 - 9 * (times - 1) })
        .throws('red')
        .throws('green')
        .throws('blue');
    }
  },
);

clauses(rows('DF1-DEFEAT-10', 'DF0-DEFEAT-05'), 'if everybody faints the game is lost', t => {
  const [thrower, next] = t.party;
  exhausted(t, {
    heroes: [
      { hero: thrower, life: 1 },
      { hero: next, life: 1 },
    ],
    combat: { monster: monster({ level: 4 }) },
  })
    .does(`${thrower} retrieves`)
    .expect(
      `${thrower} retrieved`,
      `${thrower} life 1 → -3: retrieve`,
      `${next} life 1 → -3: retrieve`,
      `${thrower} fainted`,
      `${next} fainted`,
      'lost: all-fainted',
    )
    .ends('all-fainted');
});

clauses(
  rows('DF2-COMBAT-19', 'DF1-DEFEAT-12'),
  'the choice is offered anew each turn, so both ways may be mixed',
  t => {
    const [thrower, next, third] = t.party;
    const both = (hero: string) => [`${hero} throws white`, `${hero} retrieves`];
    exhausted(t, { chest: { dice: 2 } })
      .offers(...both(thrower))
      .throws('white')
      .offers(...both(next))
      .does(`${next} retrieves`)
      .throws('red')
      .throws('green')
      .throws('blue')
      .offers(...both(next))
      .throws('white')
      .offers(`${third} retrieves`);
  },
);

clauses(rows('DF1-DEFEAT-04', 'DF0-DEFEAT-03'), 'the token of the leader shows its defeated side', t =>
  exhausted(t).shows({ 'combat.defeats': 0 }).does(`${t.party[0]} retrieves`).shows({ 'combat.defeats': 1 }),
);

clauses(rows('DF1-FIGHT-17', 'DF0-DEFEAT-07'), 'a wounded monster stays wounded through a defeat', t =>
  exhausted(t, { combat: { life: 7 } })
    .does(`${t.party[0]} retrieves`)
    .shows({ 'combat.foe': 'test-monster', 'combat.life': 7, 'combat.initialLife': 40, round: 1 }),
);
