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
  'felled',
  'demand',
  'flick',
  'height',
  'aim',
  'trick',
  'victory',
  'icon',
  'missed',
  'weapons',
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
  readonly hasMissed: boolean;
  readonly mayRetrieve: boolean;
  readonly isWon: boolean;
  readonly isLost: boolean;
}

/** Steps that were taken back were never seen. */
export function remember(seen: readonly Seen[], { events, snapshot }: Step): readonly Seen[] {
  return [...seen.filter(({ n }) => n < snapshot.n), { n: snapshot.n, events }];
}

export function momentOf(snapshot: Snapshot, seen: readonly Seen[], demands: boolean): Moment {
  const events = seen.filter(({ n }) => n <= snapshot.n).flatMap(one => one.events);
  const landed = events.filter(event => event.type === 'landed');
  const lastLanding = events.findLastIndex(event => event.type === 'landed');
  const since = events.slice(lastLanding + 1).map(({ type }) => type);
  const lastFoe = events.findLastIndex(event => event.type === 'monster');
  const wins = events.filter(event => event.type === 'defeated').length;
  const has = (type: Event['type']): boolean => events.some(event => event.type === type);
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
    hasMissed: has('missed'),
    mayRetrieve: legal.some(action => action.type === 'retrieve'),
    isWon: wins >= FIGHTS,
    isLost: outcome !== undefined && !outcome.won,
  };
}

/** A plain fight and one with a trick. */
const FIGHTS = 2;

/** The first fight and the trick are told throw by throw; later ones only when they miss. */
const TOLD_HITS = 4;

const isReady = ({ at, isFighting }: Moment): boolean => isFighting && at === 'turn';
const isPlainThrow = (moment: Moment): boolean => isReady(moment) && !moment.isDemanding;

const DUE: Readonly<Record<Beat, (moment: Moment) => boolean>> = {
  lost: ({ isLost }) => isLost,
  foe: ({ isFighting, throws }) => isFighting && throws === 0,
  miss: ({ last, isWon, throwsHere }) => last === 'miss' && throwsHere > 0 && !isWon,
  hit: ({ last, throws, throwsHere, isFighting }) =>
    last === 'hit' && isFighting && throwsHere > 0 && throws <= TOLD_HITS,
  window: ({ at }) => at === 'window' || at === 'ability',
  retrieve: ({ mayRetrieve, isWon }) => mayRetrieve || isWon,
  felled: ({ wins, isWon }) => wins > 0 && !isWon,
  demand: moment => isReady(moment) && moment.isDemanding,
  flick: moment => isPlainThrow(moment) && moment.throws === 0,
  height: moment => isPlainThrow(moment) && moment.throws === 1,
  aim: moment => isPlainThrow(moment) && moment.throws === 2,
  trick: moment => isReady(moment) && moment.isDemanding && moment.throwsHere === 0,
  victory: ({ isWon }) => isWon,
  icon: ({ at, hasIcon, throws, isWon }) => isWon || (at === 'turn' && hasIcon && throws > 2),
  missed: ({ isWon, hasMissed }) => isWon && !hasMissed,
  weapons: ({ isWon }) => isWon,
  end: ({ isWon }) => isWon,
};

/** After these there is nothing more to say. */
export const LAST: ReadonlySet<Beat> = new Set<Beat>(['lost', 'end']);

const DEEDS: ReadonlySet<Beat> = new Set<Beat>(['flick', 'height', 'aim', 'trick']);

/** What is done rather than read: the throws themselves. */
export const isDeed = (beat: Beat): boolean => DEEDS.has(beat);

const THROWN: ReadonlySet<Beat> = new Set<Beat>(['hit', 'miss', 'lost']);

/** What tells of a throw: it can be had again, as often as anybody wants. */
export const isThrown = (beat: Beat): boolean => THROWN.has(beat);

/** What is told once, or once for each throw. */
export const keyOf = (beat: Beat, { throws }: Moment): string =>
  THROWN.has(beat) ? `${beat} ${throws}` : beat;

/** A victory is told before what it left untold. */
const AFTER_VICTORY: readonly Beat[] = ['lost', 'victory', 'icon', 'missed', 'retrieve', 'weapons', 'end'];

export const beatFor = (moment: Moment, taught: ReadonlySet<string>): Beat | undefined =>
  (moment.isWon ? AFTER_VICTORY : BEATS).find(beat => !taught.has(keyOf(beat, moment)) && DUE[beat](moment));
