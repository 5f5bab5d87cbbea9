/** The table behind one click of "Play together": two heroes drawn by lot, one of them for somebody elsewhere. */
import type { TogetherPart } from '@tumblekeep/page-kit/game-page.ts';
import { drawParty, FIRST_WISH, orderOf } from './screens/new-game/wish.ts';

const part: TogetherPart = {
  order() {
    const { rules, options, table } = orderOf(drawParty(FIRST_WISH, Math.random));
    return { rules, options, seating: table };
  },
};

export default part;
