import { BONED, type Board, boardWith } from '@tumblekeep/table';
import { RULE_SETS } from '../rules/index.ts';

/** The board that an edition is played on. */
export function boardOf(edition: string): Board {
  const throwing = RULE_SETS[edition]?.edition.throwing;
  return throwing === undefined ? BONED : boardWith(throwing.board);
}
