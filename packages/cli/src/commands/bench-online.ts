import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { Command } from 'commander';
import type { Capacity } from '../bench/online/lap.ts';
import { benchOnline, type Comparison } from '../bench/online/online.ts';
import { needPeer } from '../bench/online/peer.ts';
import { addedIn, type Choice, chosenRules, type Games, withRules } from '../games.ts';

interface OnlineOptions extends Choice {
  readonly tables: number;
  readonly guests: number;
  readonly seconds: number;
  readonly warming: number;
  readonly rate?: number;
  readonly throws?: number;
  readonly throwRate?: number;
  readonly peer?: boolean;
  readonly profile?: string;
  readonly json?: boolean;
}

export const makeBenchOnlineCommand = (games: Games, args: readonly string[]): Command =>
  withRules(games, new Command('online'))
    .description(
      'Games behind sockets at a server of its own process, every input on disk before it is told.',
    )
    .option('--tables <n>', 'tables that are played at once', count, 500)
    .option('--guests <n>', 'connections at each table', count, 4)
    .option('--seconds <n>', 'for how long it is measured', count, 10)
    .option('--warming <n>', 'seconds before that', count, 15)
    .option('--rate <n>', 'inputs a second of all together; else everybody plays as soon as they may', count)
    .option('--throws <n>', 'so many tables more at which the server throws the dice', count)
    .option('--throw-rate <n>', 'throws a second of those; else as soon as they may', count)
    .option(
      '--peer',
      'also how much both this and boardgame.io in memory can be asked for, with as many people and as much to see',
    )
    .option('--profile <folder>', 'write a profile of the server there')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nLatency is from the moment an input is due until its sender hears that it is done. Games that end make room for\nothers: tables are opened and people come and go while it is measured.\n\nExamples:\n  tumblekeep bench online --json\n  tumblekeep bench online --rate 3000 --peer\n  tumblekeep bench online --rate 1000 --throws 100 --throw-rate 300\n',
    )
    .action((options: OnlineOptions) => run(games, addedIn(args), options));

async function run(games: Games, added: readonly string[], options: OnlineOptions): Promise<void> {
  const { tables, guests, seconds, warming, rate, throws, throwRate, peer, profile, json, ...choice } =
    options;
  if (tables === 0 || guests === 0 || seconds === 0 || rate === 0)
    throw new UsageError('--tables, --guests, --seconds and --rate must be at least 1');
  if (throwRate !== undefined && throws === undefined)
    throw new UsageError('--throw-rate needs --throws, the tables at which dice are thrown');
  if (peer) needPeer();
  const result = await benchOnline({
    ruleSet: chosenRules(games, choice),
    games: added,
    tables,
    guestsPerTable: guests,
    seconds,
    warming,
    rate,
    throwing: throws === undefined ? undefined : { tables: throws, rate: throwRate },
    hasPeer: peer === true,
    profile,
  });
  if (result.problems.length > 0) process.exitCode = 1;
  for (const problem of result.problems.slice(0, 5)) console.error(`bench: ${problem}`);
  if (json) {
    console.log(JSON.stringify({ ...result, problems: result.problems.length }));
    return;
  }
  console.log(
    `${result.rules}: ${result.inputsPerSecond} inputs/s of ${result.clients} clients at ${result.tables} tables, half within ${result.p50Ms} ms, 99 of 100 within ${result.p99Ms} ms, ${result.lost} lost`,
  );
  console.log(
    `${result.bytesPerConnection} bytes a connection, ${result.bytesPerTable} a table, ${result.bytesPerInput} on the wire an input; the server kept ${result.serverCores} cores busy, ${result.serverMicrosPerInput} µs an input, and the clients ${result.loadMicrosPerInput} µs`,
  );
  if (result.throws !== undefined)
    console.log(
      `${result.throws.perSecond} throws/s, half within ${result.throws.p50Ms} ms, 99 of 100 within ${result.throws.p99Ms} ms`,
    );
  if (result.comparison !== undefined) printComparison(result.comparison, result.ratio);
}

function printComparison({ barMs, bytesPerView, ours, peer }: Comparison, ratio: number | undefined): void {
  const told = (name: string, { saturated, underBar }: Capacity): string =>
    `${name}: ${underBar?.perSecond ?? 0} a second with 99 of 100 within ${barMs} ms; ${saturated.perSecond} when everybody plays as soon as they may (99 of 100 within ${saturated.p99Ms} ms)`;
  console.log(told('this server, on disk', ours));
  console.log(told(`boardgame.io, in memory, ${bytesPerView} bytes to see`, peer));
  console.log(`ratio ${ratio ?? 'unknown'}`);
}
