/** How many positions can be reached from a start, as chess engines count them to prove their rules. */
import { createHash } from 'node:crypto';
import { type AnyGame, sayPlainly } from '@tumblekeep/kernel';

export interface Counts {
  readonly depth: number;
  /** Different positions after 0, 1, … `depth` actions. */
  readonly positions: number;
  /** Legal actions in all of them. */
  readonly actions: number;
  /** Over the legal actions and what comes of them, in notation. */
  readonly told: string;
  /** Over the states, hidden things included. */
  readonly states: string;
}

const digest = (hash: ReturnType<typeof createHash>): string => hash.digest('hex').slice(0, 12);

export function countFrom(game: AnyGame, start: unknown, depth: number): Counts;
/** Nothing, if more actions than `most` would have to be tried. */
export function countFrom(game: AnyGame, start: unknown, depth: number, most: number): Counts | undefined;
export function countFrom(
  game: AnyGame,
  start: unknown,
  depth: number,
  most = Number.POSITIVE_INFINITY,
): Counts | undefined {
  const told = createHash('sha256');
  const states = createHash('sha256');
  const seen = Array.from({ length: depth + 1 }, () => new Set<string>());
  let positions = 0;
  let actions = 0;
  let tried = 0;
  const visit = (state: unknown, done: number): void => {
    const hash = game.hash(state);
    // What can be reached from a position depends on it alone, and on how far there is to go.
    if (seen[done]?.has(hash)) return;
    seen[done]?.add(hash);
    positions++;
    states.update(hash);
    const legal = game.legal(state);
    actions += legal.length;
    for (const action of legal) {
      told.update(`> ${game.print(action)}\n`);
      if (done === depth) continue;
      if (++tried > most) return;
      const next = game.clone(state);
      const refusal = game.apply(next, action, event => told.update(`${game.printEvent(event)}\n`));
      if (refusal) throw new Error(`a legal action was refused: ${sayPlainly(refusal)}`);
      visit(next, done + 1);
    }
  };
  visit(start, 0);
  if (tried > most) return undefined;
  return { depth, positions, actions, told: digest(told), states: digest(states) };
}

/** Half a second of work. */
const MOST_TRIED = 8000;

/** As deep as can be counted with so many tries. */
export function countDeep(game: AnyGame, start: unknown): Counts {
  let best = countFrom(game, start, 0);
  for (let depth = 1; depth <= 12; depth++) {
    const counts = countFrom(game, start, depth, MOST_TRIED);
    if (counts === undefined) break;
    best = counts;
  }
  return best;
}
