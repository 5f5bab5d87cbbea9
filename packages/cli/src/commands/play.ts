import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { SKILLS, type Skill } from '@tumblekeep/bots';
import type { Action, DungeonFighter, Event, State } from '@tumblekeep/dungeon-fighter';
import { texts } from '@tumblekeep/dungeon-fighter';
import {
  DICE_MODES,
  type DiceMode,
  History,
  isProven,
  logTable,
  readTable,
  type Table,
} from '@tumblekeep/host';
import { Match, printLine, tableInForce } from '@tumblekeep/kernel';
import { Command } from 'commander';
import { choice, count } from '../arguments.ts';
import { openCrawl } from '../die-in-the-dungeon/play.ts';
import { UsageError } from '../errors.ts';
import { DIE_IN_THE_DUNGEON, GAMES, GAMES_HELP } from '../games.ts';
import { type Arrangement, arrange, type Wanted } from '../play/arrangement.ts';
import { arrangeByDialogue } from '../play/dialogue.ts';
import { continueCommand } from '../play/invocation.ts';
import { Session } from '../play/session.ts';
import { parseSeats } from '../play/table.ts';
import { DEFAULT_RULES, RULES_HELP, rulesIds, rulesOf } from '../rule-sets.ts';
import { freeMatchPath, matchesFolder } from '../store/folder.ts';
import { MatchFile } from '../store/match-file.ts';
import { proveLog } from '../store/prove-log.ts';
import { readAnyLog } from '../store/read-log.ts';
import { recount } from '../store/recount.ts';
import { newestUnfinished, type SavedGame, savedGames } from '../store/saved-games.ts';
import { readTableFile } from '../store/table-file.ts';
import { InputEnded, Lines } from '../terminal/lines.ts';
import { quietPipe } from '../terminal/pipe.ts';
import { printable } from '../terminal/printable.ts';
import { Screen } from '../terminal/screen.ts';

interface PlayFlags {
  readonly game?: string;
  readonly map?: string;
  readonly creature?: string;
  readonly highest?: number;
  readonly rules?: string;
  readonly heroes?: string;
  readonly difficulty?: string;
  readonly leader?: string;
  readonly solo?: true;
  readonly seat?: string;
  readonly players?: number;
  readonly dice?: string;
  readonly skill?: string;
  readonly seed?: string;
  readonly file?: string;
  readonly continue?: string | true;
  readonly list?: true;
  readonly verify?: true;
  readonly fast?: true;
}

const joined = (value: string, before: string | undefined): string =>
  before === undefined ? value : `${before},${value}`;

export const makePlayCommand = (): Command =>
  new Command('play')
    .description('Play a game in the terminal, alone, with friends at one screen, or with bots.')
    .option('--game <id>', GAMES_HELP, choice('game', GAMES))
    .option('--map <id>', `${DIE_IN_THE_DUNGEON}: the dungeon (see tumblekeep maps)`)
    .option('--creature <ids>', `${DIE_IN_THE_DUNGEON}: your creature, or two separated by a comma`)
    .option('--highest <n>', `${DIE_IN_THE_DUNGEON}: leave out tiles without heroes above this number`, count)
    .option('--rules <id>', RULES_HELP, choice('rule set', rulesIds()))
    .option(
      '--heroes <names>',
      'heroes in clockwise order, some of them drawn, or how many to draw (brad,random,murka or 3)',
    )
    .option('--difficulty <name>', 'normal, hard or inferno; easy, normal or insane in the older rule sets')
    .option('--leader <hero>', 'who leads first')
    .option('--solo', 'one person plays all heroes: two, in the older rule sets also one')
    .option('--seat <seats>', 'who plays whom: brad=human,murka=sensible:skilled', joined)
    .option('--players <n>', 'how many people play; bots take the other heroes', count)
    .option(
      '--dice <kind>',
      `simulated, or real dice that you report; ${DIE_IN_THE_DUNGEON}: dice of Might/Agility/Magic/Health (12/6/8/10; for two players two, separated by a comma)`,
    )
    .option('--skill <level>', 'how well everybody throws', choice('skill', SKILLS))
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--file <path>', 'where to save the game')
    .option('--continue [file]', 'go on with a saved game, the newest unfinished one if no file is named')
    .option('--list', 'list the saved games, with the ends that they claim')
    .option('--verify', 'with --list: follow every game and say what is proven')
    .option('--fast', 'no pauses and no pictures')
    .addHelpText(
      'after',
      '\nExamples:\n  tumblekeep play\n  tumblekeep play --heroes brad,murka,wilrond --players 1 --difficulty hard\n  tumblekeep play --dice real --heroes 4\n  tumblekeep play --rules first --heroes torm --solo\n  tumblekeep play --heroes brad,random,random --players 1\n  tumblekeep play --continue\n  tumblekeep play --game die-in-the-dungeon --map training --creature diemon\n',
    )
    .action(play);

