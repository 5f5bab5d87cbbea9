// biome-ignore-all format: a rule set and its hands are a line each
/** Written by `tumblekeep handicaps --write`. Never edit it by hand. */
import type { EvenTable } from './table.ts';

export const EVEN: EvenTable = {
};
