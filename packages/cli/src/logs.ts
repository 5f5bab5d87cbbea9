/** Logs of the games that this program was given. */
import type { GameFolder } from '@tumblekeep/host';
import type { AnyGame, Say } from '@tumblekeep/kernel';
import { type ReadLog, readAs, understandAs } from '@tumblekeep/terminal-kit/store/read-log.ts';
import type { KnownGames } from '@tumblekeep/terminal-kit/store/saved-games.ts';
import { allRuleSets, type Games, type RuleSet, ruleSetOf } from './games.ts';

export interface GameLog extends ReadLog<AnyGame> {
  readonly folder: GameFolder;
  /** What its rules refuse, in words. */
  readonly say: Say;
}

/** For lists of saved games. */
export const knownGames = (games: Games): KnownGames => ({
  rules: namesOf(games),
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

const namesOf = (games: Games): readonly string[] => allRuleSets(games).map(({ rules }) => rules);

function asGameLog(read: ReadLog<RuleSet>): GameLog {
  const { folder, game } = read.game;
  return { ...read, folder, game, say: folder.say(game.id) };
}

export const readGameLog = (games: Games, path: string): GameLog =>
  asGameLog(readAs<RuleSet>(path, rules => ruleSetOf(games, rules), namesOf(games)));

/** A log from elsewhere than a file, under the name that people know it by. */
export function gameLogOf(games: Games, name: string, text: string): GameLog {
  const whole = { text, wholeBytes: Buffer.byteLength(text), torn: false };
  return asGameLog(understandAs<RuleSet>(name, whole, rules => ruleSetOf(games, rules), namesOf(games)));
}
