/** Set-up, in the two editions that have the rule. */
import { expect } from 'vitest';
import { clauses, rows } from '../support/table.ts';

clauses(rows(['DF1-SETUP-09', 'DF1-R-11'], ['DF0-SETUP-10', 'DF0-R-26']), 'a party has 1 to 6 heroes', t => {
  const sheets = t.game.edition.tables.heroes.map(({ id }) => id);
  for (const heroes of [1, 2, 3, 4, 5, 6])
    t.setUp({ heroes }).verify(({ state }) => expect(state.heroes).toHaveLength(heroes));
  t.cannotSetUp({ heroes: 0 }, { heroes: 7 }, { heroes: [] }, { heroes: sheets });
});
