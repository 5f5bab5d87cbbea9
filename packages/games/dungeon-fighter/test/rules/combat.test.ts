/** The turns of a fight, in every edition that has the rule. */
import { expect } from 'vitest';
import { COLORS } from '../../rules/index.ts';
import { lastBlow, moveOn, wayOn } from '../support/rooms.ts';
import { clauses, monster, rows, times, weapon } from '../support/table.ts';

const sturdy = monster({ life: 1000, damage: 0 });

clauses(
  [
    { proves: ['DF2-COMBAT-02', 'DF2-COMBAT-09'], leader: 'brad' },
    { proves: 'DF1-FIGHT-01', leader: 'randolph' },
    { proves: 'DF0-FIGHT-01', leader: 'aureliano' },
  ],
  'the first player throws first, then the turn passes clockwise, round and round',
  (t, { leader }) => {
    const [one, first, third] = t.party;
    t.combat({ heroes: [one, first, third], leader, chest: { dice: 2 }, combat: { monster: sturdy } })
      .asks(first, 'turn')
      .throws('red')
      .asks(third, 'turn')
      .throws('green')
      .asks(one, 'turn')
      .throws('blue')
      .asks(first, 'turn')
      .throws('white')
      .asks(third, 'turn');
  },
);

clauses(
  rows('DF2-COMBAT-03', 'DF1-FIGHT-02'),
  'choose a die, throw it, judge it, pass the rest on: in this order',
  t => {
    const [thrower, next] = t.party;
    t.fight()
      .asks(thrower, 'turn')
      .mayNot('lands 3 blank')
      .does(`${thrower} throws red`)
      .asks('table', 'landing')
      .mayNot(`${thrower} throws green`, `${next} throws green`)
      .expect()
      .does('lands 3 blank')
      .expect(`${thrower} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit')
      .asks(next, 'turn')
      .offers(`${next} throws green`, `${next} throws blue`);
  },
);

clauses(
  rows(['DF2-COMBAT-04', 'DF2-R-26'], 'DF1-FIGHT-03', 'DF0-FIGHT-03'),
  'the first player chooses any of the three dice, the one of a scarred ability too, and nobody else does',
  t => {
    const [thrower, next] = t.party;
    t.fight({ heroes: [{ hero: thrower, scars: ['red'] }, next] })
      .asks(thrower, 'turn')
      .offers(`${thrower} throws red`, `${thrower} throws green`, `${thrower} throws blue`)
      .mayNot(`${next} throws red`, `${next} throws blue`);
  },
);

clauses(
  rows('DF2-COMBAT-07', 'DF1-FIGHT-16', 'DF0-FIGHT-02'),
  'the turn is taken with a die: there is nothing else to do',
  t => {
    const [thrower, next] = t.party;
    t.fight()
      .offers(`${thrower} throws red`, `${thrower} throws green`, `${thrower} throws blue`)
      .mayNot(`${thrower} passes`, `${thrower} retrieves`, 'party done', `${next} throws red`);
  },
);

clauses(
  times(rows('DF2-COMBAT-08', ['DF1-FIGHT-04', 'DF1-DEFEAT-01'], 'DF0-FIGHT-05'), [
    { dice: ['blue'] },
    { dice: ['red', 'green'] },
    { dice: ['red', 'green', 'blue'] },
  ] as const),
  ({ dice }) => `no bonus die and no defeat while there is left: ${dice.join(', ')}`,
  (t, { dice }) => {
    const [thrower] = t.party;
    t.fight({ chest: { dice: 2 }, combat: { dice } })
      .offers(...dice.map(die => `${thrower} throws ${die}`))
      .mayNot(`${thrower} throws white`, `${thrower} retrieves`);
  },
);

clauses(
  times(rows(['DF2-COMBAT-05', 'DF2-COMBAT-10'], 'DF1-FIGHT-08', ['DF0-FIGHT-04', 'DF0-FIGHT-07']), [
    { after: 'a hit', zone: '3' },
    { after: 'a miss', zone: 'hole' },
  ] as const),
  ({ after }) => `after ${after} the dice not thrown yet pass to the left, and those thrown do not`,
  (t, { zone }) => {
    const [thrower, next, third] = t.party;
    t.fight({ heroes: [thrower, next, third], combat: { monster: sturdy } })
      .throws('green', { zone })
      .mayNot(`${next} throws green`)
      .offers(`${next} throws red`, `${next} throws blue`)
      .throws('red', { zone })
      .offers(`${third} throws blue`);
  },
);

clauses(
  rows('DF2-COMBAT-09', ['DF1-FIGHT-08', 'DF1-R-20'], ['DF0-FIGHT-04', 'DF0-R-32']),
  'the turn passes over fainted and eliminated heroes',
  t => {
    const [thrower, second, third, last] = t.party;
    t.fight({ heroes: [thrower, { hero: second, fainted: true }, { hero: third, eliminated: true }, last] })
      .throws('green')
      .asks(last, 'turn')
      .offers(`${last} throws red`, `${last} throws blue`);
  },
);

clauses(rows('DF2-COMBAT-06', 'DF1-FIGHT-09', 'DF0-FIGHT-01'), 'a turn is one throw', t => {
  const [thrower, next, third] = t.party;
  t.fight({ heroes: [thrower, next, third] })
    .throws('red')
    .asks(next, 'turn')
    .mayNot(`${thrower} throws green`);
});

clauses(
  times(
    [
      { proves: 'DF2-COMBAT-11', reward: ['coins +1 = 1: test-monster'] },
      { proves: 'DF1-FIGHT-10', reward: ['dice +2 = 3: unused-dice', 'coins +1 = 3: test-monster'] },
      { proves: 'DF0-FIGHT-09', reward: ['coins +1 = 3: test-monster', 'dice +2 = 3: unused-dice'] },
    ],
    [
      { life: 4, left: 0 },
      { life: 3, left: -1 },
    ],
  ),
  ({ left }) =>
    `a monster at ${left} is defeated, nobody takes another turn and the dice left are not thrown`,
  (t, { life, left, reward }) => {
    lastBlow(t, { combat: { monster: monster(), dice: COLORS, life } })
      .throws('red', { zone: '4' })
      .expect(
        `${t.party[0]} hit 4`,
        'damage 4 = 4 section',
        `monster life ${life} → ${left}: hit`,
        'defeated test-monster',
        ...reward,
        ...wayOn(t),
      )
      .verify(({ events }) => expect(events.filter(({ type }) => type === 'turn')).toEqual([]))
      .shows({ combat: null, discard: ['test-monster'] });
    moveOn(t).expect('room left-door', 'monster behind life 30 = 30 behind; coins 1');
  },
);

clauses(rows('DF2-COMBAT-11', 'DF1-FIGHT-10', 'DF0-FIGHT-09'), 'a monster at 1 fights on', t => {
  const [thrower, next] = t.party;
  t.fight({ combat: { life: 5 } })
    .throws('red', { zone: '4' })
    .expect(`${thrower} hit 4`, 'damage 4 = 4 section', 'monster life 5 → 1: hit')
    .asks(next, 'turn');
});

clauses(
  [
    { proves: 'DF2-COMBAT-01', ability: 'heal-party' },
    { proves: 'DF1-FIGHT-15', ability: 'heal-party-2' },
  ],
  'there is no turn limit: after sixty turns and nineteen defeats the fight still goes on',
  (t, { ability }) => {
    const [thrower, next] = t.party;
    const abilities = { red: ability, green: ability, blue: ability };
    t.fight({
      heroes: [
        { hero: thrower, abilities },
        { hero: next, abilities },
      ],
      chest: { dice: 0 },
      combat: { monster: sturdy },
    });
    for (let turn = 0; turn < 60; turn++) {
      const [retrieve] = t.legal(/retrieves$/);
      if (retrieve !== undefined) t.does(retrieve);
      t.throws(COLORS[turn % 3] ?? 'red', { zone: '1', face: 'icon' });
    }
    t.goesOn()
      .asks(thrower, 'turn')
      .shows({ phase: 'combat', round: 1, 'combat.life': 940, 'combat.defeats': 19 });
  },
);

clauses(rows('DF2-COMBAT-01', 'DF1-FIGHT-15'), 'the fight ends when all heroes have fainted', t => {
  const [thrower, next] = t.party;
  t.fight({
    heroes: [
      { hero: thrower, life: 1 },
      { hero: next, fainted: true },
    ],
  })
    .throws('red', { zone: 'outside' })
    .ends('all-fainted');
});

// ---- without a coloured die -----------------------------------------------------------------------------

const TWO_CHOICES = rows('DF2-COMBAT-12', [
  'DF1-FIGHT-05',
  'DF1-DEFEAT-01',
  'DF1-DEFEAT-08',
  'DF1-R-19',
  'DF1-R-88',
]);

clauses(TWO_CHOICES, 'without a coloured die the hero whose turn it is alone chooses between two ways', t => {
  const [first, second, third] = t.party;
  t.combat({
    heroes: [first, second, third],
    chest: { dice: 3 },
    combat: { dice: [], active: third },
  })
    .asks(third, 'turn')
    .offers(`${third} throws white`, `${third} retrieves`)
    .mayNot(`${third} passes`, `${third} throws red`)
    .mayNot(`${first} throws white`, `${first} retrieves`, `${second} throws white`, `${second} retrieves`);
});

clauses(TWO_CHOICES, 'when the last coloured die leaves the monster alive, the next hero chooses', t => {
  const [, next] = t.party;
  t.fight({ chest: { dice: 1 }, combat: { dice: ['blue'] } })
    .throws('blue')
    .asks(next, 'turn')
    .offers(`${next} throws white`, `${next} retrieves`);
});

const BONUS_DIE = rows('DF2-COMBAT-13', 'DF1-DEFEAT-02');

clauses(BONUS_DIE, 'a bonus die comes from the chest and hits like any other', t => {
  const [thrower, next] = t.party;
  t.fight({
    heroes: [{ hero: thrower, equipment: [weapon({ bonus: 3 })] }, next],
    chest: { dice: 2 },
    combat: { dice: [] },
  })
    .does(`${thrower} throws white with test-weapon`)
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 })
    .does('lands 4 blank')
    .expect(`${thrower} hit 4`, 'damage 7 = 4 section + 3 test-weapon', 'monster life 12 → 5: hit')
    .asks(next, 'turn');
});

clauses(
  times(BONUS_DIE, [
    { landing: { zone: '4', bounces: 0 }, reason: 'no-bounce' },
    { landing: { zone: 'outside' }, reason: 'outside' },
  ] as const),
  ({ reason }) => `a bonus die misses like any other: ${reason}`,
  (t, { landing, reason }) =>
    t
      .fight({ chest: { dice: 2 }, combat: { dice: [] } })
      .throws('white', landing)
      .expect(`${t.party[0]} missed: ${reason}`, `${t.party[0]} life 9 → 7: miss`)
      .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);
