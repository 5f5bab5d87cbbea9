/** A game of random choices; landings are better than random, so that games reach shops and the boss. */
import { makeStream, nextInt, pick, sayPlainly } from '@tumblekeep/kernel';
import type { Action, DungeonFighter, Event, State } from '../../rules/index.ts';

export interface Step {
  readonly before: State;
  readonly action: Action | undefined;
  readonly events: readonly Event[];
  readonly after: State;
}

export function randomGame(
  game: DungeonFighter,
  seed: string,
  heroes: number,
  visit: (step: Step) => void,
): State {
  let events: Event[] = [];
  const sink = (event: Event) => {
    events.push(event);
  };
  const made = game.setup({ heroes }, seed, sink);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  const state = made.value;
  const stream = makeStream(seed, 'random game');
  visit({ before: state, action: undefined, events, after: state });
  for (let i = 0; i < 3000 && game.decision(state) !== undefined; i++) {
    const all = game.legal(state);
    const kept = all.filter(action => action.type !== 'discard' || nextInt(stream, 8) === 0);
    const legal = kept.length > 0 ? kept : all;
    const lucky = legal.filter(
      action =>
        action.type === 'land' &&
        action.bounces > 0 &&
        action.failed.length === 0 &&
        action.zone !== 'outside' &&
        action.zone !== 'floor',
    );
    const action = pick(stream, lucky.length > 0 && nextInt(stream, 10) < 7 ? lucky : legal);
    const before = game.clone(state);
    events = [];
    const refusal = game.apply(state, action, sink);
    if (refusal) throw new Error(sayPlainly(refusal));
    visit({ before, action, events, after: state });
  }
  return state;
}
