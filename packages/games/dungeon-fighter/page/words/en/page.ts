/** What the hall says of Dungeon Fighter, before anything else of it is loaded. */
export const page = {
  name: 'Dungeon Fighter',
  playNow: 'Two heroes, one click from a throw',
  newGame: { name: 'New game', hint: 'Heroes, bots, real dice' },
  practice: { name: 'Practice', hint: 'An empty board, any throw' },
  learn: { name: 'Learn', hint: 'A guided first fight' },
  hand: { name: 'Your hand', hint: 'How you throw, and how to have it forgotten' },
  credits: 'Dungeon Fighter is a game by Lorenzo Silva, Aureliano Buonfino and Lorenzo Tucci Sorrentino.',
  firstVisit: 'First time here? A coach shows you how',
} as const;
