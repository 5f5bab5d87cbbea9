/** `play` of Dungeon Fighter: from flags or a short talk to a match, new or saved. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { choice } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { beginMatch, type OpenMatch, resumeMatch, type Terminal } from '@tumblekeep/terminal-kit/match.ts';
import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { createMatchFile } from '@tumblekeep/terminal-kit/store/match-file.ts';
import type { Skill } from '../bots/index.ts';
import { DICE_MODES, type DiceMode, readTable, type Table } from '../hosted/index.ts';
import { physicsOf } from '../hosted/physics.ts';
import type { DungeonFighter } from '../rules/index.ts';
import { type Arrangement, arrange, type Wanted } from './arrangement.ts';
import { arrangeByDialogue } from './dialogue.ts';
import { readFightLog } from './log.ts';
import { DEFAULT_RULES, rulesOf } from './rule-sets.ts';
import { parseSeats } from './table.ts';
import { readTableFile } from './table-file.ts';
import { fightTerminal } from './terminal.ts';

export interface FightFlags {
  readonly rules?: string;
  readonly heroes?: string;
  readonly difficulty?: string;
  readonly leader?: string;
  readonly solo?: true;
  readonly beginning?: string;
  readonly handicap?: number;
  readonly seat?: string;
  readonly players?: number;
  readonly dice?: string;
  readonly skill?: string;
  readonly seed?: string;
  readonly file?: string;
  /** The file of a saved game. */
  readonly continue?: string;
}

function wantedOf(flags: FightFlags): Wanted {
  const { heroes, difficulty, leader, solo, beginning, handicap, seat, players, dice, skill } = flags;
  return {
    ...(heroes !== undefined && { heroes: /^\d+$/.test(heroes) ? Number(heroes) : heroes.split(',') }),
    ...(difficulty !== undefined && { difficulty }),
    ...(leader !== undefined && { leader }),
    ...(solo !== undefined && { solo }),
    ...(beginning !== undefined && { beginning }),
    ...(handicap !== undefined && { handicap }),
    ...(seat !== undefined && { seat }),
    ...(players !== undefined && { players }),
    ...(dice !== undefined && { dice: dice as DiceMode }),
    ...(skill !== undefined && { skill: skill as Skill }),
  };
}

async function begin(flags: FightFlags, terminal: Terminal): Promise<OpenMatch> {
  const { lines, screen } = terminal;
  const settled = flags.rules === undefined ? undefined : rulesOf(flags.rules);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  if (flags.file !== undefined && existsSync(flags.file))
    throw new UsageError(`${flags.file} exists already; continue it with play --continue ${flags.file}`);
  const wanted = wantedOf(flags);
  const isOpen = Object.keys(wanted).length === 0;
  if (isOpen && lines.interactive) {
    const { game, plan } = await arrangeByDialogue(settled, seed, lines, screen);
    return start(game, seed, plan, flags, terminal);
  }
  const game = settled ?? (rulesOf(DEFAULT_RULES) as DungeonFighter);
  return start(game, seed, arrange(game, seed, isOpen ? { players: 1 } : wanted), flags, terminal);
}

function start(
  game: DungeonFighter,
  seed: string,
  { options, table }: Arrangement,
  flags: FightFlags,
  terminal: Terminal,
): Promise<OpenMatch> {
  const file = createMatchFile(flags.file, options.heroes);
  const seating = { table, landings: 'drawn' } as const;
  return beginMatch(fightTerminal(game, physicsOf(game)), file, { options, seed, seating }, terminal);
}

const SETTLED = [
  'rules',
  'heroes',
  'difficulty',
  'leader',
  'solo',
  'beginning',
  'handicap',
  'players',
  'seed',
  'file',
] as const;

function resume(path: string, flags: FightFlags, terminal: Terminal): Promise<OpenMatch> {
  for (const flag of SETTLED)
    if (flags[flag] !== undefined) throw new UsageError(`--${flag} is settled once a game has begun`);
  const { game } = readFightLog(path);
  return resumeMatch(
    fightTerminal(game, physicsOf(game)),
    path,
    (logged, { options: { heroes } }) => {
      const saved = readTable(logged, heroes) ?? readTableFile(path, heroes);
      return { table: tableOf(saved, game, heroes, flags, terminal.screen), landings: 'drawn' as const };
    },
    terminal,
  );
}

/** The seats of a saved game, with what the flags change. */
function tableOf(
  saved: Table | undefined,
  game: DungeonFighter,
  heroes: readonly string[],
  flags: FightFlags,
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

export async function openFight(flags: FightFlags, terminal: Terminal): Promise<OpenMatch> {
  if (flags.dice !== undefined) choice('kind of dice', DICE_MODES)(flags.dice);
  return flags.continue === undefined ? begin(flags, terminal) : resume(flags.continue, flags, terminal);
}
