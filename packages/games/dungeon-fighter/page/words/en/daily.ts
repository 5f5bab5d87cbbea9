import type { Square } from '../../../hosted/index.ts';

const FORMS = { short: 'short', long: 'long' } as const;
type Form = keyof typeof FORMS;

export const daily = {
  title: 'Daily dungeon',
  lead: 'Every day one dungeon: the same two heroes, cards and trembling hands for everybody. What differs is how you throw.',
  day: (day: string): string => `The dungeon of ${day}`,
  earlier: 'This is the dungeon of another day.',
  today: 'To the one of today',
  forms: {
    short: { name: 'The short one', hint: 'Three rooms, a shop and a boss: our own, about ten minutes' },
    long: { name: 'The long one', hint: 'The whole game' },
  },
  begin: 'Go down',
  goOn: 'Go on',
  again: 'Once more, for practice',
  counts: 'One attempt counts: the first.',
  underWay: 'Your attempt is under way.',
  lost: 'Your attempt is no longer on this device.',
  outcome: { won: 'Won', lost: 'Lost' },
  line: (day: string, form: Form, outcome: 'won' | 'lost', throws: number): string =>
    `Tumblekeep, ${FORMS[form]} dungeon of ${day}: ${outcome} with ${throws === 1 ? '1 throw' : `${throws} throws`}`,
  share: 'Copy for others',
  copied: 'Copied. Paste it wherever people brag.',
  copyMarked: 'Marked. Copy it from here.',
  result: 'Your result, one square a throw',
  resultText: 'Your result as text',
  legend: {
    bullseye: 'bullseye',
    six: 'section 6',
    hit: 'hit',
    miss: 'miss',
    fainted: 'somebody fainted',
  } as Readonly<Record<Square, string>>,
  news: {
    waits: 'It waits for you',
    won: 'Won. Tell the others',
    lost: 'Lost. Tell the others anyway',
  },
  refused: 'There is no dungeon of that day.',
  heroes: 'Heroes',
  isYours: 'It is played on this device, and nobody else judges it: the word of a hero must do.',
} as const;
