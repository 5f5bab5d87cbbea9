/** The 22 specific throws under the names this edition prints, in the order of its clauses, and what it asks of each. */
import type { Bend } from '@tumblekeep/table';
import type { EditionThrowing } from '../../edition.ts';
import { AS_FAST_AS_NEEDED, OFF_THE_HAND, OFF_THE_HEAD, BENDS as USUAL_BENDS } from '../../throws/bends.ts';
import { BREATH, FARTHEST, HAND_HEIGHT, ROLL, STEP, STRIKE } from '../../throws/measures.ts';
import { special } from '../../throws/special.ts';
import { frame } from '../../throws/usual/usual-throw.ts';
import { USUAL } from '../../throws/usual.ts';
import { NATURALS } from './naturals.ts';

export const THROWS = [
  special(USUAL.bank, {
    name: 'Bank Shot',
    clause: 'DF1-THROW-01',
    text: 'Stand the game box or an upright hero sheet anywhere on the table. The die must hit it before it reaches the board.',
    asks: {
      text: 'Place the game box where you like; the die must touch it before the board. A hero sheet set upright will do as well.',
      props: [['box', 'sheet']],
      way: { asks: 'before-board', touches: ['box', 'sheet'] },
    },
  }),
  special(USUAL.flick, {
    name: 'Crossbow Shot',
    clause: 'DF1-THROW-02',
    text: 'Lay the die on the back of one hand and shoot it off with a finger of the other.',
    asks: {
      text: 'Snap the die off the back of one hand with a finger of the other.',
      needs: { launch: ['finger'], support: ['hand'] },
      limits: { height: [HAND_HEIGHT, 1200] },
    },
  }),
  special(USUAL.blow, {
    name: 'Blow Shot',
    clause: 'DF1-THROW-03',
    text: 'Lay the die on your hand and blow it off towards the board.',
    asks: {
      text: 'Lay the die on your hand and blow it towards the board.',
      needs: { launch: ['breath'], support: ['hand'] },
      limits: { speed: [0, BREATH] },
    },
  }),
  special(USUAL['under-the-leg'], {
    name: 'Under-the-Leg Shot',
    clause: 'DF1-THROW-04',
    text: 'Lift a leg, or sit however you like, and throw from beneath it.',
    asks: { text: 'Throw under one of your legs.', needs: { leg: ['yes'] } },
    shake: 1.18,
  }),
  special(USUAL.blind, {
    name: 'Blind Shot',
    clause: 'DF1-THROW-05',
    text: 'Shut your eyes and throw. No peeping until the die is on its way.',
    asks: { text: 'Close your eyes from aiming to release.', needs: { eyes: ['closed'] } },
  }),
  special(USUAL['two-bounce'], {
    name: 'Two-Bounce Shot',
    clause: 'DF1-THROW-06',
    text: 'The die hops on the table twice or more before it reaches the board.',
    asks: {
      text: 'At least two bounces outside the board before the die touches it.',
      way: { asks: 'bounces', atLeast: 2 },
    },
  }),
  special(USUAL.elbow, {
    name: 'Elbow Shot',
    clause: 'DF1-THROW-07',
    text: 'Balance the die on your elbow, then tip the elbow so that it rolls off towards the board.',
    asks: {
      text: 'Put the die on your elbow and tip it so that the die rolls towards the board.',
      needs: { launch: ['elbow'] },
      limits: { speed: [0, ROLL] },
    },
    shake: 2.45,
    handling: { ...USUAL.elbow.handling, touch: 1.25, tremble: 0.35 },
  }),
  special(USUAL.palms, {
    name: 'Pious Shot',
    clause: 'DF1-THROW-08',
    text: 'Press the die between your palms as if in prayer, and part them to fling it.',
    asks: {
      text: 'Hold the die between both palms and fling it by parting them.',
      needs: { launch: ['palms'] },
    },
  }),
  special(USUAL['weak-hand'], {
    name: 'Weak-Hand Shot',
    clause: 'DF1-THROW-09',
    text: 'Use the hand that cannot sign your name.',
    asks: { text: 'Throw with the hand you do not write with.', needs: { hand: ['weak'] } },
  }),
  special(USUAL['borrowed-hand'], {
    name: 'Borrowed-Hand Shot',
    clause: 'DF1-THROW-10',
    text: 'Put the die in the palm of your neighbour on the left, take that wrist, and swing it.',
    asks: {
      text: "Take your left neighbor's hand by the wrist, the die in its palm, and swing it.",
      needs: { owner: ['left-neighbor'] },
      alone: {
        text: 'Lay the die in your other hand, take that hand by the wrist and swing it.',
        needs: { owner: ['self'], hand: ['weak'] },
      },
    },
  }),
  special(USUAL['card-jump'], {
    name: 'Card-Jump Shot',
    clause: 'DF1-THROW-11',
    text: 'Hold a spare card upright on its long edge with your weak hand. The die bounces once on your side of it and clears it.',
    asks: {
      text: 'Hold an unused card upright with the weak hand; the die bounces exactly once before it, passes over it and then meets the board.',
      needs: { hand: ['strong'] },
      props: [['card']],
      way: { asks: 'over-card', bouncesExactlyOnce: true },
    },
  }),
  special(USUAL.catapult, {
    name: 'Catapult Shot',
    clause: 'DF1-THROW-12',
    text: 'Let a card stick out over the edge of the table, put the die on it, bend the card down and let go.',
    asks: {
      text: 'Put the die on a card that overhangs the edge of the table, bend the card down and let go.',
      needs: { launch: ['catapult'], support: ['card'] },
      limits: { distance: [-40, 90], height: [0, 80] },
      way: { asks: 'upwards' },
    },
  }),
  special(USUAL.head, {
    name: 'Head Shot',
    clause: 'DF1-THROW-13',
    text: 'Toss the die up and head it. It may not touch the table first.',
    asks: {
      text: 'Toss the die up and let it bounce off your head before it hits the table.',
      needs: { toss: ['self'] },
      props: [['head']],
      way: { asks: 'before-table', touches: 'head' },
    },
    shake: 0.86,
    handling: { ...USUAL.head.handling, touch: 1, tremble: 0, drives: { hand: 'strike' } },
  }),
  special(USUAL.spin, {
    name: 'Spin Shot',
    clause: 'DF1-THROW-14',
    text: 'The die must whirl like a top before it reaches the board.',
    asks: {
      text: 'The die must spin upright like a top, at least one full turn, before it touches the board.',
      way: { asks: 'top', turns: 1 },
    },
  }),
  special(USUAL.nose, {
    name: 'Nose Shot',
    clause: 'DF1-THROW-15',
    text: 'Balance the die on your nose, then bow so that it rolls off towards the board.',
    asks: {
      text: 'Put the die on your nose and lower the head so that it rolls towards the board.',
      needs: { launch: ['nose'] },
      limits: { speed: [0, ROLL] },
    },
    shake: 2.8,
    handling: { ...USUAL.nose.handling, touch: 1.25, tremble: 0.1 },
  }),
  special(USUAL.backwards, {
    name: 'Backwards Shot',
    clause: 'DF1-THROW-16',
    text: 'Stand with your back to the table. Twisting waist and neck for a look is allowed.',
    asks: {
      text: 'Stand. Throw with your back to the table; you may turn your head to look.',
      needs: { facing: ['away'], posture: ['standing'] },
    },
  }),
  special(USUAL.slam, {
    name: 'Slam Shot',
    clause: 'DF1-THROW-17',
    text: 'Toss the die up and smash it down at the table with your hand.',
    asks: {
      text: 'Toss the die up and slam it towards the table.',
      needs: { launch: ['slap'], toss: ['self'] },
      limits: { rise: [-6000, STRIKE] },
    },
  }),
  special(USUAL.sitting, {
    name: 'Sitting Shot',
    clause: 'DF1-THROW-18',
    text: 'Sit on the floor, low enough that your eyes are below the table top, however tall you are.',
    asks: {
      text: 'Sit on the floor with your eyes below the table.',
      needs: { posture: ['sitting'], eyeHeight: [-900, -1] },
    },
  }),
  special(USUAL.jump, {
    name: 'Jump Shot',
    clause: 'DF1-THROW-19',
    text: 'Let go of the die while both your feet are in the air.',
    asks: { text: 'Release the die during a jump, before you land.', needs: { airborne: ['yes'] } },
  }),
  special(USUAL['under-the-table'], {
    name: 'Under-the-Table Shot',
    clause: 'DF1-THROW-20',
    text: 'Keep your throwing hand below the table top.',
    asks: {
      text: 'Throw with the hand below the table.',
      limits: { height: [-400, -1], distance: [0, FARTHEST] },
    },
  }),
  special(USUAL.dancing, {
    name: 'Dancing Shot',
    clause: 'DF1-THROW-21',
    text: 'Face away, leap, turn half round in the air, and let go of the die before you land.',
    asks: {
      text: 'Start facing away, jump and turn 180° in the air, and release the die before you land.',
      needs: { turned: [180, 720], airborne: ['yes'], facing: ['board'] },
    },
    recipe: {
      mouse:
        'Press on the die, and in the air draw half a circle, {flick} without stopping and let go before you land.',
      touch:
        'Put a finger on the die, and in the air draw half a circle, {flick} without stopping and let go before you land.',
      keys: 'Hold an arrow key until you have turned half round, then press Space four times while the gauge glows green.',
      also: 'Draw half a circle in the air before you flick.',
    },
    hint: [
      frame('Stand with your back to the board.', { pose: 'away', arm: 'hold' }),
      frame('Jump and turn round in the air.', { pose: 'air', arm: 'hold', things: ['turn'] }),
      frame('Throw before you land.', { pose: 'air', arm: 'swing', course: 'plain' }),
    ],
  }),
  special(USUAL.far, {
    name: 'Far Shot',
    clause: 'DF1-THROW-22',
    text: 'Stand up, walk one step away from the table, and throw from there.',
    asks: {
      text: 'Stand one step from the table.',
      needs: { posture: ['standing'] },
      limits: { distance: [STEP, FARTHEST] },
    },
  }),
];

