import { type AnyGame, makeStream, pick, type Stream, sayPlainly } from '../../src/index.ts';

const MOST_STEPS = 5000;

/** Sees every state between two actions and what has just happened. */
export type Visit<State, Event> = (state: State, events: readonly Event[]) => void;

/** Plays to the end with random answers, for rules that hold at every moment. */
export function playRandomGame<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  options: unknown,
  seed: string,
  visit: Visit<State, Event>,
  choose: (random: Stream, actions: readonly Action[]) => Action = pick,
): State {
  let events: Event[] = [];
  const sink = (event: Event) => events.push(event);
  const made = game.setup(options, seed, sink);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  const state = made.value;
  const random = makeStream(seed, 'random game');
  for (let step = 0; step < MOST_STEPS; step++) {
    visit(state, events);
    const actions = game.legal(state);
    if (actions.length === 0) return state;
    events = [];
    const refusal = game.apply(state, choose(random, actions), sink);
    if (refusal) throw new Error(sayPlainly(refusal));
  }
  throw new Error(`the game of seed ${seed} does not end`);
}
