/**
 * Who sits where and which dice are thrown: a small file beside the match log. It is no part of the game, so
 * the log replays without it; when it is lost, everybody is taken for a person.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readTable, type Table } from '@tumblekeep/host';
import { UsageError } from '../errors.ts';
import { systemReason, WRITE_REASONS } from './reasons.ts';

const tablePath = (match: string): string => `${match}.table.json`;

export function writeTable(match: string, table: Table): void {
  const draft = `${tablePath(match)}.new`;
  try {
    writeFileSync(draft, `${JSON.stringify(table, null, 2)}\n`);
    renameSync(draft, tablePath(match));
  } catch (error) {
    throw new UsageError(`${tablePath(match)} ${systemReason(error, WRITE_REASONS)}`);
  }
}

/** The table of a match, or nothing when there is none that can be read. */
export function readTableFile(match: string, heroes: readonly string[]): Table | undefined {
  try {
    return readTable(JSON.parse(readFileSync(tablePath(match), 'utf8')), heroes);
  } catch {
    return undefined;
  }
}

/** For a match that did not come to be. */
export const removeTable = (match: string): void => rmSync(tablePath(match), { force: true });
