/**
 * Who sits where and which dice are thrown: a small file beside the match log. It is no part of the game, so
 * the log replays without it; when it is lost, everybody is taken for a person.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { UsageError } from '../errors.ts';
import { isSeatKind, isSkill, type Seat, type Table } from '../play/table.ts';
import { WRITE_REASONS } from './lock.ts';
import { systemReason } from './read-log.ts';

export const tablePath = (match: string): string => `${match}.table.json`;

export function writeTable(match: string, table: Table): void {
  const draft = `${tablePath(match)}.new`;
  try {
    writeFileSync(draft, `${JSON.stringify(table, null, 2)}\n`);
    renameSync(draft, tablePath(match));
  } catch (error) {
    throw new UsageError(`${tablePath(match)} ${systemReason(error, WRITE_REASONS)}`);
  }
}

function readSeat(value: unknown): Seat | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, skill } = value as Record<string, unknown>;
  return isSeatKind(kind) && isSkill(skill) ? { kind, skill } : undefined;
}

/** The table of a match, or nothing when there is none that can be read. */
export function readTable(match: string, heroes: readonly string[]): Table | undefined {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(tablePath(match), 'utf8'));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { dice, seats } = value as Record<string, unknown>;
  if ((dice !== 'simulated' && dice !== 'real') || typeof seats !== 'object' || seats === null)
    return undefined;
  const read: Record<string, Seat> = {};
  for (const hero of heroes) {
    const seat = readSeat((seats as Record<string, unknown>)[hero]);
    if (seat === undefined) return undefined;
    read[hero] = seat;
  }
  return { dice, seats: read };
}
