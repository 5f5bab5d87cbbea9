/** The card of a saved game of Dungeon Fighter. */

import { type Log, tableInForce } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import type { Card } from '@tumblekeep/page-kit/storage/saves.ts';
import { freshId } from '@tumblekeep/page-kit/worker/fresh-id.ts';
import { cardFields } from '@tumblekeep/page-kit/worker/orders.ts';
import * as z from 'zod/mini';
import { everybodyHuman, readTable, type Table } from '../../hosted/index.ts';
import type { DungeonFighter, State } from '../../rules/index.ts';
import { readPreferences } from './orders.ts';
import { GAME_ID, type Preferences, type SaveSummary } from './protocol.ts';

export interface SaveCard extends Card, Omit<SaveSummary, 'game' | 'problem'> {
  readonly preferences: Preferences;
  /** The last input whose flight was seen to its end. */
  readonly seen: number;
  /** So many inputs were answered for the people here. */
  readonly answered: number;
}

const readCardShape = reader(() => {
  const count = z.int().check(z.minimum(0));
  return z.object({
    ...cardFields(),
    heroes: z.array(z.string()),
    difficulty: z.string(),
    table: z.unknown(),
    preferences: z.optional(z.unknown()),
    // What older cards call them.
    manners: z.optional(z.unknown()),
    round: count,
    phase: z.string(),
    seen: count,
    // Older cards do not say.
    answered: z.catch(count, 0),
  });
});

/** A card from storage, or nothing when another version wrote it in a way we do not understand. */
export function readCard(value: unknown): SaveCard | undefined {
  const shape = readCardShape(value);
  if (shape === undefined) return undefined;
  const { manners, ...card } = shape;
  const { heroes, over } = card;
  const table = readTable(card.table, heroes);
  return table && { ...card, over, table, preferences: readPreferences(card.preferences ?? manners, heroes) };
}

export function summaryOfCard({
  preferences: _preferences,
  seen: _seen,
  answered: _answered,
  lines: _lines,
  ...summary
}: SaveCard): SaveSummary {
  return { game: GAME_ID, ...summary };
}

type Progress = Pick<SaveCard, 'inputs' | 'round' | 'phase' | 'over'>;

export function progressOf(game: DungeonFighter, state: State, inputs: number): Progress {
  const outcome = game.outcome(state) as { readonly won: boolean } | undefined;
  const { round, phase } = state;
  return { inputs, round, phase, over: outcome && (outcome.won ? 'won' : 'lost') };
}

export function newCard(
  game: DungeonFighter,
  state: State,
  inputs: number,
  {
    table,
    preferences,
    claimed,
  }: { readonly table: Table; readonly preferences: Preferences; readonly claimed: boolean },
): SaveCard {
  const { heroes, difficulty } = state.options;
  const now = Date.now();
  return {
    id: freshId(),
    rules: game.id,
    heroes,
    difficulty,
    table,
    preferences,
    created: now,
    updated: now,
    seen: inputs,
    answered: 0,
    claimed,
    lines: 0,
    ...progressOf(game, state, inputs),
  };
}

/** A game that came as a file. Seats travel beside the game; without them everybody is a person. */
export function cardOfFile(game: DungeonFighter, state: State, inputs: number, log: Log): SaveCard {
  const { heroes } = state.options;
  const table = readTable(tableInForce(log), heroes) ?? everybodyHuman(heroes);
  return newCard(game, state, inputs, { table, preferences: readPreferences({}, heroes), claimed: true });
}
