/** A game of the day: the same for everybody, made from its date and nothing else. */

/** What a finished one came to. */
export interface DayResult {
  readonly won: boolean;
  /** Points, as the game counts them. */
  readonly score: number;
  /** One letter a throw, in the notation of the game. */
  readonly marks: string;
  /** Its place among others of the same day: the largest is the first. A whole number. */
  readonly rank: number;
}

export interface Daily {
  /** Its lengths. */
  readonly forms: readonly string[];
  /** The seed is known to everybody who knows the date: who wants to practise can. */
  seedOf(day: string, form: string): string;
  /** As a new table is ordered; everybody at it is a person. */
  orderOf(form: string): { readonly rules: string; readonly options: unknown; readonly seating: unknown };
  /** Whether a throw was made under the same conditions as those of everybody; from its evidence in the log. */
  isComparable(evidence: unknown): boolean;
  /** From the outcome and all events of a finished game. */
  resultOf(outcome: unknown, events: readonly unknown[]): DayResult;
}

/** A day, such as 2026-11-18, begins for everybody at the same moment: by Greenwich. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
