const times = (count: number): string => (count === 1 ? '1 throw' : `${count} throws`);

export const hand = {
  title: 'Your hand',
  lead: 'How you throw, from every die you let go of here, in Practice and in games. It stays on this device.',
  none: 'Nobody has thrown here yet. Flick a few dice in Practice, and a picture of your hand grows here.',
  practise: 'To Practice',
  newGame: 'A game that fits',
  notKept: 'This browser keeps nothing: your hand is forgotten when you close the page.',
  numbers: { throws: 'Throws', hits: 'Hits', mean: 'Mean points', spread: 'Spread' },
  spread: (millimetres: number): string => `${(millimetres / 10).toFixed(1)} cm`,
  spreadHint: 'Spread: how far your dice lie from the middle of them all. Older throws count less and less.',
  percent: (share: number): string => `${Math.round(100 * share)} %`,
  picture: 'Where your dice come to rest',
  pictureText: (count: number): string =>
    `A map of the board: the warmer a place, the more of your dice came to rest there. ${times(count)} so far.`,
  pictureHint: 'The warmer a place, the more of your dice came to rest there.',
  kinds: 'By kind of throw',
  kind: 'Throw',
  plain: 'Plain throw',
  like: 'Your hand is',
  /** From clumsy to deadly, the middle of each range. */
  likes: [
    'clumsy, and full of surprises',
    'a little clumsier than most',
    'average, like most hands at a tavern table',
    'better than most',
    'skilled: monsters step back a little',
    'very skilled',
    'deadly',
  ],
  early: 'After a few more throws this becomes a fair picture.',
  forget: 'Forget my hand',
  forgetTitle: 'Forget this hand?',
  forgetText: 'Everything this device knows about your throws is thrown away. Saved games stay.',
  forgetYes: 'Forget it',
  forgotten: 'Forgotten. The next throw is the first.',
} as const;
