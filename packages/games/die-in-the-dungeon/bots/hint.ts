/** "What would you do?" */

import { hashPlain, makeStream } from '@tumblekeep/kernel';
import { type Action, type DieInTheDungeon, type State, texts } from '../rules/index.ts';
import { patientChoice } from './quick.ts';
import { percent, reasonsFor } from './reasons/index.ts';
import { type Budget, type Judged, judge } from './search.ts';

export interface Hint {
  readonly action: Action;
  /** The chance to win after it, as far as the search can tell; nothing when there was no choice. */
  readonly odds: number | undefined;
  /** Everything that was looked at, the best one first. */
  readonly options: readonly Judged[];
  readonly reasons: readonly string[];
}

export const HINT_BUDGET: Budget = { playouts: 240, turns: 1 };

/** Below this two answers are as good as each other. */
const CLOSE = 0.01;

function comparison(game: DieInTheDungeon, state: State, [best, second]: readonly Judged[]): string[] {
  if (best === undefined) return [];
  const wins = `After it you win about ${percent(best.odds)} of such games`;
  if (second === undefined) return [`${wins}.`];
  const label = texts.actionLabel(game.content, second.action, game.view(state, ''));
  if (Math.abs(best.odds - second.odds) < CLOSE) return [`${wins}; “${label}” is nearly as good.`];
  return [`${wins}; with “${label}” it would be ${percent(second.odds)}.`];
}

/** The best action with its reasons; nothing when nobody is asked. The same table gets the same hint. */
export function hintOf(game: DieInTheDungeon, state: State, budget: Budget = HINT_BUDGET): Hint | undefined {
  const legal = game.legal(state);
  const only = legal[0];
  if (only === undefined) return undefined;
  if (legal.length === 1)
    return { action: only, odds: undefined, options: [], reasons: ['There is nothing else to do.'] };
  const stream = makeStream(hashPlain(game.view(state, '')), 'hint');
  const patient = patientChoice(game.content, state, legal, stream);
  const judged = judge(game, state, legal, stream, budget);
  const options =
    patient === undefined
      ? judged
      : judged.toSorted((a, b) => Number(b.action === patient) - Number(a.action === patient));
  const [best] = options;
  if (best === undefined) return undefined;
  const reasons = [
    ...reasonsFor(game.content, state, best.action, legal),
    ...comparison(game, state, options),
  ];
  return { action: best.action, odds: best.odds, options, reasons };
}
