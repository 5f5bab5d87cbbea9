/** A word of the game that stands on no card. */
export interface Word {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  /** Other words that mean it. */
  readonly also?: readonly string[];
  readonly text: string;
}
