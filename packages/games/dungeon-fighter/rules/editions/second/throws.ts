/** The 26 specific throws under the names this edition prints, in the order of its clauses, and what it asks of each. */
import type { EditionThrowing } from '../../edition.ts';
import { BENDS as USUAL_BENDS } from '../../throws/bends.ts';
import { AT_ONCE, BREATH, FARTHEST, HAND, PALM, STEP, STRIKE, TO_EDGE } from '../../throws/measures.ts';
import { special } from '../../throws/special.ts';
import { USUAL } from '../../throws/usual.ts';
import { NATURALS } from './naturals.ts';

export const THROWS = [
  special(USUAL.backwards, {
    name: 'Backwards',
    clause: 'DF2-THROW-01',
    text: 'Stand with your back to the table and throw. You may twist round to peek over your shoulder.',
    asks: {
      text: 'Stand. Throw with your back to the table; you may turn your head to look.',
      needs: { facing: ['away'], posture: ['standing'] },
    },
  }),
  special(USUAL.sitting, {
    name: 'Eye-Level',
    clause: 'DF2-THROW-02',
    text: 'Sit on the floor so that your eyes are level with the table top, and throw from there.',
    asks: {
      text: 'Sit on the floor with your eyes level with the table.',
      needs: { posture: ['sitting'], eyeHeight: [-PALM, PALM] },
    },
  }),
  special(USUAL.palms, {
    name: 'Prayer',
    clause: 'DF2-THROW-03',
    text: 'Hold the die between your two flat palms, and let it go from there.',
    asks: { text: 'Hold the die between both palms.', needs: { launch: ['palms'] } },
  }),
  special(USUAL.bank, {
    name: 'Bank',
    clause: 'DF2-THROW-04',
    text: 'Put the game box on the table wherever you like. The die must touch the box before the board.',
    asks: {
      text: 'Place the game box where you like; the die must touch it before the board.',
      props: [['box']],
      way: { asks: 'before-board', touches: ['box'] },
    },
  }),
  special(USUAL.far, {
    name: 'Far',
    clause: 'DF2-THROW-05',
    text: 'Take one step back from the table and throw from there.',
    asks: { text: 'Throw from one step behind the table.', limits: { distance: [STEP, FARTHEST] } },
  }),
  special(USUAL.slam, {
    name: 'Slap',
    clause: 'DF2-THROW-06',
    text: 'Strike the die with the palm of your hand.',
    asks: {
      text: 'Strike the die with your palm.',
      needs: { launch: ['slap'] },
      limits: { rise: [-6000, STRIKE] },
    },
  }),
  special(USUAL.blind, {
    name: 'Blind',
    clause: 'DF2-THROW-07',
    text: 'Close your eyes and keep them closed until the die has left your hand.',
    asks: { text: 'Close your eyes from aiming to release.', needs: { eyes: ['closed'] } },
  }),
  special(USUAL.flick, {
    name: 'Flick',
    clause: 'DF2-THROW-08',
    text: 'Snap the die away with a finger.',
    asks: { text: 'Flick the die, wherever it lies.', needs: { launch: ['finger'] } },
  }),
  special(USUAL['small-fingers'], {
    name: 'Small Fingers',
    clause: 'DF2-THROW-09',
    text: 'Hold the die with nothing but your two little fingers.',
    asks: { text: 'Hold the die with your two little fingers.', needs: { launch: ['little-fingers'] } },
  }),
  special(USUAL.blow, {
    name: 'Blow',
    clause: 'DF2-THROW-10',
    text: 'Set the die in motion with your breath alone.',
    asks: { text: 'Move the die by blowing.', needs: { launch: ['breath'] }, limits: { speed: [0, BREATH] } },
  }),
  special(USUAL['borrowed-hand'], {
    name: 'Friendly',
    clause: 'DF2-THROW-11',
    text: 'Take your right-hand neighbour by the wrist and throw with that hand as if it were yours.',
    asks: {
      text: "Take your right neighbor's hand by the wrist and use it as your own.",
      needs: { owner: ['right-neighbor'] },
      alone: {
        text: 'Lay the die in your other hand, take that hand by the wrist and swing it.',
        needs: { owner: ['self'], hand: ['weak'] },
      },
    },
  }),
  special(USUAL['under-the-leg'], {
    name: 'Under-the-Leg',
    clause: 'DF2-THROW-12',
    text: 'Throw so that the die passes below one of your legs.',
    asks: { text: 'The die must pass beneath a leg.', props: [['leg']], way: { asks: 'under-leg' } },
  }),
  special(USUAL['card-carry'], {
    name: 'Card',
    clause: 'DF2-THROW-13',
    text: 'Lay the die on a card that is not in use, hold the card, and launch the die with it.',
    asks: {
      text: 'Carry the die on an unused card and shoot it with the card; no finger on the die.',
      needs: { launch: ['card'], support: ['card'] },
    },
  }),
  special(USUAL['one-eye'], {
    name: 'One Eye',
    clause: 'DF2-THROW-14',
    text: 'Close one eye and throw with your hand straight in front of it.',
    asks: {
      text: 'Close one eye and throw with the hand straight in front of it.',
      needs: { eyes: ['one-closed', 'closed'] },
    },
  }),
  special(USUAL['under-the-table'], {
    name: 'Under-the-Table',
    clause: 'DF2-THROW-15',
    text: 'Let the die go from below the height of the table top.',
    asks: {
      text: 'The die leaves the hand below the table.',
      limits: { height: [-400, -1], distance: [0, FARTHEST] },
    },
  }),
  special(USUAL.dancing, {
    name: 'Dancing',
    clause: 'DF2-THROW-16',
    text: 'Spin once all the way round on your feet, and throw the moment you face the board again.',
    asks: {
      text: 'Turn once around on your feet and throw within half a second.',
      needs: { turned: [360, 720], delay: [0, AT_ONCE] },
    },
  }),
  special(USUAL.head, {
    name: 'Head',
    clause: 'DF2-THROW-17',
    text: 'The die starts on your head or bumps into it on its way.',
    asks: {
      text: 'The die starts on the head or touches it during the throw.',
      way: { asks: 'by-body', part: 'head' },
    },
  }),
  special(USUAL['weak-hand'], {
    name: 'Weak-Hand',
    clause: 'DF2-THROW-18',
    text: 'Throw with the hand you do not write with.',
    asks: { text: 'Throw with the hand you do not write with.', needs: { hand: ['weak'] } },
  }),
  special(USUAL.spin, {
    name: 'Dice Spin',
    clause: 'DF2-THROW-19',
    text: 'Make the die spin like a top before it touches the board.',
    asks: {
      text: 'The die must spin upright like a top, at least one full turn, before it touches the board.',
      way: { asks: 'top', turns: 1 },
    },
  }),
  special(USUAL['hot-potato'], {
    name: 'Hot-Potato',
    clause: 'DF2-THROW-20',
    text: 'Your neighbour on the left tosses you the die. Catch it and throw it on without a pause.',
    asks: {
      text: 'Your left neighbor tosses you the die; catch it and throw it within a second.',
      needs: { toss: ['left-neighbor'], delay: [0, 1000] },
      alone: {
        text: 'Toss yourself the die; catch it and throw it within a second.',
        needs: { toss: ['self'], delay: [0, 1000] },
      },
    },
  }),
  special(USUAL['wrist-on-table'], {
    name: 'Wrist on the Table',
    clause: 'DF2-THROW-21',
    text: 'Keep the wrist of your throwing hand on the table.',
    asks: {
      text: 'The wrist of the throwing hand touches the table.',
      limits: { height: [0, HAND], distance: [-TO_EDGE, 0] },
    },
  }),
  special(USUAL['two-bounce'], {
    name: 'Double Bounce',
    clause: 'DF2-THROW-22',
    text: 'The die must bounce on the table at least twice before it touches the board.',
    asks: {
      text: 'At least two bounces outside the board before the die touches it.',
      way: { asks: 'bounces', atLeast: 2 },
    },
  }),
  special(USUAL.jump, {
    name: 'Jump',
    clause: 'DF2-THROW-23',
    text: 'Jump, and let the die go before you land.',
    asks: { text: 'Release the die during a jump, before you land.', needs: { airborne: ['yes'] } },
  }),
  special(USUAL['x-wrists'], {
    name: 'X',
    clause: 'DF2-THROW-24',
    text: 'Cross your forearms, hold the die between your wrists, and throw.',
    asks: {
      text: 'Hold the die between both wrists with the forearms crossed.',
      needs: { launch: ['wrists'] },
    },
  }),
  special(USUAL.elbow, {
    name: 'Elbow',
    clause: 'DF2-THROW-25',
    text: 'The die starts on your elbow or bumps into it on its way.',
    asks: {
      text: 'The die starts on the elbow or touches it during the throw.',
      way: { asks: 'by-body', part: 'elbow' },
    },
  }),
  special(USUAL.nose, {
    name: 'Nose',
    clause: 'DF2-THROW-26',
    text: 'The die starts on your nose or bumps into it on its way.',
    asks: {
      text: 'The die starts on the nose or touches it during the throw.',
      way: { asks: 'by-body', part: 'nose' },
    },
  }),
];

export const THROWING: EditionThrowing = {
  /** DF2-R-28. */
  landing: { flat: 'corners', leaning: 'corners', holeByTouch: false },
  /** TH-G-05. */
  writingHand: false,
  throws: THROWS,
  bends: USUAL_BENDS,
  naturals: NATURALS,
};
