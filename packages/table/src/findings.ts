/** What a referee finds and how a throw went, in English. */
import { type Message, makeSay, type Sentences, type Speaker, telling } from '@tumblekeep/kernel';
import type { Limits } from './throws/types.ts';
import type { Face, PropKind, Zone } from './vocabulary.ts';

const LIMITS: Readonly<Record<keyof Limits, readonly [what: string, unit: string]>> = {
  height: ['the die left the hand at a height of', 'mm'],
  distance: ['the die left the hand behind the edge of the table by', 'mm'],
  speed: ['the die left the hand at', 'mm/s'],
  rise: ['the die rose at', 'mm/s'],
};

const PLACES: Readonly<Partial<Record<Zone, string>>> = {
  bullseye: 'the bullseye',
  hole: 'a hole',
  bones: 'the bones',
  outside: 'the table outside the board',
  floor: 'the floor',
};

const placeName = (zone: Zone): string => PLACES[zone] ?? `section ${zone}`;
const shows = (face: Face): string => (face === 'icon' ? 'with the icon' : 'without the icon');
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Rounded down: what falls short never reads as if it had not. */
const hundredths = (turns: number): string => (Math.floor(turns * 100) / 100).toFixed(2);

type Bounces = { readonly bounces: number };
type OfProp = { readonly prop: PropKind };
type OfPart = { readonly part: string };
type By = { readonly by: number };
type Spun = { readonly turns: number; readonly needed: number };
type Range = { readonly low: number; readonly high: number };
type Lies = { readonly zone: Zone; readonly face: Face };

const spun = ({ turns, needed }: Spun): string =>
  `spun ${hundredths(turns)} turns upright before the board, needs ${needed}`;

const FINDING_SENTENCES = {
  // ---- the throw -----------------------------------------------------------------------------------------
  hit: ({ zone, face, bounces }: Lies & Bounces) =>
    `Hit: ${placeName(zone)} ${shows(face)} after ${count(bounces, 'bounce')}.`,
  'off-target': ({ zone, face }: Lies) => `Miss: the die ended on ${placeName(zone)} ${shows(face)}.`,
  unfulfilled: ({ id, why }: { readonly id: string; readonly why: Message }, { name, say }: Speaker) =>
    `Miss: ${name(id)} not fulfilled, ${say(why)}.`,

  // ---- what was asked of the hand ------------------------------------------------------------------------
  'done-as-told': () => 'done as told',
  'outside-limit': ({
    limit,
    value,
    low,
    high,
  }: Range & { readonly limit: keyof Limits; readonly value: number }) =>
    `${LIMITS[limit][0]} ${value} ${LIMITS[limit][1]}, allowed are ${low} to ${high}`,
  'needs-number': ({ key, value, low, high }: Range & { readonly key: string; readonly value: number }) =>
    `${key} was ${value}, needs ${low} to ${high}`,
  'needs-word': ({
    key,
    value,
    wanted,
  }: {
    readonly key: string;
    readonly value: string;
    readonly wanted: readonly string[];
  }) => `${key} was ${value}, needs ${wanted.join(' or ')}`,
  'other-hand': () => 'not thrown with the writing hand',

  // ---- what was asked of the die -------------------------------------------------------------------------
  'first-touched-board': ({ bounces }: Bounces) =>
    `first touched the board after ${count(bounces, 'bounce')}`,
  'never-touched-board': ({ bounces }: Bounces) => `never touched the board, ${count(bounces, 'bounce')}`,
  'bounced-outside': ({ bounces, needed }: Bounces & { readonly needed: number }) =>
    `bounced ${count(bounces, 'time')} outside the board, needs ${needed}`,
  'touched-before-board': ({ prop }: OfProp) => `touched the ${prop} before the board`,
  'touched-after-board': ({ prop }: OfProp) => `touched the ${prop} only after the board`,
  'touched-none': ({ props }: { readonly props: readonly PropKind[] }) =>
    `did not touch the ${props.join(' or the ')}`,
  'off-before-table': ({ prop }: OfProp) => `came off the ${prop} before the table`,
  'table-before': ({ prop }: OfProp) => `touched the table before the ${prop}`,
  'started-on': ({ part }: OfPart) => `started on the ${part}`,
  'touched-part': ({ part }: OfPart) => `touched the ${part}`,
  'neither-started-nor-touched': ({ part }: OfPart) => `neither started on the ${part} nor touched it`,
  spun,
  tumbled: ({ all, ...rest }: Spun & { readonly all: number }) =>
    `${spun(rest)} (it tumbled ${hundredths(all)} turns)`,
  'no-card-there': () => 'no card stands on the table',
  'card-not-passed': () => 'did not pass the card',
  'round-the-card': () => 'went round the card',
  'below-the-card': ({ by }: By) => `passed the card ${by} mm below its upper edge`,
  'board-before-card': () => 'touched the board before the card',
  'bounced-before-card': ({ bounces, exactly }: Bounces & { readonly exactly: boolean }) =>
    `bounced ${count(bounces, 'time')} before the card, needs ${exactly ? 'exactly ' : ''}1`,
  'over-the-card': ({ by }: By) => `bounced before the card and passed ${by} mm over it`,
  'no-leg-there': () => 'there is no leg to pass under',
  'leg-not-passed': () => 'did not pass the leg',
  'beside-the-leg': () => 'passed beside the leg',
  'above-underside': ({ by }: By) => `passed ${by} mm above the underside of the leg`,
  'board-before-leg': () => 'touched the board before the leg',
  'beneath-the-leg': ({ by }: By) => `passed ${by} mm beneath the leg`,
  rose: ({ speed }: { readonly speed: number }) => `rose at ${speed} mm/s`,
  'rose-too-flat': ({ speed, sideways }: { readonly speed: number; readonly sideways: number }) =>
    `rose at ${speed} mm/s, too flat for ${sideways} mm/s sideways`,
} as const satisfies Sentences;

export const tell = telling<typeof FINDING_SENTENCES>();

/** Says what was found, and whole verdicts; `name` names throws. */
export const sayFindings = (name: Speaker['name'] = id => id) => makeSay(name, FINDING_SENTENCES);
