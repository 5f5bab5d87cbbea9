/** What the physical table refuses, in English. Games say it together with their own. */
import { type Message, makeSay, refusing, type Say, type Sentences, type Speaker } from '@tumblekeep/kernel';
import { sayFindings } from './findings.ts';

/** Dice and props are called by words of English, which are their ids; from outside they may be anything. */
type OfDie = { readonly die: string };
type OfProp = { readonly prop: string };
type Range = { readonly low: number; readonly high: number };
type Most = { readonly most: number };

export const TABLE_SENTENCES = {
  // ---- throws --------------------------------------------------------------------------------------------
  'unknown-throw': ({ id, near }: { readonly id: string; readonly near: string | undefined }) =>
    near === undefined ? `there is no throw "${id}"` : `there is no throw "${id}"; did you mean ${near}?`,
  'no-way-found': (
    { throws, why }: { readonly throws: readonly string[]; readonly why: Message | undefined },
    { name }: Speaker,
  ) =>
    `found no way to do ${throws.map(name).join(', ') || 'a plain throw'}: ${why === undefined ? 'no release is within the limits' : sayFindings(name)(why)}`,
  'unknown-die': ({ die }: OfDie) => `there is no ${die} die`,

  // ---- releases ------------------------------------------------------------------------------------------
  'release-of-whole-numbers': () => 'a release consists of whole numbers',
  'unknown-hold': ({ most }: Most) => `hold must be a whole number from 0 to ${most}`,
  'pose-length': ({ length }: { readonly length: number }) =>
    `the pose has length ${length}, it must be about 1000`,
  'too-fast': ({ speed, most }: Most & { readonly speed: number }) =>
    `${speed} mm/s is faster than a throw can be (${most})`,
  'too-much-spin': ({ spin, most }: Most & { readonly spin: number }) =>
    `${spin} mrad/s is more spin than a hand gives (${most})`,
  'hand-too-far': ({ most }: Most) => `the hand is more than ${most} mm from the board`,
  'hand-height': ({ height, low, high }: Range & { readonly height: number }) =>
    `the hand is at ${height} mm, it must be from ${low} to ${high}`,
  'hand-reaches-in': ({ most }: Most) => `the hand is more than ${most} mm in from the edge of the table`,
  'die-inside-table': () => 'the die begins inside the table',
  'die-inside-prop': ({ prop }: OfProp) => `the die begins inside the ${prop}`,
  'die-inside-die': ({ die }: OfDie) => `the die begins inside the ${die} die`,
  'gesture-word': ({ key, word }: { readonly key: string; readonly word: string }) =>
    `${key} cannot be "${word}"`,
  'gesture-number': ({ key, low, high }: Range & { readonly key: string }) =>
    `${key} must be a whole number from ${low} to ${high}`,

  // ---- what stands and lies there ------------------------------------------------------------------------
  'scene-of-lists': () => 'a scene consists of a list of dice and a list of props',
  'crowded-scene': ({ most }: Most) => `more than ${most} dice or props do not fit on the table`,
  'unknown-prop': ({ prop }: OfProp) => `there is no prop "${prop}"`,
  'prop-at-whole-numbers': ({ prop }: OfProp) => `the ${prop} stands at whole numbers`,
  'prop-turn': ({ prop }: OfProp) => `the turn of the ${prop} must be about 1000 long`,
  'prop-on-table': ({ prop }: OfProp) => `the ${prop} must stand on the table`,
  'prop-beside-board': ({ prop }: OfProp) => `the ${prop} must stand beside the board`,
  'prop-too-far': ({ prop }: OfProp) => `the ${prop} is too far away`,
  'die-at-whole-numbers': ({ die }: OfDie) => `the ${die} die lies at whole numbers`,
  'die-pose': ({ die }: OfDie) => `the pose of the ${die} die must be about 1000 long`,
  'die-off-table': ({ die }: OfDie) => `the ${die} die does not lie on the table`,
  'die-on-nothing': ({ die }: OfDie) => `the ${die} die does not lie on anything`,
  'die-in-prop': ({ die, prop }: OfDie & OfProp) => `the ${die} die lies inside the ${prop}`,
  'dice-in-each-other': ({ die, other }: OfDie & { readonly other: string }) =>
    `the ${die} and the ${other} die are inside each other`,
} as const satisfies Sentences;

export const refuse = refusing<typeof TABLE_SENTENCES>();

/** For whoever throws without a game. */
export const sayThrow: Say = makeSay(id => id, TABLE_SENTENCES);
