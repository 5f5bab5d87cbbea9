import type { HeroSide } from '../cards.ts';

/** Stat lines: seven are printed, the others are ours (DIE-DESIGN-15, DIE-DESIGN-17, DIE-DESIGN-18). */
export const heroSides: readonly HeroSide[] = [
  { hero: 'fighter', level: 1, line: [4, 2, 1], source: 'printed' },
  { hero: 'fighter', level: 2, line: [6, 4, 2], source: 'printed' },
  { hero: 'fighter', level: 3, line: [7, 4, 3], source: 'ours' },
  { hero: 'fighter', level: 4, line: [9, 6, 4], source: 'ours' },
  { hero: 'rogue', level: 1, line: [2, 4, 1], source: 'printed' },
  { hero: 'rogue', level: 2, line: [3, 8, 1], source: 'printed' },
  { hero: 'rogue', level: 3, line: [3, 9, 2], source: 'ours' },
  { hero: 'rogue', level: 4, line: [4, 11, 3], source: 'ours' },
  { hero: 'wizard', level: 1, line: [1, 1, 6], source: 'printed' },
  { hero: 'wizard', level: 2, line: [1, 3, 8], source: 'printed' },
  { hero: 'wizard', level: 3, line: [2, 3, 9], source: 'ours' },
  { hero: 'wizard', level: 4, line: [2, 4, 11], source: 'ours' },
  { hero: 'cleric', level: 1, line: [2, 2, 2], source: 'printed' },
  { hero: 'cleric', level: 2, line: [4, 4, 4], source: 'ours' },
  { hero: 'cleric', level: 3, line: [5, 5, 5], source: 'ours' },
  { hero: 'cleric', level: 4, line: [6, 6, 6], source: 'ours' },
  { hero: 'barbarian', level: 'any', line: [10, 6, 4], source: 'ours' },
  { hero: 'assassin', level: 'any', line: [4, 6, 2], source: 'ours' },
  { hero: 'warlock', level: 'any', line: [2, 4, 9], source: 'ours' },
  { hero: 'patriarch', level: 'any', line: [3, 3, 3], source: 'ours' },
];
