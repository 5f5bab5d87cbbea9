/**
 * Games of a day whose results stand on a board, because every throw was judged here. What can be promised: seed and
 * options come from the date alone, the result from the log, and one attempt counts for each secret of a device, in which
 * nothing that has come to light is taken back. What
 * cannot: the seed is known to everybody, so people may have practised; whoever clears a browser or takes another device
 * has another attempt; and nobody sees whose hand it was.
 */
import { createHash } from 'node:crypto';
import { type Daily, dayOf, type GameFolder } from '@tumblekeep/host';
import { fail, ok, parseLog, type Refusal, type Result, replay } from '@tumblekeep/kernel';
import {
  type DayBoard,
  type DayOrder,
  type DayRow,
  type OpenedTable,
  PROTOCOL_LIMITS,
  readDay,
  refuseOnline,
  type TableOrder,
} from '@tumblekeep/protocol';
import type { NewTable, TableStore, WholeTable } from '../store/port.ts';
import { hashOf } from './chairs.ts';
import { hashOfSeed, newTable } from './orders.ts';
import type { Room } from './room.ts';
import type { RuleSets } from './rule-sets.ts';

const NO_BOARD = refuseOnline('day', 'no-such-day');
/** A code that was drawn a second time is drawn again. */
const DRAWS = 5;
const NAME_BYTES = 8;

const boardOf = (game: string, day: string, form: string): string => `${game} ${day} ${form}`;

/** One name for each device and board: a second attempt finds the first one in its place. Whoever knows no secret guesses none. */
const nameOf = (board: string, player: string): string =>
  createHash('sha256')
    .update(`${board} ${player}`)
    .digest('hex')
    .slice(0, 2 * NAME_BYTES);

/** Whether the attempt was begun with the same secrets. */
const isSameAttempt = ({ keys }: WholeTable, { key, opener }: DayOrder): boolean =>
  [key, opener].every(secret => keys.some(({ hash }) => hash === hashOf(secret)));

const openedOf = ({ name, code = '', seats, seedHash }: NewTable['table']): OpenedTable => ({
  table: name,
  code,
  seats,
  seedHash,
});

export class Days {
  readonly #games: ReadonlyMap<string, GameFolder>;
  readonly #ruleSets: RuleSets;
  readonly #store: TableStore;
  readonly #now: () => number;

  constructor(games: readonly GameFolder[], ruleSets: RuleSets, store: TableStore, now: () => number) {
    this.#games = new Map(games.map(game => [game.id, game]));
    this.#ruleSets = ruleSets;
    this.#store = store;
    this.#now = now;
  }

  get #today(): string {
    return dayOf(this.#now());
  }

  #dailyOf(game: string, form: string): Daily | undefined {
    const daily = this.#games.get(game)?.daily;
    return daily?.forms.includes(form) ? daily : undefined;
  }

  /** The attempt of a device; the same one again for the same order. */
  async open(order: DayOrder): Promise<Result<OpenedTable, Refusal>> {
    const { version, game, day, form, player, key, opener, chairs } = order;
    const daily = this.#dailyOf(game, form);
    if (daily === undefined) return fail(NO_BOARD);
    const { rules, options, seating } = daily.orderOf(form);
    const ruleSet = await this.#ruleSets.get(rules);
    if (ruleSet === undefined) return fail(NO_BOARD);
    const name = nameOf(boardOf(game, day, form), player);
    const drawn = { name, seed: daily.seedOf(day, form) };
    const wanted: TableOrder = {
      version,
      rules,
      options,
      seating,
      key,
      opener,
      chairs,
      listed: false,
      startsWhenFull: true,
    };
    for (let tries = 0; tries < DRAWS; tries++) {
      const found = await this.#store.find(name);
      if (found !== undefined)
        return isSameAttempt(found, order)
          ? ok(openedOf(found.table))
          : fail(refuseOnline('attempt', 'attempt-made'));
      // After midnight nothing is begun; what was begun before is found above.
      const today = this.#today;
      if (day !== today) return fail(refuseOnline('day', 'other-day', { today }));
      const fresh = await newTable(ruleSet, wanted, this.#now(), drawn);
      if (!fresh.ok) return fresh;
      if (fresh.value.chairs.some(chair => chair.name === undefined))
        return fail(refuseOnline('seats', 'all-chairs'));
      const keys = [...fresh.value.keys, { kind: 'player' as const, seat: undefined, hash: hashOf(player) }];
      if (new Set(keys.map(({ hash }) => hash)).size !== keys.length)
        return fail(refuseOnline('seat', 'seat-taken'));
      if ((await this.#store.create({ ...fresh.value, keys })) === undefined) continue;
      return ok(openedOf(fresh.value.table));
    }
    return fail(refuseOnline('trouble', 'server-trouble'));
  }

  /** Days that were long ago have a board, too, as long as their tables are kept. */
  async board(game: string, day: string, form: string): Promise<Result<DayBoard, Refusal>> {
    if (readDay(day) === undefined || this.#dailyOf(game, form) === undefined) return fail(NO_BOARD);
    const results = await this.#store.results(boardOf(game, day, form), PROTOCOL_LIMITS.rows);
    const rows = results.map(({ table, told }) => ({ ...(told as Omit<DayRow, 'table'>), table }));
    return ok({ today: this.#today, rows });
  }

  /** A game is over: where it was an attempt in which no bot played and no hand was helped, its result stands. */
  async judge(room: Room): Promise<void> {
    const { record, chairs, hosted } = room;
    const daily = this.#games.get(record.game)?.daily;
    if (!room.isAttempt || daily === undefined) return;
    const day = dayOf(record.created);
    const form = daily.forms.find(one => hashOfSeed(daily.seedOf(day, one)) === record.seedHash);
    const texts = await room.lines();
    const log = texts.ok ? parseLog(texts.value.join('')) : texts;
    if (form === undefined || !log.ok) return;
    const events: unknown[] = [];
    const played = replay(hosted.game, log.value, undefined, event => void events.push(event));
    const outcome = played.ok ? hosted.game.outcome(played.value.state) : undefined;
    const isByPeople = log.value.lines.every(line => {
      const seating = 'table' in line ? hosted.readSeating(line.table, record.seats) : undefined;
      return seating === undefined || record.seats.every(seat => hosted.isPerson(seating, seat));
    });
    const isComparable = log.value.lines.every(
      line => !('evidence' in line) || daily.isComparable(line.evidence),
    );
    if (outcome === undefined || !isByPeople || !isComparable) return;
    const { rank, won, score, marks } = daily.resultOf(outcome, events);
    await this.#store.addResult({
      number: record.number,
      board: boardOf(record.game, day, form),
      rank,
      told: { name: chairs.all[0]?.name ?? '', won, score, marks: marks.slice(0, PROTOCOL_LIMITS.marks) },
    });
  }
}
