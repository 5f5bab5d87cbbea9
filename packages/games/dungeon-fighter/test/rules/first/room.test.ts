import { hall } from '../../support/rooms.ts';
import { clause, monster } from '../../support/table.ts';

clause('DF1-ROOM-06', 'backing down earns no reward', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      chest: { coins: 0, dice: 0 },
      cards: [monster({ id: 'next', coins: 0 })],
      decks: { monsters: ['next'] },
      combat: {
        monster: monster({ coins: 0 }),
        room: hall({ kind: 'treasure', reward: [{ coins: 3 }], requirement: 'jump' }),
      },
    })
    .does('torm proposes backing-down', 'randolph votes yes')
    .excludes(/coins \+/)
    .shows({ 'chest.coins': 0, 'combat.foe': 'next' }),
);
