import { writeOut } from '@tumblekeep/terminal-kit/write-out.ts';
import { Command } from 'commander';
import { countRow, frozenRows, startsOf, tableOf } from '../counts/starts.ts';
import { differences, printTable, type Row } from '../counts/table.ts';
import type { Games } from '../games.ts';

const EXAMPLE = `
Examples:
  tumblekeep counts
  tumblekeep counts --write

From each start in packages/games/<game>/counts/*.yaml, to a depth: how many different positions can be reached, how
many legal actions they have, and two checksums: over what is told (actions and events) and over the states.
A change of the rules shows as a changed row. If only "states" changes, the game is kept otherwise and played alike.
A start that is in no table yet is counted as deep as half a second allows.

Exit code 1: the counts are not those of the tables.
`;

export const makeCountsCommand = (games: Games): Command =>
  new Command('counts')
    .description('Count the positions that the rules allow from fixed starts, against a frozen table.')
    .option('--write', 'write the counts into the tables')
    .addHelpText('after', EXAMPLE)
    .action((options: CountsOptions) => counts(games, options));

interface CountsOptions {
  readonly write?: boolean;
}

function counts(games: Games, { write = false }: CountsOptions): void {
  const all: Row[] = [];
  const changes: string[] = [];
  for (const folder of games) {
    const frozen = frozenRows(folder);
    const rows = startsOf(folder).map(start => countRow(folder, start, frozen));
    changes.push(...differences(frozen, rows));
    all.push(...rows);
    if (write && rows.length > 0) writeOut(tableOf(folder), printTable(rows));
  }
  console.log(printTable(all).trimEnd());
  for (const change of changes) console.error(change);
  process.exitCode = changes.length > 0 && !write ? 1 : 0;
}
