/** A game of DIE in the Dungeon! seen again, step by step, as it was then. */
import {
  type Action,
  type DieInTheDungeon,
  SPECTATOR,
  type State,
  texts,
} from '@tumblekeep/die-in-the-dungeon';
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { isRevealing } from './forecast.ts';
import {
  type CrawlSitting,
  type CrawlSnapshot,
  type CrawlStep,
  snapshotOf,
  type ToldStep,
} from './sitting.ts';

export interface CrawlReplayStep extends CrawlStep {
  /** The table before it; nothing for the beginning. */
  readonly before: CrawlSnapshot | undefined;
}

export interface CrawlReplayLine {
  readonly n: number;
  /** Who chose what; nothing for the beginning. */
  readonly choice: string | undefined;
  readonly lines: readonly string[];
  /** A die was rolled or a tile was turned. */
  readonly isRevealing: boolean;
}

/** The game from its beginning: each step with the state after it. What is yielded is changed by the next step. */
function* play({ game, header, steps }: CrawlSitting): Generator<readonly [ToldStep, State]> {
  const begun = game.setup(header.options, header.seed);
  if (!begun.ok) throw new Error(`a game that was played cannot begin: ${begun.error.message}`);
  const state = begun.value;
  for (const step of steps) {
    const refusal = step.action && game.apply(state, step.action);
    if (refusal) throw new Error(`a game that was played is refused: ${refusal.message}`);
    yield [step, state];
  }
}

function choiceOf({ content }: DieInTheDungeon, action: Action, view: CrawlSnapshot['view']): string {
  return `${texts.creatureName(content, view.active)}: ${texts.actionLabel(content, action, view)}`;
}

export function replayLines(sitting: CrawlSitting): CrawlReplayLine[] {
  const { game } = sitting;
  const told: CrawlReplayLine[] = [];
  let before: CrawlSnapshot['view'] | undefined;
  for (const [{ action, lines, events }, state] of play(sitting)) {
    told.push({
      n: told.length,
      choice: action && before && choiceOf(game, action, before),
      lines,
      isRevealing: action !== undefined && events.some(isRevealing),
    });
    before = game.view(state, SPECTATOR);
  }
  return told;
}

export function replayStep(sitting: CrawlSitting, n: number): Result<CrawlReplayStep, Refusal> {
  const { game } = sitting;
  let before: CrawlSnapshot | undefined;
  let at = 0;
  for (const [step, state] of play(sitting)) {
    if (at === n) return ok({ ...step, before, snapshot: snapshotOf(game, state, n) });
    if (at === n - 1) before = snapshotOf(game, state, at);
    at++;
  }
  return fail(refuse('step', 'the game has no such step'));
}
