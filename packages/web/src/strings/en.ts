/** Every string of the page that is not told by the rules. Another language is another file of the same shape. */
import { app } from './en/app.ts';

export const en = {
  app,
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
