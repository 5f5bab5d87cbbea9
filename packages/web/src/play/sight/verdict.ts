/** What a step was, for the banner over the table. */
import type { Event, EventType } from '@tumblekeep/dungeon-fighter';
import type { Step } from '@tumblekeep/host';

export const TONES = ['kill', 'epic', 'defeated', 'hit', 'miss', 'fainted', 'plain'] as const;
export type Tone = (typeof TONES)[number];

export interface Verdict {
  readonly tone: Tone;
  /** Sentences with the reason and the sums. */
  readonly lines: readonly string[];
}

/** Events that are worth a banner. */
const TELLING: ReadonlySet<EventType> = new Set<EventType>([
  'backed-down',
  'damage',
  'defeated',
  'eliminated',
  'fainted',
  'hit',
  'hurt',
  'insta-kill',
  'landed',
  'missed',
  'monster-life',
  'stood-firm',
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

export function verdictOf({ events, lines }: Pick<Step, 'events' | 'lines'>): Verdict | undefined {
  if (lines.length === 0 || !events.some(event => TELLING.has(event.type))) return undefined;
  return { tone: toneOf(events), lines };
}
