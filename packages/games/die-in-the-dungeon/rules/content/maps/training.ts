import type { DungeonMap } from '../../cards.ts';
import { draw } from './drawing.ts';

/** Every idea of the game once, in an order that builds up. Faces are fixed (DIE-DESIGN-37). */
export const training: DungeonMap = {
  id: 'training',
  name: 'Training Dungeon',
  flavour: 'Small, damp, and nobody is watching. Well. Almost nobody.',
  source: 'ours',
  players: 1,
  difficulty: 0,
  starts: ['a3'],
  win: { epicParties: 1 },
  text: 'Follow the corridor and defeat the Epic Party at its end. Every tile teaches one thing.',
  cells: draw(
    [
      'D-o-o', //
      '    |',
      '  o-o',
      '    |',
      'S-o-o',
    ],
    {
      tokens: { b3: ['might'], b2: ['d8'], c1: ['health'], b1: ['ability'] },
      tiles: {
        b3: 'slow-corridor',
        c3: 'oily-stairs',
        c2: 'kennel',
        b2: 'forgotten-larder',
        c1: 'sunday-school',
        b1: 'squires',
        a1: 'amateur-night',
      },
      lessons: {
        a3: 'This is home. You are the monster, and the six dice on your board are all you have: Time, Might, Agility, Magic, Health and Ability. A die shows how much you have left; its size is what you roll.',
        b3: 'A token! You have it now: a Might token is worth 2 Might whenever you like. Points above the highest face lift the die to the next size, and a larger die is a larger attack. Then the tile does what its text says.',
        c3: 'A trap: roll the die of the named stat and reach the number. If you do not, you may add points of that stat, one for one, or send a DieMinion, whose die is added.',
        c2: 'DieMinions are small dice with big hearts. Send one after a roll of yours that fails: its die is added, and then it is gone. And here the way forks: every new tile costs 1 Time, so detours should pay.',
        b2: 'A dead end with something in it. Health gained above the highest face lifts the Health die as well; Rest never does. From here you may go on wherever a tile lies next to an explored one.',
        c1: 'Heroes! They add up: the party’s Might, Agility and Magic are sums, and each sum is both what you must beat and what decides their die. They attack first, then you. The Cleric has to fall before anybody else.',
        b1: 'Two Fighters help each other: from the second one on each adds 1 to Might and Agility rolls. Damage is yours to split between Health and the stat that was hit. Do not let a stat you attack with run dry.',
        a1: 'An Epic Party, and with it the end of the lesson. The Assassin falls last and stabs twice as deep. Look for the lowest of the three sums: it is the door they forgot to lock.',
      },
    },
  ),
  lessons: {
    'power-up':
      'Abilities cost Ability points. You may use them before Power Up gives you one more, and after it.',
    rest: 'Rest turns up to 3 Time into as much Health. Time is the clock: at 0 at the end of a turn you lose.',
    move: 'Explore one face-down tile next to any tile you have explored. It costs 1 Time, wherever you stand.',
    trap: 'You may use an ability that speaks of Stat Checks now, or roll first and see.',
    modify:
      'Your roll does not do it yet. Add what you can spare; DieMinions first is the wise order, for nobody knows what they roll.',
    choose: 'The tile lets you choose.',
    class: 'The dice let you choose who comes. Mind what the others bring already.',
    round: 'One ability in each round of a Combat, before the heroes attack.',
    damage: 'Health 0 is the end. A stat never falls below 1, but it is your defence and your fuel.',
    loss: 'Health 0 is the end, and this would be it. A Health token helps now; a moment later nothing does.',
    destroy: 'Choose which DieMinion goes.',
    attack:
      'Pick the stat whose die has the best chance to beat the party’s sum. Only more than the sum is a hit.',
    hit: 'Clerics first, then the lowest level, Assassins last. Among equals you choose; whoever attacks you hardest is a good choice.',
    resize: 'A larger die rolls higher and lets you climb further.',
    order: 'There are at most two dice of a size on a board, so the order matters.',
    'last-chance': 'Time is at 0: a Time token is all that saves you now.',
  },
};
