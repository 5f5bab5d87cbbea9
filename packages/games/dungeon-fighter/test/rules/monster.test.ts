/** Monsters and what their cards say, in every edition that has the rule. */
import { COLORS } from '../../rules/index.ts';
import { lastBlow, wayOn } from '../support/rooms.ts';
import { clauses, monster, rows, times } from '../support/table.ts';

clauses(
  times(rows('DF1-MONSTER-04', 'DF0-MONSTER-04'), [
    { difficulty: 'easy' },
    { difficulty: 'normal' },
    { difficulty: 'insane' },
  ]),
  ({ difficulty }) =>
    `on ${difficulty} a monster begins with the printed life, and its coins lie on the card`,
  (t, { difficulty }) =>
    t
      .fight({ difficulty, combat: { monster: monster({ life: 14, coins: 2, ability: 'small-target' }) } })
      .expect('monster test-monster life 14 = 14 test-monster; coins 2')
      .shows({
        'combat.foe': 'test-monster',
        'combat.life': 14,
        'combat.initialLife': 14,
        'combat.coins': 2,
      }),
);

clauses(
  [
    { proves: 'DF2-MONSTER-02', curse: 'greedy', reward: ['coins +3 = 4: test-monster', 'murka leads'] },
    {
      proves: 'DF1-MONSTER-06',
      curse: 'lose-gold',
      reward: ['dice +1 = 2: unused-dice', 'coins +3 = 4: test-monster'],
    },
    {
      proves: 'DF0-MONSTER-05',
      curse: 'lose-gold',
      reward: ['coins +3 = 4: test-monster', 'dice +1 = 2: unused-dice'],
    },
  ],
  'level, life, damage, coins and ability of the card are at work',
  (t, { curse, reward }) => {
    const [thrower, next] = t.party;
    lastBlow(t, {
      chest: { coins: 2, dice: 1 },
      combat: {
        monster: monster({ level: 3, life: 10, damage: 2, coins: 3, ability: curse }),
        life: 10,
        dice: COLORS,
      },
    })
      .shows({ 'combat.level': 3, 'combat.life': 10, 'combat.coins': 3 })
      .throws('red', { zone: 'outside' })
      .expect(`${thrower} missed: outside`, `${thrower} life 9 → 7: miss`, `coins -1 = 1: ${curse}`)
      .throws('green', { zone: 'bullseye' })
      .expect(
        `${next} hit bullseye`,
        'damage 10 = 10 bullseye',
        'monster life 10 → 0: hit',
        'defeated test-monster',
        ...reward,
        ...wayOn(t, next),
      );
  },
);

clauses(
  times(rows('DF2-MONSTER-02', 'DF1-MONSTER-06', ['DF0-MON-01', 'DF0-R-16']), [
    { what: 'a specific throw', foe: { requirement: 'nose' }, demanded: ['nose'] },
    { what: 'nothing of that kind', foe: {}, demanded: [] },
  ] as const),
  ({ what }) => `a card may have ${what}`,
  (t, { foe, demanded }) => {
    const [thrower] = t.party;
    t.fight({ combat: { monster: monster(foe) } })
      .does(`${thrower} throws red`)
      .shows({ 'combat.throw.requirements': demanded })
      .does(demanded.length > 0 ? 'lands 1 blank failed nose' : 'lands 1 blank')
      .expect(
        ...(demanded.length > 0
          ? [`${thrower} missed: nose`, `${thrower} life 9 → 7: miss`]
          : [`${thrower} hit 1`, 'damage 1 = 1 section', 'monster life 12 → 11: hit']),
      );
  },
);

clauses(
  [
    { proves: 'DF2-R-18', curse: 'tricky' },
    { proves: 'DF1-R-72', curse: 'small-target' },
  ],
  'a monster with an ability and a specific throw has both',
  (t, { curse }) =>
    t
      .fight({ combat: { monster: monster({ requirement: 'nose', ability: curse }) } })
      .throws('red', { zone: '1', failed: ['nose'] })
      .expect(`${t.party[0]} missed: nose, ${curse}`, `${t.party[0]} life 9 → 7: miss`),
);

clauses(
  [
    { proves: 'DF2-MONSTER-06', curse: 'greedy' },
    { proves: 'DF1-MONSTER-05', curse: 'lose-gold' },
  ],
  'gold on the card is nobody’s: a party with an empty chest can lose none',
  (t, { curse }) =>
    t
      .fight({ chest: { coins: 0 }, combat: { monster: monster({ coins: 3, ability: curse }) } })
      .throws('red', { zone: 'outside' })
      .expect(`${t.party[0]} missed: outside`, `${t.party[0]} life 9 → 7: miss`)
      .shows({ 'combat.coins': 3, 'supply.coins': 27 }),
);

clauses(
  times(rows('DF1-MONSTER-08', 'DF0-MONSTER-06'), [
    { level: 1, damage: 4 },
    { level: 4, damage: 1 },
  ]),
  ({ level, damage }) => `level ${level}, damage ${damage}: a miss costs the damage, a defeat the level`,
  (t, { level, damage }) => {
    const [thrower, next] = t.party;
    t.fight({ chest: { dice: 0 }, combat: { monster: monster({ level, damage }), dice: ['red'] } })
      .throws('red', { zone: 'hole' })
      .expect(`${thrower} missed: hole`, `${thrower} life 9 → ${9 - damage}: miss`)
      .does(`${next} retrieves`)
      .expect(
        `${next} retrieved`,
        `${thrower} life ${9 - damage} → ${9 - damage - level}: retrieve`,
        `${next} life 9 → ${9 - level}: retrieve`,
      );
  },
);
