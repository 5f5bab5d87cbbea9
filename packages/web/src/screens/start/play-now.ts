/** The game behind "Play now": two heroes drawn by lot, both in the hands of whoever sits here. */
import type { NewGame } from '../../worker/protocol.ts';
import { drawParty, FIRST_WISH, orderOf } from '../new-game/wish.ts';

export const orderNow = (): NewGame => orderOf({ ...drawParty(FIRST_WISH, Math.random), solo: true });
