/** Who plays which creature, as a log keeps it. */
import type { CreatureId, State } from '@tumblekeep/die-in-the-dungeon';
import { equalPlain, isOneOf } from '@tumblekeep/kernel';

export const CRAWL_SEATS = ['human', 'search'] as const;
export type CrawlSeat = (typeof CRAWL_SEATS)[number];

export interface CrawlTable {
  readonly seats: Readonly<Record<CreatureId, CrawlSeat>>;
  /** The revision of the bots, where bots choose. */
  readonly bots?: string;
}

export const creaturesOf = ({ creatures }: State): CreatureId[] => creatures.map(({ creature }) => creature);

/** Everybody is a person. */
export const peopleOf = (state: State): Readonly<Record<CreatureId, CrawlSeat>> =>
  Object.fromEntries(creaturesOf(state).map(creature => [creature, 'human'])) as Record<
    CreatureId,
    CrawlSeat
  >;

/** `bots` is needed only where bots choose. */
export function logCrawlTable(
  seats: Readonly<Record<CreatureId, CrawlSeat>>,
  bots: () => string = () => '',
): CrawlTable {
  return Object.values(seats).includes('search') ? { seats, bots: bots() } : { seats };
}

/** Nothing when no such table is ever logged. */
export function readCrawlTable(value: unknown, creatures: readonly CreatureId[]): CrawlTable | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { seats, bots } = value as Record<string, unknown>;
  if (typeof seats !== 'object' || seats === null) return undefined;
  const read: Record<string, CrawlSeat> = {};
  for (const creature of creatures) {
    const seat = (seats as Record<string, unknown>)[creature];
    if (!isOneOf(CRAWL_SEATS, seat)) return undefined;
    read[creature] = seat;
  }
  const table = logCrawlTable(read as CrawlTable['seats'], () => (typeof bots === 'string' ? bots : ''));
  return equalPlain(table, value) ? table : undefined;
}
