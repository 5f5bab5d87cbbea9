/** Throws that change what drives the die. */
import { goesMostlyUp, startsOnOrTouches, touchesBeforeTable } from './judges.ts';
import { frame, reading } from './reading.ts';
import type { SpecificThrow } from './types.ts';

/** Breath is weak, a body part that only tips gives next to no speed. */
const BREATH = 1700;
const ROLL = 1500;
const STRIKE = -900;
const HAND_HEIGHT = 20;

const FROM_HEAD = touchesBeforeTable('head');
const onHand = { launch: ['finger'], support: ['hand'] } as const;

export const LAUNCH_THROWS = {
  blow: {
    title: 'Blow',
    slot: 'launch',
    band: 'tricky',
    view: 'plain',
    control: 'meter',
    shake: 1.7,
    grip: { height: [30, 160] },
    hint: [
      frame('hand', 'lies open beside the table with the die on it'),
      frame('thrower', 'blows'),
      frame('die', 'rolls off and bounces once'),
    ],
    readings: {
      prototype: reading('Lay the die on your hand and blow it towards the board.', {
        needs: { launch: ['breath'], support: ['hand'] },
        limits: { speed: [0, BREATH] },
      }),
      first: reading('Lay the die on your hand and blow it towards the board.', {
        needs: { launch: ['breath'], support: ['hand'] },
        limits: { speed: [0, BREATH] },
      }),
      second: reading('Move the die by blowing.', {
        needs: { launch: ['breath'] },
        limits: { speed: [0, BREATH] },
      }),
    },
  },
  'card-carry': {
    title: 'Card',
    slot: 'launch',
    band: 'tricky',
    view: 'plain',
    control: 'balance',
    shake: 2.17,
    grip: { height: [60, 250] },
    hint: [
      frame('prop', 'a card with the die on top'),
      frame('hand', 'flips the card'),
      frame('die', 'flies'),
    ],
    readings: {
      second: reading('Carry the die on an unused card and shoot it with the card; no finger on the die.', {
        needs: { launch: ['card'], support: ['card'] },
      }),
    },
  },
  catapult: {
    title: 'Catapult',
    slot: 'launch',
    band: 'wild',
    view: 'plain',
    control: 'meter',
    shake: 0.96,
    grip: { rise: [900, 3000] },
    hint: [
      frame('prop', 'a card overhangs the edge of the table'),
      frame('hand', 'strikes or bends the card'),
      frame('die', 'is flung up'),
    ],
    readings: {
      prototype: reading(
        'Put the die on a card that overhangs the edge of the table and strike the card from below.',
        {
          needs: { launch: ['catapult'], support: ['card'] },
          limits: { distance: [-40, 90], height: [0, 80] },
          judge: goesMostlyUp,
        },
      ),
      first: reading(
        'Put the die on a card that overhangs the edge of the table, bend the card down and let go.',
        {
          needs: { launch: ['catapult'], support: ['card'] },
          limits: { distance: [-40, 90], height: [0, 80] },
          judge: goesMostlyUp,
        },
      ),
    },
  },
  elbow: {
    title: 'Elbow',
    slot: 'launch',
    band: 'wild',
    view: 'plain',
    control: 'balance',
    shake: 2.75,
    grip: { height: [120, 300], speed: [0, 1700] },
    hint: [
      frame('thrower', 'raises an elbow with the die on it'),
      frame('thrower', 'tips the elbow'),
      frame('die', 'rolls off towards the board'),
    ],
    readings: {
      prototype: reading('Throw the die from your elbow.', { needs: { launch: ['elbow'] } }),
      first: reading('Put the die on your elbow and tip it so that the die rolls towards the board.', {
        needs: { launch: ['elbow'] },
        limits: { speed: [0, ROLL] },
        shake: 2.45,
      }),
      second: reading('The die starts on the elbow or touches it during the throw.', {
        props: [],
        judge: startsOnOrTouches('elbow'),
      }),
    },
  },
  flick: {
    title: 'Flick',
    slot: 'launch',
    band: 'tricky',
    view: 'plain',
    control: 'flick',
    shake: 2.04,
    grip: { height: [25, 200] },
    hint: [
      frame('hand', 'holds the die on its back'),
      frame('hand', 'a finger of the other hand snaps'),
      frame('die', 'shoots off'),
    ],
    readings: {
      prototype: reading('Snap the die off the back of one hand with a finger of the other.', {
        needs: onHand,
        limits: { height: [HAND_HEIGHT, 1200] },
      }),
      first: reading('Snap the die off the back of one hand with a finger of the other.', {
        needs: onHand,
        limits: { height: [HAND_HEIGHT, 1200] },
      }),
      second: reading('Flick the die, wherever it lies.', { needs: { launch: ['finger'] } }),
    },
  },
  head: {
    title: 'Head',
    slot: 'launch',
    band: 'wild',
    view: 'plain',
    control: 'timed',
    shake: 2.31,
    grip: { height: [350, 650], speed: [0, 1800] },
    hint: [
      frame('hand', 'tosses the die up'),
      frame('thrower', 'heads it'),
      frame('die', 'falls to the table and bounces'),
    ],
    readings: {
      prototype: reading('Toss the die up and strike it with your head.', {
        needs: { toss: ['self'] },
        props: [['head']],
        judge: FROM_HEAD,
        shake: 0.86,
      }),
      first: reading('Toss the die up and let it bounce off your head before it hits the table.', {
        needs: { toss: ['self'] },
        props: [['head']],
        judge: FROM_HEAD,
        shake: 0.86,
      }),
      second: reading('The die starts on the head or touches it during the throw.', {
        judge: startsOnOrTouches('head'),
      }),
    },
  },
  nose: {
    title: 'Nose',
    slot: 'launch',
    band: 'wild',
    view: 'plain',
    control: 'balance',
    shake: 2.45,
    grip: { height: [250, 420], speed: [0, 1700] },
    hint: [
      frame('thrower', 'leans back with the die on the nose'),
      frame('thrower', 'nods'),
      frame('die', 'rolls off towards the board'),
    ],
    readings: {
      prototype: reading('Throw the die from your nose.', { needs: { launch: ['nose'] } }),
      first: reading('Put the die on your nose and lower the head so that it rolls towards the board.', {
        needs: { launch: ['nose'] },
        limits: { speed: [0, ROLL] },
        shake: 2.8,
      }),
      second: reading('The die starts on the nose or touches it during the throw.', {
        judge: startsOnOrTouches('nose'),
      }),
    },
  },
  palms: {
    title: 'Prayer',
    slot: 'launch',
    band: 'simple',
    view: 'plain',
    control: 'two-point',
    shake: 1.5,
    hint: [
      frame('hand', 'both palms hold the die as in prayer'),
      frame('hand', 'the palms part'),
      frame('die', 'flies'),
    ],
    readings: {
      prototype: reading('Hold the die between both hands and open them at the same moment.', {
        needs: { launch: ['palms'], apart: [0, 100] },
      }),
      first: reading('Hold the die between both palms and fling it by parting them.', {
        needs: { launch: ['palms'] },
      }),
      second: reading('Hold the die between both palms.', { needs: { launch: ['palms'] } }),
    },
  },
  slam: {
    title: 'Slam',
    slot: 'launch',
    band: 'tricky',
    view: 'plain',
    control: 'timed',
    shake: 1.39,
    grip: { height: [150, 400] },
    hint: [
      frame('hand', 'tosses the die up'),
      frame('hand', 'slams it down with the palm'),
      frame('die', 'bounces off the table'),
    ],
    readings: {
      prototype: reading('Toss the die up and slam it onto the table by hand.', {
        needs: { launch: ['slap'], toss: ['self'] },
        limits: { rise: [-6000, STRIKE] },
      }),
      first: reading('Toss the die up and slam it towards the table.', {
        needs: { launch: ['slap'], toss: ['self'] },
        limits: { rise: [-6000, STRIKE] },
      }),
      second: reading('Strike the die with your palm.', {
        needs: { launch: ['slap'] },
        limits: { rise: [-6000, STRIKE] },
      }),
    },
  },
  'small-fingers': {
    title: 'Small fingers',
    slot: 'launch',
    band: 'tricky',
    view: 'plain',
    control: 'two-point',
    shake: 2.1,
    hint: [frame('hand', 'two little fingers hold the die'), frame('hand', 'swings'), frame('die', 'flies')],
    readings: {
      second: reading('Hold the die with your two little fingers.', {
        needs: { launch: ['little-fingers'] },
      }),
    },
  },
  'x-wrists': {
    title: 'X',
    slot: 'launch',
    band: 'tricky',
    view: 'plain',
    control: 'mirrored',
    shake: 1.92,
    hint: [
      frame('thrower', 'crosses the forearms to an X'),
      frame('hand', 'the wrists hold the die'),
      frame('die', 'flies'),
    ],
    readings: {
      second: reading('Hold the die between both wrists with the forearms crossed.', {
        needs: { launch: ['wrists'] },
      }),
    },
  },
} as const satisfies Readonly<Record<string, SpecificThrow>>;
