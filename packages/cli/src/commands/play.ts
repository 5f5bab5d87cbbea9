import { basename } from 'node:path';
import { type GameFolder, isProven, prove } from '@tumblekeep/host';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { continueCommand } from '@tumblekeep/terminal-kit/invocation.ts';
import { InputEnded, Lines } from '@tumblekeep/terminal-kit/lines.ts';
import type { OpenMatch, Terminal } from '@tumblekeep/terminal-kit/match.ts';
import type { PlayCommand, TerminalPart } from '@tumblekeep/terminal-kit/part.ts';
import { quietPipe } from '@tumblekeep/terminal-kit/pipe.ts';
import { printable } from '@tumblekeep/terminal-kit/printable.ts';
import { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { matchesFolder } from '@tumblekeep/terminal-kit/store/folder.ts';
import { newestUnfinished, type SavedGame, savedGames } from '@tumblekeep/terminal-kit/store/saved-games.ts';
import { Command } from 'commander';
import { gameNamedIn, helpOf } from '../game-options.ts';
import { addedIn, type Choice, chosenRules, type Games, ruleSetOf, withRules } from '../games.ts';
import { knownGames, readGameLog } from '../logs.ts';
import type { Parts } from '../parts.ts';

interface PlayFlags extends Choice {
  readonly continue?: string | true;
  readonly list?: true;
  readonly verify?: true;
  readonly fast?: true;
}

/** Of a game that cannot be played at a terminal. */
const unplayable = ({ name }: GameFolder): PlayCommand => ({
  options: command => command,
  open: () => Promise.reject(new UsageError(`${name} cannot be played at a terminal`)),
});

const playOf = (folder: GameFolder, { play = unplayable(folder) }: TerminalPart): PlayCommand => play;

export function makePlayCommand(games: Games, parts: Parts, args: readonly string[]): Command {
  const folder = continuedIn(games, args) ?? gameNamedIn(games, args);
  const play = playOf(folder, parts.get(folder) as TerminalPart);
  const others = [...parts].flatMap(([other, part]) =>
    other === folder || part.play === undefined
      ? []
      : [`\nWith --game ${other.id}:\n${helpOf('play', part.play.options)}\n`],
  );
  return play
    .options(withRules(games, new Command('play')))
    .description('Play a game in the terminal, alone, with friends at one screen, or with bots.')
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--file <path>', 'where to save the game')
    .option('--continue [file]', 'go on with a saved game, the newest unfinished one if no file is named')
    .option('--list', 'list the saved games, with the ends that they claim')
    .option('--verify', 'with --list: follow every game and say what is proven')
    .option('--fast', 'no pauses and no pictures')
    .addHelpText('after', others.join(''))
    .action((flags: PlayFlags) => start(games, play, flags, addedIn(args)));
}

/** The game of a saved match that a command line goes on with; what is wrong with its file is told later. */
function continuedIn(games: Games, args: readonly string[]): GameFolder | undefined {
  const at = args.indexOf('--continue');
  if (!args.includes('play') || at === -1) return undefined;
  const file = args[at + 1];
  try {
    if (file !== undefined && !file.startsWith('-')) return readGameLog(games, file).folder;
    if (args.includes('--game')) return undefined;
    const rules = newestUnfinished(knownGames(games), matchesFolder())?.game?.rules;
    return rules === undefined ? undefined : ruleSetOf(games, rules)?.folder;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** The file to go on with. */
function continuedFile(games: Games, { game, continue: file }: PlayFlags): string | undefined {
  if (file !== true) return file;
  const isWanted = (rules: string): boolean =>
    game === undefined || ruleSetOf(games, rules)?.folder.id === game;
  const found = newestUnfinished(knownGames(games), matchesFolder(), isWanted)?.path;
  if (found === undefined) throw new UsageError(`there is no unfinished game in ${matchesFolder()}`);
  return found;
}

function open(games: Games, play: PlayCommand, flags: PlayFlags, terminal: Terminal): Promise<OpenMatch> {
  const file = continuedFile(games, flags);
  if (file !== undefined) {
    readGameLog(games, file);
    return play.open({ ...flags, continue: file }, terminal);
  }
  chosenRules(games, flags);
  return play.open(flags, terminal);
}

async function start(
  games: Games,
  play: PlayCommand,
  flags: PlayFlags,
  added: readonly string[],
): Promise<void> {
  quietPipe();
  const screen = new Screen(process.stdout);
  if (flags.list) {
    await listGames(games, screen, flags.verify === true);
    return;
  }
  let leave = (): void => {};
  const interrupted = (): void => {
    screen.closeCurtain();
    screen.line();
    leave();
    process.exit(130);
  };
  const lines = new Lines(process.stdin, process.stdout, interrupted);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupted);
  try {
    const match = await open(games, play, flags, { lines, screen, fast: flags.fast === true });
    leave = () => {
      match.close();
      screen.line(`The game is saved. Go on with: ${continueCommand(match.path, added)}`);
    };
    try {
      await match.play();
      match.close();
      screen.line();
      screen.line(`The whole game is in ${match.path}`);
    } catch (error) {
      if (error instanceof InputEnded) leave();
      else {
        match.close();
        throw error;
      }
    }
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
  } finally {
    lines.close();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, interrupted);
  }
}

const WIDEST_END = 'unfinished (unproven)'.length;
const UNKNOWN_DATE = 'unknown date    ';
const UNREADABLE = 2;

/** How a saved game ended: as its file claims, or as following it shows. */
async function endOf(games: Games, { path, game }: SavedGame, verify: boolean): Promise<string> {
  const claimed = game?.end ?? 'unfinished';
  if (!verify) return claimed === 'unfinished' ? claimed : `${claimed} (claimed)`;
  const read = readGameLog(games, path);
  const proof = await prove(await read.folder.proving(read.game.id), read.log);
  if (!proof.ok) return `refused, line ${proof.error.line}`;
  const outcome = read.game.outcome(proof.value.state) as { readonly won: boolean } | undefined;
  const end = outcome === undefined ? 'unfinished' : outcome.won ? 'won' : 'lost';
  return `${end} (${isProven(proof.value) ? 'proven' : 'unproven'})`;
}

async function listGames(all: Games, screen: Screen, verify: boolean): Promise<void> {
  const games = savedGames(knownGames(all), matchesFolder());
  if (games.length === 0) screen.line(printable(`There are no saved games in ${matchesFolder()}`));
  for (const saved of games) {
    const { path, changed, game, problem } = saved;
    const when = changed?.toISOString().slice(0, 16).replace('T', ' ') ?? UNKNOWN_DATE;
    const line =
      game === undefined
        ? `${when}  ${problem}`
        : `${when}  ${(await endOf(all, saved, verify)).padEnd(WIDEST_END)}  ${String(game.inputs).padStart(4)} steps  ${game.seats.join(', ')}  ${game.rules}, ${game.difficulty}  ${basename(path)}`;
    screen.line(printable(line));
  }
  if (games.some(({ problem }) => problem !== undefined)) process.exitCode = UNREADABLE;
}
