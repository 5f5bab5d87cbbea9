export const credits = {
  title: 'Credits',
  games: 'The games',
  gamesText:
    'This page plays by rulebooks, in words of its own; card values that no rulebook prints are our own design. The art, the words and the sounds of boxed games are not used here: if you like one, buy it and throw real dice.',
  icons: 'Icons',
  iconsText: 'The icons are of the game-icons family, used under',
  iconsFrom: 'which says whose each one is. They were made by',
  iconsUsed: (count: number): string => `The ${count} icons that are shipped`,
  changed: 'They are recoloured here, and otherwise as they were drawn.',
  fonts: 'Fonts',
  fontsText: [
    { name: 'Grenze Gotisch', by: 'Omnibus-Type', address: 'https://github.com/Omnibus-Type/Grenze-Gotisch' },
    {
      name: 'Alegreya',
      by: 'Juan Pablo del Peral, Huerta Tipográfica',
      address: 'https://github.com/huertatipografica/Alegreya',
    },
  ],
  by: 'by',
  openFont: 'SIL Open Font License 1.1',
  libraries: 'Libraries',
} as const;
