/** The 21 specific throws under the names this edition prints, in the order of its clauses, and what it asks of each. */
import type { Bend } from '@tumblekeep/table';
import type { EditionThrowing } from '../../edition.ts';
import { FROM_ONE_STEP, OFF_THE_HAND, OFF_THE_HEAD, BENDS as USUAL_BENDS } from '../../throws/bends.ts';
import { BREATH, FARTHEST, HAND_HEIGHT, STEP, STRIKE } from '../../throws/measures.ts';
import { special } from '../../throws/special.ts';
import { frame } from '../../throws/usual/usual-throw.ts';
import { USUAL } from '../../throws/usual.ts';
import { NATURALS } from './naturals.ts';

export const THROWS = [
  special(USUAL['under-the-leg'], {
    name: 'Under the Leg',
    clause: 'DF0-THROW-01',
    text: 'Put your throwing hand below one of your own legs, and throw from there.',
    asks: { text: 'Throw with your hand under one of your legs.', needs: { leg: ['yes'] } },
    shake: 1.18,
  }),
  special(USUAL.blind, {
    name: 'Blind',
    clause: 'DF0-THROW-02',
    text: 'Close your eyes and keep them closed until the die has left your hand.',
    asks: { text: 'Close your eyes from aiming to release.', needs: { eyes: ['closed'] } },
  }),
  special(USUAL['two-bounce'], {
    name: '2 Bounces',
    clause: 'DF0-THROW-03',
    text: 'The die must bounce on the table at least twice before it touches the board.',
    asks: {
      text: 'At least two bounces outside the board before the die touches it.',
      way: { asks: 'bounces', atLeast: 2 },
    },
  }),
  special(USUAL.jump, {
    name: 'Jump',
    clause: 'DF0-THROW-04',
    text: 'Jump, and let the die go before you land.',
    asks: { text: 'Release the die during a jump, before you land.', needs: { airborne: ['yes'] } },
  }),
  special(USUAL['under-the-table'], {
    name: 'Under the Table',
    clause: 'DF0-THROW-05',
    text: 'Your throwing hand stays lower than the table top.',
    asks: {
      text: 'Keep the throwing hand below the table.',
      limits: { height: [-400, -1], distance: [0, FARTHEST] },
    },
  }),
  special(USUAL.blow, {
    name: 'Blowing',
    clause: 'DF0-THROW-06',
    text: 'Lay the die on your hand and blow it away.',
    asks: {
      text: 'Lay the die on your hand and blow it towards the board.',
      needs: { launch: ['breath'], support: ['hand'] },
      limits: { speed: [0, BREATH] },
    },
  }),
  special(USUAL.bank, {
    name: 'Bank',
    clause: 'DF0-THROW-07',
    text: 'Put the game box wherever you like. The die must hit the box before it lands on the board; the bounce on the table may come before or after.',
    asks: {
      text: 'Place the game box where you like; the die must touch it before the board.',
      props: [['box']],
      way: { asks: 'before-board', touches: ['box'] },
    },
  }),
  special(USUAL.slam, {
    name: 'Slam',
    clause: 'DF0-THROW-08',
    text: 'Toss the die up and slam it down onto the table with your hand.',
    asks: {
      text: 'Toss the die up and slam it onto the table by hand.',
      needs: { launch: ['slap'], toss: ['self'] },
      limits: { rise: [-6000, STRIKE] },
    },
  }),
  special(USUAL.spin, {
    name: 'Top',
    clause: 'DF0-THROW-09',
    text: 'Make the die spin like a top before it touches the board.',
    asks: {
      text: 'The die must spin upright like a top, at least one full turn, before it touches the board.',
      way: { asks: 'top', turns: 1 },
    },
  }),
  special(USUAL.head, {
    name: 'Head',
    clause: 'DF0-THROW-10',
    text: 'Toss the die up and head it towards the board.',
    asks: {
      text: 'Toss the die up and strike it with your head.',
      needs: { toss: ['self'] },
      props: [['head']],
      way: { asks: 'before-table', touches: 'head' },
    },
    shake: 0.86,
    handling: { ...USUAL.head.handling, touch: 1, tremble: 0, drives: { hand: 'strike' } },
  }),
  special(USUAL.flick, {
    name: 'Crossbow',
    clause: 'DF0-THROW-11',
    text: 'Lay the die on the back of one hand and snap it away with a finger of the other.',
    asks: {
      text: 'Snap the die off the back of one hand with a finger of the other.',
      needs: { launch: ['finger'], support: ['hand'] },
      limits: { height: [HAND_HEIGHT, 1200] },
    },
  }),
  special(USUAL.far, {
    name: 'Far',
    clause: 'DF0-THROW-12',
    text: 'Stand up, go two steps away from the table, and throw from there.',
    asks: {
      text: 'Stand two steps from the table.',
      needs: { posture: ['standing'] },
      limits: { distance: [2 * STEP, FARTHEST] },
    },
    shake: 0.06,
    handling: { ...USUAL.far.handling, touch: 0.13, tremble: 0 },
  }),
  special(USUAL.catapult, {
    name: 'Catapult',
    clause: 'DF0-THROW-13',
    text: 'Let a card stick out over the edge of the table, put the die on it, and strike the card from below.',
    asks: {
      text: 'Put the die on a card that overhangs the edge of the table and strike the card from below.',
      needs: { launch: ['catapult'], support: ['card'] },
      limits: { distance: [-40, 90], height: [0, 80] },
      way: { asks: 'upwards' },
    },
    recipe: {
      mouse: 'Press a little below the card and push the pointer quickly up through it.',
      touch: 'Put a finger a little below the card and push it quickly up through it.',
      also: 'The card flings the die.',
    },
    hint: [
      frame('A card sticks out over the edge of the table.', {
        arm: 'low',
        die: 'edge',
        things: ['edge-card'],
      }),
      frame('Strike it from below.', { arm: 'low', die: 'edge', things: ['edge-card'] }),
      frame('The die is flung up and over.', { arm: 'hold', course: 'fling', things: ['edge-card'] }),
    ],
    handling: { ...USUAL.catapult.handling, drives: { catapult: 'snap' } },
  }),
  special(USUAL['card-jump'], {
    name: 'Card Jump',
    clause: 'DF0-THROW-14',
    text: 'Hold a card upright on its long side with one hand. With the other, make the die bounce on your side of it and fly over it.',
    asks: {
      text: 'Hold a card upright; the die bounces before it, passes over it and then meets the board.',
      props: [['card']],
      way: { asks: 'over-card', bouncesExactlyOnce: false },
    },
  }),
  special(USUAL.sitting, {
    name: 'Sitting',
    clause: 'DF0-THROW-15',
    text: 'Sit on the floor with your eyes below the table top, however tall you are.',
    asks: {
      text: 'Sit on the ground with your eyes below the table.',
      needs: { posture: ['sitting'], eyeHeight: [-900, -1] },
    },
  }),
  special(USUAL.palms, {
    name: 'Joined Hands',
    clause: 'DF0-THROW-16',
    text: 'Hold the die between both hands as in prayer, and open both at once.',
    asks: {
      text: 'Hold the die between both hands and open them at the same moment.',
      needs: { launch: ['palms'], apart: [0, 100] },
    },
  }),
  special(USUAL['weak-hand'], {
    name: 'Trick',
    clause: 'DF0-THROW-17',
    text: 'Throw with the hand you do not write with.',
    asks: { text: 'Throw with the hand you do not write with.', needs: { hand: ['weak'] } },
  }),
  special(USUAL['borrowed-hand'], {
    name: 'Another One’s Hand',
    clause: 'DF0-THROW-18',
    text: 'Lay the die on the hand of a friend, any friend, and throw by moving that hand.',
    asks: {
      text: "Throw the die from a fellow's hand, which you move.",
      needs: { owner: ['fellow', 'left-neighbor', 'right-neighbor'] },
      alone: {
        text: 'Lay the die in your other hand, take that hand by the wrist and swing it.',
        needs: { owner: ['self'], hand: ['weak'] },
      },
    },
  }),
  special(USUAL.nose, {
    name: 'Nose',
    clause: 'DF0-THROW-19',
    text: 'Put the die on your nose and throw it from there.',
    asks: { text: 'Throw the die from your nose.', needs: { launch: ['nose'] } },
  }),
  special(USUAL.backwards, {
    name: 'From Behind',
    clause: 'DF0-THROW-20',
    text: 'Turn your back to the table. You may look at the board.',
    asks: {
      text: 'Throw with your back to the table; you may turn your head to look.',
      needs: { facing: ['away'] },
    },
  }),
  special(USUAL.elbow, {
    name: 'Elbow',
    clause: 'DF0-THROW-21',
    text: 'Put the die on your elbow and throw it from there.',
    asks: { text: 'Throw the die from your elbow.', needs: { launch: ['elbow'] } },
  }),
];

const BENDS: readonly Bend[] = [
  ...USUAL_BENDS,
  ...OFF_THE_HAND,
  ...OFF_THE_HEAD,
  {
    one: 'far',
    others: ['slam'],
    reason: 'two steps are too far for a struck die',
    instead: 'one step is enough',
    eased: { far: FROM_ONE_STEP },
  },
];

export const THROWING: EditionThrowing = {
  /** DF0-HIT-02, DF0-R-42. */
  landing: { flat: 'corners', leaning: 'outline', holeByTouch: false },
  /** TH-G-05. */
  writingHand: true,
  throws: THROWS,
  bends: BENDS,
  naturals: NATURALS,
};
