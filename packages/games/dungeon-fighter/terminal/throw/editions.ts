/** The editions by age, and how they read their throws. */

import { asksTheSame, catalogueOf, type SpecificThrow, type Throwing } from '@tumblekeep/table';
import { RULE_SETS } from '../../rules/index.ts';

/** Oldest first. */
export const EDITIONS: readonly string[] = Object.keys(RULE_SETS).reverse();

export function throwingOf(edition: string): Throwing {
  const game = RULE_SETS[edition];
  if (game === undefined) throw new Error(`no rules for the edition ${edition}`);
  return game.edition.throwing;
}

export const throwOf = (edition: string, id: string): SpecificThrow | undefined =>
  catalogueOf(throwingOf(edition)).get(id);

/** The names of all throws, in the order of the alphabet. */
export const allThrows = (): string[] =>
  [...new Set(EDITIONS.flatMap(edition => [...catalogueOf(throwingOf(edition)).keys()]))].sort();

/** The first edition that asks the same of the die; what is asked of the thrower does not change its path. */
export function twinOf(id: string, edition: string): string {
  const mine = throwOf(edition, id);
  const isTwin = (other: string): boolean => {
    const its = throwOf(other, id);
    return mine !== undefined && its !== undefined && asksTheSame(mine, its);
  };
  return EDITIONS.find(isTwin) ?? edition;
}
