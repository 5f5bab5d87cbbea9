/** The steps of a game of DIE in the Dungeon!, without a page. */

import { parseLog, replay, sayPlainly } from '@tumblekeep/kernel';
import { choicesOf } from '../../../hosted/index.ts';
import { type Action, type Event, SPECTATOR, type State, texts, type View } from '../../../rules/index.ts';
import { GAME } from './crawl-games.ts';

export interface PlayedStep {
  readonly action: Action | undefined;
  readonly events: readonly Event[];
  readonly lines: readonly string[];
  readonly view: View;
}

const viewOf = (state: State): View => GAME.view(state, SPECTATOR) as View;

/** The steps that stand, from a file. */
export function stepsOf(text: string): readonly PlayedStep[] {
  const log = parseLog(text);
  if (!log.ok) throw new Error(sayPlainly(log.error));
  const steps: PlayedStep[] = [];
  let events: Event[] = [];
  const replayed = replay<State, Action, Event>(
    GAME,
    log.value,
    (input, state) => {
      const action = input && GAME.parse(input.action);
      steps.push({
        action: action?.ok ? action.value : undefined,
        events,
        lines: texts.narrate(GAME.content, events),
        view: viewOf(state),
      });
      events = [];
    },
    event => void events.push(event),
  );
  if (!replayed.ok) throw new Error(sayPlainly(replayed.error));
  return steps;
}

/** Plays whatever comes first, but never a token, so that games end. `state` is changed by the next step. */
export function* playthrough(map: string, seed: string) {
  const begun = GAME.setup({ map, players: ['dierake'] }, seed);
  if (!begun.ok) throw new Error(sayPlainly(begun.error));
  const state = begun.value;
  for (;;) {
    const before = { view: viewOf(state), choices: choicesOf(GAME, state), state: GAME.clone(state) };
    const choice = before.choices.find(({ action }) => action.type !== 'token') ?? before.choices[0];
    if (choice === undefined) return;
    const events: Event[] = [];
    const refusal = GAME.apply(state, choice.action, event => void events.push(event));
    if (refusal) throw new Error(sayPlainly(refusal));
    yield { before, events };
  }
}
