/** What a throw came to, in a number or a reason, for the die that lies there. */

import { pointsOf, type Vector } from '@tumblekeep/table';
import type { Flight, Step } from '../../../hosted/index.ts';
import type { Event, EventType, HeroId, Zone } from '../../../rules/index.ts';
import { type Reason, reasonOf } from './reasons.ts';

export const TONES = ['kill', 'epic', 'defeated', 'hit', 'miss', 'fainted', 'plain'] as const;
export type Tone = (typeof TONES)[number];

export interface Verdict {
  readonly tone: Tone;
  /** Who threw. */
  readonly hero: HeroId | undefined;
  /** Damage that was done, or where nothing was done yet what the section is worth. */
  readonly number: number | undefined;
  /** Where it lies. */
  readonly zone: Zone | undefined;
  readonly reason: Reason | undefined;
  /** The place of the die; nothing for real dice. */
  readonly at: Vector | undefined;
  /** To be seen once more. */
  readonly flight: Flight | undefined;
  /** Sentences with the reason and the sums. */
  readonly lines: readonly string[];
  /** What happens next is no part of it. */
  readonly isOver: boolean;
}

/** Events that only a throw brings. */
const OF_THROWS: ReadonlySet<EventType> = new Set<EventType>([
  'damage',
  'defeated',
  'hit',
  'insta-kill',
  'landed',
  'missed',
]);

/** Events that tell more about one. */
const TELLING: ReadonlySet<EventType> = new Set<EventType>([
  ...OF_THROWS,
  'eliminated',
  'fainted',
  'hurt',
  'monster-life',
]);

function toneOf(events: readonly Event[]): Tone {
  const has = (type: EventType): boolean => events.some(event => event.type === type);
  if (has('insta-kill')) return 'kill';
  const defeated = events.find(event => event.type === 'defeated');
  if (defeated?.type === 'defeated') return defeated.epic ? 'epic' : 'defeated';
  if (has('missed')) return 'miss';
  if (has('fainted') || has('eliminated')) return 'fainted';
  return has('hit') || has('damage') ? 'hit' : 'plain';
}

function throwerOf({ events, snapshot: { view } }: Pick<Step, 'events' | 'snapshot'>): HeroId | undefined {
  for (const event of events)
    if (event.type === 'hit' || event.type === 'missed' || event.type === 'insta-kill') return event.hero;
  const seat = view.combat?.throw?.seat;
  return seat === undefined ? undefined : view.seats[seat];
}

const has = (events: readonly Event[], type: EventType): boolean => events.some(event => event.type === type);

/**
 * `before` is the verdict on the same throw so far: between a landing and its damage somebody may have been asked
 * about a card. A later step says more of it, and never less.
 */
export function verdictOf(
  step: Pick<Step, 'events' | 'lines' | 'flight' | 'snapshot'>,
  before?: Verdict,
): Verdict | undefined {
  const { events, lines, flight } = step;
  const same = has(events, 'landed') || before?.isOver ? undefined : before;
  const telling = same === undefined ? OF_THROWS : TELLING;
  if (lines.length === 0 || !events.some(({ type }) => telling.has(type))) return undefined;
  const tone = toneOf(events);
  const at = flight?.verdict.at ?? same?.at;
  const landed = events.find(event => event.type === 'landed');
  const damage = events.find(event => event.type === 'damage');
  const zone = landed?.type === 'landed' ? landed.zone : same?.zone;
  const reason = reasonOf(events, at) ?? same?.reason;
  return {
    tone: tone === 'plain' && same !== undefined ? same.tone : tone,
    hero: throwerOf(step) ?? same?.hero,
    number:
      damage?.type === 'damage'
        ? damage.total
        : (same?.number ?? (zone === undefined || reason !== undefined ? undefined : pointsOf(zone))),
    zone,
    reason: tone === 'hit' || tone === 'defeated' || tone === 'epic' || tone === 'kill' ? undefined : reason,
    at,
    flight: flight ?? same?.flight,
    lines: same === undefined ? lines : [...same.lines, ...lines],
    isOver: has(events, 'turn') || has(events, 'defeated'),
  };
}
