/**
 * A player who tries every sensible answer in many worlds that look like the one on the table: hidden tiles are
 * drawn anew and dice to come are other dice. Answers that do badly are dropped, so that the playouts go to the
 * close decisions.
 */
import {
  type Action,
  cloneState,
  type DieInTheDungeon,
  lookAt,
  missing,
  questionOf,
  type RollState,
  type State,
  scrambleSecrets,
} from '@tumblekeep/die-in-the-dungeon';
import { makeStream, nextWord, type Stream } from '@tumblekeep/kernel';
import type { CrawlPlayer } from './player.ts';
import { quickChoice } from './quick.ts';
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

/** Answers that differ only in wasting something are left out. */
export function sensible(game: DieInTheDungeon, state: State, legal: readonly Action[]): readonly Action[] {
  if (questionOf(state)?.at !== 'modify') return legal;
  const roll = state.roll as RollState;
  const short = missing(lookAt(game.content, state), roll);
  const pips = Math.max(0, ...legal.map(action => (action.type === 'pips' ? action.pips : 0)));
  return legal.filter(action => {
    if (action.type === 'spend') return action.points === short;
    if (action.type === 'pay-time') return action.change === short;
    return action.type !== 'pips' || action.pips === pips;
  });
}

const MOST_ACTIONS = 2000;

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
  for (let i = 0; i < MOST_ACTIONS && world.turn < lastTurn; i++) {
    const legal = game.legal(world);
    if (legal.length === 0) break;
    game.apply(world, quickChoice(game.content, world, legal, stream));
  }
  return winChance(game.content, world, seat);
}

interface Candidate {
  readonly action: Action;
  sum: number;
  playouts: number;
}

const oddsOf = ({ sum, playouts }: Candidate): number => (playouts === 0 ? 0 : sum / playouts);

/** Every sensible answer with its odds, the best one first. All answers are tried in the same worlds. */
export function judge(
  game: DieInTheDungeon,
  state: State,
  legal: readonly Action[],
  stream: Stream,
  { playouts, turns }: Budget,
): Judged[] {
  const seed = String(nextWord(stream));
  const candidates: Candidate[] = sensible(game, state, legal).map(action => ({
    action,
    sum: 0,
    playouts: 0,
  }));
  let alive = candidates;
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  for (let world = 0, round = 0; round < rounds; round++) {
    const end = world + Math.max(1, Math.floor(playouts / (rounds * alive.length)));
    for (; world < end; world++) {
      const other = scrambleSecrets(game.content, state, makeStream(seed, `world ${world}`));
      for (const candidate of alive) {
        const thoughts = makeStream(seed, `thoughts ${world}`);
        candidate.sum += playOut(game, cloneState(other), candidate.action, state.active, turns, thoughts);
        candidate.playouts++;
      }
    }
    alive = [...alive].sort((a, b) => oddsOf(b) - oddsOf(a)).slice(0, Math.ceil(alive.length / 2));
  }
  return candidates
    .sort((a, b) => b.playouts - a.playouts || oddsOf(b) - oddsOf(a))
    .map(candidate => ({
      action: candidate.action,
      odds: oddsOf(candidate),
      playouts: candidate.playouts,
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
  return (judge(game, state, legal, stream, budget)[0] as Judged).action;
}

export const makeSearchCrawler = (budget: Budget = DEFAULT_BUDGET): CrawlPlayer => ({
  id: 'search',
  choose: (game, state, legal, stream) => chooseAction(game, state, legal, stream, budget),
});
