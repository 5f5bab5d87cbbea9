/** DEFEAT: the coloured dice come back, for a price that nobody can prevent. */

import type { ActionOf } from '../action.ts';
import { call, combatOf, go, nameAt, type Play } from '../play.ts';
import { refuse } from '../refusals.ts';
import { COLORS } from '../vocabulary.ts';
import { clearBonusDice } from './bonus.ts';
import { throwableDice } from './combat.ts';
import { threatenParty } from './faint.ts';

export const mayRetrieve = (play: Play): boolean =>
  !combatOf(play).foe.boss && (play.state.chest.dice === 0 || !play.edition.constants.bonusDieCompulsory);

/** DF2-COMBAT-14: all coloured dice come back, and every standing hero pays the level of the monster. */
export function retrieve(play: Play, action: ActionOf<'retrieve'>) {
  const combat = combatOf(play);
  if (action.hero !== nameAt(play, combat.active))
    return refuse('turn', 'turn-of-hero', { hero: nameAt(play, combat.active) });
  if (combat.foe.boss) return refuse('retrieve', 'boss-keeps-dice');
  if (throwableDice(play).length > 0) return refuse('retrieve', 'dice-left-to-throw');
  if (!mayRetrieve(play)) return refuse('retrieve', 'bonus-die-first');
  play.sink?.({ type: 'retrieved', hero: action.hero });
  combat.dice = [...COLORS];
  combat.defeats++;
  if (play.edition.constants.retrieveClearsBonusDice) clearBonusDice(play);
  threatenParty(play, combat.foe.level, 'retrieve');
  go(play, 'turn');
  call(play, 'loss');
  return undefined;
}
