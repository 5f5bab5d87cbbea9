import type { DungeonMap } from '../cards.ts';

export const maps: readonly DungeonMap[] = [
  {
    id: 'training',
    name: 'Training Dungeon',
    flavour: 'Small, damp, and nobody is watching.',
    source: 'ours',
    players: 1,
    difficulty: 0,
    starts: ['b3'],
    win: { epicParties: 1 },
    text: 'Defeat the Epic Party at the end of the corridor.',
    cells: [
      { at: 'b3', back: 'start', turn: 0 },
      { at: 'a3', back: 'dead-end', turn: 1, tokens: ['d8'] },
      { at: 'c3', back: 'corner', turn: 3, tokens: ['health'] },
      { at: 'b2', back: 'four-way', turn: 0, tile: 'four-of-a-kind' },
      { at: 'a2', back: 'corner', turn: 0, tokens: ['might'] },
      { at: 'c2', back: 'three-way', turn: 2 },
      { at: 'b1', back: 'epic-party', turn: 0, tile: 'knife-in-the-dark' },
    ],
  },
];
