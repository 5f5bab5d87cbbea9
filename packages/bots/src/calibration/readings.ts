/** What the editions ask of the die, and which of them ask the same. */
import { RULE_SETS, type Throw } from '@tumblekeep/dungeon-fighter';
import { equalPlain, isOneOf } from '@tumblekeep/kernel';
import {
  type Board,
  boardWith,
  compose,
  EDITIONS,
  type EditionId,
  type Reading,
  type Requirements,
  SPECIFIC_THROWS,
} from '@tumblekeep/table';

export function boardOf(rules: string): Board {
  const game = RULE_SETS[rules];
  if (game === undefined) throw new Error(`there are no rules "${rules}"`);
  return boardWith(game.edition.constants.board);
}

export function requirementsOf(rules: string, throws: readonly Throw[]): Requirements {
  if (!isOneOf(EDITIONS, rules)) throw new Error(`the table has no readings for the rules "${rules}"`);
  const made = compose(rules, throws, { board: boardOf(rules) });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const readingOf = (rules: string, one: Throw): Reading | undefined =>
  SPECIFIC_THROWS[one].readings[rules as EditionId];

/** Whether a throw changes the way of the die; otherwise it only makes the hand shake. */
export function shapesWay(rules: string, one: Throw): boolean {
  const reading = readingOf(rules, one);
  const isFree = reading?.judge === undefined && equalPlain([reading?.limits, reading?.props], [{}, []]);
  return !isFree || SPECIFIC_THROWS[one].grip !== undefined;
}

/** Whether two editions ask the same of the die on the same board; what else they ask of the thrower does not change its way. */
export function isAlike(one: string, other: string, throws: readonly Throw[]): boolean {
  if (boardOf(one) !== boardOf(other)) return false;
  return throws.every(name => {
    const [a, b] = [readingOf(one, name), readingOf(other, name)];
    if (a === undefined || b === undefined || a.judge !== b.judge || a.shake !== b.shake) return false;
    return equalPlain([a.limits, a.props], [b.limits, b.props]);
  });
}
