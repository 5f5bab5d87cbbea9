/** What the thrower sees. */
import { frame, type UsualThrow } from './usual-throw.ts';

export const SIGHT = {
  blind: {
    id: 'blind',
    slot: 'sight',
    band: 'wild',
    view: 'dark',
    control: 'swing',
    shake: 2.45,
    handling: { touch: 1.25, tremble: 0.5 },
    recipe: {
      mouse: 'Press on the die, {flick} and let go: your eyes stay closed while you hold it.',
      touch: 'Put a finger on the die, {flick} and let go: your eyes stay closed while you hold it.',
      also: 'Your eyes are closed while you hold the die.',
    },
    hint: [
      frame('Look where the board is.', { arm: 'hold' }),
      frame('Close your eyes and throw.', { arm: 'swing', die: 'gone', course: 'plain', things: ['shut'] }),
      frame('Open them when the die has left.', { arm: 'swing', course: 'plain' }),
    ],
    figures: ['hand'],
  },
  'one-eye': {
    id: 'one-eye',
    slot: 'sight',
    band: 'simple',
    view: 'half-covered',
    control: 'swing',
    shake: 1.5,
    grip: { height: [200, 400] },
    handling: { touch: 1, tremble: 0.25 },
    recipe: {
      mouse: 'Your hand is in front of the closed eye: press on the die, {flick} and let go.',
      touch: 'Your hand is in front of the closed eye: put a finger on the die, {flick} and let go.',
      also: 'One eye is closed.',
    },
    hint: [
      frame('Close one eye.', { arm: 'hold', things: ['wink'] }),
      frame('Hold your hand in front of it.', { arm: 'up', things: ['wink'] }),
      frame('Throw from there.', { arm: 'swing', course: 'plain', things: ['wink'] }),
    ],
    figures: ['hand'],
  },
} as const satisfies Record<string, UsualThrow>;
