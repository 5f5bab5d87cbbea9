/** One hint after a miss. */
export const help = {
  last: 'last',
  good: 'good',
  hard: {
    bit: 'A little softer.',
    some: 'Softer: that was too hard.',
    much: 'Much softer: it flew far past.',
  },
  soft: {
    bit: 'A little harder.',
    some: 'Harder: it stopped too early.',
    much: 'Much harder: it hardly left you.',
  },
  left: { bit: 'A little more to the right.', some: 'Aim further right.', much: 'Much further right.' },
  right: { bit: 'A little more to the left.', some: 'Aim further left.', much: 'Much further left.' },
  noBounce: 'It must touch the table before the board: softer, or hold it lower.',
  oneBounce: 'It needs one bounce more: lower and flatter.',
  close: 'So close. The same again.',
  notDone: (what: string) => `Last time: ${what}.`,
} as const;
