/**
 * A player who tries every sensible answer in many worlds that look like the one on the table: hidden tiles are
 * drawn anew and dice to come are other dice. All answers are tried in the same worlds, and those that do badly there
 * are dropped, so that the playouts go to the close decisions.
 */

import { makeStream, nextWord, type Stream } from '@tumblekeep/kernel';
import {
  type Action,
  attackChance,
  cautionOf,
  cloneState,
  type DieInTheDungeon,
  lookAt,
  missing,
  questionOf,
  type RollState,
  type State,
  scrambleSecrets,
} from '../rules/index.ts';
import type { CrawlPlayer } from './player.ts';
import { patientChoice, quickChoice } from './quick.ts';
import { winChance } from './value.ts';

export interface Budget {
  /** Playouts for one decision. */
  readonly playouts: number;
  /** Turns that a playout looks ahead; the rest is estimated. */
  readonly turns: number;
}

export const DEFAULT_BUDGET: Budget = { playouts: 120, turns: 1 };

export interface Judged {
  readonly action: Action;
  /** The chance to win after it, as far as the playouts can tell. */
  readonly odds: number;
  readonly playouts: number;
}

/** A stat that hits so much less often is not tried, points that are spent without a second thought counted in. */
const FAR_BEHIND = 0.12;
const EASY_POINTS = 2;

/** Answers that differ only in wasting something are left out, and attacks that are far behind. */
export function sensible(game: DieInTheDungeon, state: State, legal: readonly Action[]): readonly Action[] {
  const at = questionOf(state)?.at;
  if (at === 'modify') return modifications(game, state, legal);
  if (at !== 'attack') return legal.filter(action => !isUseless(game, state, action));
  const play = lookAt(game.content, state);
  const chances = legal.map(action =>
    action.type === 'attack' ? attackChance(play, action.stat, EASY_POINTS) : Number.POSITIVE_INFINITY,
  );
  const most = Math.max(...chances.filter(Number.isFinite));
  return legal.filter((_, i) => (chances[i] as number) >= most - FAR_BEHIND);
}

const isUseless = (game: DieInTheDungeon, state: State, action: Action): boolean =>
  action.type === 'use' && cautionOf(game.content, state, action)?.code === 'useless';

function modifications(game: DieInTheDungeon, state: State, legal: readonly Action[]): readonly Action[] {
  const roll = state.roll as RollState;
  const short = missing(lookAt(game.content, state), roll);
  const pips = Math.max(0, ...legal.map(action => (action.type === 'pips' ? action.pips : 0)));
  return legal.filter(action => {
    if (action.type === 'spend') return action.points === short;
    if (action.type === 'pay-time') return action.change === short;
    return action.type !== 'pips' || action.pips === pips;
  });
}

/** A turn that takes longer goes round in circles, and whoever goes round in circles does not win. */
const MOST_ACTIONS = 400;

function playOut(
  game: DieInTheDungeon,
  world: State,
  first: Action,
  seat: number,
  turns: number,
  stream: Stream,
): number {
  const lastTurn = world.turn + turns * world.creatures.length;
  game.apply(world, first);
  let turn = world.turn;
  let actions = 0;
  while (world.result === null && world.turn < lastTurn) {
    game.apply(world, quickChoice(game.content, world, game.legal(world), stream));
    if (world.turn !== turn) {
      turn = world.turn;
      actions = 0;
    } else if (++actions > MOST_ACTIONS) return 0;
  }
  return winChance(game.content, world, seat);
}

/** A world that looks the same. Within a tile no other can be turned, and only dice are to come. */
function otherWorld(game: DieInTheDungeon, state: State, turns: number, random: Stream): State {
  if (state.here < 0 || turns > 1) return scrambleSecrets(game.content, state, random);
  const other = cloneState(state);
  for (const name of ['creature', 'heroes'] as const)
    for (let i = 0; i < 3; i++) other.random[name][i] = nextWord(random) | 0;
  return other;
}

