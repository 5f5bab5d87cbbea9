import { expect } from 'vitest';
import { doors, hall } from '../support/rooms.ts';
import { boss, clause, monster } from '../support/table.ts';

clause('DF1-END-01', 'defeating the final boss wins', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { boss: boss(), life: 3 } })
    .throws('red')
    .includes('defeated test-boss', 'won')
    .ends('won'),
);

clause('DF1-END-01', 'hurting the boss wins nothing while it has 1 hit point left', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { boss: boss(), life: 4 } })
    .throws('red')
    .goesOn(),
);

clause('DF1-END-01', 'defeating a monster, even of level IV, wins nothing', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ level: 4 }), life: 3 } })
    .throws('red')
    .includes('defeated test-monster')
    .goesOn(),
);

for (const [name, foe] of [
  ['a monster', { monster: monster() }],
  ['the boss', { boss: boss() }],
] as const) {
  clause(
    'DF1-END-02',
    `all heroes in play fainted against ${name} is a loss; the eliminated do not count`,
    t =>
      t
        .combat({
          heroes: [
            { hero: 'torm', life: 1 },
            { hero: 'randolph', fainted: true },
            { hero: 'goldfinga', eliminated: true },
          ],
          combat: foe,
        })
        .throws('red', { zone: 'outside' })
        .includes('torm fainted', 'lost: all-fainted')
        .ends('all-fainted'),
  );

  clause('DF1-END-02', `one standing hero keeps the fight against ${name} going`, t =>
    t
      .combat({
        heroes: [
          { hero: 'torm', life: 1 },
          { hero: 'randolph', fainted: true },
          { hero: 'goldfinga', life: 1 },
        ],
        combat: foe,
      })
      .throws('red', { zone: 'outside' })
      .includes('torm fainted')
      .goesOn()
      .asks('goldfinga', 'turn'),
  );
}

clause(['DF1-END-02', 'DF1-R-12'], 'alone, a faint loses the game', t =>
  t
    .combat({ heroes: [{ hero: 'torm', life: 1 }], solo: true })
    .throws('red', { zone: 'outside' })
    .ends('all-fainted'),
);

clause('DF1-END-03', 'no die left to throw against a living boss is a loss', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], chest: { dice: 1 }, combat: { boss: boss(), dice: [] } })
    .throws('white')
    .includes('lost: out-of-dice')
    .ends('out-of-dice'),
);

clause('DF1-END-04', 'without any die the fight against a monster goes on', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], chest: { coins: 0, dice: 0 }, combat: { dice: ['blue'] } })
    .throws('blue')
    .goesOn()
    .offers('randolph retrieves'),
);

clause('DF1-END-04', 'without gold, dice and equipment the game goes on', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      chest: { coins: 0, dice: 0 },
      cards: doors,
      combat: { monster: monster({ coins: 0 }), life: 3, dice: ['red'], room: hall({ kind: 'shop' }) },
    })
    .arrange(({ decks, box }) => box.push(...decks.shop.splice(0)))
    .throws('red')
    .shows({ display: [] })
    .does('party done')
    .goesOn()
    .asks('party', 'move'),
);

const MEMBERS = ['torm', 'randolph', 'goldfinga'];
const OUTCOMES = [
  ['win', { combat: { boss: boss(), life: 3 }, zone: '3' }, { won: true }],
  [
    'loss',
    { combat: { monster: monster({ damage: 9 }) }, zone: 'outside' },
    { won: false, why: 'all-fainted' },
  ],
] as const;

for (const [what, { combat, zone }, result] of OUTCOMES) {
  clause('DF1-END-05', `a ${what} is everybody’s, the fainted and the eliminated included`, t =>
    t
      .combat({
        heroes: ['torm', { hero: 'randolph', fainted: true }, { hero: 'goldfinga', eliminated: true }],
        combat,
      })
      .throws('red', { zone })
      .verify(({ game, state }) => {
        for (const viewer of MEMBERS) expect(game.view(state, viewer).result).toEqual(result);
        expect(game.decision(state)).toBeUndefined();
      })
      .offers(),
  );
}
