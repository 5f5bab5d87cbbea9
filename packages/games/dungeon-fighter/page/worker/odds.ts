/**
 * How a game at this table would go, by playing it: the chance with the chosen handicap first, then the handicap that
 * makes an even fight of it. The page asks again and again, and each time a few games are played; a page that stops
 * asking has stopped the search.
 */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import {
  type Chance,
  chanceOf,
  guessEven,
  type Hand,
  handOfSkill,
  type Odds,
  type Party,
  type Setting,
  seekEven,
} from '../../bots/handicaps/index.ts';
import { randomPlayer } from '../../bots/index.ts';
import type { Seat } from '../../hosted/index.ts';
import { type HeroId, isHandicap } from '../../rules/index.ts';
import { readHand } from '../hand/read.ts';
import { likenessOf } from './likeness.ts';
import { readOrder } from './orders.ts';
import type { OddsOrder, OddsReport } from './protocol.ts';
import { refuse } from './sentences.ts';

const SEED = 'odds';
/** Games with each handicap that is tried, and with those that are told. */
const PROBE = 60;
const TOLD = 200;
/** Milliseconds that one call may take. */
const SLICE = 40;

/** Nobody's name: whoever has no seat of their own is one of the people here. */
const PEOPLE = '';

interface Search {
  /** The order, to be known again. */
  readonly key: string;
  readonly report: OddsReport;
  /** Changes the report as it goes. */
  readonly games: Generator<undefined, void>;
}

let search: Search | undefined;

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

function* seek(
  chance: Chance,
  chosen: number,
  guess: number,
  report: Mutable<OddsReport>,
): Generator<undefined, void> {
  const counted: Chance = function* (handicap, games) {
    const playing = chance(handicap, games);
    for (;;) {
      const { done, value } = playing.next();
      if (done) return value as Odds;
      report.played++;
      yield;
    }
  };
  report.here = yield* counted(chosen, TOLD);
  const found: Setting = yield* seekEven(counted, guess, PROBE);
  const odds = found.handicap === chosen ? report.here : yield* counted(found.handicap, TOLD);
  report.even = { handicap: found.handicap, ...odds };
  report.isDone = true;
}

/** Who cannot be measured throws like average hands. */
function handsOf(order: OddsOrder, seats: Readonly<Record<HeroId, Seat>>): (hero: HeroId) => Hand {
  const own = order.hand === undefined ? handOfSkill('average') : likenessOf(readHand(order.hand));
  return hero => {
    const seat = seats[hero];
    return seat === undefined || seat.kind === 'human' ? own : handOfSkill(seat.skill);
  };
}

function begin(order: OddsOrder, key: string): Result<Search, Refusal> {
  const read = readOrder(order.game, () => SEED);
  if (!read.ok) return read;
  const { game, state, table } = read.value;
  const chosen = order.handicap;
  if (!isHandicap(chosen)) return fail(refuse('order', 'nothing-to-begin'));
  const { handicap: _chosen, ...options } = state.options;
  const handOf = handsOf(order, table.seats);
  const party: Party = {
    game,
    options,
    handOf,
    playerOf: hero => (table.seats[hero]?.kind === 'random' ? randomPlayer : undefined),
  };
  const report: Mutable<OddsReport> = {
    hand: handOf(PEOPLE),
    played: 0,
    here: undefined,
    even: undefined,
    isDone: false,
  };
  const guess = guessEven(game.id, options.heroes.map(handOf));
  return ok({ key, report, games: seek(chanceOf(party, SEED), chosen, guess, report) });
}

/** What is in it is read where each part is used. */
const readRecord = reader(() => z.record(z.string(), z.unknown()));

/** Goes on with the search for this order for a moment; another order begins another search. */
export function odds(order: unknown): Result<OddsReport, Refusal> {
  if (readRecord(order) === undefined) return fail(refuse('order', 'nothing-to-begin'));
  const key = JSON.stringify(order);
  if (search?.key !== key) {
    search = undefined;
    const begun = begin(order as OddsOrder, key);
    if (!begun.ok) return begun;
    search = begun.value;
  }
  const until = performance.now() + SLICE;
  while (!search.report.isDone && performance.now() < until) search.games.next();
  return ok({ ...search.report });
}

export const likeness = (hand: unknown): Hand => likenessOf(readHand(hand));
