/** What the die does on its way. */
import { frame, type UsualThrow } from './usual-throw.ts';

export const PATH = {
  bank: {
    id: 'bank',
    slot: 'path',
    band: 'tricky',
    view: 'plain',
    control: 'place-prop',
    shake: 0.5,
    handling: { touch: 0.9, tremble: 0 },
    recipe: {
      mouse:
        'Drag the box before the board and set it down, then {flick} so that the die lands on its lid and hops on.',
      touch:
        'Drag the box before the board and set it down, then {flick} so that the die lands on its lid and hops on.',
      keys: 'Move the box with the arrow keys and set it down, then stop direction, power and spin with Space.',
      also: 'The die must touch the box before the board.',
    },
    hint: [
      frame('Put the box between you and the board.', { arm: 'low', die: 'gone', things: ['box'] }),
      frame('Throw the die at the box.', { arm: 'hold', things: ['box'] }),
      frame('It hops off the lid, onto the table, onto the board.', {
        arm: 'swing',
        course: 'bank',
        things: ['box'],
      }),
    ],
    figures: ['hand'],
  },
  'card-jump': {
    id: 'card-jump',
    slot: 'path',
    band: 'tricky',
    view: 'plain',
    control: 'place-prop',
    shake: 0.3,
    handling: { touch: 1, tremble: 0.28 },
    recipe: {
      mouse:
        'Drag the card where you want it and set it down, then {flick} so that the die bounces before it and jumps over.',
      touch:
        'Drag the card where you want it and set it down, then {flick} so that the die bounces before it and jumps over.',
      keys: 'Move the card with the arrow keys and set it down, then stop direction, power and spin with Space.',
      also: 'The die must jump over the card.',
    },
    hint: [
      frame('Stand a card before the board.', { arm: 'low', die: 'gone', things: ['card'] }),
      frame('The die bounces in front of the card.', { arm: 'hold', things: ['card'] }),
      frame('It jumps over the card onto the board.', {
        arm: 'swing',
        course: 'over-card',
        things: ['card'],
      }),
    ],
    figures: ['hand'],
  },
  'hot-potato': {
    id: 'hot-potato',
    slot: 'path',
    band: 'wild',
    view: 'plain',
    control: 'timed',
    shake: 3.13,
    handling: { touch: 1.25, tremble: 0.35 },
    recipe: {
      mouse:
        'The die comes from your left: press when it reaches the ring, then {flick} and let go within a second.',
      touch:
        'The die comes from your left: put a finger down when it reaches the ring, then {flick} and let go within a second.',
      keys: 'Press Space when the die reaches the ring, then Space four times at once.',
      also: 'Catch the die, then throw within a second.',
    },
    hint: [
      frame('Your neighbor tosses you the die.', {
        arm: 'hold',
        die: 'left',
        course: 'toss',
        things: ['neighbor'],
      }),
      frame('Catch it.', { arm: 'hold', things: ['neighbor'] }),
      frame('Throw it on at once.', { arm: 'swing', course: 'plain', things: ['neighbor'] }),
    ],
    figures: ['hand', 'neighbor'],
  },
  spin: {
    id: 'spin',
    slot: 'path',
    band: 'tricky',
    view: 'plain',
    control: 'twist',
    shake: 1.67,
    top: [25000, 75000],
    handling: { touch: 1.15, tremble: 0.4, isTwisted: true },
    recipe: {
      mouse: 'Press on the die, draw half a small circle with it, {flick} without stopping and let go.',
      touch:
        'Put a finger on the die, draw half a small circle with it, {flick} without stopping and let go.',
      keys: 'Press Space to begin, stop direction and power with Space, and stop spin far from the middle.',
      also: 'Draw half a small circle before you flick.',
    },
    hint: [
      frame('Hold the die between finger and thumb.', { arm: 'hold' }),
      frame('Twist it as you throw.', { arm: 'hold', things: ['twirl'] }),
      frame('It spins like a top on its way.', { arm: 'swing', course: 'top' }),
    ],
    figures: ['hand', 'twirl'],
  },
  'two-bounce': {
    id: 'two-bounce',
    slot: 'path',
    band: 'tricky',
    view: 'plain',
    control: 'swing',
    shake: 1.06,
    bounce: [-575, -380],
    handling: { touch: 0.8, tremble: 0.3 },
    recipe: {
      mouse:
        'Press on the die, {flick} low and not too hard, and let go: it must bounce twice before the board.',
      touch:
        'Put a finger on the die, {flick} low and not too hard, and let go: it must bounce twice before the board.',
      also: 'The die must bounce twice before the board.',
    },
    hint: [
      frame('Aim at the table close to you.', { arm: 'hold' }),
      frame('The die bounces once …', { arm: 'swing', course: 'two' }),
      frame('… and once more before the board.', { arm: 'swing', course: 'two' }),
    ],
    figures: ['hand'],
  },
} as const satisfies Record<string, UsualThrow>;
