import type { DungeonMap } from '../../cards.ts';
import { draw } from './drawing.ts';

/** The same to the left and to the right (DIE-DESIGN-39). */
export const twoPlayers: readonly DungeonMap[] = [
  {
    id: 'neighbours',
    name: 'Good Neighbours',
    flavour: 'Good fences make good neighbours. There is no fence.',
    source: 'ours',
    players: 2,
    difficulty: 4,
    starts: ['a3', 'e3'],
    win: { epicParties: 2 },
    without: { aboveLevel: 2, tiles: ['exterminators', 'minion-tax', 'bridge-toll'] },
    text: 'Two creatures, three Epic Parties. Whoever has defeated two of them first wins. Nobody here is above level 2, and nobody minds how many DieMinions you keep.',
    cells: draw(
      [
        'o-o-D-o-o', //
        '|   |   |',
        'o-o o o-o',
        '|   |   |',
        'S-o D o-S',
        '|   |   |',
        'o-o o o-o',
        '|   |   |',
        'o-o-D-o-o',
      ],
      {
        tokens: {
          b2: ['d8'],
          d2: ['d8'],
          a1: ['might'],
          e1: ['might'],
          a5: ['magic'],
          e5: ['magic'],
          b3: ['agility'],
          d3: ['agility'],
          c2: ['health'],
          c4: ['time'],
        },
      },
    ),
  },
];
