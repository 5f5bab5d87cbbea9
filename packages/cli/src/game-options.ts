/** Options that depend on the game which a command line names. */
import type { GameFolder } from '@tumblekeep/host';
import { Command } from 'commander';
import { folderOf, type Games, ruleSetOf } from './games.ts';

/** The last value of an option, before anything is known of the command. */
function optionIn(args: readonly string[], option: string): string | undefined {
  const at = args.lastIndexOf(option);
  const joined = args.findLast(arg => arg.startsWith(`${option}=`));
  return at === -1 ? joined?.slice(option.length + 1) : args[at + 1];
}

/** The game whose options a command line may use; a wrong name is told by the command itself. */
export function gameNamedIn(games: Games, args: readonly string[]): GameFolder {
  const game = optionIn(args, '--game');
  const rules = optionIn(args, '--rules');
  return (
    games.find(({ id }) => id === game) ??
    (rules === undefined ? undefined : ruleSetOf(games, rules)?.folder) ??
    folderOf(games, undefined)
  );
}

/** The options of another game, for the end of a help. */
export function helpOf(name: string, add: (command: Command) => Command): string {
  const command = add(new Command(name).helpOption(false));
  const help = command.createHelp();
  const rows = help
    .visibleOptions(command)
    .map(option => [help.optionTerm(option), help.optionDescription(option)] as const);
  const width = Math.max(0, ...rows.map(([term]) => term.length));
  return rows.map(([term, text]) => `  ${term.padEnd(width)}  ${text}`).join('\n');
}
