/** The board of each edition whose readings the table knows. */
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { type Board, boardWith, type EditionId } from '@tumblekeep/table';

export function boardOf(edition: EditionId): Board {
  const game = RULE_SETS[edition];
  if (game === undefined) throw new Error(`no rules for the edition ${edition}`);
  return boardWith(game.edition.constants.board);
}
