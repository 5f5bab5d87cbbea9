import { expect } from 'vitest';
import { type MonsterCard, RULE_SETS } from '../../../../rules/index.ts';
import { clause, type Table } from '../../../support/table.ts';

const SHORT = { heroes: 2, beginning: 'short' };

const levelsOf = (t: Table): readonly number[] =>
  [...t.state.decks.monsters].reverse().map(id => (t.game.edition.monster.get(id) as MonsterCard).level);

/** Takes the first that is allowed, with every die in the middle of the board, until the party is somewhere. */
function goOnTo(t: Table, isThere: () => boolean): void {
  for (let i = 0; i < 4000 && !isThere(); i++) {
    const legal = t.game.legal(t.state);
    const good = legal.find(
      action =>
        action.type === 'land' && action.zone === '5' && action.bounces === 2 && action.failed.length === 0,
    );
    const done = legal.find(({ type }) => type === 'done');
    const action = good ?? done ?? legal[0];
    if (action === undefined) return;
    t.game.apply(t.state, action);
  }
}

clause(['DF2-SETUP-09', 'DF2-R-132'], 'a short game has one foe of each of the first three levels', t =>
  t.verify(() => {
    for (let seed = 0; seed < 40; seed++) {
      t.setUp(SHORT, `seed-${seed}`);
      const [first, second, third, ...rest] = levelsOf(t);
      expect([first, second, third]).toEqual([1, 2, 3]);
      expect(new Set(rest)).toEqual(new Set([4]));
      expect(t.state.options.beginning).toBe('short');
      expect(t.game.view(t.state, 'spectator').beginning).toBe('short');
    }
  }),
);

clause('DF2-R-132', 'after three rooms comes the only shop, and after it the boss', t =>
  t.verify(() => {
    let bosses = 0;
    for (let seed = 0; seed < 20; seed++) {
      t.setUp(SHORT, `seed-${seed}`);
      goOnTo(t, () => t.state.phase === 'shop' || t.state.result !== null);
      if (t.state.result !== null) continue;
      expect(t.state.round).toBe(3);
      goOnTo(t, () => t.state.combat?.foe.boss === true || t.state.result !== null);
      expect(t.state.combat?.foe.boss).toBe(true);
      expect(t.state.round).toBe(3);
      bosses++;
    }
    expect(bosses).toBeGreaterThan(10);
  }),
);

clause('DF2-R-132', 'editions whose rooms lie on maps have no short game', t =>
  t.verify(() => {
    for (const [id, game] of Object.entries(RULE_SETS)) {
      const made = game.setup(SHORT, 'seed');
      expect(made.ok, id).toBe(id === 'second');
      if (!made.ok) expect(made.error.sentence).toBe('unknown-beginning');
    }
  }),
);
