/** What the coach says and when. It only looks at the game: whatever the player does, the next thing to say is known. */

import type { Snapshot, Step } from '../../../hosted/index.ts';
import type { Event } from '../../../rules/index.ts';

export const BEATS = [
  'lost',
  'foe',
  'miss',
  'hit',
  'window',
  'retrieve',
  'early',
  'felled',
  'icon',
  'demand',
  'flick',
  'height',
  'aim',
  'trick',
  'finish',
  'victory',
  'end',
] as const;
export type Beat = (typeof BEATS)[number];

/** Something that was told, and after how many inputs. */
export interface Seen {
  readonly n: number;
  readonly events: readonly Event[];
}

export interface Moment {
  readonly at: NonNullable<Snapshot['turn']>['at'] | undefined;
  readonly isFighting: boolean;
  readonly isDemanding: boolean;
  /** In the whole lesson, and at this foe. */
  readonly throws: number;
  readonly throwsHere: number;
  /** Foes that are down. */
  readonly wins: number;
  /** How the last throw ended; nothing while that is not decided. */
  readonly last: 'hit' | 'miss' | undefined;
  readonly hasIcon: boolean;
  readonly mayRetrieve: boolean;
  readonly isWon: boolean;
  readonly isLost: boolean;
}

/** Steps that were taken back were never seen. */
export function remember(seen: readonly Seen[], { events, snapshot }: Step): readonly Seen[] {
  return [...seen.filter(({ n }) => n < snapshot.n), { n: snapshot.n, events }];
}

export type Sight = Pick<Snapshot, 'view' | 'turn' | 'legal' | 'outcome' | 'n'>;

export function momentOf(snapshot: Sight, seen: readonly Seen[], demands: boolean): Moment {
  const events = seen.filter(({ n }) => n <= snapshot.n).flatMap(one => one.events);
  const landed = events.filter(event => event.type === 'landed');
  const lastLanding = events.findLastIndex(event => event.type === 'landed');
  const since = events.slice(lastLanding + 1).map(({ type }) => type);
  const lastFoe = events.findLastIndex(event => event.type === 'monster');
  const wins = events.filter(event => event.type === 'defeated').length;
  const { view, turn, legal, outcome } = snapshot;
  return {
    at: turn?.at,
    isFighting: view.combat !== null,
    isDemanding: view.combat !== null && demands,
    throws: landed.length,
    throwsHere: events.slice(lastFoe + 1).filter(event => event.type === 'landed').length,
    wins,
    last:
      landed.length === 0
        ? undefined
        : since.includes('missed')
          ? 'miss'
          : since.includes('hit') || since.includes('insta-kill')
            ? 'hit'
            : undefined,
    hasIcon: landed.some(event => event.face === 'icon'),
    mayRetrieve: legal.some(action => action.type === 'retrieve'),
    isWon: wins >= FIGHTS,
    isLost: outcome !== undefined && !outcome.won,
  };
}

/** A plain fight and one with a trick. */
const FIGHTS = 2;

/** What is learnt, one after the other, by throwing; each as often as anybody wants. */
export const STEPS = ['flick', 'height', 'aim', 'trick'] as const satisfies readonly Beat[];
export type LessonStep = (typeof STEPS)[number];

/** Of these the foe must not fall before they have been tried. */
const PLAIN: readonly LessonStep[] = ['flick', 'height', 'aim'];

type Taught = ReadonlySet<string>;

/** The step that is tried now; nothing when the rest is only to be won. */
export function stepOf({ isDemanding, wins }: Moment, taught: Taught): LessonStep | undefined {
  const steps: readonly LessonStep[] = isDemanding || wins > 0 ? ['trick'] : PLAIN;
  return steps.find(step => !taught.has(step));
}

const isReady = ({ at, isFighting }: Moment): boolean => isFighting && at === 'turn';
const isDue =
  (step: LessonStep) =>
  (moment: Moment, taught: Taught): boolean =>
    isReady(moment) && stepOf(moment, taught) === step;

/** The foe fell before the last of the plain steps had its turn. */
const isEarly = (taught: Taught): boolean => PLAIN.filter(step => !taught.has(step)).length > 1;

const DUE: Readonly<Record<Beat, (moment: Moment, taught: Taught) => boolean>> = {
  lost: ({ isLost }) => isLost,
  foe: ({ isFighting, throws }) => isFighting && throws === 0,
  miss: ({ last, isWon, throwsHere }) => last === 'miss' && throwsHere > 0 && !isWon,
  hit: (moment, taught) =>
    moment.last === 'hit' &&
    moment.isFighting &&
    moment.throwsHere > 0 &&
    stepOf(moment, taught) !== undefined,
  window: ({ at }) => at === 'window' || at === 'ability',
  retrieve: ({ mayRetrieve }) => mayRetrieve,
  early: ({ wins, isFighting }, taught) => wins === 1 && !isFighting && isEarly(taught),
  felled: ({ wins, isWon }) => wins > 0 && !isWon,
  demand: moment => isReady(moment) && moment.isDemanding,
  flick: isDue('flick'),
  height: isDue('height'),
  aim: isDue('aim'),
  trick: isDue('trick'),
  finish: (moment, taught) => isReady(moment) && stepOf(moment, taught) === undefined,
  icon: (moment, taught) => isReady(moment) && moment.hasIcon && stepOf(moment, taught) === undefined,
  victory: ({ isWon }) => isWon,
  end: ({ isWon }) => isWon,
};

/** After these there is nothing more to say. */
export const LAST: ReadonlySet<Beat> = new Set<Beat>(['lost', 'end']);

const DEEDS: ReadonlySet<Beat> = new Set<Beat>([...STEPS, 'finish']);

/** What is done rather than read: the throws themselves. */
export const isDeed = (beat: Beat): boolean => DEEDS.has(beat);

const THROWN: ReadonlySet<Beat> = new Set<Beat>(['hit', 'miss', 'lost', 'early']);

/** What tells of a throw: it can be had again, as often as anybody wants. */
export const isThrown = (beat: Beat): boolean => THROWN.has(beat);

/** What is told once, or once for each throw. */
export const keyOf = (beat: Beat, { throws }: Moment): string =>
  THROWN.has(beat) ? `${beat} ${throws}` : beat;

/** The step whose throw this tells of. A foe that is down was thrown at plainly. */
export function triedAt(beat: Beat, moment: Moment, taught: Taught): readonly LessonStep[] {
  const isOver = beat === 'early' || beat === 'felled';
  if (!isOver && !THROWN.has(beat)) return [];
  const step = isOver ? PLAIN.find(one => !taught.has(one)) : stepOf(moment, taught);
  return step === undefined ? [] : [step];
}

/** What is behind one when this has been read. */
export const taughtAfter = (beat: Beat, moment: Moment, taught: Taught): Taught =>
  new Set([...taught, keyOf(beat, moment), ...triedAt(beat, moment, taught)]);

/** After so many misses at one thing the coach offers to throw. */
export const PATIENT = 2;

export const beatFor = (moment: Moment, taught: Taught): Beat | undefined =>
  BEATS.find(beat => !taught.has(keyOf(beat, moment)) && DUE[beat](moment, taught));
