import { createHash } from 'node:crypto';
import { isProven, type Proof, prove, unprovenLines } from '@tumblekeep/host';
import type { AnyGame, LogRefusal } from '@tumblekeep/kernel';
import { count } from '@tumblekeep/kernel/english';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { printable } from '@tumblekeep/terminal-kit/printable.ts';
import { Command } from 'commander';
import type { Games } from '../games.ts';
import { type GameLog, readGameLog } from '../logs.ts';

interface VerifyOptions {
  readonly allowUnproven?: true;
  readonly seedHash?: string;
}

const FITS = 0;
const MISMATCH = 1;
const UNREADABLE = 2;
const UNPROVEN = 3;

/** What one of several files says counts more than another: the first of these. */
const WORST_FIRST: readonly number[] = [UNREADABLE, MISMATCH, UNPROVEN, FITS];

export const makeVerifyCommand = (games: Games): Command =>
  new Command('verify')
    .description(
      'Follow recorded games line by line: rules and fingerprints, choices of bots, and every throw from the release as committed.',
    )
    .argument('<file...>', 'match logs')
    .option('--allow-unproven', 'real dice, other physics and older logs are no reason for exit code 3')
    .option('--seed-hash <hash>', 'what a server showed at the beginning: the seed of the log has to fit it')
    .addHelpText(
      'after',
      [
        '',
        'Exit code:',
        '  0 everything fits and is proven',
        '  1 a log contradicts the rules or itself',
        '  2 a log cannot be read',
        '  3 nothing contradicts, but something cannot be proven',
        '',
        'Example:',
        '  tumblekeep verify saved/*.jsonl',
        '',
      ].join('\n'),
    )
    .action((files: readonly string[], { allowUnproven, seedHash }: VerifyOptions) =>
      verifyLogs(
        files.map(name => ({ name, read: () => readGameLog(games, name), seedHash })),
        allowUnproven,
      ),
    );

/** A log to be followed, read when it is its turn. */
export interface ToVerify {
  readonly name: string;
  readonly read: () => GameLog;
  /** What was shown at its beginning, if anything. */
  readonly seedHash: string | undefined;
}

/** A log that does not begin, or whose lines do not follow each other, tells no game at all. */
const UNREADABLE_CODES: ReadonlySet<string> = new Set(['log-options', 'log-order', 'log-rules']);

const exitCodeOf = ({ code }: LogRefusal): number => (UNREADABLE_CODES.has(code) ? UNREADABLE : MISMATCH);

/** Says of each what was found; the exit code is that of the worst. */
export async function verifyLogs(logs: readonly ToVerify[], allowUnproven?: true): Promise<void> {
  const codes = [FITS];
  for (const one of logs) {
    try {
      const { code, text } = await verifyLog(one);
      console.log(printable(`${one.name}: ${text}`));
      if (!allowUnproven) codes.push(code);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(`tumblekeep: ${error.message}`);
      codes.push(error.exitCode);
    }
  }
  process.exitCode = WORST_FIRST.find(code => codes.includes(code)) ?? FITS;
}

async function verifyLog({
  name,
  read: readLog,
  seedHash,
}: ToVerify): Promise<{ readonly code: number; readonly text: string }> {
  const read = readLog();
  const { log } = read;
  if (log.torn) {
    throw new UsageError(
      `${name}: line ${log.lines.length + 2} is cut off in the middle (play --continue repairs it)`,
      UNREADABLE,
    );
  }
  const hash = createHash('sha256').update(log.header.seed).digest('hex');
  if (seedHash !== undefined && hash !== seedHash.toLowerCase())
    throw new UsageError(
      `${name}: the seed has the hash ${hash}, so the game was not dealt from what was shown at its beginning`,
      MISMATCH,
    );
  const proof = await prove(await read.folder.proving(read.game.id), log);
  if (!proof.ok) {
    const { error } = proof;
    throw new UsageError(`${name}: line ${error.line}: ${read.say(error)}`, exitCodeOf(error));
  }
  return {
    code: isProven(proof.value) ? FITS : UNPROVEN,
    text: summaryOf(read.game, proof.value),
  };
}

function summaryOf(game: AnyGame, proof: Proof<unknown>): string {
  const { state, inputs, throws, choices, takebacks, changes } = proof;
  const parts = [
    count(inputs, 'input'),
    endOf(game.outcome(state)),
    `hash ${game.hash(state)}`,
    ...(throws > 0 ? [`${count(throws, 'throw')} made again`] : []),
    ...(choices > 0 ? [`${count(choices, 'choice')} of bots made again`] : []),
    ...(takebacks > 0 ? [`${count(takebacks, 'takeback')}`] : []),
    ...(changes > 0 ? [`${count(changes, 'change')} of seats or dice`] : []),
  ];
  const verdict = isProven(proof) ? 'ok' : 'unproven';
  return [`${verdict}: ${parts.join(', ')}`, ...unprovenLines(proof)].join('; ');
}

const endOf = (outcome: unknown): string =>
  outcome === undefined
    ? 'unfinished'
    : (outcome as { readonly won?: unknown }).won === true
      ? 'won'
      : 'lost';
