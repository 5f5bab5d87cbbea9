/**
 * The game behind "Play now": two heroes drawn by lot, both in the hands of whoever sits here. It begins gently until
 * a game was won on this device: somebody who lost their first one should not find the second one harder.
 */

import type { Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import { drawParty, FIRST_WISH, orderOf } from './screens/new-game/wish.ts';
import { GAME_ID, type NewGame } from './worker/protocol.ts';

/** A game that came as a file was won by somebody else. */
export const hasWon = (saves: readonly Summary[]): boolean =>
  saves.some(({ game, over, claimed }) => game === GAME_ID && over === 'won' && !claimed);

export const orderNow = (saves: readonly Summary[]): NewGame =>
  orderOf({
    ...drawParty(FIRST_WISH, Math.random),
    solo: true,
    beginning: hasWon(saves) ? undefined : 'gentle',
  });
