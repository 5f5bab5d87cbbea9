import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { Command } from 'commander';
import { benchHost } from '../bench/host.ts';
import { benchRules } from '../bench/rules.ts';
import { type Choice, chosenRules, type Games, withRules } from '../games.ts';
import type { Parts } from '../parts.ts';
import { makeBenchClusterCommand } from './bench-cluster.ts';
import { makeBenchOnlineCommand } from './bench-online.ts';

interface RulesOptions extends Choice {
  readonly games: number;
  readonly laps: number;
  readonly json?: boolean;
}

export function makeBenchCommand(games: Games, parts: Parts, args: readonly string[]): Command {
  const bench = new Command('bench')
    .description('Measure how fast things are, against a calibration loop in the same run.')
    .addCommand(
      withRules(games, new Command('rules'))
        .description('Complete games by random legal play, legal() included for every step.')
        .option('--games <n>', 'games in a lap', count, 10_000)
        .option('--laps <n>', 'laps; the fastest counts', count, 3)
        .option('--json', 'print one JSON object')
        .addHelpText(
          'after',
          '\nExamples:\n  tumblekeep bench rules --json\n  tumblekeep bench rules --rules first --json\n',
        )
        .action((options: RulesOptions) => runRules(games, options)),
    )
    .addCommand(
      withRules(games, new Command('host'))
        .description(
          'One input at a table with four viewers, against the rules alone; memory of many tables.',
        )
        .option('--tables <n>', 'tables that are open at once', count, 10_000)
        .option('--laps <n>', 'laps; the fastest counts', count, 40)
        .option('--json', 'print one JSON object')
        .addHelpText('after', '\nExample:\n  tumblekeep bench host --tables 500 --json\n')
        .action((options: HostOptions) => runHost(games, options)),
    )
    .addCommand(makeBenchOnlineCommand(games, args))
    .addCommand(makeBenchClusterCommand(games, args));
  for (const { benches = [] } of parts.values()) for (const make of benches) bench.addCommand(make());
  return bench;
}

interface HostOptions extends Choice {
  readonly tables: number;
  readonly laps: number;
  readonly json?: boolean;
}

async function runHost(games: Games, { tables, laps, json, ...choice }: HostOptions): Promise<void> {
  if (tables === 0 || laps === 0) throw new UsageError('--tables and --laps must be at least 1');
  const result = await benchHost(chosenRules(games, choice), tables, laps);
  if (json) {
    console.log(JSON.stringify(result));
    return;
  }
  console.log(
    `${result.rules}: an input costs ${result.actMicros} µs with four viewers, ${result.ratio} times the rules (${result.applyMicros} µs) without their views (${result.viewMicros} µs and ${result.viewBytes} bytes each)`,
  );
  console.log(
    `${result.tables} tables: ${result.bytesPerOpenTable} bytes each after 100 inputs, ${result.bytesPerFinishedTable} when the game is over`,
  );
}

function runRules(all: Games, { games, laps, json, ...choice }: RulesOptions): void {
  const { folder, rules, game } = chosenRules(all, choice);
  const result = benchRules(game, i => folder.ordinary(rules, i), games, laps);
  if (json) {
    console.log(JSON.stringify(result));
    return;
  }
  const number = (value: number) => value.toLocaleString('en');
  console.log(
    `${result.rules}: ${number(result.actionsPerSecond)} actions/s, ${number(result.gamesPerSecond)} games/s`,
  );
  console.log(
    `${result.calibrationRatio} actions for each 1000 steps of the calibration loop (${number(result.calibrationPerSecond)}/s)`,
  );
  console.log(
    `checksum ${result.checksum} over ${number(result.games)} games, ${number(result.actions)} actions`,
  );
}
