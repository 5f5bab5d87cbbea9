/** The editions as the tests of the table need them: their throws by name, on the board with bones unless told. */
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import {
  asksTheSame,
  BONED,
  type ComposeOptions,
  catalogueOf,
  compose as composeThrows,
  type Engine,
  type SpecificThrow,
  type Throwing,
  type ThrowOrder,
  throwDie as throwOrder,
} from '../../src/index.ts';

/** Oldest first. */
export const EDITIONS = ['prototype', 'first', 'second'] as const;
export type EditionId = (typeof EDITIONS)[number];

export const throwingOf = (edition: EditionId): Throwing => RULE_SETS[edition].edition.throwing;
export const ALL_THROWING: readonly Throwing[] = EDITIONS.map(throwingOf);

export const specificThrow = (edition: EditionId, id: string): SpecificThrow => {
  const found = catalogueOf(throwingOf(edition)).get(id);
  if (found === undefined) throw new Error(`the ${edition} edition has no ${id}`);
  return found;
};
export const isInEdition = (id: string, edition: EditionId): boolean =>
  catalogueOf(throwingOf(edition)).has(id);
export const THROWS: readonly string[] = [
  ...new Set(ALL_THROWING.flatMap(throwing => [...catalogueOf(throwing).keys()])),
].sort();

export const compose = (edition: EditionId, ids: readonly string[], options: ComposeOptions = {}) =>
  composeThrows(throwingOf(edition), ids, { board: BONED, ...options });

export const throwDie = (
  engine: Engine,
  { edition = 'second', ...order }: Omit<ThrowOrder, 'throwing'> & { readonly edition?: EditionId },
) => throwOrder(engine, { throwing: throwingOf(edition), board: BONED, ...order });

/** The first edition that asks the same of the die. */
export const twinOf = (id: string, edition: EditionId): EditionId =>
  EDITIONS.find(
    other => isInEdition(id, other) && asksTheSame(specificThrow(other, id), specificThrow(edition, id)),
  ) ?? edition;
