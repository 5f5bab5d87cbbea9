/** Every string of the page that is not told by the rules. Another language is another file of the same shape. */
export const en = {
  start: {
    title: 'Tumblekeep',
    motto: 'Throw dice. Bounce them. Blame the table.',
    playNow: 'Play now',
    newGame: 'New game',
    continue: 'Continue',
    practice: 'Practice',
    learn: 'Learn',
    rules: 'Rules',
    credits: 'Credits',
  },
} as const;
