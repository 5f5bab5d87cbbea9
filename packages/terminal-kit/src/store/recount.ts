/** A recorded game as steps: what was put in and what happened. */
import type { AnyGame, InputLine, LogRefusal, Replayed, Result } from '@tumblekeep/kernel';
import { type ReadLog, replayLog } from './read-log.ts';

export interface RecordedStep<State, Event> {
  /** Nothing for the beginning of the game. */
  readonly input: InputLine | undefined;
  readonly before: State | undefined;
  readonly events: readonly Event[];
}

export function recount<State, Action, Event>(
  read: Pick<ReadLog<AnyGame<State, Action, Event>>, 'game' | 'log'>,
  visit: (step: RecordedStep<State, Event>) => void,
): Result<Replayed<State>, LogRefusal> {
  const { game, log } = read;
  const opening: Event[] = [];
  const start = game.setup(log.header.options, log.header.seed, event => {
    opening.push(event);
  });
  if (start.ok) visit({ input: undefined, before: undefined, events: opening });
  let before = start.ok ? start.value : undefined;
  let openingLeft = opening.length;
  let events: Event[] = [];
  return replayLog(
    read,
    (input, state) => {
      visit({ input, before, events });
      events = [];
      before = game.clone(state);
    },
    event => {
      if (openingLeft > 0) openingLeft--;
      else events.push(event);
    },
  );
}
