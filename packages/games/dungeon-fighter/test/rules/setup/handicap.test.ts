import { expect } from 'vitest';
import { type Action, type Event, HANDICAP } from '../../../rules/index.ts';
import { clauses, rows, type Table, times } from '../../support/table.ts';

const everywhere = rows(
  ['DF2-SETUP-09', 'DF2-R-131'],
  ['DF1-SETUP-12', 'DF1-R-131'],
  ['DF0-SETUP-06', 'DF0-R-131'],
);

/** What is in the chest and beside it when a game begins. */
const wealthOf = ({ state: { chest, supply } }: Table) => ({
  coins: chest.coins,
  dice: chest.dice,
  all: [chest.coins + supply.coins, chest.dice + supply.dice],
});

clauses(
  times(everywhere, [
    { handicap: 1, coins: 1, dice: 0 },
    { handicap: 4, coins: 4, dice: 2 },
    { handicap: 10, coins: 10, dice: 5 },
    { handicap: -1, coins: 0, dice: 0 },
    { handicap: -40, coins: 0, dice: 0 },
  ]),
  ({ handicap }) => `a handicap of ${handicap} fills the chest, and nothing is made or lost`,
  (t, { handicap, coins, dice }) =>
    t.verify(() => {
      t.setUp({ heroes: 3 }, 'chest');
      const printed = wealthOf(t);
      t.setUp({ heroes: 3, handicap }, 'chest');
      expect(wealthOf(t)).toEqual({
        coins: printed.coins + coins,
        dice: printed.dice + dice,
        all: printed.all,
      });
      expect(t.state.options.handicap).toBe(handicap);
      expect(t.game.view(t.state, 'spectator').handicap).toBe(handicap);
    }),
);

clauses(everywhere, 'decks lie as they do without a handicap', t =>
  t.verify(() => {
    t.setUp({ heroes: 2 }, 'decks');
    const { decks, map } = structuredClone(t.state);
    t.setUp({ heroes: 2, handicap: -7 }, 'decks');
    expect(t.state.decks).toEqual(decks);
    expect(t.state.map).toEqual(map);
  }),
);

clauses(everywhere, 'none and 0 are the same game', t =>
  t.verify(() => {
    t.setUp({ heroes: 2 }, 'none');
    const plain = structuredClone(t.state);
    t.setUp({ heroes: 2, handicap: 0 }, 'none');
    expect(t.state).toEqual(plain);
    expect(t.state.options).not.toHaveProperty('handicap');
    expect(t.game.view(t.state, 'spectator')).not.toHaveProperty('handicap');
  }),
);

clauses(everywhere, 'it is a whole number within its bounds', t => {
  for (const handicap of [HANDICAP.least - 1, HANDICAP.most + 1, 1.5, '3', null, true, Number.NaN])
    t.cannotSetUp({ heroes: 2, handicap });
});

const ledgers = rows('DF2-R-131', 'DF1-R-131', 'DF0-R-131');

/** The life of the first foe with a handicap, and without. */
function firstFoe(t: Table, foe: { readonly monster?: string; readonly boss?: string }, handicap: number) {
  const lives = [0, handicap].map(each => {
    t.combat({ heroes: [...t.game.edition.hero.keys()].slice(0, 2), handicap: each, combat: foe });
    return t.state.combat?.foe;
  });
  expect(lives[1]?.initialLife).toBe(lives[1]?.life);
  return { printed: lives[0]?.life as number, life: lives[1]?.life as number };
}

for (const kind of ['monster', 'boss'] as const)
  clauses(
    times(ledgers, [{ handicap: 1 }, { handicap: 10 }, { handicap: -1 }, { handicap: -40 }]),
    ({ handicap }) =>
      `at ${handicap} a ${kind} begins with a life for each step less or more, and at least 1`,
    (t, { handicap }) =>
      t.verify(() => {
        const { tables } = t.game.edition;
        for (const { id } of kind === 'monster' ? tables.monsters.slice(0, 12) : tables.bosses) {
          const { printed, life } = firstFoe(
            t,
            kind === 'monster' ? { monster: id } : { boss: id },
            handicap,
          );
          expect(life, id).toBe(Math.max(1, printed - handicap));
        }
      }),
  );

clauses(ledgers, 'the handicap is told as a part of the life of a monster', t =>
  t.verify(() => {
    const told: unknown[] = [];
    const { game } = t;
    const listen = (event: Event): void => {
      if (event.type === 'monster') told.push(event.parts.at(-1));
    };
    // With maps the first monster is met at once, otherwise behind a door.
    const made = game.setup({ heroes: 2, handicap: -3 }, 'told', listen);
    if (!made.ok) throw new Error('no game');
    while (told.length === 0) game.apply(made.value, game.legal(made.value)[0] as Action, listen);
    expect(told[0]).toEqual({ why: 'handicap', amount: 3 });
  }),
);
