import { type DungeonFighter, type State, texts } from '@tumblekeep/dungeon-fighter';
import { checkThrow, everybodyHuman, type Finding, PhysicalTable, Sitting } from '@tumblekeep/host';
import type { InputLine, Log, LogRefusal } from '@tumblekeep/kernel';
import { loadJolt } from '@tumblekeep/table';
import { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { rulesOf } from '../rule-sets.ts';
import { readAnyLog, replayLog } from '../store/read-log.ts';
import { printable } from '../terminal/printable.ts';

export const makeVerifyCommand = (): Command =>
  new Command('verify')
    .description(
      'Replay recorded games, compare every fingerprint on the way, and simulate recorded throws again.',
    )
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

const exitCodeOf = (problem: LogRefusal): number =>
  CONTRADICTIONS.has(problem.code) ? MISMATCH : UNREADABLE;

async function verify(files: readonly string[]): Promise<void> {
  let worst = 0;
  for (const path of files) {
    try {
      console.log(printable(`${path}: ${await verifyFile(path)}`));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(`tumblekeep: ${error.message}`);
      worst = Math.max(worst, error.exitCode);
    }
  }
  process.exitCode = worst;
}

async function verifyFile(path: string): Promise<string> {
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
  const thrown = rulesOf(game.id);
  const throws = thrown === undefined ? '' : await verifyThrows(path, thrown, log, state as State, inputs);
  return `ok: ${inputs.length} inputs, ${endOf(game.outcome(state))}, hash ${game.hash(state)}${throws}`;
}

/** What became of the throws that can be simulated again; a throw that went otherwise is a contradiction. */
async function verifyThrows(
  path: string,
  game: DungeonFighter,
  log: Log,
  state: State,
  inputs: readonly InputLine[],
): Promise<string> {
  if (inputs.every(({ evidence }) => evidence === undefined)) return '';
  const physics = new PhysicalTable(await loadJolt(), game.edition);
  const sitting = Sitting.resume({ game, table: everybodyHuman(state.options.heroes), physics }, log);
  if (!sitting.ok) throw new UsageError(`${path}: ${sitting.error.message}`, MISMATCH);
  const found: Finding[] = inputs.map(input => {
    const finding = checkThrow(sitting.value, physics, input.n);
    if (finding.ok) return finding.value;
    const line = log.lines.indexOf(input) + 2;
    throw new UsageError(`${path}: line ${line}: ${finding.error.message}`, MISMATCH);
  });
  const fits = found.filter(finding => finding === 'fits').length;
  const others = found.filter(finding => finding === 'other-physics').length;
  const again = `, ${texts.count(fits, 'throw')} simulated again`;
  return others === 0 ? again : `${again}, ${others} of other physics taken as told`;
}

const endOf = (outcome: unknown): string =>
  outcome === undefined
    ? 'unfinished'
    : (outcome as { readonly won?: unknown }).won === true
      ? 'won'
      : 'lost';
