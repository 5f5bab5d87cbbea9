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
    starts: ['d3'],
    win: { epicParties: 1 },
    without: {
      aboveLevel: 2,
      tiles: ['amateur-night', 'knife-in-the-dark', 'grindstone', 'slow-corridor', 'mirror-nook', 'altar'],
    },
    text: 'Defeat the Epic Party. Nobody down here is above level 2, but a Barbarian has moved in.',
    cells: draw(
      [
        'o-o-o-D', //
        '|      ',
        'o-o-o-o',
        '|     |',
        'o-o-o-S',
      ],
      { tokens: { b2: ['d6'] } },
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
    win: { points: 23 },
    without: { aboveLevel: 2, aboveNumber: 5, tiles: ['patrol', 'door-kickers'] },
    text: 'You are hungry: reach 23 Victory Points. Nobody here is above level 2, no Epic Party is in, and the worst traps and brawlers are put away.',
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
      { tokens: { a1: ['d10'], a3: ['health'], e1: ['ability'], e3: ['d8'], c1: ['time'] } },
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
    text: 'Explore the tile at e5 at the far end, where a Warlock and friends keep the guest book. Nobody here is above level 3.',
    cells: draw(
      [
        'S-o-o-o-o', //
        '  |      ',
        'o-o-o o-o',
        '  | | | |',
        '# o-o-o o',
        '        |',
        'o-o-o-o-o',
        '|       |',
        'o   #   D',
      ],
      {
        tokens: { c1: ['ability'], a2: ['health'], d1: ['d6'], a5: ['d10'] },
        tiles: { e5: 'silence-please' },
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
    without: { aboveLevel: 3, tiles: ['knife-in-the-dark', 'amateur-night'] },
    text: 'Defeat both Epic Parties: Barbarians or Warlocks, for Assassins do not sit down. Nobody here is above level 3.',
    cells: draw(
      [
        'D-o-o-o-D', //
        '  |   |  ',
        'o-o o o-o',
        '|   |   |',
        'o-o-S-o-o',
      ],
      { tokens: { a3: ['d6'], e3: ['d4'] } },
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
    win: { explored: 12 },
    without: {
      belowLevel: 2,
      tiles: ['grindstone', 'altar', 'patrol', 'door-kickers', 'kennel', 'slow-corridor'],
    },
    text: 'Explore 12 tiles. Nobody here is below level 2: beginners are counted elsewhere.',
    cells: draw(
      [
        'o-o-o-o-o', //
        '|   |   |',
        'o-o S o-o',
        '|   |   |',
        'o-o-o-o-o',
      ],
      { tokens: { a1: ['time'], e1: ['ability'], e3: ['might'] } },
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
      { tokens: { e2: ['ability'], a3: ['health'], b4: ['d10'], d4: ['time'] } },
    ),
  },
];
