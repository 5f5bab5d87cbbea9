/** What an edition calls and asks of its throws, so that a card, its hint and the practice table use one word. */

import type { Throwing } from '@tumblekeep/table';
import { type EditionThrow, RULE_SETS, type Throw } from '../../rules/index.ts';

export const throwingOf = (edition: string): Throwing | undefined => RULE_SETS[edition]?.edition.throwing;

/** In the order of the alphabet. */
export const throwsOf = (edition: string): readonly EditionThrow[] =>
  [...(RULE_SETS[edition]?.edition.throwing.throws ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));

export const throwName = (edition: string, id: string): string =>
  RULE_SETS[edition]?.edition.throw.get(id as Throw)?.name ?? id;
