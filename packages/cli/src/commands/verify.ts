import { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { type LogProblem, readAnyLog, replayLog } from '../store/read-log.ts';

export const makeVerifyCommand = (): Command =>
  new Command('verify')
    .description('Replay recorded games and compare every fingerprint on the way.')
    .argument('<file...>', 'match logs')
    .addHelpText(
      'after',
      '\nExit code: 0 everything fits, 1 a log contradicts the rules or itself, 2 a log cannot be read.\n\nExample:\n  tumblekeep verify saved/*.jsonl\n',
    )
    .action(verify);

const MISMATCH = 1;
const UNREADABLE = 2;

/** A log that reads well but tells something that did not happen. */
const CONTRADICTIONS: ReadonlySet<string> = new Set(['log-hash', 'log-end', 'log-action']);

const exitCodeOf = (problem: LogProblem): number =>
  CONTRADICTIONS.has(problem.code) ? MISMATCH : UNREADABLE;

function verify(files: readonly string[]): void {
  let worst = 0;
  for (const path of files) {
    try {
      console.log(`${path}: ${verifyFile(path)}`);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(`tumblekeep: ${error.message}`);
      worst = Math.max(worst, error.exitCode);
    }
  }
  process.exitCode = worst;
}

function verifyFile(path: string): string {
  const read = readAnyLog(path);
  const { game, log } = read;
  if (log.torn) {
    throw new UsageError(
      `${path}: line ${log.lines.length + 2} is cut off in the middle (play --continue repairs it)`,
      UNREADABLE,
    );
  }
  const replayed = replayLog(read);
  if (!replayed.ok) {
    throw new UsageError(
      `${path}: line ${replayed.error.line}: ${replayed.error.message}`,
      exitCodeOf(replayed.error),
    );
  }
  const { state, inputs } = replayed.value;
  return `ok: ${inputs.length} inputs, ${endOf(game.outcome(state))}, hash ${game.hash(state)}`;
}

const endOf = (outcome: unknown): string =>
  outcome === undefined
    ? 'unfinished'
    : (outcome as { readonly won?: unknown }).won === true
      ? 'won'
      : 'lost';
