import type { ThrowPair } from '../../../cards.ts';

/** Written by `tumblekeep calibrate pairs --write`: what monster and room demand together and no throw fulfils as written. */
// biome-ignore format: one pair, one line
export const EXCLUDING: readonly ThrowPair[] = [
  ['backwards', 'sitting'],
  ['card-carry', 'palms'],
  ['dancing', 'sitting'],
  ['far', 'wrist-on-table'],
  ['jump', 'sitting'],
  ['jump', 'wrist-on-table'],
  ['palms', 'small-fingers'],
];
