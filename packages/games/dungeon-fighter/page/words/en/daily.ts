import type { Square } from '../../../hosted/index.ts';

const FORMS = { short: 'short', long: 'long' } as const;
type Form = keyof typeof FORMS;

const throws = (count: number): string => (count === 1 ? '1 throw' : `${count} throws`);

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
  line: (day: string, form: Form, outcome: 'won' | 'lost', count: number): string =>
    `Tumblekeep, ${FORMS[form]} dungeon of ${day}: ${outcome} with ${throws(count)}`,
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
    onBoard: 'Over. Look at the board',
    won: 'Won. Tell the others',
    lost: 'Lost. Tell the others anyway',
  },
  refused: 'There is no dungeon of that day.',
  heroes: 'Heroes',
  name: 'Your name on the board',
  beginThere: 'Go down: counts for the board',
  beginHere: 'On this device only',
  here: 'On this device',
  opening: 'Asking the server …',
  underWayThere: 'Your attempt for the board is under way.',
  givenUp: 'Your attempt for the board was given up.',
  notListed: 'Your attempt is over. It is not among the results here.',
  lookThere: 'Look at it',
  board: 'Board of the day',
  asking: 'Asking the server …',
  failed: (why: string): string => `The board cannot be shown: ${why}.`,
  nobody: 'Nobody has come back up yet.',
  lookAgain: 'Look again',
  you: 'you',
  wonWith: (points: number, count: number): string =>
    `won, ${points === 1 ? '1 point' : `${points} points`}, ${throws(count)}`,
  lostAfter: (count: number): string => `lost after ${throws(count)}`,
  squaresOf: (name: string): string => `The throws of ${name}`,
  toBoard: 'To the dungeon of that day',
  isJudged:
    'At the server every throw is judged there, with the usual tremor for everybody, and stands on the board; nothing that came to light is taken back. On this device it is yours alone.',
  isYours: 'It is played on this device, and nobody else judges it: the word of a hero must do.',
} as const;
