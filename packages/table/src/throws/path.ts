/** Throws that ask something of the way the die takes, of the eyes, or of the moment. */
import { atLeastBounces, jumpsCard, spinsLikeATop, touchesBeforeBoard } from './judges.ts';
import { frame, reading } from './reading.ts';
import type { SpecificThrow } from './types.ts';

const BANK_TEXT = 'Place the game box where you like; the die must touch it before the board.';
const OFF_BOX = touchesBeforeBoard('box');
const TWO = reading('At least two bounces outside the board before the die touches it.', {
  judge: atLeastBounces(2),
});
const TOP = reading(
  'The die must spin upright like a top, at least one full turn, before it touches the board.',
  {
    judge: spinsLikeATop,
  },
);
const CLOSED = reading('Close your eyes from aiming to release.', { needs: { eyes: ['closed'] } });

export const PATH_THROWS = {
  bank: {
    title: 'Bank',
    slot: 'path',
    band: 'tricky',
    view: 'plain',
    control: 'place-prop',
    shake: 0.5,
    hint: [
      frame('prop', 'the box is placed on the table'),
      frame('hand', 'throws past the board'),
      frame('die', 'comes back off the box onto the board'),
    ],
    readings: {
      prototype: reading(BANK_TEXT, { props: [['box']], judge: OFF_BOX }),
      first: reading(`${BANK_TEXT} A hero sheet set upright will do as well.`, {
        props: [['box', 'sheet']],
        judge: touchesBeforeBoard('box', 'sheet'),
      }),
      second: reading(BANK_TEXT, { props: [['box']], judge: OFF_BOX }),
    },
  },
  blind: {
    title: 'Blind',
    slot: 'sight',
    band: 'wild',
    view: 'dark',
    control: 'swing',
    shake: 2.45,
    hint: [frame('eyes', 'close'), frame('hand', 'throws'), frame('eyes', 'open')],
    readings: { prototype: CLOSED, first: CLOSED, second: CLOSED },
  },
  'card-jump': {
    title: 'Card jump',
    slot: 'path',
    band: 'tricky',
    view: 'plain',
    control: 'place-prop',
    shake: 0.3,
    hint: [
      frame('prop', 'a card is held upright before the board'),
      frame('die', 'bounces before the card'),
      frame('die', 'jumps over it onto the board'),
    ],
    readings: {
      prototype: reading(
        'Hold a card upright; the die bounces before it, passes over it and then meets the board.',
        {
          props: [['card']],
          judge: jumpsCard(false),
        },
      ),
      first: reading(
        'Hold an unused card upright with the weak hand; the die bounces exactly once before it, passes over it and then meets the board.',
        { needs: { hand: ['strong'] }, props: [['card']], judge: jumpsCard(true) },
      ),
    },
  },
  'hot-potato': {
    title: 'Hot potato',
    slot: 'path',
    band: 'wild',
    view: 'plain',
    control: 'timed',
    shake: 3.13,
    hint: [
      frame('neighbor', 'tosses the die from the left'),
      frame('hand', 'catches it'),
      frame('hand', 'throws at once'),
    ],
    readings: {
      second: reading('Your left neighbor tosses you the die; catch it and throw it within a second.', {
        needs: { toss: ['left-neighbor'], delay: [0, 1000] },
        alone: {
          text: 'Toss yourself the die; catch it and throw it within a second.',
          needs: { toss: ['self'], delay: [0, 1000] },
        },
      }),
    },
  },
  'one-eye': {
    title: 'One eye',
    slot: 'sight',
    band: 'simple',
    view: 'half-covered',
    control: 'swing',
    shake: 1.5,
    grip: { height: [200, 400] },
    hint: [frame('eyes', 'one closes'), frame('hand', 'moves in front of it'), frame('hand', 'throws')],
    readings: {
      second: reading('Close one eye and throw with the hand straight in front of it.', {
        needs: { eyes: ['one-closed', 'closed'] },
      }),
    },
  },
  spin: {
    title: 'Spin',
    slot: 'path',
    band: 'tricky',
    view: 'plain',
    control: 'twist',
    shake: 1.67,
    hint: [
      frame('hand', 'twists the die'),
      frame('die', 'spins like a top'),
      frame('die', 'bounces onto the board'),
    ],
    readings: { prototype: TOP, first: TOP, second: TOP },
  },
  'two-bounce': {
    title: 'Two bounces',
    slot: 'path',
    band: 'tricky',
    view: 'plain',
    control: 'swing',
    shake: 1.06,
    hint: [
      frame('die', 'bounces on the table'),
      frame('die', 'bounces again'),
      frame('die', 'jumps onto the board'),
    ],
    readings: { prototype: TWO, first: TWO, second: TWO },
  },
} as const satisfies Readonly<Record<string, SpecificThrow>>;
