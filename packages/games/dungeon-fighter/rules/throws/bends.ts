/** How throws bend that no single throw fulfils as they are written (TH-R-13), as far as editions agree on them. */
import type { Bend } from '@tumblekeep/table';
import { FARTHEST, GUST, STEP } from './measures.ts';

export const AS_FAST_AS_NEEDED = { within: { speed: [0, GUST] } } as const;
export const FROM_ONE_STEP = { within: { distance: [STEP, FARTHEST] } } as const;
const FROM_ANYWHERE = { without: ['distance'] } as const;
const AT_ANY_HEIGHT = { without: ['height'] } as const;

export const BENDS: readonly Bend[] = [
  {
    one: 'sitting',
    others: ['jump', 'dancing'],
    reason: 'nobody jumps or turns around while sitting on the floor',
    instead: 'hop or turn on the seat of your trousers',
  },
  {
    one: 'under-the-leg',
    others: ['backwards'],
    reason: 'the leg is in front, the throw goes behind',
    instead: 'throw back between your legs',
  },
  {
    one: 'catapult',
    others: ['under-the-leg'],
    reason: 'the card lies at the edge of the table',
    instead: 'put a leg over the card',
  },
  {
    one: 'catapult',
    others: ['far'],
    reason: 'the card lies at the edge of the table',
    instead: 'the card stays at the edge, your feet a step away',
    eased: { far: FROM_ANYWHERE },
  },
  {
    one: 'catapult',
    others: ['head'],
    reason: 'the card lies at the edge of the table',
    instead: 'the card flings the die to your head',
    eased: { catapult: { isUnjudged: true } },
  },
  {
    one: 'catapult',
    others: ['under-the-table'],
    reason: 'the card lies on the table',
    instead: 'strike the card from below the table',
    eased: { 'under-the-table': AT_ANY_HEIGHT },
  },
  {
    one: 'catapult',
    others: ['slam'],
    reason: 'a card flings the die up, a palm strikes it down',
    instead: 'slam the card instead of the die',
    eased: { slam: { without: ['rise'] } },
  },
  {
    one: 'wrist-on-table',
    others: ['jump'],
    reason: 'the wrist stays on the table',
    instead: 'the wrist leaves the table with the jump',
  },
  {
    one: 'wrist-on-table',
    others: ['far'],
    reason: 'the wrist stays on the table',
    instead: 'the wrist on the table, the feet a step away',
    eased: { far: FROM_ANYWHERE },
  },
  {
    one: 'wrist-on-table',
    others: ['under-the-table'],
    reason: 'the wrist lies on the table, the hand is below it',
    instead: 'the wrist touches the table from below',
    eased: { 'wrist-on-table': { without: ['height', 'distance'] } },
  },
  {
    one: 'card-jump',
    others: ['palms', 'x-wrists'],
    reason: 'no hand is free for the card',
    instead: 'lean the card against something',
  },
  {
    one: 'under-the-table',
    others: ['slam'],
    reason: 'a die struck down below the table never gets onto it',
    instead: 'strike it upwards',
    eased: { slam: { without: ['rise'] } },
  },
  {
    one: 'under-the-table',
    others: ['blow'],
    reason: 'breath is too weak for that',
    instead: 'puff as hard as you must',
    eased: { blow: AS_FAST_AS_NEEDED },
  },
  {
    one: 'far',
    others: ['blow'],
    reason: 'breath is too weak for that',
    instead: 'puff as hard as you must, from one step away',
    eased: { blow: AS_FAST_AS_NEEDED, far: FROM_ONE_STEP },
  },
];

/** Where a die is flicked off the back of a hand. */
export const OFF_THE_HAND: readonly Bend[] = [
  {
    one: 'under-the-table',
    others: ['flick'],
    reason: 'the back of the hand lies above the table',
    instead: 'hold it below',
    eased: { flick: AT_ANY_HEIGHT },
  },
];

/** Where a die has to come off the head before it touches the table. */
export const OFF_THE_HEAD: readonly Bend[] = [
  {
    one: 'under-the-table',
    others: ['head'],
    reason: 'the hand is below the table, the head above it',
    instead: 'toss from below, head above',
    eased: { 'under-the-table': { without: ['height', 'distance'] } },
  },
  {
    one: 'far',
    others: ['head'],
    reason: 'a die off the head does not fly so far',
    instead: 'toss it from afar, head it at the table',
    eased: { far: FROM_ANYWHERE },
  },
];
