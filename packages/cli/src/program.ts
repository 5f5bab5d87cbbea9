import { Command, CommanderError } from 'commander';
import { UsageError } from './errors.ts';

const COMMANDS: readonly (() => Command)[] = [];

export function makeProgram(): Command {
  const program = new Command('tumblekeep')
    .description('Play, simulate and check dice-and-dungeon board games.')
    .exitOverride()
    .configureOutput({ outputError: () => {} });
  for (const make of COMMANDS)
    program.addCommand(
      make()
        .exitOverride()
        .configureOutput({ outputError: () => {} }),
    );
  return program;
}

/** Runs one command line and answers its exit code; every failure a user can cause is one line. */
export async function runProgram(args: readonly string[]): Promise<number> {
  try {
    await makeProgram().parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      console.error(`tumblekeep: ${error.message.replace(/^error: /, '')} (see tumblekeep --help)`);
      return 2;
    }
    if (error instanceof UsageError) {
      console.error(`tumblekeep: ${error.message}`);
      return error.exitCode;
    }
    throw error;
  }
}
