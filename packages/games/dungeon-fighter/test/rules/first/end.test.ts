import { expect } from 'vitest';
import { doors, hall } from '../../support/rooms.ts';
import { boss, clause, monster } from '../../support/table.ts';

clause(['DF1-END-02', 'DF1-R-12'], 'alone, a faint loses the game', t =>
  t
    .combat({ heroes: [{ hero: 'torm', life: 1 }], solo: true })
    .throws('red', { zone: 'outside' })
    .ends('all-fainted'),
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
