/** Sums of shares of a die are not quite 1. */
const ALMOST = 1e-9;

export const isImpossible = (chance: number): boolean => chance < ALMOST;
export const isCertain = (chance: number): boolean => chance > 1 - ALMOST;
