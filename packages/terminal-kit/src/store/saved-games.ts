/** The games in the folder of saved games, newest first. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type Say, standingInputs } from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';
import { type ReadLog, readAs } from './read-log.ts';
import { READ_REASONS, systemReason } from './reasons.ts';

export interface SavedGame {
  readonly path: string;
  /** Nothing when the file is gone or its date is no date of the past. */
  readonly changed: Date | undefined;
  /** Nothing when the file cannot be read. */
  readonly game:
    | {
        readonly rules: string;
        readonly seats: readonly string[];
        readonly difficulty: string;
        readonly inputs: number;
        readonly end: 'won' | 'lost' | 'unfinished';
      }
    | undefined;
  readonly problem: string | undefined;
}

export function savedGames(known: KnownGames, folder: string): SavedGame[] {
  const names = namesIn(folder).filter(name => name.endsWith('.jsonl'));
  const time = ({ changed }: SavedGame): number => changed?.getTime() ?? Number.NEGATIVE_INFINITY;
  return names
    .map(name => inspect(known, join(folder, name)))
    .sort((a, b) => compare(time(b), time(a)) || (a.path < b.path ? 1 : -1));
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new UsageError(`the folder ${folder} ${systemReason(error, FOLDER_REASONS)}`);
  }
}

const FOLDER_REASONS = { ...READ_REASONS, ENOTDIR: 'is no folder' };

function inspect(known: KnownGames, path: string): SavedGame {
  let changed: Date | undefined;
  try {
    const stat = look(path);
    if (isPast(stat.mtime)) changed = stat.mtime;
    if (!stat.isFile()) throw new UsageError(`${path} is no file`);
    return { path, changed, game: gameIn(known, path), problem: undefined };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { path, changed, game: undefined, problem: error.message };
  }
}

/** The folder names it, so what does not exist is where a link leads. */
const LINK_REASONS = { ...READ_REASONS, ENOENT: READ_REASONS['ELOOP'] as string };

function look(path: string): Stats {
  try {
    return statSync(path);
  } catch (error) {
    throw new UsageError(`${path} ${systemReason(error, LINK_REASONS)}`);
  }
}

/** Clocks differ a little. */
const LENIENCE = 60_000;

/** Also a date that is none has no past. */
const isPast = (date: Date): boolean => date.getTime() <= Date.now() + LENIENCE;

/** The rule sets that saved games may be of. */
export interface KnownGames {
  readonly rules: readonly string[];
  gameOf(rules: string): KnownGame | undefined;
}

interface KnownGame {
  readonly game: AnyGame;
  readonly say: Say;
  /** Who plays, and how hard it is. */
  settingOf(options: unknown): { readonly seats: readonly string[]; readonly difficulty: string };
}

function gameIn(known: KnownGames, path: string): SavedGame['game'] {
  const read: ReadLog<KnownGame> = readAs(path, rules => known.gameOf(rules), known.rules);
  const { log } = read;
  const { game, say, settingOf } = read.game;
  const { rules, options, seed } = log.header;
  const started = game.setup(options, seed);
  if (!started.ok) throw new UsageError(`${path}: line 1: ${say(started.error)}`);
  const inputs = standingInputs(log.lines);
  if (!inputs.ok) throw new UsageError(`${path}: ${say(inputs.error)}`);
  const last = log.lines.at(-1);
  const ended = last !== undefined && 'end' in last;
  const won = ended && (last.end as { won?: unknown } | null)?.won === true;
  return {
    rules,
    ...settingOf(game.options(started.value)),
    inputs: inputs.value.length,
    end: !ended ? 'unfinished' : won ? 'won' : 'lost',
  };
}

/** The newest one of these rules, or of any. */
export const newestUnfinished = (
  known: KnownGames,
  folder: string,
  isWanted: (rules: string) => boolean = () => true,
): SavedGame | undefined =>
  savedGames(known, folder).find(({ game }) => game?.end === 'unfinished' && isWanted(game.rules));
