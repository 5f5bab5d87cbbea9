/** What can be typed at any prompt. */
export const HELP: readonly string[] = [
  'Type the number of a choice. Or at any time:',
  '  ?                 this help',
  '  ? rabid           the rules of any word, card, ability or icon (also: explain rabid)',
  '  why               how the last numbers were made',
  '  log               what happened lately (log all: from the beginning)',
  '  table             the table once more',
  '  undo              take the last decision back',
  '  quit              stop; the game is saved after every step',
  'New here? Try: ? combat, ? hit, ? miss, ? retrieve, ? scar, ? shop',
  'A choice can also be typed in the notation of the log, like: brad throws green',
];
