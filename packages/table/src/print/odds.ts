/** What a smaller board does to plain throws of an average hand. `scripts/printed-board.ts` of the throwing game prints this table. */
export interface PrintedOdds {
  /** Millimetres. */
  readonly board: number;
  readonly die: number;
  /** Shares of all throws. */
  readonly hits: number;
  readonly bullseye: number;
  readonly six: number;
  /** Mean of all throws, misses counting nothing. */
  readonly points: number;
}

export const PRINTED_ODDS: readonly PrintedOdds[] = [
  { board: 420, die: 16, hits: 0.663, bullseye: 0.011, six: 0.015, points: 1.78 },
  { board: 370, die: 16, hits: 0.574, bullseye: 0.008, six: 0.009, points: 1.46 },
  { board: 330, die: 16, hits: 0.478, bullseye: 0.005, six: 0.006, points: 1.19 },
  { board: 280, die: 16, hits: 0.368, bullseye: 0.003, six: 0.004, points: 0.89 },
  { board: 280, die: 12, hits: 0.368, bullseye: 0.004, six: 0.005, points: 0.9 },
];
