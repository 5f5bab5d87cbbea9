/** The lines of actions as patterns; words in capitals stand for names and numbers. */
import type { ActionType } from '../action.ts';

type Lines = readonly (readonly [pattern: string, when: string])[];

export const ACTION_LINES: Readonly<Record<ActionType, Lines>> = {
  'power-up': [['power-up', 'the turn goes on after abilities']],
  rest: [['rest N', 'so many points of rest']],
  explore: [['explore PLACE', 'moves onto a tile and turns it']],
  use: [['use ABILITY', 'an ability']],
  token: [['token TRACK', 'a saved token']],
  pass: [['pass', 'no ability in this round']],
  roll: [['roll', 'makes a Stat Check without an ability']],
  attack: [['attack STAT', 'the attack of a round']],
  minion: [['minion DIE', 'a DieMinion helps a failing roll']],
  pips: [['pips N of box N', 'pips of a Die-Namic Die']],
  spend: [['spend N', 'points of the stat']],
  'pay-time': [
    ['pay-time up N', 'Time for a higher roll'],
    ['pay-time down N', 'or a lower one'],
  ],
  accept: [['accept', 'the roll stays as it is']],
  take: [['take N from health', 'damage: so much from Health, the rest from the stat']],
  hit: [['hit MEMBER', 'which hero falls']],
  destroy: [['destroy DIE', 'which DieMinion goes']],
  class: [['class CLASS', 'which class a question mark is']],
  choose: [['choose N', 'an option of the tile']],
  gain: [['gain TRACK', 'which gain comes first']],
  resize: [['resize TRACK', 'which die changes']],
  'end-turn': [['end-turn', 'the turn ends']],
  concede: [['concede', 'gives up']],
};
