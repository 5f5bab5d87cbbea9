import { boss, clause, monster, type Table } from '../support/table.ts';

/** A throw that takes 3 of the life of the boss. */
const against = (t: Table, life: number): Table =>
  t.combat({ heroes: ['lorenzo', 'aureliano'], combat: { boss: boss(), life } }).throws('red');

clause('DF0-END-01', 'the game is won when the boss is defeated', t =>
  against(t, 3).includes('monster life 3 → 0: hit', 'defeated test-boss', 'won').ends('won').offers(),
);

clause('DF0-END-01', 'not by hurting it, and not by any other monster', t =>
  against(t, 4)
    .goesOn()
    .combat({ heroes: ['lorenzo', 'aureliano'], combat: { monster: monster({ level: 4 }), life: 3 } })
    .throws('red')
    .includes('defeated test-monster')
    .goesOn(),
);

for (const foe of [{ monster: monster() }, { boss: boss({ damage: 2 }) }])
  clause('DF0-END-02', `all knocked out against a ${Object.keys(foe)} is a loss`, t =>
    t
      .combat({
        heroes: [
          { hero: 'lorenzo', life: 2 },
          { hero: 'aureliano', fainted: true },
          { hero: 'ornella', eliminated: true },
        ],
        combat: foe,
      })
      .throws('red', { zone: 'outside' })
      .includes('lorenzo fainted', 'lost: all-fainted')
      .ends('all-fainted'),
  );
