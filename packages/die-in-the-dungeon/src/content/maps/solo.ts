import type { DungeonMap } from '../../cards.ts';
import { draw } from './drawing.ts';

/** From the first night to the last show, each with a goal of its own (DIE-DESIGN-38). */
export const solo: readonly DungeonMap[] = [
  {
    id: 'cellar',
    name: 'The Cellar',
    flavour: 'Somebody left the door open. Somebody always does.',
    source: 'ours',
    players: 1,
    difficulty: 1,
    starts: ['b3'],
    win: { epicParties: 1 },
    without: { aboveLevel: 2, tiles: ['amateur-night', 'knife-in-the-dark'] },
    text: 'Defeat the Epic Party. Nobody down here is above level 2, but a Barbarian has moved in.',
    cells: draw(
      [
        'o-o-o-D', //
        '|   |  ',
        'o-o-o-o',
        '|     |',
        'o-S-o-o',
      ],
      { tokens: { b2: ['d8'], d2: ['health'] } },
    ),
  },
  {
    id: 'larder',
    name: 'The Larder',
    flavour: 'Not the cheese. The people who came for the cheese.',
    source: 'ours',
    players: 1,
    difficulty: 2,
    starts: ['c2'],
    win: { points: 20 },
    without: { aboveLevel: 2 },
    text: 'You are hungry: reach 20 Victory Points. Nobody here is above level 2, and no Epic Party is in.',
    cells: draw(
      [
        'o-o-o-o-o', //
        '|   |   |',
        'o-o-S-o-o',
        '| | | | |',
        'o o-o-o o',
        '|       |',
        'o       o',
      ],
      { tokens: { a1: ['d10'], a3: ['health'], e1: ['agility'], e3: ['magic'] } },
    ),
  },
  {
    id: 'long-gallery',
    name: 'The Long Gallery',
    flavour: 'Portraits of everybody who got this far. It is a short gallery after all.',
    source: 'ours',
    players: 1,
    difficulty: 3,
    starts: ['a1'],
    win: { reach: 'e5' },
    without: { aboveLevel: 3 },
    text: 'Explore the tile at e5 at the far end, where a Warlock and friends keep the guest book. Elsewhere nobody is above level 2.',
    cells: draw(
      [
        'S-o-o-o-o', //
        '  |   |  ',
        'o-o-o o-o',
        '    | | |',
        '  o-o-o o',
        '        |',
        'o-o-o-o-o',
        '|       |',
        'o       D',
      ],
      {
        tokens: { e1: ['time'], a2: ['d8'], b3: ['health'], a5: ['d12'] },
        tiles: { e5: 'anger-management' },
      },
    ),
  },
  {
    id: 'two-thrones',
    name: 'Two Thrones',
    flavour: 'One for him, one for her, and a moat of hard feelings.',
    source: 'ours',
    players: 1,
    difficulty: 4,
    starts: ['c3'],
    win: { epicParties: 2 },
    without: { aboveLevel: 3 },
    text: 'Defeat both Epic Parties. Nobody here is above level 3.',
    cells: draw(
      [
        'D-o-o-o-D', //
        '  | | |  ',
        'o-o o o-o',
        '|   |   |',
        'o-o-S-o-o',
      ],
      { tokens: { a3: ['d8'], e3: ['magic'], c1: ['health'] } },
    ),
  },
  {
    id: 'census',
    name: 'The Census',
    flavour: 'Occupation? Orc. Income? Other people.',
    source: 'ours',
    players: 1,
    difficulty: 5,
    starts: ['c2'],
    win: { explored: 11 },
    without: { aboveNumber: 0, aboveLevel: 3 },
    text: 'Explore 11 tiles. Everybody is at home: there is no tile without heroes, and they are of level 3 at most.',
    cells: draw(
      [
        'o-o-o-o-o', //
        '|   |   |',
        'o-o S o-o',
        '|   |   |',
        'o-o-o-o-o',
      ],
      {
        tokens: {
          a1: ['d10'],
          e1: ['might'],
          a3: ['health'],
          e3: ['d8'],
        },
      },
    ),
  },
  {
    id: 'three-ring-circus',
    name: 'The Three-Ring Circus',
    flavour: 'Three rings, three rulers, one of you. Popcorn is extra.',
    source: 'ours',
    players: 1,
    difficulty: 6,
    starts: ['c2'],
    win: { epicParties: 3 },
    text: 'Defeat all three Epic Parties, whoever they are. Nothing is left out.',
    cells: draw(
      [
        'D-o-o-o-D', //
        '|   |   |',
        'o-o-S-o-o',
        '|       |',
        'o-o-o-o-o',
        '    |    ',
        '  o-D-o  ',
      ],
      {
        tokens: {
          a2: ['might'],
          e2: ['magic'],
          a3: ['health'],
          e3: ['d12'],
          b4: ['d20'],
          d4: ['time'],
        },
      },
    ),
  },
];
