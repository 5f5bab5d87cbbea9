/** Honest logs of every kind, for those who follow them and those who forge them. */
import { botsRevision } from '@tumblekeep/bots';
import {
  RULE_SETS as CRAWLS,
  type Action as CrawlAction,
  type Event as CrawlEvent,
  type State as CrawlState,
  type DieInTheDungeon,
  RULES_ID,
} from '@tumblekeep/die-in-the-dungeon';
import type { Action, Event, HeroId, State } from '@tumblekeep/dungeon-fighter';
import { type AnyGame, type LogRefusal, Match, parseLog, type Result } from '@tumblekeep/kernel';
import { crawlBotAnswer, proveCrawl } from '../src/crawl/prove.ts';
import { logCrawlTable } from '../src/crawl/seats.ts';
import {
  botAnswer,
  drawnLanding,
  isForPeople,
  logTable,
  ofPeople,
  type Proof,
  proveFight,
  type Seat,
  type SeatKind,
  type Table,
} from '../src/index.ts';
import { gameOf, goOn, must, seat } from './party.ts';

export type Line = Record<string, unknown>;

export interface HonestLog {
  readonly name: string;
  readonly game: AnyGame;
  readonly lines: readonly Line[];
  /** What following some lines of this game shows. */
  prove(lines: readonly Line[]): Result<Proof<unknown>, LogRefusal>;
}

const KINDS: readonly SeatKind[] = ['human', 'sensible', 'random'];

const linesOf = (rows: readonly string[]): Line[] => rows.map(row => JSON.parse(row) as Line);
export const textOf = (lines: readonly Line[]): string =>
  lines.map(line => `${JSON.stringify(line)}\n`).join('');

/** A game of a person and bots whose dice were simulated, with something taken back in the middle. */
export async function thrownLog(edition: string, inputs: number): Promise<HonestLog> {
  const { sitting, lines, parts } = await seat({ edition, seats: KINDS, seed: 'honest' });
  const goOnTo = (n: number): void => {
    while (sitting.inputs.length < n && sitting.snapshot().turn !== undefined) goOn(sitting);
  };
  goOnTo(Math.floor(inputs / 2));
  must(sitting.undo(true));
  goOnTo(inputs);
  return {
    name: `thrown, ${edition}`,
    game: parts.game as unknown as AnyGame,
    lines: linesOf(lines),
    prove: some => {
      const log = parseLog(textOf(some));
      return log.ok ? proveFight(parts.game, parts.physics, log.value) : log;
    },
  };
}

/** A whole game whose landings were drawn, as in the terminal. */
export async function drawnLog(edition: string): Promise<HonestLog> {
  const { parts } = await seat({ edition, seats: KINDS });
  const game = gameOf(edition);
  const heroes = game.edition.tables.heroes.slice(0, KINDS.length).map(({ id }) => id);
  const seats = heroes.map((hero, i): [HeroId, Seat] => [
    hero,
    { kind: KINDS[i] as SeatKind, skill: 'skilled' },
  ]);
  const table: Table = { dice: 'simulated', seats: Object.fromEntries(seats) };
  const rows: string[] = [];
  const append = (row: string): void => void rows.push(row);
  const match = must(
    Match.start<State, Action, Event>(
      game,
      { heroes },
      'honest',
      append,
      undefined,
      logTable(table, 'drawn'),
    ),
  );
  const place = { game, table };
  for (let decision = game.decision(match.state); decision !== undefined; ) {
    const { state } = match;
    const moment = { seed: 'honest', inputs: match.inputs.length };
    const thrown = state.combat?.throw;
    if (decision.by === 'table' && thrown) {
      const hero = state.heroes[thrown.seat]?.hero as HeroId;
      const seated = table.seats[hero] as Seat;
      match.play(drawnLanding(state, thrown, seated, moment), undefined, {
        by: 'draw',
        hero,
        skill: seated.skill,
      });
    } else if (isForPeople(place, state)) {
      const legal = ofPeople(game.legal(state), table);
      match.play(legal.find(({ type }) => type === 'done') ?? (legal[0] as Action));
    } else match.play(botAnswer(place, state, moment));
    decision = game.decision(match.state);
  }
  return {
    name: `drawn, ${edition}`,
    game: game as unknown as AnyGame,
    lines: linesOf(rows),
    prove: some => {
      const log = parseLog(textOf(some));
      return log.ok ? proveFight(game, parts.physics, log.value) : log;
    },
  };
}

