/** The contract of a game, for any edition. */
import { clonePlain, type Decision, type Game, hashPlain, refuseByShape, settle } from '@tumblekeep/kernel';
import { type Action, SHAPES } from './action.ts';
import { type Outcome, outcomeOf } from './chapters/score.ts';
import { setUp } from './chapters/setup.ts';
import { cloneState } from './clone.ts';
import type { Edition } from './edition.ts';
import type { Event } from './event.ts';
import { parseAction, printAction } from './notation/action.ts';
import { printEvent } from './notation/event.ts';
import { type Play, topFrame } from './play.ts';
import { answer, deciderOf, optionsOf } from './questions.ts';
import { refuse } from './refusals.ts';
import { revisionOf } from './revision.ts';
import type { Options, Question, State } from './state.ts';
import { redactEvent, type View, viewOf } from './view.ts';

export interface DungeonFighter extends Game<State, Action, Event, View, Options, Outcome> {
  readonly edition: Edition;
}

/** The question the game waits with, or nothing when it is over. */
export const questionOf = (state: State): Question | undefined => topFrame(state) as Question | undefined;

const NOTHING: readonly Action[] = [];
const OVER = refuse('over', 'game-over');
const refuseShape = refuseByShape(SHAPES);

export function makeGame(edition: Edition): DungeonFighter {
  let revision: string | undefined;
  /** What was answered last. Its actions are made here: a look at their fields would cost a seventh of playing them. */
  let offered = NOTHING;
  const run = (play: Play): void => settle(play, play.state.frames, edition.procedures);
  return {
    edition,
    id: edition.id,
    name: edition.name,
    get revision() {
      revision ??= revisionOf(edition);
      return revision;
    },
    setup(options, seed, sink) {
      const made = setUp(edition, options, seed, sink);
      if (made.ok) run({ edition, state: made.value, sink });
      return made;
    },
    options: state => clonePlain(state.options),
    decision(state): Decision | undefined {
      const question = questionOf(state);
      return question && { by: deciderOf({ edition, state, sink: undefined }, question), at: question.at };
    },
    legal(state) {
      const question = questionOf(state);
      offered = question === undefined ? NOTHING : optionsOf({ edition, state, sink: undefined }, question);
      return offered;
    },
    apply(state, action, sink) {
      const question = questionOf(state);
      if (question === undefined) return OVER;
      const play: Play = { edition, state, sink };
      const refusal =
        (offered.includes(action) ? undefined : refuseShape(action)) ?? answer(play, question, action);
      if (refusal === undefined) run(play);
      return refusal;
    },
    view: (state, viewer) => viewOf(edition, state, viewer),
    redact: redactEvent,
    outcome: state => outcomeOf(edition, state),
    clone: cloneState,
    hash: hashPlain,
    print: printAction,
    parse: parseAction,
    printEvent,
  };
}
