/** Logs of the games that this program was given. */
import type { GameFolder } from '@tumblekeep/host';
import type { AnyGame, Say } from '@tumblekeep/kernel';
import { type ReadLog, readAs } from '@tumblekeep/terminal-kit/store/read-log.ts';
import type { KnownGames } from '@tumblekeep/terminal-kit/store/saved-games.ts';
import { allRuleSets, type Games, type RuleSet, ruleSetOf } from './games.ts';

export interface GameLog extends ReadLog<AnyGame> {
  readonly folder: GameFolder;
  /** What its rules refuse, in words. */
  readonly say: Say;
}

/** For lists of saved games. */
export const knownGames = (games: Games): KnownGames => ({
  rules: allRuleSets(games).map(({ rules }) => rules),
  gameOf(rules) {
    const found = ruleSetOf(games, rules);
    return (
      found && {
        game: found.game,
        say: found.folder.say(rules),
        settingOf: options => found.folder.settingOf(options),
      }
    );
  },
});

export function readGameLog(games: Games, path: string): GameLog {
  const known = allRuleSets(games).map(({ rules }) => rules);
  const read = readAs<RuleSet>(path, rules => ruleSetOf(games, rules), known);
  const { folder, game } = read.game;
  return { ...read, folder, game, say: folder.say(game.id) };
}
