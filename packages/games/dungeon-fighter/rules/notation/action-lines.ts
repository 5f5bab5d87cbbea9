/** The lines of actions as patterns; words in capitals stand for names and numbers. */
import type { ActionType } from '../action.ts';

type Lines = readonly (readonly [pattern: string, when: string])[];

export const ACTION_LINES: Readonly<Record<ActionType, Lines>> = {
  'take-path': [['HERO takes CARD', 'the Leader chooses a path']],
  move: [['party moves to CARD', 'along a corridor, where several lead on']],
  answer: [
    ['HERO accepts', 'an offer to the thrower'],
    ['HERO declines', ''],
    ['party accepts', 'an offer to the party'],
    ['party declines', ''],
  ],
  choose: [['HERO chooses HERO', 'who heals, or gets the marker']],
  assign: [['party assigns CARD to HERO', 'a card for nothing']],
  box: [['party boxes CARD', 'nobody takes it']],
  throw: [
    ['HERO throws DIE', 'throws a die'],
    ['HERO throws DIE with WEAPONS', 'with weapons, in the order they are carried'],
  ],
  land: [
    ['lands ZONE FACE', 'where the die came to rest, after one bounce'],
    ['lands ZONE FACE bounces N', 'after 0, or 2 and more'],
    ['lands ZONE FACE failed THROWS', 'requirements not fulfilled, in the order of the catalogue'],
    ['lands ZONE FACE bounces N failed THROWS', ''],
  ],
  retrieve: [['HERO retrieves', 'the coloured dice come back, and everybody pays']],
  activate: [
    ['HERO activates COLOR', 'the ability of a white icon'],
    ['HERO activates nothing', ''],
  ],
  're-throw': [['HERO re-throws', 'by an ability']],
  'spend-token': [['HERO spends token', 'the token of an ability']],
  use: [
    ['HERO uses CARD', 'a card that is not aimed, or a captured monster'],
    ['HERO uses CARD on HERO', 'a card, aimed at a hero'],
  ],
  pass: [['HERO passes', 'lets a window go by']],
  propose: [['HERO proposes backing-down', '']],
  vote: [['HERO votes VOTE', 'yes or no']],
  scar: [['HERO scars COLOR', 'chooses the place of a scar']],
  give: [['HERO gives CARD to HERO', '']],
  swap: [['HERO swaps CARD with HERO for CARD', '']],
  discard: [['HERO discards CARD', '']],
  buy: [['party buys CARD for HERO', '']],
  'buy-healing': [
    ['party buys healing', 'for everybody'],
    ['party buys healing for HERO', 'where a coin heals one hero'],
  ],
  'buy-die': [['party buys die', '']],
  done: [['party done', 'ends trading or the shop']],
};
