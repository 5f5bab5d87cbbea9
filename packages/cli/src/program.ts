import { readFileSync } from 'node:fs';
import { loadGames } from '@tumblekeep/games';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { printable } from '@tumblekeep/terminal-kit/printable.ts';
import { Command, CommanderError } from 'commander';
import { makeBenchCommand } from './commands/bench.ts';
import { makeCountsCommand } from './commands/counts.ts';
import { makeFuzzCommand } from './commands/fuzz.ts';
import { makeFuzzFilesCommand } from './commands/fuzz-files.ts';
import { makeFuzzLockCommand } from './commands/fuzz-lock.ts';
import { makeFuzzOnlineCommand } from './commands/fuzz-online.ts';
import { makeFuzzServeCommand } from './commands/fuzz-serve.ts';
import { makePlayCommand } from './commands/play.ts';
import { makePositionCommand } from './commands/position.ts';
import { makeReplayCommand } from './commands/replay.ts';
import { makeScenarioCommand } from './commands/scenario.ts';
import { makeServeCommand } from './commands/serve.ts';
import { makeSimulateCommand } from './commands/simulate.ts';
import { makeSoakCommand } from './commands/soak.ts';
import { makeTablesCommand } from './commands/tables.ts';
import { makeVerifyCommand } from './commands/verify.ts';
import { addedIn, type Games, loadGame } from './games.ts';
import { loadParts, type Parts } from './parts.ts';

const COMMANDS: readonly ((games: Games, parts: Parts, args: readonly string[]) => Command)[] = [
  makeServeCommand,
  makeTablesCommand,
  makePlayCommand,
  makeReplayCommand,
  makeVerifyCommand,
  makeFuzzCommand,
  makeFuzzServeCommand,
  makeFuzzLockCommand,
  makeFuzzFilesCommand,
  makeFuzzOnlineCommand,
  makeSoakCommand,
  makeBenchCommand,
  makeSimulateCommand,
  makeScenarioCommand,
  makePositionCommand,
  makeCountsCommand,
];

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}

const WITH = '--with <file>';
const WITH_HELP = 'also this game: the game.ts of its folder (before the command)';

async function makeProgram(args: readonly string[], load: () => Promise<Games>): Promise<Command> {
  const games = [...(await load()), ...(await Promise.all(addedIn(args).map(loadGame)))];
  const parts = await loadParts(games);
  const program = tellOnce(
    new Command('tumblekeep')
      .description('Play, simulate and check dice-and-dungeon board games.')
      .version(versionOf(), '-V, --version', 'the version of this program')
      .option(WITH, WITH_HELP, (file, before: readonly string[] = []) => [...before, file]),
  );
  const own = [...parts.values()].flatMap(({ commands = [] }) => commands.map(make => make()));
  for (const command of [...COMMANDS.map(make => make(games, parts, args)), ...own])
    program.addCommand(tellOnce(command));
  return program;
}

/** Errors are told by `runProgram` alone, for commands at any depth. */
function tellOnce(command: Command): Command {
  for (const inner of command.commands) tellOnce(inner);
  return command.exitOverride().configureOutput({ outputError: () => {} });
}

/** Runs one command line and answers its exit code; every failure a user can cause is one line. */
export async function runProgram(
  args: readonly string[],
  load: () => Promise<Games> = loadGames,
): Promise<number> {
  try {
    await (await makeProgram(args, load)).parseAsync(args, { from: 'user' });
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
