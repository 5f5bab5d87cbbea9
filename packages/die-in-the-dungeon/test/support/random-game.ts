/** Whole games with random answers, for rules that hold at every moment. */
import { CONTENT, type Event, makeGame, type State } from '@tumblekeep/die-in-the-dungeon';
import { makeStream, pick } from '@tumblekeep/kernel';

const MOST_STEPS = 5000;
const game = makeGame(CONTENT);

/** Plays to the end; `visit` sees every state between two actions and what has just happened. */
export function playRandomly(
  options: unknown,
  seed: string,
  visit: (state: State, events: readonly Event[]) => void,
): State {
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
    const refusal = game.apply(state, pick(random, actions), sink);
    if (refusal) throw new Error(refusal.message);
  }
  throw new Error(`the game of seed ${seed} does not end`);
}

/** Games on every map with every creature. */
export function playManyRandomly(
  times: number,
  visit: (state: State, events: readonly Event[]) => void,
): State[] {
  const ids = CONTENT.tables.creatures.map(({ id }) => id);
  return CONTENT.tables.maps.flatMap(({ id: map, players }) =>
    ids.flatMap((_, i) =>
      Array.from({ length: times }, (_, n) => {
        const seats = Array.from({ length: players }, (_, seat) => ids[(i + seat) % ids.length]);
        return playRandomly({ map, players: seats }, `${map} ${i} ${n}`, visit);
      }),
    ),
  );
}
