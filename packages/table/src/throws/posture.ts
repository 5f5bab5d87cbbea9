/** Throws that change the thrower's body, place or hand. */
import { TABLE } from '../board.ts';
import { passesUnderLeg } from './judges.ts';
import { frame, reading } from './reading.ts';
import type { SpecificThrow } from './types.ts';

/** TH-R-04. */
const STEP_LENGTH = 750;
/** TH-R-05. */
const AT_ONCE = 500;
/** TH-R-07: a palm's width. */
const PALM = 90;
/** A hand's length. */
const HAND = 190;

const AWAY = 'Throw with your back to the table; you may turn your head to look.';
const IN_THE_AIR = reading('Release the die during a jump, before you land.', {
  needs: { airborne: ['yes'] },
});
const WEAK = reading('Throw with the hand you do not write with.', { needs: { hand: ['weak'] } });
const OWN_OTHER_HAND = {
  text: 'Lay the die in your other hand, take that hand by the wrist and swing it.',
  needs: { owner: ['self'], hand: ['weak'] },
} as const;
const BELOW = { height: [-400, -1] as const, distance: [0, 2000] as const };

export const POSTURE_THROWS = {
  backwards: {
    title: 'Backwards',
    slot: 'posture',
    band: 'wild',
    view: 'over-the-shoulder',
    control: 'mirrored',
    shake: 2.45,
    grip: { height: [40, 220] },
    hint: [
      frame('thrower', 'turns the back to the table'),
      frame('thrower', 'looks over the shoulder'),
      frame('hand', 'throws backwards'),
    ],
    readings: {
      prototype: reading(AWAY, { needs: { facing: ['away'] } }),
      first: reading(`Stand. ${AWAY}`, { needs: { facing: ['away'], posture: ['standing'] } }),
      second: reading(`Stand. ${AWAY}`, { needs: { facing: ['away'], posture: ['standing'] } }),
    },
  },
  'borrowed-hand': {
    title: 'Borrowed hand',
    slot: 'hand',
    band: 'tricky',
    view: 'plain',
    control: 'delayed',
    shake: 2.13,
    hint: [
      frame('neighbor', 'opens a hand with the die in it'),
      frame('hand', 'takes it by the wrist'),
      frame('hand', 'swings it'),
    ],
    readings: {
      prototype: reading("Throw the die from a fellow's hand, which you move.", {
        needs: { owner: ['fellow', 'left-neighbor', 'right-neighbor'] },
        alone: OWN_OTHER_HAND,
      }),
      first: reading("Take your left neighbor's hand by the wrist, the die in its palm, and swing it.", {
        needs: { owner: ['left-neighbor'] },
        alone: OWN_OTHER_HAND,
      }),
      second: reading("Take your right neighbor's hand by the wrist and use it as your own.", {
        needs: { owner: ['right-neighbor'] },
        alone: OWN_OTHER_HAND,
      }),
    },
  },
  dancing: {
    title: 'Dancing',
    slot: 'posture',
    band: 'wild',
    view: 'turning',
    control: 'timed',
    shake: 2.77,
    hint: [
      frame('thrower', 'turns'),
      frame('thrower', 'faces the board again'),
      frame('hand', 'throws at once'),
    ],
    readings: {
      first: reading(
        'Start facing away, jump and turn 180° in the air, and release the die before you land.',
        {
          needs: { turned: [180, 720], airborne: ['yes'], facing: ['board'] },
        },
      ),
      second: reading('Turn once around on your feet and throw within half a second.', {
        needs: { turned: [360, 720], delay: [0, AT_ONCE] },
      }),
    },
  },
  far: {
    title: 'Far',
    slot: 'posture',
    band: 'simple',
    view: 'plain',
    control: 'swing',
    shake: 0.24,
    grip: { height: [50, 450] },
    hint: [
      frame('thrower', 'steps back from the table'),
      frame('hand', 'throws'),
      frame('die', 'flies a long way'),
    ],
    readings: {
      prototype: reading('Stand two steps from the table.', {
        needs: { posture: ['standing'] },
        limits: { distance: [2 * STEP_LENGTH, 2000] },
        shake: 0.06,
      }),
      first: reading('Stand one step from the table.', {
        needs: { posture: ['standing'] },
        limits: { distance: [STEP_LENGTH, 2000] },
      }),
      second: reading('Throw from one step behind the table.', { limits: { distance: [STEP_LENGTH, 2000] } }),
    },
  },
  jump: {
    title: 'Jump',
    slot: 'posture',
    band: 'tricky',
    view: 'bobbing',
    control: 'timed',
    shake: 1.78,
    grip: { height: [250, 450] },
    hint: [frame('thrower', 'jumps'), frame('hand', 'throws in the air'), frame('thrower', 'lands')],
    readings: { prototype: IN_THE_AIR, first: IN_THE_AIR, second: IN_THE_AIR },
  },
  sitting: {
    title: 'Sitting',
    slot: 'posture',
    band: 'simple',
    view: 'table-height',
    control: 'swing',
    shake: 1.18,
    grip: { height: [30, 160], distance: [20, 200] },
    hint: [
      frame('thrower', 'sits down on the floor'),
      frame('eyes', 'are level with the table'),
      frame('hand', 'throws over the edge'),
    ],
    readings: {
      prototype: reading('Sit on the ground with your eyes below the table.', {
        needs: { posture: ['sitting'], eyeHeight: [-900, -1] },
      }),
      first: reading('Sit on the floor with your eyes below the table.', {
        needs: { posture: ['sitting'], eyeHeight: [-900, -1] },
      }),
      second: reading('Sit on the floor with your eyes level with the table.', {
        needs: { posture: ['sitting'], eyeHeight: [-PALM, PALM] },
      }),
    },
  },
  'under-the-leg': {
    title: 'Under the leg',
    slot: 'posture',
    band: 'tricky',
    view: 'plain',
    control: 'swing',
    shake: 1.16,
    grip: { height: [40, 180], distance: [150, 400] },
    hint: [
      frame('thrower', 'lifts a leg'),
      frame('hand', 'reaches under it'),
      frame('die', 'flies out beneath the leg'),
    ],
    readings: {
      prototype: reading('Throw with your hand under one of your legs.', {
        needs: { leg: ['yes'] },
        shake: 1.18,
      }),
      first: reading('Throw under one of your legs.', { needs: { leg: ['yes'] }, shake: 1.18 }),
      second: reading('The die must pass beneath a leg.', { props: [['leg']], judge: passesUnderLeg }),
    },
  },
  'under-the-table': {
    title: 'Under the table',
    slot: 'posture',
    band: 'tricky',
    view: 'below-table',
    control: 'swing',
    shake: 0.4,
    grip: { height: [-150, -20], distance: [40, 200] },
    hint: [
      frame('hand', 'sinks below the edge of the table'),
      frame('hand', 'throws up'),
      frame('die', 'clears the edge and comes down'),
    ],
    readings: {
      prototype: reading('Keep the throwing hand below the table.', { limits: BELOW }),
      first: reading('Throw with the hand below the table.', { limits: BELOW }),
      second: reading('The die leaves the hand below the table.', { limits: BELOW }),
    },
  },
  'weak-hand': {
    title: 'Weak hand',
    slot: 'hand',
    band: 'simple',
    view: 'plain',
    control: 'mirrored',
    shake: 1.5,
    hint: [frame('hand', 'the weak hand takes the die'), frame('hand', 'throws'), frame('die', 'flies')],
    readings: { prototype: WEAK, first: WEAK, second: WEAK },
  },
  'wrist-on-table': {
    title: 'Wrist on the table',
    slot: 'hand',
    band: 'simple',
    view: 'plain',
    control: 'swing',
    shake: 1.5,
    hint: [
      frame('hand', 'the wrist rests on the table'),
      frame('hand', 'flips the die'),
      frame('die', 'bounces'),
    ],
    readings: {
      second: reading('The wrist of the throwing hand touches the table.', {
        limits: { height: [0, HAND], distance: [-TABLE.half, 0] },
      }),
    },
  },
} as const satisfies Readonly<Record<string, SpecificThrow>>;
