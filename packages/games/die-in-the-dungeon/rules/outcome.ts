import type { Result, State } from './state.ts';
import type { CreatureId } from './vocabulary.ts';

/** How a game ended, and how far everybody came. */
export interface Outcome {
  /** Whether anybody reached the goal or outlived the other. */
  readonly won: boolean;
  readonly winner: CreatureId | null;
  readonly why: Result['why'];
  readonly turns: number;
  readonly points: Readonly<Record<CreatureId, number>>;
  readonly epicParties: Readonly<Record<CreatureId, number>>;
}

export function outcomeOf({ result, turn, creatures }: State): Outcome | undefined {
  if (result === null) return undefined;
  return {
    won: result.winner !== null,
    winner: result.winner,
    why: result.why,
    turns: turn,
    points: Object.fromEntries(creatures.map(one => [one.creature, one.points])),
    epicParties: Object.fromEntries(creatures.map(one => [one.creature, one.epicParties])),
  };
}