interface Candidate {
  readonly action: Action;
  /** One for each world, the same worlds for all. */
  readonly chances: number[];
}

const meanOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] as number;
  return numbers.length === 0 ? 0 : sum / numbers.length;
};

/** By how much one is better than the other, and how sure that is, in the worlds that both have seen. */
function compare(one: Candidate, other: Candidate): { readonly lead: number; readonly error: number } {
  const worlds = Math.min(one.chances.length, other.chances.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < worlds; i++) {
    const difference = (one.chances[i] as number) - (other.chances[i] as number);
    sum += difference;
    squares += difference * difference;
  }
  const lead = sum / worlds;
  return { lead, error: Math.sqrt(Math.max(0, squares / worlds - lead * lead) / worlds) };
}

/** Worlds that everybody sees before somebody is dropped, and between two such decisions. */
const WORLDS = 6;
/** An answer is dropped when it is behind by so many standard errors. */
const CLEARLY = 2;
/** Answers that are no further apart are as good as each other. */
const NOTHING = 0.002;

/** The first one in a close race is the one that comes first in the list. */
const leaderOf = (candidates: readonly Candidate[]): Candidate => {
  let leader = candidates[0] as Candidate;
  for (const candidate of candidates) if (compare(candidate, leader).lead > 1e-9) leader = candidate;
  return leader;
};

/** Every sensible answer with its odds, the best one first; what the quick player would do comes first among equals. */
export function judge(
  game: DieInTheDungeon,
  state: State,
  legal: readonly Action[],
  stream: Stream,
  { playouts, turns }: Budget,
): Judged[] {
  const seed = String(nextWord(stream));
  const worlds = makeStream(seed, 'worlds');
  const quick = quickChoice(game.content, state, legal, makeStream(seed, 'quick'));
  const others = sensible(game, state, legal).filter(action => action !== quick);
  const candidates: Candidate[] = [quick, ...others].map(action => ({ action, chances: [] }));
  let alive = candidates;
  let left = playouts;
  while (left > 0 && alive.length > 1) {
    for (let i = 0; i < WORLDS; i++) {
      const world = otherWorld(game, state, turns, worlds);
      const thoughts = nextWord(worlds);
      for (const { action, chances } of alive) {
        const mind: Stream = [thoughts, thoughts, thoughts, 1];
        chances.push(playOut(game, cloneState(world), action, state.active, turns, mind));
      }
    }
    left -= WORLDS * alive.length;
    const leader = leaderOf(alive);
    alive = alive.filter(candidate => {
      const { lead, error } = compare(leader, candidate);
      return (
        candidate === leader || lead < CLEARLY * error || (lead < NOTHING && left > 0 && error > NOTHING)
      );
    });
  }
  const leader = leaderOf(alive);
  return candidates
    .map((candidate, i) => ({ candidate, i, odds: meanOf(candidate.chances) }))
    .sort((a, b) => {
      if (a.candidate === leader) return -1;
      if (b.candidate === leader) return 1;
      return b.candidate.chances.length - a.candidate.chances.length || b.odds - a.odds || a.i - b.i;
    })
    .map(({ candidate, odds }) => ({
      action: candidate.action,
      odds,
      playouts: candidate.chances.length,
    }));
}

export function chooseAction(
  game: DieInTheDungeon,
  state: State,
  legal: readonly Action[],
  stream: Stream,
  budget: Budget = DEFAULT_BUDGET,
): Action {
  if (legal.length === 1) return legal[0] as Action;
  const patient = patientChoice(game.content, state, legal, stream);
  return patient ?? (judge(game, state, legal, stream, budget)[0] as Judged).action;
}

export const makeSearchCrawler = (budget: Budget = DEFAULT_BUDGET): CrawlPlayer => ({
  id: 'search',
  choose: (game, state, legal, stream) => chooseAction(game, state, legal, stream, budget),
});