const BENDS: readonly Bend[] = [
  ...USUAL_BENDS,
  ...OFF_THE_HAND,
  ...OFF_THE_HEAD,
  {
    one: 'backwards',
    others: ['dancing'],
    reason: 'the dance ends facing the board',
    instead: 'end the dance with your back to it or facing it',
  },
  {
    one: 'card-jump',
    others: ['elbow'],
    reason: 'a die that only rolls off does not jump',
    instead: 'swing the elbow',
    eased: { elbow: AS_FAST_AS_NEEDED },
  },
  {
    one: 'under-the-table',
    others: ['elbow', 'nose'],
    reason: 'a die that only rolls off does not get over the edge',
    instead: 'swing it over the edge',
    eased: { elbow: AS_FAST_AS_NEEDED, nose: AS_FAST_AS_NEEDED },
  },
  {
    one: 'far',
    others: ['elbow', 'nose'],
    reason: 'a die that only rolls off does not fly so far',
    instead: 'swing it',
    eased: { elbow: AS_FAST_AS_NEEDED, nose: AS_FAST_AS_NEEDED },
  },
];

export const THROWING: EditionThrowing = {
  /** DF1-R-61, DF1-MISS-02. */
  landing: { flat: 'outline', leaning: 'outline', holeByTouch: true },
  /** TH-G-05. */
  writingHand: true,
  throws: THROWS,
  bends: BENDS,
  naturals: NATURALS,
};
