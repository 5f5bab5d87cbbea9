import { list } from '@tumblekeep/kernel/english';
import { ABILITY_DIE, MOST_OF_A_TYPE, THRESHOLDS, TIME_DIE, TOKEN_POINTS } from '../../rules/constants.ts';
import { DICE } from '../../rules/vocabulary.ts';
import type { Word } from './word.ts';

/** The board of a creature and everything on it. */
export const board: readonly Word[] = [
  {
    id: 'time',
    title: 'Time',
    kind: 'track',
    also: ['hourglass'],
    text: `How long you have, on a d${TIME_DIE}. Every new tile costs 1, Rest costs more. At 0 at the end of your turn you lose; earlier in the turn it does nothing yet. Nothing changes its die.`,
  },
  {
    id: 'might',
    title: 'Might',
    kind: 'stat',
    also: ['swords'],
    text: 'One of the three stats. Its die is what you roll for Might attacks and checks; its value is your defence against Might attacks, what can absorb their damage, and what you can spend, point by point, on your own Might rolls. It never falls below 1.',
  },
  {
    id: 'agility',
    title: 'Agility',
    kind: 'stat',
    also: ['wings'],
    text: 'One of the three stats, for quick attacks and most pits. It works like Might: the die attacks, the value defends, absorbs and pays. It never falls below 1.',
  },
  {
    id: 'magic',
    title: 'Magic',
    kind: 'stat',
    text: 'One of the three stats, for spells and riddles. It works like Might: the die attacks, the value defends, absorbs and pays. It never falls below 1. A Warlock makes it count 5 less.',
  },
  {
    id: 'health',
    title: 'Health',
    kind: 'track',
    also: ['heart', 'life'],
    text: 'At 0 you lose at once. Any damage may be taken from it. Gains may lift its die like that of a stat; Rest never does.',
  },
  {
    id: 'ability',
    title: 'Ability points',
    kind: 'track',
    also: ['ability', 'abilities', 'ability point', 'action points'],
    text: `What abilities and cards cost, on a d${ABILITY_DIE}. Power Up gives 1 each turn, up to ${ABILITY_DIE}. At 0 nothing bad happens.`,
  },
  {
    id: 'stat',
    title: 'Stat',
    kind: 'rule',
    also: ['stats', 'track', 'tracks'],
    text: 'Might, Agility and Magic are the stats. Together with Time, Health and Ability they are the six tracks of a board, each a die that shows its value. The size of the die is what you roll; the value is what you have.',
  },
  {
    id: 'die',
    title: 'Dice',
    kind: 'rule',
    also: ['dice', 'ladder', ...DICE],
    text: `Dice come in the sizes ${list([...DICE])}. A roll gives 1 to the highest face, and rolling changes nothing on your board. A board never holds more than ${MOST_OF_A_TYPE} dice of one size, Time and Ability counted in.`,
  },
  {
    id: 'upgrade',
    title: 'Upgrade',
    kind: 'rule',
    also: ['downgrade', 'larger die', 'smaller die', 'gain'],
    text: 'Points gained above the highest face move Might, Agility, Magic or Health to the next size of die, as long as one is free; what does not fit is lost. An upgrade by a card or tile makes the die larger and keeps the value; a downgrade makes it smaller. Losing points never changes a die.',
  },
  {
    id: 'die-namic',
    title: 'Die-Namic Dice',
    kind: 'die',
    also: ['die-namic die', 'pip', 'pips', 'cube', 'cubes', 'box'],
    text: `Rewards for Victory Points: at ${list(THRESHOLDS.map(String))} you get one with 1, 2, 3, 4, 5 and 6 pips. Each pip adds 1 to a failing attack or check of yours, once.`,
  },
  {
    id: 'victory-points',
    title: 'Victory Points',
    kind: 'rule',
    also: ['victory point', 'points', 'vp'],
    text: '1 for each hero you defeat, 2 for an Epic Hero. They are never spent; they unlock Die-Namic Dice, and on some maps they are the goal.',
  },
  {
    id: 'token',
    title: 'Tokens',
    kind: 'token',
    also: [
      'token',
      'stat token',
      'might token',
      'agility token',
      'magic token',
      'health token',
      'time token',
      'ability token',
    ],
    text: `They lie on tiles and are yours when the tile is explored. Use one whenever you are asked something: it gives ${TOKEN_POINTS} points of its track and is gone. Might, Agility, Magic and Health may grow their die by it; Time and Ability do not.`,
  },
  {
    id: 'die-minion',
    title: 'DieMinion',
    kind: 'token',
    also: ['dieminions', 'die minion', 'minion', 'minions', ...DICE.map(die => `${die} dieminion`)],
    text: 'A small helper with a die. After an attack or check of yours that fails, send as many as you like, one after another: each rolls its die, the result is added, and it is gone. Every creature begins with a d6 DieMinion.',
  },
];
