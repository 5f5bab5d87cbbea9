/** Fitted by `scripts/fit-crawl.ts`; in the order of `FEATURES`. */
export const WEIGHTS: readonly number[] = [
  -3.077, // always
  -0.286, // health up to 2
  0.596, // health up to 4
  0.081, // health up to 8
  0.018, // health above
  -0.149, // health die
  0.082, // stat points
  -0.25, // weak stats
  0.07, // stat dice
  0.127, // largest stat die
  -2.019, // time missing
  0.435, // spare time up to 3
  0.157, // spare time up to 7
  0.04, // spare time above
  -0.0, // minions
  0.193, // ability
  0.165, // pips
  0.001, // cards
  0.21, // tokens
  -0.14, // tiles to go
  1.144, // goals to go
  -0.059, // danger of tiles
  -0.235, // danger of goals
];
