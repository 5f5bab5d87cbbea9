/** `play --game die-in-the-dungeon` */

import { randomBytes } from 'node:crypto';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { beginMatch, type OpenMatch, resumeMatch, type Terminal } from '@tumblekeep/terminal-kit/match.ts';
import { createMatchFile } from '@tumblekeep/terminal-kit/store/match-file.ts';
import { botsRevision } from '../bots/revision.ts';
import { type CrawlTable, creaturesOf, logCrawlTable, readCrawlTable } from '../hosted/index.ts';
import { sayAtTable } from '../hosted/sentences.ts';
import { type CreatureId, type DieInTheDungeon, RULE_SETS, RULES_ID } from '../rules/index.ts';
import { wishesOf } from './talk.ts';
import { crawlTerminal } from './terminal.ts';

export interface CrawlPlayFlags {
  readonly map?: string;
  readonly creature?: string;
  readonly dice?: string;
  readonly highest?: number;
  readonly players?: number;
  readonly seed?: string;
  readonly file?: string;
  /** The file of a saved game. */
  readonly continue?: string;
}

const GAME = RULE_SETS[RULES_ID] as DieInTheDungeon;

async function begin(flags: CrawlPlayFlags, terminal: Terminal): Promise<OpenMatch> {
  const { lines, screen } = terminal;
  const options = await wishesOf(flags, GAME.content, lines, screen);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const checked = GAME.setup(options, seed);
  if (!checked.ok) throw new UsageError(sayAtTable(GAME.content)(checked.error));
  const creatures = creaturesOf(checked.value);
  const seating = seatingOf(peopleOf(flags, creatures), creatures);
  const file = createMatchFile(flags.file, creatures);
  return beginMatch(crawlTerminal(GAME), file, { options, seed, seating }, terminal);
}

const peopleOf = ({ players }: CrawlPlayFlags, creatures: readonly CreatureId[]): readonly CreatureId[] =>
  players === undefined ? creatures : creatures.slice(0, players);

function seatingOf(people: readonly CreatureId[], creatures: readonly CreatureId[]): CrawlTable {
  const seats = creatures.map(one => [one, people.includes(one) ? 'human' : 'search']);
  return logCrawlTable(Object.fromEntries(seats), botsRevision);
}

/** Who sat there by the log, unless the flags say otherwise. */
function peopleAgain(
  flags: CrawlPlayFlags,
  logged: unknown,
  creatures: readonly CreatureId[],
): readonly CreatureId[] {
  const table = flags.players === undefined ? readCrawlTable(logged, creatures) : undefined;
  return table === undefined
    ? peopleOf(flags, creatures)
    : creatures.filter(one => table.seats[one] === 'human');
}

function resume(path: string, flags: CrawlPlayFlags, terminal: Terminal): Promise<OpenMatch> {
  for (const flag of ['map', 'creature', 'dice', 'highest', 'seed', 'file'] as const)
    if (flags[flag] !== undefined) throw new UsageError(`--${flag} is settled once a game has begun`);
  return resumeMatch(
    crawlTerminal(GAME),
    path,
    (logged, state) => {
      const creatures = creaturesOf(state);
      return seatingOf(peopleAgain(flags, logged, creatures), creatures);
    },
    terminal,
  );
}

export async function openCrawl(flags: CrawlPlayFlags, terminal: Terminal): Promise<OpenMatch> {
  if (flags.players === 0) throw new UsageError('--players must be at least 1');
  return flags.continue === undefined ? begin(flags, terminal) : resume(flags.continue, flags, terminal);
}
