/** `play --game die-in-the-dungeon` */
import { randomBytes } from 'node:crypto';
import { botsRevision } from '@tumblekeep/bots';
import {
  type Action,
  type CreatureId,
  type DieInTheDungeon,
  type Event,
  RULE_SETS,
  RULES_ID,
  type State,
  texts,
} from '@tumblekeep/die-in-the-dungeon';
import { type CrawlTable, creaturesOf, logCrawlTable, readCrawlTable } from '@tumblekeep/host/crawl';
import { type Log, Match, printLine, tableInForce } from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';
import { freeMatchPath, matchesFolder } from '../store/folder.ts';
import { MatchFile } from '../store/match-file.ts';
import { newestUnfinished } from '../store/saved-games.ts';
import type { Lines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';
import { readCrawlLog, recountCrawl } from './log.ts';
import { CrawlSession, seatOf, type Told } from './session.ts';
import { wishesOf } from './talk.ts';

export interface CrawlPlayFlags {
  readonly map?: string;
  readonly creature?: string;
  readonly dice?: string;
  readonly highest?: number;
  readonly players?: number;
  readonly seed?: string;
  readonly file?: string;
  readonly continue?: string | true;
  readonly fast?: true;
}

interface Opened {
  readonly game: DieInTheDungeon;
  readonly match: Match<State, Action, Event>;
  readonly told: Told[];
  readonly people: readonly string[];
  readonly file: MatchFile;
}

const GAME = RULE_SETS[RULES_ID] as DieInTheDungeon;

async function begin(flags: CrawlPlayFlags, lines: Lines, screen: Screen): Promise<Opened> {
  const wishes = await wishesOf(flags, GAME.content, lines, screen);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const checked = GAME.setup(wishes, seed);
  if (!checked.ok) throw new UsageError(checked.error.message);
  const creatures = checked.value.creatures.map(({ creature }) => creature);
  const file = MatchFile.create(flags.file ?? freeMatchPath(matchesFolder(), new Date(), creatures));
  const events: Event[] = [];
  const sink = (event: Event): void => void events.push(event);
  const people = peopleOf(flags, creatures);
  const match = file.attempt(() => {
    const table = tableOf(people, creatures);
    const started = Match.start<State, Action, Event>(GAME, wishes, seed, file.append, sink, table);
    if (!started.ok) throw new UsageError(started.error.message);
    return started.value;
  });
  for (const line of texts.narrate(GAME.content, events)) screen.say(line, '  ');
  screen.line(screen.colors.dim('Type ? at any time for help, hint for advice.'));
  return {
    game: GAME,
    match,
    told: [{ by: '', events }],
    people,
    file,
  };
}

const peopleOf = ({ players }: CrawlPlayFlags, creatures: readonly CreatureId[]): readonly CreatureId[] =>
  players === undefined ? creatures : creatures.slice(0, players);

function tableOf(people: readonly CreatureId[], creatures: readonly CreatureId[]): CrawlTable {
  const seats = creatures.map(one => [one, people.includes(one) ? 'human' : 'search']);
  return logCrawlTable(Object.fromEntries(seats), botsRevision);
}

/** Who sat there by the log, unless the flags say otherwise. */
function peopleAgain(
  flags: CrawlPlayFlags,
  log: Log,
  creatures: readonly CreatureId[],
): readonly CreatureId[] {
  const table = flags.players === undefined ? readCrawlTable(tableInForce(log), creatures) : undefined;
  return table === undefined
    ? peopleOf(flags, creatures)
    : creatures.filter(one => table.seats[one] === 'human');
}

function resume(flags: CrawlPlayFlags, screen: Screen): Opened {
  for (const flag of ['map', 'creature', 'dice', 'highest', 'seed', 'file'] as const)
    if (flags[flag] !== undefined) throw new UsageError(`--${flag} is settled once a game has begun`);
  const path =
    typeof flags.continue === 'string'
      ? flags.continue
      : newestUnfinished(matchesFolder(), rules => rules === RULES_ID)?.path;
  if (path === undefined) throw new UsageError(`there is no unfinished game in ${matchesFolder()}`);
  const told: Told[] = [];
  const { file, checked } = MatchFile.openAs(path, readCrawlLog, read => {
    const ended = recountCrawl(path, read, ({ before, events }) => {
      told.push({ by: seatOf(read.game, before), events });
    });
    return { ...read, ended };
  });
  const { game, log } = checked;
  const match = Match.resume<State, Action, Event>(game, log, file.append);
  if (!match.ok) throw new UsageError(`${path}: ${match.error.message}`);
  if (log.torn)
    screen.line('The last line of the file was cut off in the middle; it is dropped, all before it is safe.');
  const { state } = match.value;
  const outcome = game.outcome(state);
  if (outcome !== undefined && !checked.ended)
    file.append(printLine({ end: outcome, hash: game.hash(state) }));
  screen.line(`Where we were, after ${match.value.inputs.length} steps:`);
  const lately = told.flatMap(({ events }) => texts.narrate(game.content, events)).slice(-5);
  for (const line of lately) screen.say(line, '  ');
  const creatures = creaturesOf(state);
  const people = peopleAgain(flags, log, creatures);
  match.value.seat(tableOf(people, creatures));
  return { game, match: match.value, told, people, file };
}

/** Opens a crawl; it is played by `play` of what comes back. */
export async function openCrawl(
  flags: CrawlPlayFlags,
  lines: Lines,
  screen: Screen,
): Promise<{ readonly file: MatchFile; play(): Promise<void> }> {
  if (flags.players === 0) throw new UsageError('--players must be at least 1');
  const opened = flags.continue === undefined ? await begin(flags, lines, screen) : resume(flags, screen);
  const session = new CrawlSession({ ...opened, screen, lines, fast: flags.fast === true });
  return { file: opened.file, play: () => session.play() };
}
