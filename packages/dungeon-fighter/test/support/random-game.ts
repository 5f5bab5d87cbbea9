/** Whole games with random answers, for rules that hold at every moment. */
import {
  type Action,
  type DungeonFighter,
  type Event,
  RULE_SETS,
  type State,
} from '@tumblekeep/dungeon-fighter';
import { makeStream, pick, type Stream } from '@tumblekeep/kernel';

const MOST_STEPS = 5000;

/** Three throws of four are fair hits, so that games last long enough to see everything. */
function choose(random: Stream, actions: readonly Action[]): Action {
  if (actions[0]?.type !== 'land' || pick(random, [1, 2, 3, 4]) === 4) return pick(random, actions);
  const fair = actions.filter(
    action =>
      action.type === 'land' &&
      action.failed.length === 0 &&
      action.bounces === 2 &&
      !['hole', 'bones', 'outside'].includes(action.zone),
  );
  return pick(random, fair);
}

/** Plays to the end; `visit` sees every state between two actions and what has just happened. */
export function playRandomly(
  options: unknown,
  seed: string,
  visit: (state: State, events: readonly Event[]) => void,
  rules = 'second',
): State {
  const game = RULE_SETS[rules] as DungeonFighter;
  let events: Event[] = [];
  const sink = (event: Event) => events.push(event);
  const made = game.setup(options, seed, sink);
  if (!made.ok) throw new Error(made.error.message);
  const state = made.value;
  const random = makeStream(seed, 'random game');
  for (let step = 0; step < MOST_STEPS; step++) {
    visit(state, events);
    const actions = game.legal(state);
    if (actions.length === 0) return state;
    events = [];
    const refusal = game.apply(state, choose(random, actions), sink);
    if (refusal) throw new Error(refusal.message);
  }
  throw new Error(`the game of seed ${seed} does not end`);
}

/** Games of every party size. */
export function playManyRandomly(
  visit: (state: State, events: readonly Event[]) => void,
  rules?: string,
): State[] {
  const ends: State[] = [];
  for (let heroes = 2; heroes <= 6; heroes++)
    for (let i = 0; i < 4; i++) ends.push(playRandomly({ heroes }, `random-${heroes}-${i}`, visit, rules));
  return ends;
}
