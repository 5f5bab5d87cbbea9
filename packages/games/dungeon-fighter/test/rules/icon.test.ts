/** Icons, in every edition that has the rule. */
import { clauses, times } from '../support/table.ts';

clauses(
  times(
    [
      { proves: 'DF2-ICON-04', ability: 'self-healing' },
      { proves: 'DF1-ICON-01', ability: 'pickpocket' },
      { proves: 'DF0-ICON-01', ability: 'pickpocket' },
    ],
    [{ die: 'red' }, { die: 'green' }, { die: 'blue' }, { die: 'white' }] as const,
  ),
  ({ die }) => `a blank ${die} die activates nothing`,
  (t, { die, ability }) => {
    const [thrower, next] = t.party;
    t.fight({
      heroes: [{ hero: thrower, life: 5, abilities: { red: ability, green: ability, blue: ability } }, next],
      chest: { dice: 1 },
      combat: { dice: die === 'white' ? [] : [die] },
    })
      .throws(die, { face: 'blank' })
      .expect(`${thrower} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit')
      .asks(next, 'turn');
  },
);
