/** What the hall says of Dungeon Fighter, before anything else of it is loaded. */
export const page = {
  name: 'Dungeon Fighter',
  playNow: 'Two heroes, one click from a throw',
  newGame: { name: 'New game', hint: 'Heroes, bots, real dice' },
  daily: { name: 'Daily dungeon', hint: 'The same for all today' },
  practice: { name: 'Practice', hint: 'An empty board, any throw' },
  learn: { name: 'Learn', hint: 'A guided first fight' },
  hand: { name: 'Your hand', hint: 'How you throw, and how to have it forgotten' },
  records: { name: 'Records and deeds', hint: 'What was ever done here, and who was met' },
  shots: { name: 'Shots', hint: 'Throws you kept, to be seen again and sent' },
  credits: 'Dungeon Fighter is a game by Lorenzo Silva, Aureliano Buonfino and Lorenzo Tucci Sorrentino.',
  firstVisit: 'First time here? A coach shows you how',
} as const;
