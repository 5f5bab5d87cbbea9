/** The card of a saved game of DIE in the Dungeon!. */

import { reader } from '@tumblekeep/kernel/untrusted';
import type { Card } from '@tumblekeep/page-kit/storage/saves.ts';
import { freshId } from '@tumblekeep/page-kit/worker/fresh-id.ts';
import { cardFields } from '@tumblekeep/page-kit/worker/orders.ts';
import * as z from 'zod/mini';
import { creaturesOf } from '../../hosted/index.ts';
import type { DieInTheDungeon, State } from '../../rules/index.ts';
import { type CrawlSummary, GAME_ID } from './protocol.ts';

export interface CrawlCard extends Card, Omit<CrawlSummary, 'game' | 'problem'> {}

const readCardShape = reader(() =>
  z.object({
    ...cardFields(),
    map: z.string(),
    creatures: z.array(z.string()),
    turn: z.int().check(z.minimum(0)),
  }),
);

/** A card from storage, or nothing when it is of another game or another version wrote it. */
export function readCrawlCard(value: unknown): CrawlCard | undefined {
  const shape = readCardShape(value);
  return shape && { ...shape, over: shape.over };
}

export function summaryOfCrawl({ lines: _lines, ...summary }: CrawlCard): CrawlSummary {
  return { game: GAME_ID, ...summary };
}

export function crawlProgress(
  game: DieInTheDungeon,
  state: State,
  inputs: number,
): Pick<CrawlCard, 'inputs' | 'turn' | 'over'> {
  const outcome = game.outcome(state) as { readonly won: boolean } | undefined;
  return { inputs, turn: state.turn, over: outcome && (outcome.won ? 'won' : 'lost') };
}

export function newCrawlCard(
  game: DieInTheDungeon,
  state: State,
  inputs: number,
  claimed: boolean,
): CrawlCard {
  const now = Date.now();
  return {
    id: freshId(),
    rules: game.id,
    map: state.options.map,
    creatures: creaturesOf(state),
    created: now,
    updated: now,
    claimed,
    lines: 0,
    ...crawlProgress(game, state, inputs),
  };
}
