/** What the coach says and when. It only looks at the game: whatever the player does, the next thing to say is known. */
import type { Event } from '@tumblekeep/dungeon-fighter';
import type { Snapshot, Step } from '@tumblekeep/host';

export const BEATS = [
  'lost',
  'foe',
  'board',
  'demand',
  'flick',
  'miss',
  'hit',
  'window',
  'icon',
  'retrieve',
  'victory',
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
  readonly throws: number;
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

export function momentOf(snapshot: Snapshot, seen: readonly Seen[]): Moment {
  const events = seen.filter(({ n }) => n <= snapshot.n).flatMap(one => one.events);
  const landed = events.filter(event => event.type === 'landed');
  const lastLanding = events.findLastIndex(event => event.type === 'landed');
  const since = events.slice(lastLanding + 1).map(({ type }) => type);
  const has = (type: Event['type']): boolean => events.some(event => event.type === type);
  const { view, turn, legal, outcome } = snapshot;
  return {
    at: turn?.at,
    isFighting: view.combat !== null,
    isDemanding: view.combat !== null && !view.combat.silenced,
    throws: landed.length,
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
    isWon: has('defeated'),
    isLost: outcome !== undefined && !outcome.won,
  };
}

const isBeforeTheFirst = ({ isFighting, throws }: Moment): boolean => isFighting && throws === 0;

const DUE: Readonly<Record<Beat, (moment: Moment) => boolean>> = {
  lost: ({ isLost }) => isLost,
  foe: isBeforeTheFirst,
  board: isBeforeTheFirst,
  demand: moment => isBeforeTheFirst(moment) && moment.isDemanding,
  flick: isBeforeTheFirst,
  miss: ({ last, isWon }) => last === 'miss' && !isWon,
  hit: ({ last, isWon }) => last === 'hit' && !isWon,
  window: ({ at }) => at === 'window' || at === 'ability',
  icon: ({ at, hasIcon, throws, isWon }) => isWon || (at === 'turn' && (hasIcon || throws >= 2)),
  retrieve: ({ mayRetrieve, isWon }) => mayRetrieve || isWon,
  victory: ({ isWon }) => isWon,
  missed: ({ isWon, hasMissed }) => isWon && !hasMissed,
  weapons: ({ isWon }) => isWon,
  end: ({ isWon }) => isWon,
};

/** After these there is nothing more to say. */
export const LAST: ReadonlySet<Beat> = new Set<Beat>(['lost', 'end']);

/** What is done rather than read: the throw itself. */
export const isDeed = (beat: Beat): boolean => beat === 'flick';

/** A victory is told before what it left untold. */
const ORDER: readonly Beat[] = BEATS;
const AFTER_VICTORY: readonly Beat[] = ['lost', 'victory', 'icon', 'missed', 'retrieve', 'weapons', 'end'];

export const beatFor = (moment: Moment, taught: ReadonlySet<Beat>): Beat | undefined =>
  (moment.isWon ? AFTER_VICTORY : ORDER).find(beat => !taught.has(beat) && DUE[beat](moment));
