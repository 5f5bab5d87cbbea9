import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { makeBenchCommand } from './commands/bench.ts';
import { makeCalibrateCommand } from './commands/calibrate.ts';
import { makeCountsCommand } from './commands/counts.ts';
import { makeEditionsCommand } from './commands/editions.ts';
import { makeFuzzCommand } from './commands/fuzz.ts';
import { makeFuzzFilesCommand } from './commands/fuzz-files.ts';
import { makeFuzzLockCommand } from './commands/fuzz-lock.ts';
import { makeFuzzServeCommand } from './commands/fuzz-serve.ts';
import { makeFuzzThrowsCommand } from './commands/fuzz-throws.ts';
import { makeMapsCommand } from './commands/maps.ts';
import { makePlayCommand } from './commands/play.ts';
import { makePositionCommand } from './commands/position.ts';
import { makeReplayCommand } from './commands/replay.ts';
import { makeScenarioCommand } from './commands/scenario.ts';
import { makeServeCommand } from './commands/serve.ts';
import { makeSimulateCommand } from './commands/simulate.ts';
import { makeThrowCommand } from './commands/throw.ts';
import { makeVerifyCommand } from './commands/verify.ts';
import { UsageError } from './errors.ts';
import { printable } from './terminal/printable.ts';

const COMMANDS: readonly (() => Command)[] = [
  makeServeCommand,
  makePlayCommand,
  makeReplayCommand,
  makeVerifyCommand,
  makeFuzzCommand,
  makeFuzzThrowsCommand,
  makeFuzzServeCommand,
  makeFuzzLockCommand,
  makeFuzzFilesCommand,
  makeBenchCommand,
  makeSimulateCommand,
  makeScenarioCommand,
  makePositionCommand,
  makeCountsCommand,
  makeEditionsCommand,
  makeMapsCommand,
  makeThrowCommand,
  makeCalibrateCommand,
];

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}

function makeProgram(): Command {
  const program = tellOnce(
    new Command('tumblekeep')
      .description('Play, simulate and check dice-and-dungeon board games.')
      .version(versionOf(), '-V, --version', 'the version of this program'),
  );
  for (const make of COMMANDS) program.addCommand(tellOnce(make()));
  return program;
}

/** Errors are told by `runProgram` alone, for commands at any depth. */
function tellOnce(command: Command): Command {
  for (const inner of command.commands) tellOnce(inner);
  return command.exitOverride().configureOutput({ outputError: () => {} });
}

/** Runs one command line and answers its exit code; every failure a user can cause is one line. */
export async function runProgram(args: readonly string[]): Promise<number> {
  try {
    await makeProgram().parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      const message = printable(error.message.replace(/^error: /, ''));
      console.error(`tumblekeep: ${message} (see tumblekeep --help)`);
      return 2;
    }
    if (error instanceof UsageError) {
      console.error(`tumblekeep: ${error.message}`);
      return error.exitCode;
    }
    if (process.env[STACK]) throw error;
    const [message = ''] = String((error as Error | undefined)?.message ?? error).split('\n');
    console.error(`${FAULT}: ${printable(message)} (${STACK}=1 shows where)`);
    return FAULT_CODE;
  }
}

/** The first words about what is no user's fault; it is ours. */
export const FAULT = 'tumblekeep: a fault of the program';
const FAULT_CODE = 70;
const STACK = 'TUMBLEKEEP_STACK';
