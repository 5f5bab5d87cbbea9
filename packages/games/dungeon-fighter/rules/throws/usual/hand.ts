/** Whose hand it is, and where it is. */
import { frame, type UsualThrow } from './usual-throw.ts';

export const HAND = {
  'borrowed-hand': {
    id: 'borrowed-hand',
    slot: 'hand',
    band: 'tricky',
    view: 'plain',
    control: 'delayed',
    shake: 2.13,
    handling: { touch: 1.15, tremble: 0.43, lag: 160 },
    recipe: {
      mouse: 'Press on the die, {flick} and keep holding until the other hand has followed, then let go.',
      touch:
        'Put a finger on the die, {flick} and keep holding until the other hand has followed, then let go.',
      also: 'The other hand follows a moment late.',
    },
    hint: [
      frame('Lay the die in the other hand.', { arm: 'hold', die: 'left', things: ['neighbor'] }),
      frame('Take that hand by the wrist.', { arm: 'hold', things: ['neighbor'] }),
      frame('Swing it as if it were yours.', { arm: 'swing', course: 'plain', things: ['neighbor'] }),
    ],
    figures: ['borrowed-hand'],
  },
  'weak-hand': {
    id: 'weak-hand',
    slot: 'hand',
    band: 'simple',
    view: 'plain',
    control: 'mirrored',
    shake: 1.5,
    handling: { touch: 1, tremble: 0.43, isMirrored: true },
    recipe: {
      mouse: 'Your other hand throws: press on the die, {flick} and let go.',
      touch: 'Your other hand throws: put a finger on the die, {flick} and let go.',
      also: 'Your other hand throws.',
    },
    hint: [
      frame('Take the die in your other hand.', { arm: 'hold' }),
      frame('Swing it.', { arm: 'back' }),
      frame('Throw.', { arm: 'swing', course: 'plain' }),
    ],
    figures: ['weak-hand'],
  },
  'wrist-on-table': {
    id: 'wrist-on-table',
    slot: 'hand',
    band: 'simple',
    view: 'plain',
    control: 'swing',
    shake: 1.5,
    handling: { touch: 1, tremble: 0.4 },
    recipe: {
      mouse: 'Press on the die, {flick} and let go: the height stays as it is.',
      touch: 'Put a finger on the die, {flick} and let go: the height stays as it is.',
      also: 'Your wrist stays on the table.',
    },
    hint: [
      frame('Lay your wrist on the table.', { pose: 'bow', arm: 'wrist' }),
      frame('Keep it there.', { pose: 'bow', arm: 'wrist' }),
      frame('Throw with the hand alone.', { pose: 'bow', arm: 'wrist', course: 'plain' }),
    ],
    figures: ['wrist'],
  },
} as const satisfies Record<string, UsualThrow>;
