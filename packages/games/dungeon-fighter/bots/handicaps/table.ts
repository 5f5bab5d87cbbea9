/** Which handicap makes an even fight of a game, by rule set, hands and number of heroes. */
import type { Skill } from '../skill/table.ts';

export interface EvenSetting {
  readonly handicap: number;
  /** Games won with it, and games played. */
  readonly won: number;
  readonly of: number;
}

export type EvenTable = Readonly<
  Record<string, { readonly [Name in Skill]?: Readonly<Record<number, EvenSetting>> }>
>;
