/** Fainting, in every edition that has the rule. */
import { clauses, monster, rows, times } from '../support/table.ts';

clauses(
  times(rows(['DF2-FAINT-01', 'DF2-R-58'], 'DF1-FAINT-01', 'DF0-FAINT-01'), [
    { life: 4, left: 1 },
    { life: 3, left: 0 },
    { life: 2, left: -1 },
  ]),
  ({ left }) => `a hero whom a miss leaves at ${left} ${left < 1 ? 'faints' : 'stands'}`,
  (t, { life, left }) => {
    const [thrower, next] = t.party;
    const fainted = left < 1;
    t.fight({ heroes: [{ hero: thrower, life }, next], combat: { monster: monster({ damage: 3 }) } })
      .throws('red', { zone: 'hole' })
      .expect(
        `${thrower} missed: hole`,
        `${thrower} life ${life} → ${left}: miss`,
        ...(fainted ? [`${thrower} fainted`] : []),
      )
      .shows({ [`heroes.${thrower}.fainted`]: fainted, [`heroes.${thrower}.life`]: Math.max(0, left) });
  },
);

clauses(
  [
    { proves: ['DF2-FAINT-03', 'DF2-R-55'], ability: 'heal-party' },
    { proves: ['DF1-FAINT-06', 'DF1-R-06'], ability: 'heal-party-1' },
    { proves: ['DF0-FAINT-01', 'DF0-R-19'], ability: 'heal-all-heroes-1' },
  ],
  'healing the party does not wake a fainted hero',
  (t, { ability }) => {
    const [thrower, next, third] = t.party;
    const blow = ['damage 3 = 3 section', 'monster life 12 → 9: hit'];
    const healed = `${thrower} healed 5 → 6: ${ability}`;
    t.fight({
      heroes: [{ hero: thrower, life: 5, abilities: { red: ability } }, { hero: next, fainted: true }, third],
    })
      .throws('red', { face: 'icon' })
      .expect(
        `${thrower} hit 3`,
        `${thrower} ability red: ${ability}`,
        ...(t.rules === 'second' ? [...blow, healed] : [healed, ...blow]),
      )
      .shows({ [`heroes.${next}.fainted`]: true, [`heroes.${next}.life`]: 0 });
  },
);

const POWERLESS = rows('DF2-FAINT-02', 'DF1-FAINT-02', 'DF0-FAINT-01');

clauses(POWERLESS, 'a fainted hero takes no turn, throws no die and chooses nothing', t => {
  const [thrower, next, third] = t.party;
  t.fight({ heroes: [thrower, { hero: next, fainted: true }, third], combat: { dice: ['red', 'green'] } })
    .throws('red')
    .asks(third, 'turn')
    .mayNot(`${next} throws green`)
    .throws('green')
    .asks(thrower, 'turn')
    .mayNot(`${next} throws white`, `${next} retrieves`);
});

clauses(
  rows(['DF2-FAINT-06', 'DF2-R-56'], ['DF1-FAINT-03', 'DF1-R-06'], 'DF0-DEFEAT-02'),
  'the price of the dice does not touch a fainted hero',
  t => {
    const [thrower, next, third] = t.party;
    t.fight({
      heroes: [thrower, { hero: next, fainted: true }, third],
      chest: { dice: 0 },
      combat: { dice: [] },
    })
      .does(`${thrower} retrieves`)
      .expect(`${thrower} retrieved`, `${thrower} life 9 → 8: retrieve`, `${third} life 9 → 8: retrieve`)
      .shows({ [`heroes.${next}.life`]: 0 });
  },
);
