import { Command } from 'commander';
import { countRow, frozenRows, startsOf, tableOf } from '../counts/starts.ts';
import { differences, printTable, type Row } from '../counts/table.ts';
import { GAMES } from '../games.ts';
import { writeOut } from '../write-out.ts';

const EXAMPLE = `
Examples:
  tumblekeep counts
  tumblekeep counts --write

From each start in packages/<game>/counts/*.yaml, to a depth: how many different positions can be reached, how
many legal actions they have, and two checksums: over what is told (actions and events) and over the states.
A change of the rules shows as a changed row. If only "states" changes, the game is kept otherwise and played alike.
A start that is in no table yet is counted as deep as half a second allows.

Exit code 1: the counts are not those of the tables.
`;

export const makeCountsCommand = (): Command =>
  new Command('counts')
    .description('Count the positions that the rules allow from fixed starts, against a frozen table.')
    .option('--write', 'write the counts into the tables')
    .addHelpText('after', EXAMPLE)
    .action(counts);

function counts({ write = false }: { readonly write?: boolean }): void {
  const all: Row[] = [];
  const changes: string[] = [];
  for (const game of GAMES) {
    const frozen = frozenRows(game);
    const rows = startsOf(game).map(start => countRow(start, frozen));
    changes.push(...differences(frozen, rows));
    all.push(...rows);
    if (write) writeOut(tableOf(game), printTable(rows));
  }
  console.log(printTable(all).trimEnd());
  for (const change of changes) console.error(change);
  process.exitCode = changes.length > 0 && !write ? 1 : 0;
}
