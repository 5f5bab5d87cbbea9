import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DATABASE_FILE,
  NewerDatabase,
  SqliteStore,
  type StoredTable,
  type TableStore,
} from '@tumblekeep/server';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { printable } from '@tumblekeep/terminal-kit/printable.ts';
import { READ_REASONS, systemReason } from '@tumblekeep/terminal-kit/store/reasons.ts';
import { Command } from 'commander';
import type { Games } from '../games.ts';
import { gameLogOf } from '../logs.ts';
import { DEFAULT_DATA, openStore, storeUrl } from './serve.ts';
import { verifyLogs } from './verify.ts';

interface TablesOptions {
  readonly data: string;
  readonly store?: string;
}

const DATA = ['--data <folder>', 'where the tables of the server are kept', DEFAULT_DATA] as const;

const STORE = ['--store <url>', 'the PostgreSQL that servers share: postgres://…', storeUrl] as const;

export function makeTablesCommand(games: Games): Command {
  const command = new Command('tables').description('Look after the tables of a server, also while it runs.');
  command
    .command('list')
    .description(
      'All tables, the newest first: name, rules, how far it is, people, and when it was last touched.',
    )
    .option(...DATA)
    .option(...STORE)
    .action((options: TablesOptions) => withStore(options, list));
  command
    .command('export <name> [file]')
    .description(
      'The log of a table, on standard output or in a new file. Of a game that goes on it tells secrets.',
    )
    .option(...DATA)
    .option(...STORE)
    .action((name: string, file: string | undefined, options: TablesOptions) =>
      withStore(options, async store => {
        const text = await logOf(store, await find(store, name));
        if (file === undefined) process.stdout.write(text);
        else writeNew(file, text);
      }),
    );
  command
    .command('verify [name...]')
    .description(
      'Follow logs line by line, and compare their seeds with what was shown; without a name, all games that are over.',
    )
    .option(...DATA)
    .option(...STORE)
    .action((names: readonly string[], options: TablesOptions) =>
      withStore(options, async store => {
        const tables =
          names.length === 0
            ? (await store.all()).filter(({ phase }) => phase === 'over')
            : await Promise.all(names.map(name => find(store, name)));
        const logs = await Promise.all(
          tables.map(async table => ({ table, text: await logOf(store, table) })),
        );
        await verifyLogs(
          logs.map(({ table: { name, seedHash }, text }) => ({
            name,
            read: () => gameLogOf(games, name, text),
            seedHash,
          })),
        );
      }),
    );
  command
    .command('close <name...>')
    .description('Nobody may play on there. A server that runs notices it within a second.')
    .option(...DATA)
    .option(...STORE)
    .action((names: readonly string[], options: TablesOptions) =>
      withStore(options, async store => {
        const tables = await Promise.all(names.map(name => find(store, name)));
        for (const { number, name, phase } of tables) {
          if (phase === 'over') throw new UsageError(`the game at ${name} is over already`);
          await store.change(number, { phase: 'closed', isListed: false, code: undefined });
          console.log(`${name} is closed.`);
        }
      }),
    );
  return command;
}

async function withStore(
  { data: folder, store: url }: TablesOptions,
  work: (store: TableStore) => Promise<void>,
): Promise<void> {
  if (url === undefined && !existsSync(join(folder, DATABASE_FILE)))
    throw new UsageError(`there are no tables in ${folder}; --data says where a server keeps them`);
  const store = url === undefined ? open(folder) : await openStore(url);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

function open(folder: string): SqliteStore {
  try {
    return new SqliteStore(folder);
  } catch (error) {
    if (error instanceof NewerDatabase) throw new UsageError(`${folder}: ${error.message}`);
    throw new UsageError(`${join(folder, DATABASE_FILE)} is no database of tables`);
  }
}

async function find(store: TableStore, name: string): Promise<StoredTable> {
  const found = await store.find(name);
  if (found === undefined)
    throw new UsageError(`there is no table ${printable(name)}; tables list names them all`);
  return found.table;
}

async function logOf(store: TableStore, { number, name }: StoredTable): Promise<string> {
  const lines = await store.log(number).read();
  if (!lines.ok) throw new UsageError(`the log of ${name} cannot be read`);
  return lines.value.join('');
}

async function list(store: TableStore): Promise<void> {
  const tables = await store.all();
  if (tables.length === 0) console.log('There are no tables.');
  for (const { name, rules, phase, touched } of tables) {
    const people = (await store.find(name))?.chairs.flatMap(({ who, name: of }) =>
      who === 'bot' ? ['bot'] : (of ?? []),
    );
    const words = [name, rules, phase, new Date(touched).toISOString(), people?.join(', ') ?? ''];
    console.log(printable(words.join('  ').trimEnd()));
  }
}

/** What is there already stays. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new UsageError(`${file} is there already`);
    throw new UsageError(`${file} ${systemReason(error, READ_REASONS)}`);
  }
}
