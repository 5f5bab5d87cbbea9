/** A table of DIE in the Dungeon! as one device shows it: what may be answered, and with what prospects. */

import type { Table, TakebackKind, Told } from '@tumblekeep/host';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type Action,
  type DieInTheDungeon,
  type Event,
  type HeroAttack,
  heroAttacks,
  lookAt,
  type Outcome,
  SPECTATOR,
  type State,
  type View,
} from '../rules/index.ts';
import { type Choice, choicesOf } from './forecast.ts';
import type { CrawlKinds } from './hosted.ts';

export interface CrawlSnapshot {
  /** Lines of the log so far: whoever asks for something has to name them. */
  readonly at: number;
  /** Inputs that stand. */
  readonly n: number;
  readonly view: View;
  /** Empty when the game is over, and while somebody elsewhere is asked. */
  readonly choices: readonly Choice[];
  /** What the party would do in a round as things stand. */
  readonly attacks: readonly HeroAttack[];
  readonly undo: TakebackKind;
  readonly outcome: Outcome | undefined;
}

export interface CrawlStep {
  /** Nothing for the beginning of the game. */
  readonly action: Action | undefined;
  readonly events: readonly Event[];
  readonly lines: readonly string[];
  readonly snapshot: CrawlSnapshot;
}

export interface CrawlReplayStep extends CrawlStep {
  /** The table before it; nothing for the beginning. */
  readonly before: CrawlSnapshot | undefined;
}

export function crawlSnapshotOf(
  game: DieInTheDungeon,
  table: Table<CrawlKinds>,
): Result<CrawlSnapshot, Refusal> {
  const { state, seats } = table.position;
  const told = table.tell({ seats }, SPECTATOR);
  if (!told.ok) return told;
  return ok(crawlSnapshotFrom(told.value, prospectsOf(game, state, told.value.legal)));
}

/** What answers are worth, and what the party would do. */
export type Prospects = Pick<CrawlSnapshot, 'choices' | 'attacks'>;

export const prospectsOf = (game: DieInTheDungeon, state: State, legal: readonly Action[]): Prospects => ({
  choices: legal.length === 0 ? [] : choicesOf(game, state),
  attacks: state.combat === null ? [] : heroAttacks(lookAt(game.content, state)),
});

/** The question that a table answers with the prospects of whoever asks. */
export const PROSPECTS = 'prospects';

/** What a device was told, wherever the table stands. */
export function crawlSnapshotFrom(told: Told<CrawlKinds>, prospects: Prospects): CrawlSnapshot {
  const { at, inputs, view, undo, outcome } = told;
  return { at, n: inputs, view, ...prospects, undo, outcome };
}
