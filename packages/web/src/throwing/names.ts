/** What an edition calls its throws, so that a card, its hint and the practice table use one word. */
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { type EditionId, SPECIFIC_THROWS, type Throw } from '@tumblekeep/table';

export const throwName = (edition: EditionId, id: Throw): string =>
  RULE_SETS[edition]?.edition.throw.get(id)?.name ?? SPECIFIC_THROWS[id].title;
