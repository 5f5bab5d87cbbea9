/** The smallest game that has everything. */
import { type AnyGame, fail, hashPlain, inWords, ok } from '../../src/index.ts';

export interface Countdown {
  left: number;
}

export interface Taken {
  readonly type: 'taken';
  readonly left: number;
}

/** Take one or two matches; whoever takes the last one has won. */
export const countdown: AnyGame<Countdown, number, Taken> = {
  id: 'countdown',
  name: 'Countdown',
  revision: 'today',
  setup: options =>
    typeof options === 'number' ? ok({ left: options }) : fail(inWords('options', 'how many matches?')),
  options: state => state.left,
  decision: state => (state.left > 0 ? { by: 'party', at: 'take' } : undefined),
  legal: state => [1, 2].filter(count => count <= state.left),
  apply(state, action, sink) {
    if (action > state.left) return inWords('take', 'there are not so many');
    state.left -= action;
    sink?.({ type: 'taken', left: state.left });
    return undefined;
  },
  view: state => state,
  redact: event => event,
  outcome: state => (state.left === 0 ? 'won' : undefined),
  clone: state => ({ ...state }),
  hash: hashPlain,
  print: action => `take ${action}`,
  parse(text) {
    const count = Number(/^take ([12])$/.exec(text)?.[1]);
    return count > 0 ? ok(count) : fail(inWords('notation', `"${text}" is no move`));
  },
  printEvent: event => `${event.left} left`,
};
