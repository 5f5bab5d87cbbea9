/** What has happened in a game, folded from its log: nobody keeps it. */
import type { Kinds } from '@tumblekeep/host';
import {
  type AnyGame,
  type InputLine,
  type Log,
  ok,
  type Refusal,
  type Result,
  replay,
} from '@tumblekeep/kernel';

/** One input that stands. */
export interface PastStep<K extends Kinds> {
  /** Nothing for the beginning of the game. */
  readonly input: InputLine | undefined;
  readonly action: K['Action'] | undefined;
  readonly events: readonly K['Event'][];
}

/** The beginning, then every input that stands; `onStep` sees the state after each, which the next one changes. */
export function retell<K extends Kinds>(
  game: AnyGame<K['State'], K['Action'], K['Event']>,
  log: Log,
  onStep: (step: PastStep<K>, state: K['State']) => void = () => undefined,
): Result<readonly PastStep<K>[], Refusal> {
  const steps: PastStep<K>[] = [];
  let events: K['Event'][] = [];
  const replayed = replay(
    game,
    log,
    (input, state) => {
      const action = input && game.parse(input.action);
      const step = { input, action: action?.ok ? action.value : undefined, events };
      steps.push(step);
      onStep(step, state);
      events = [];
    },
    event => void events.push(event),
  );
  return replayed.ok ? ok(steps) : replayed;
}
