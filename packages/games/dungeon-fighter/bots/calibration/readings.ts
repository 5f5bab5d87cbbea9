/** What the editions ask of the die, and which of them ask the same. */

import { equalPlain, sayPlainly } from '@tumblekeep/kernel';
import { asksTheSame, catalogueOf, compose, type Requirements, type SpecificThrow } from '@tumblekeep/table';
import { type Edition, RULE_SETS, type Throw } from '../../rules/index.ts';

function editionOf(rules: string): Edition {
  const game = RULE_SETS[rules];
  if (game === undefined) throw new Error(`there are no rules "${rules}"`);
  return game.edition;
}

export function requirementsOf(rules: string, throws: readonly Throw[]): Requirements {
  const made = compose(editionOf(rules).throwing, throws);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  return made.value;
}

const recordOf = (rules: string, one: Throw): SpecificThrow | undefined =>
  catalogueOf(editionOf(rules).throwing).get(one);

/** Whether a throw changes the way of the die; otherwise it only makes the hand shake. */
export function shapesWay(rules: string, one: Throw): boolean {
  const record = recordOf(rules, one);
  if (record === undefined) return false;
  const { way, limits, props } = record.reading;
  const isFree = way === undefined && equalPlain([limits, props], [{}, []]);
  return !isFree || record.grip !== undefined;
}

/** Whether two editions ask the same of the die on the same board. */
export function isAlike(one: string, other: string, throws: readonly Throw[]): boolean {
  if (!equalPlain(editionOf(one).throwing.board, editionOf(other).throwing.board)) return false;
  return throws.every(name => {
    const [a, b] = [recordOf(one, name), recordOf(other, name)];
    return a !== undefined && b !== undefined && asksTheSame(a, b);
  });
}