/** A duel of a person against a bot to its end, with something taken back. */
export function crawlLog(): HonestLog {
  const game = CRAWLS[RULES_ID] as DieInTheDungeon;
  const table = logCrawlTable({ diemon: 'human', dierake: 'search' } as never, botsRevision);
  const rows: string[] = [];
  const options = { map: 'neighbours', players: ['diemon', 'dierake'] };
  const append = (row: string): void => void rows.push(row);
  const match = must(
    Match.start<CrawlState, CrawlAction, CrawlEvent>(game, options, 'honest', append, undefined, table),
  );
  let takenBack = false;
  for (let decision = game.decision(match.state); decision !== undefined; ) {
    const isPerson = typeof decision.by === 'object' && decision.by.seat === 'diemon';
    const { state, inputs } = match;
    if (isPerson && inputs.length > 6 && !takenBack) {
      takenBack = true;
      match.play(game.legal(state)[0] as CrawlAction);
      match.undo(match.inputs.length - 1);
    } else if (isPerson) match.play(game.legal(state)[0] as CrawlAction);
    else match.play(crawlBotAnswer(game, state, 'honest', inputs.length));
    decision = game.decision(match.state);
  }
  return {
    name: 'DIE in the Dungeon!',
    game: game as unknown as AnyGame,
    lines: linesOf(rows),
    prove: some => {
      const log = parseLog(textOf(some));
      return log.ok ? proveCrawl(game, log.value) : log;
    },
  };
}

/** Counted from 1, as editors do: the line of the first input that is wanted, in a log as lines. */
export const lineWhere = (lines: readonly Line[], is: (line: Line, i: number) => boolean): number =>
  lines.findIndex(is);

/**
 * What a forger does who knows the rules: every hash after a change is made anew, up to and with the first input
 * that the rules refuse.
 */
export function refold(game: AnyGame, lines: readonly Line[]): Line[] {
  const [header = {}, ...rest] = lines;
  const begin = (): unknown => {
    const made = game.setup(header['options'], header['seed'] as string);
    if (!made.ok) throw new Error(made.error.message);
    return made.value;
  };
  const told: Line[] = [header];
  let standing: string[] = [];
  let state = begin();
  const apply = (text: string): boolean => {
    const action = game.parse(text);
    return action.ok && game.apply(state, action.value) === undefined;
  };
  for (const line of rest) {
    if ('undo' in line) {
      standing = standing.slice(0, line['undo'] as number);
      state = begin();
      for (const text of standing) apply(text);
      told.push(line);
    } else if ('action' in line) {
      if (!apply(line['action'] as string)) return [...told, line];
      standing.push(line['action'] as string);
      told.push({ ...line, n: standing.length, hash: game.hash(state) });
    } else told.push('end' in line ? { ...line, hash: game.hash(state) } : line);
  }
  return told;
}

/** The state before a line. */
export function stateBefore(game: AnyGame, lines: readonly Line[], at: number): unknown {
  const made = game.setup(lines[0]?.['options'], lines[0]?.['seed'] as string);
  if (!made.ok) throw new Error(made.error.message);
  let standing: string[] = [];
  for (const line of lines.slice(1, at)) {
    if ('undo' in line) standing = standing.slice(0, line['undo'] as number);
    else if ('action' in line) standing.push(line['action'] as string);
  }
  for (const text of standing) {
    const action = game.parse(text);
    if (action.ok) game.apply(made.value, action.value);
  }
  return made.value;
}
