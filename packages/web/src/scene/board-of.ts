import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { BONED, type Board, boardWith, type EditionId } from '@tumblekeep/table';

/** The board that an edition is played on. */
export function boardOf(edition: EditionId): Board {
  const board = RULE_SETS[edition]?.edition.constants.board;
  return board === undefined ? BONED : boardWith(board);
}
