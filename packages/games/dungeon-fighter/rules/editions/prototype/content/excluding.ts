import type { ThrowPair } from '../../../cards.ts';

/** Written by `tumblekeep calibrate pairs --write`: what monster and room demand together and no throw fulfils as written. */
// biome-ignore format: one pair, one line
export const EXCLUDING: readonly ThrowPair[] = [
  ['blow', 'far'],
  ['blow', 'palms'],
  ['blow', 'under-the-table'],
  ['elbow', 'palms'],
  ['far', 'head'],
  ['far', 'sitting'],
  ['flick', 'palms'],
  ['flick', 'under-the-table'],
  ['head', 'under-the-table'],
  ['jump', 'sitting'],
];