async function play(flags: PlayFlags): Promise<void> {
  quietPipe();
  const screen = new Screen(process.stdout);
  if (flags.list) {
    await listGames(screen, flags.verify === true);
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
    const session = await open(flags, lines, screen);
    const { file } = session;
    leave = () => {
      file.close();
      screen.line(`The game is saved. Go on with: ${continueCommand(file.path)}`);
    };
    try {
      await session.play();
      file.close();
      screen.line();
      screen.line(`The whole game is in ${file.path}`);
    } catch (error) {
      if (error instanceof InputEnded) leave();
      else {
        file.close();
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

/** A named file says itself which game it is. */
function isCrawl({ game, continue: path }: PlayFlags): boolean {
  if (typeof path === 'string') return readAnyLog(path).log.header.rules === DIE_IN_THE_DUNGEON;
  if (path === true && game === undefined)
    return newestUnfinished(matchesFolder())?.game?.rules === DIE_IN_THE_DUNGEON;
  return game === DIE_IN_THE_DUNGEON;
}

async function open(
  flags: PlayFlags,
  lines: Lines,
  screen: Screen,
): Promise<{ readonly file: MatchFile; play(): Promise<void> }> {
  if (isCrawl(flags)) return openCrawl(flags, lines, screen);
  if (flags.dice !== undefined) choice('kind of dice', DICE_MODES)(flags.dice);
  const opened = flags.continue === undefined ? await begin(flags, lines, screen) : resume(flags, screen);
  const session = new Session({ ...opened, screen, lines, fast: flags.fast === true });
  return { file: opened.file, play: () => session.play() };
}

interface Opened {
  readonly game: DungeonFighter;
  readonly match: Match<State, Action, Event>;
  readonly history: History;
  readonly table: Table;
  readonly file: MatchFile;
}

// ---- a new game -------------------------------------------------------------------------------------------

function wantedOf(flags: PlayFlags): Wanted {
  const { heroes, difficulty, leader, solo, seat, players, dice, skill } = flags;
  return {
    ...(heroes !== undefined && { heroes: /^\d+$/.test(heroes) ? Number(heroes) : heroes.split(',') }),
    ...(difficulty !== undefined && { difficulty }),
    ...(leader !== undefined && { leader }),
    ...(solo !== undefined && { solo }),
    ...(seat !== undefined && { seat }),
    ...(players !== undefined && { players }),
    ...(dice !== undefined && { dice: dice as DiceMode }),
    ...(skill !== undefined && { skill: skill as Skill }),
  };
}

async function begin(flags: PlayFlags, lines: Lines, screen: Screen): Promise<Opened> {
  const settled = flags.rules === undefined ? undefined : rulesOf(flags.rules);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  if (flags.file !== undefined && existsSync(flags.file))
    throw new UsageError(`${flags.file} exists already; continue it with play --continue ${flags.file}`);
  const wanted = wantedOf(flags);
  const isOpen = Object.keys(wanted).length === 0;
  if (isOpen && lines.interactive) {
    const { game, plan } = await arrangeByDialogue(settled, seed, lines, screen);
    return startMatch(game, seed, plan, flags, screen);
  }
  const game = settled ?? (rulesOf(DEFAULT_RULES) as DungeonFighter);
  const plan = arrange(game, seed, isOpen ? { players: 1 } : wanted);
  return startMatch(game, seed, plan, flags, screen);
}

const MOST_ATTEMPTS = 20;

/** The file named, or a new one among the saved games; others may look for a name at the same moment. */
function createFile(path: string | undefined, heroes: readonly string[]): MatchFile {
  if (path !== undefined) return MatchFile.create(path);
  for (let attempt = 1; ; attempt++) {
    const free = freeMatchPath(matchesFolder(), new Date(), heroes);
    try {
      return MatchFile.create(free);
    } catch (error) {
      const isTaken = existsSync(free) || existsSync(`${free}.lock`);
      if (!isTaken || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

function startMatch(
  game: DungeonFighter,
  seed: string,
  { options, table }: Arrangement,
  flags: PlayFlags,
  screen: Screen,
): Opened {
  const file = createFile(flags.file, options.heroes);
  try {
    const history = new History(game);
    const events: Event[] = [];
    const sink = (event: Event): void => void events.push(event);
    const seated = logTable(table, 'drawn');
    const match = Match.start<State, Action, Event>(game, options, seed, file.append, sink, seated);
    if (!match.ok) throw new UsageError(match.error.message);
    screen.highlight(options.heroes.map(hero => texts.heroName(game.edition, hero)));
    screen.line();
    for (const line of history.add(undefined, events)) screen.say(line, '  ');
    screen.line(screen.colors.dim('Type ? at any time for help.'));
    return { game, match: match.value, history, table, file };
  } catch (error) {
    file.remove();
    throw error;
  }
}

// ---- a saved game -----------------------------------------------------------------------------------------

function resume(flags: PlayFlags, screen: Screen): Opened {
  for (const flag of [
    'rules',
    'heroes',
    'difficulty',
    'leader',
    'solo',
    'players',
    'seed',
    'file',
  ] as const) {
    if (flags[flag] !== undefined) throw new UsageError(`--${flag} is settled once a game has begun`);
  }
  const path =
    typeof flags.continue === 'string'
      ? flags.continue
      : newestUnfinished(matchesFolder(), rules => rules !== DIE_IN_THE_DUNGEON)?.path;
  if (path === undefined) throw new UsageError(`there is no unfinished game in ${matchesFolder()}`);
  const { file, checked } = MatchFile.open(path, read => {
    const history = new History(read.game);
    const replayed = recount(read, ({ input, events }) => {
      const action = input === undefined ? undefined : read.game.parse(input.action);
      history.add(action?.ok ? action.value : undefined, events);
    });
    if (!replayed.ok) throw new UsageError(`${path}: line ${replayed.error.line}: ${replayed.error.message}`);
    return { ...read, history, ended: replayed.value.ended };
  });
  const { game, log, history } = checked;
  const match = Match.resume<State, Action, Event>(game, log, file.append);
  if (!match.ok) throw new UsageError(`${path}: ${match.error.message}`);
  if (log.torn)
    screen.line('The last line of the file was cut off in the middle; it is dropped, all before it is safe.');
  const outcome = game.outcome(match.value.state);
  if (outcome !== undefined && !checked.ended)
    file.append(printLine({ end: outcome, hash: game.hash(match.value.state) }));
  const { heroes } = match.value.state.options;
  const saved = readTable(tableInForce(log), heroes) ?? readTableFile(path, heroes);
  const table = tableOf(saved, game, heroes, flags, screen);
  match.value.seat(logTable(table, 'drawn'));
  const lately = history.steps.flatMap(step => step.lines).slice(-5);
  screen.highlight(match.value.state.options.heroes.map(hero => texts.heroName(game.edition, hero)));
  screen.line(`Where we were, after ${texts.count(match.value.inputs.length, 'step')}:`);
  for (const line of lately) screen.say(line, '  ');
  return { game, match: match.value, history, table, file };
}

/** The seats of a saved game, with what the flags change. */
function tableOf(
  saved: Table | undefined,
  game: DungeonFighter,
  heroes: readonly string[],
  flags: PlayFlags,
  screen: Screen,
): Table {
  if (saved === undefined)
    screen.line('Nobody knows who sat where: every hero is yours. (--seat changes that)');
  const skill = (flags.skill ?? 'average') as Skill;
  const seats = Object.fromEntries(
    heroes.map(hero => {
      const seat = saved?.seats[hero] ?? ({ kind: 'human', skill } as const);
      return [hero, flags.skill === undefined ? seat : { ...seat, skill }];
    }),
  );
  for (const [hero, seat] of parseSeats(game, flags.seat ?? '', skill)) {
    if (!heroes.includes(hero)) throw new UsageError(`${hero} has a seat but is not in the party`);
    seats[hero] = seat;
  }
  return { dice: (flags.dice as DiceMode | undefined) ?? saved?.dice ?? 'simulated', seats };
}

const WIDEST_END = 'unfinished (unproven)'.length;
const UNKNOWN_DATE = 'unknown date    ';
const UNREADABLE = 2;

/** How a saved game ended: as its file claims, or as following it shows. */
async function endOf({ path, game }: SavedGame, verify: boolean): Promise<string> {
  const claimed = game?.end ?? 'unfinished';
  if (!verify) return claimed === 'unfinished' ? claimed : `${claimed} (claimed)`;
  const read = readAnyLog(path);
  const proof = await proveLog(read);
  if (!proof.ok) return `refused, line ${proof.error.line}`;
  const outcome = read.game.outcome(proof.value.state) as { readonly won: boolean } | undefined;
  const end = outcome === undefined ? 'unfinished' : outcome.won ? 'won' : 'lost';
  return `${end} (${isProven(proof.value) ? 'proven' : 'unproven'})`;
}

async function listGames(screen: Screen, verify: boolean): Promise<void> {
  const games = savedGames(matchesFolder());
  if (games.length === 0) screen.line(printable(`There are no saved games in ${matchesFolder()}`));
  for (const saved of games) {
    const { path, changed, game, problem } = saved;
    const when = changed?.toISOString().slice(0, 16).replace('T', ' ') ?? UNKNOWN_DATE;
    const line =
      game === undefined
        ? `${when}  ${problem}`
        : `${when}  ${(await endOf(saved, verify)).padEnd(WIDEST_END)}  ${String(game.inputs).padStart(4)} steps  ${game.heroes.join(', ')}  ${game.rules}, ${game.difficulty}  ${basename(path)}`;
    screen.line(printable(line));
  }
  if (games.some(({ problem }) => problem !== undefined)) process.exitCode = UNREADABLE;
}
