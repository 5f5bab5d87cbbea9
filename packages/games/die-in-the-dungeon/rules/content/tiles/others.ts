import type { Tile } from '../../cards.ts';

/** Where creatures begin, and where nobody goes (DIE-DESIGN-30). */
export const others: readonly Tile[] = [
  {
    id: 'lair',
    name: 'The Lair',
    flavour: 'Home. Smells like it.',
    source: 'ours',
    back: 'start',
    copies: 4,
  },
  {
    id: 'solid-rock',
    name: 'Solid Rock',
    flavour: 'Rock. Solid.',
    source: 'ours',
    back: 'blank',
    copies: 2,
  },
];
