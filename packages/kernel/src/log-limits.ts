/** A long game takes some hundred kilobytes in a thousand lines. Lengths are characters. */
export const LOG_LIMITS = {
  text: 20_000_000,
  lines: 100_000,
  line: 100_000,
  seed: 200,
  name: 100,
  seats: 100,
  action: 4_000,
  hash: 100,
  /** Of options, seats, evidence and outcome: deeper than that no reader of theirs looks. */
  depth: 32,
} as const;
