/** The games in the folder of saved games, newest first. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { standingInputs } from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';
import { readAnyLog } from './read-log.ts';

export interface SavedGame {
  readonly path: string;
  readonly changed: Date;
  /** Nothing when the file cannot be read. */
  readonly game:
    | {
        readonly rules: string;
        readonly heroes: readonly string[];
        readonly difficulty: string;
        readonly inputs: number;
        readonly end: 'won' | 'lost' | 'unfinished';
      }
    | undefined;
  readonly problem: string | undefined;
}

export function savedGames(folder: string): SavedGame[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter(name => name.endsWith('.jsonl'));
  } catch {
    return [];
  }
  return names
    .map(name => inspect(join(folder, name)))
    .sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.path < b.path ? 1 : -1));
}

function inspect(path: string): SavedGame {
  const changed = statSync(path).mtime;
  try {
    const { log } = readAnyLog(path);
    const inputs = standingInputs(log.lines);
    if (!inputs.ok) return { path, changed, game: undefined, problem: inputs.error.message };
    const { heroes, difficulty } = settingOf(log.header.options);
    const last = log.lines.at(-1);
    const ended = last !== undefined && 'end' in last;
    const won = ended && (last.end as { won?: unknown } | null)?.won === true;
    return {
      path,
      changed,
      game: {
        rules: log.header.rules,
        heroes,
        difficulty,
        inputs: inputs.value.length,
        end: !ended ? 'unfinished' : won ? 'won' : 'lost',
      },
      problem: undefined,
    };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { path, changed, game: undefined, problem: error.message };
  }
}

/** Who plays, and how hard it is: in a crawl the map says so. */
function settingOf(options: unknown): { readonly heroes: readonly string[]; readonly difficulty: string } {
  const { heroes, difficulty, players, map } = (options ?? {}) as {
    readonly heroes?: readonly string[];
    readonly difficulty?: string;
    readonly players?: readonly { readonly creature: string }[];
    readonly map?: string;
  };
  return {
    heroes: heroes ?? players?.map(({ creature }) => creature) ?? [],
    difficulty: difficulty ?? map ?? '',
  };
}

/** The newest one of these rules, or of any. */
export const newestUnfinished = (
  folder: string,
  isWanted: (rules: string) => boolean = () => true,
): SavedGame | undefined =>
  savedGames(folder).find(({ game }) => game?.end === 'unfinished' && isWanted(game.rules));
