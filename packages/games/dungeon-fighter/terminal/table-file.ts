/** Older games keep who sits where in a small file beside the match log. */
import { readFileSync } from 'node:fs';
import { readTable, type Table } from '../hosted/index.ts';

/** The table of such a match, or nothing when there is none that can be read. */
export function readTableFile(match: string, heroes: readonly string[]): Table | undefined {
  try {
    return readTable(JSON.parse(readFileSync(`${match}.table.json`, 'utf8')), heroes);
  } catch {
    return undefined;
  }
}
