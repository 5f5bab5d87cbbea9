import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { Command } from 'commander';
import { benchCluster, type ClusterBenchmark, PARTS, type Part } from '../bench/cluster/cluster.ts';
import type { Returns } from '../bench/cluster/returns.ts';
import { BAR } from '../bench/online/lap.ts';
import { missingEngines } from '../cluster/engines.ts';
import { addedIn, type Choice, chosenRules, type Games, withRules } from '../games.ts';

interface ClusterOptions extends Choice {
  readonly only?: readonly Part[];
  readonly processes: number;
  readonly tables: number;
  readonly guests: number;
  readonly seconds: number;
  readonly open: number;
  readonly idle: number;
  readonly clients: number;
  readonly rounds: number;
  readonly json?: boolean;
}

const isPart = (text: string): text is Part => (PARTS as readonly string[]).includes(text);

function partsIn(text: string): readonly Part[] {
  const parts = text.split(',').map(part => part.trim());
  const wrong = parts.find(part => !isPart(part));
  if (wrong !== undefined) throw new UsageError(`--only takes ${PARTS.join(', ')}; not ${wrong}`);
  return parts.filter(isPart);
}

export const makeBenchClusterCommand = (games: Games, args: readonly string[]): Command =>
  withRules(games, new Command('cluster'))
    .description('Servers that share a PostgreSQL and a NATS, beside one with SQLite: speed, cost, failures.')
    .option('--only <parts>', `some of ${PARTS.join(', ')}, with commas`, partsIn)
    .option('--processes <n>', 'servers at most', count, 3)
    .option('--tables <n>', 'tables that are played at once', count, 500)
    .option('--guests <n>', 'connections at each of them', count, 4)
    .option('--seconds <n>', 'of each measurement', count, 5)
    .option('--open <n>', 'tables that are open at once, at most', count, 10_000)
    .option('--idle <n>', 'connections that do nothing', count, 20_000)
    .option('--clients <n>', 'who have to come back', count, 2_000)
    .option('--rounds <n>', 'how often each thing fails', count, 3)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nNeeds PostgreSQL and NATS on this machine (Debian: apt-get install postgresql nats-server); both are started with\ndata of their own. Where a process may not have as many files open as there are connections, there are more servers.\n\nExamples:\n  tumblekeep bench cluster --json\n  tumblekeep bench cluster --only capacity --seconds 3\n  tumblekeep bench cluster --tables 20 --open 100 --idle 200 --clients 50 --rounds 1 --seconds 1\n',
    )
    .action((options: ClusterOptions) => run(games, addedIn(args), options));

async function run(games: Games, added: readonly string[], options: ClusterOptions): Promise<void> {
  const { only, processes, tables, guests, seconds, open, idle, clients, rounds, json, ...choice } = options;
  if ([processes, tables, guests, seconds, open, idle, clients, rounds].includes(0))
    throw new UsageError('every number must be at least 1');
  const missing = missingEngines();
  if (missing !== undefined) throw new UsageError(missing);
  const result = await benchCluster({
    ruleSet: chosenRules(games, choice),
    games: added,
    parts: only ?? PARTS,
    processes,
    tables,
    guestsPerTable: guests,
    seconds,
    openTables: open,
    idle,
    clients,
    rounds,
    onPart: what => console.error(`bench: ${what}`),
  });
  for (const problem of result.problems.slice(0, 5)) console.error(`bench: ${problem}`);
  if (result.problems.length > 0) process.exitCode = 1;
  if (json) console.log(JSON.stringify({ ...result, problems: result.problems.length }));
  else for (const line of told(result)) console.log(line);
}

const returned = (what: string, { p50Ms, p99Ms, mostMs, back, inputsPerSecond }: Returns): string =>
  `${what}${inputsPerSecond === undefined ? '' : ` while ${inputsPerSecond} inputs/s were played`}: ${back} clients were back, half within ${p50Ms} ms, 99 of 100 within ${p99Ms} ms, all within ${mostMs} ms`;

function* told(result: ClusterBenchmark): Generator<string> {
  const {
    capacity = [],
    openTables = [],
    idle,
    backAtAnother,
    backAfterRestart,
    backAfterRestartShared,
    broker,
    afterDatabase,
  } = result;
  for (const { store, processes, underBar, saturated, asked, bytesPerTableStored, lost } of capacity) {
    yield `${processes} on ${store}: ${underBar?.perSecond ?? 0} inputs/s with 99 of 100 within ${BAR} ms, ${saturated.perSecond} when everybody plays as soon as they may (99 of 100 within ${saturated.p99Ms} ms); ${bytesPerTableStored} bytes a table are stored, ${lost} inputs lost`;
    for (const { perSecond, p99Ms } of asked)
      yield `… asked for what it has to carry: ${perSecond} inputs/s, 99 of 100 within ${p99Ms} ms`;
  }
  for (const { tables, serverMicros, p99Ms, idleCores, bytesPerTable } of openTables)
    yield `${tables} open tables: ${serverMicros} µs an input, 99 of 100 within ${p99Ms} ms; ${bytesPerTable} bytes each, ${idleCores} cores when nobody plays`;
  if (idle !== undefined)
    yield `${idle.connections} idle connections at ${idle.processes} servers: ${idle.bytesPerConnection} bytes each, ${idle.residentMegabytes.join(', ')} MB before, with them and ${idle.seconds} s later, ${idle.idleCores} cores`;
  if (backAtAnother !== undefined) yield returned('one of three servers was killed', backAtAnother);
  if (backAfterRestart !== undefined)
    yield returned('the only server, with a file, was killed and started', backAfterRestart);
  if (backAfterRestartShared !== undefined)
    yield returned('the only server, with a database, was killed and started', backAfterRestartShared);
  if (broker !== undefined)
    yield `others hear of an input after ${broker.with.p99Ms} ms (99 of 100); without a broker after ${broker.without.p99Ms} ms, at most ${broker.without.mostMs} ms`;
  if (afterDatabase !== undefined)
    yield `the database is back, and something is stored after ${afterDatabase.join(', ')} ms`;
}
