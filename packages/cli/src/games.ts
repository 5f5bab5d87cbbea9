/** The games that this program was given, found by what people write. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameFolder } from '@tumblekeep/host';
import type { AnyGame } from '@tumblekeep/kernel';
import { choice } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import type { Command } from 'commander';

export type Games = readonly GameFolder[];

async function load(file: string, path: string): Promise<{ readonly default?: GameFolder }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    const [why = ''] = String(error).split('\n');
    throw new UsageError(`${file} cannot be loaded: ${why}`);
  }
}

/** A game from a file that somebody names. */
export async function loadGame(file: string): Promise<GameFolder> {
  const path = resolve(file);
  if (!existsSync(path)) throw new UsageError(`there is no file ${file}`);
  const { default: folder } = await load(file, path);
  if (folder?.rules === undefined || folder.url === undefined)
    throw new UsageError(`${file} is no game: its default export has to be a record as docs/games.md tells`);
  return folder;
}

/** The files that `--with` names, which stands before the command. */
export function addedIn(args: readonly string[]): readonly string[] {
  const files: string[] = [];
  for (let i = 0; args[i] === '--with' && args[i + 1] !== undefined; i += 2)
    files.push(args[i + 1] as string);
  return files;
}

/** A rule set and the game it is of. */
export interface RuleSet {
  readonly folder: GameFolder;
  readonly rules: string;
  readonly game: AnyGame;
}

const ruleSetsOf = (folder: GameFolder): RuleSet[] =>
  Object.entries(folder.rules).map(([rules, game]) => ({ folder, rules, game }));

export const allRuleSets = (games: Games): RuleSet[] => games.flatMap(ruleSetsOf);

export const ruleSetOf = (games: Games, rules: string): RuleSet | undefined =>
  allRuleSets(games).find(one => one.rules === rules);

export interface Choice {
  readonly game?: string;
  readonly rules?: string;
}

const namesOf = (all: readonly { readonly rules: string }[]): string[] => all.map(({ rules }) => rules);
const idsOf = (games: Games): string[] => games.map(({ id }) => id);

export const gamesHelp = (games: Games): string => `game: ${idsOf(games).join(', ')}`;

/** `--game` and `--rules`, which name a rule set together. */
export const withRules = (games: Games, command: Command): Command =>
  command
    .option('--game <id>', gamesHelp(games), choice('game', idsOf(games)))
    .option(
      '--rules <id>',
      `rule set: ${namesOf(allRuleSets(games)).join(', ')}`,
      choice('rule set', namesOf(allRuleSets(games))),
    );

export const withGame = (games: Games, command: Command): Command =>
  command.option('--game <id>', gamesHelp(games), choice('game', idsOf(games)));

export const folderOf = (games: Games, id: string | undefined): GameFolder =>
  (id === undefined ? games[0] : games.find(one => one.id === id)) as GameFolder;

/** The first rule set of a game is its usual one, and the first game the usual game. */
export function chosenRules(games: Games, { game, rules }: Choice): RuleSet {
  const named = rules === undefined ? undefined : ruleSetOf(games, rules);
  if (named !== undefined && game !== undefined && named.folder.id !== game)
    throw new UsageError(
      `${game} has no rule set "${rules}", but ${namesOf(ruleSetsOf(folderOf(games, game))).join(', ')}`,
    );
  return named ?? (ruleSetsOf(folderOf(games, game))[0] as RuleSet);
}
