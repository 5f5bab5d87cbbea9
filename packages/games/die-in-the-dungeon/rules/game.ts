/** The game as the kernel wants it: everything a bot, a screen, a server or a test needs. */
import {
  clonePlain,
  type Decision,
  fingerprint,
  type Game,
  hashPlain,
  refuseByShape,
  settle,
} from '@tumblekeep/kernel';
import { type Action, SHAPES } from './action.ts';
import { RULES_ID, setUp } from './chapters/setup.ts';
import { cloneState } from './clone.ts';
import * as constants from './constants.ts';
import { type Content, mapOf } from './content.ts';
import type { LaidMap } from './dungeon.ts';
import type { Event } from './event.ts';
import { parseAction, printAction } from './notation/action.ts';
import { printEvent } from './notation/event.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type DiceSource, FAIR_DICE, type Play, topFrame } from './play.ts';
import { PROCEDURES } from './procedures.ts';
import { answer, optionsOf } from './questions.ts';
import { refuse } from './refusals.ts';
import type { CreatureState, Options, Question, State } from './state.ts';
import { redactEvent, type View, viewOf } from './view.ts';

export interface DieInTheDungeon extends Game<State, Action, Event, View, Options, Outcome> {
  readonly content: Content;
}

/** The question the game waits with, or nothing when it is over. */
export const questionOf = (state: State): Question | undefined => topFrame(state) as Question | undefined;

const NOTHING: readonly Action[] = [];
const OVER = refuse('over', 'game-over');
const refuseShape = refuseByShape(SHAPES);
const CONCEDE: Action = { type: 'concede' };

/** Runs procedures until somebody is asked or the game is over. */
export const run = (play: Play): void => settle(play, play.state.frames, PROCEDURES);

/** One more whenever the same inputs lead elsewhere although no card and no number has changed. */
const ORDER_OF_PLAY = 2;

export function makeGame(content: Content, dice: DiceSource = FAIR_DICE): DieInTheDungeon {
  let revision: string | undefined;
  /** What was answered last. Its actions are made here: a look at their fields would cost a seventh of playing them. */
  let offered = NOTHING;
  const playOf = (state: State, sink: Play['sink']): Play => ({
    content,
    map: mapOf(content, state.options.map) as LaidMap,
    dice,
    state,
    sink,
  });
  return {
    content,
    id: RULES_ID,
    name: 'DIE in the Dungeon!',
    get revision() {
      revision ??= fingerprint({ order: ORDER_OF_PLAY, constants: { ...constants }, tables: content.tables });
      return revision;
    },
    setup(options, seed, sink) {
      const made = setUp(content, options, seed, sink);
      if (made.ok) run(playOf(made.value, sink));
      return made;
    },
    options: state => clonePlain(state.options),
    decision(state): Decision | undefined {
      const question = questionOf(state);
      return (
        question && {
          by: { seat: (state.creatures[state.active] as CreatureState).creature },
          at: question.at,
        }
      );
    },
    legal(state) {
      const question = questionOf(state);
      offered = question === undefined ? NOTHING : optionsOf(playOf(state, undefined), question);
      return offered;
    },
    concession: state => (questionOf(state) === undefined ? undefined : CONCEDE),
    apply(state, action, sink) {
      const question = questionOf(state);
      if (question === undefined) return OVER;
      const play = playOf(state, sink);
      const refusal =
        (offered.includes(action) ? undefined : refuseShape(action)) ?? answer(play, question, action);
      if (refusal === undefined) run(play);
      return refusal;
    },
    view: state => viewOf(content, state),
    redact: redactEvent,
    outcome: outcomeOf,
    clone: cloneState,
    hash: hashPlain,
    print: printAction,
    parse: parseAction,
    printEvent,
  };
}
