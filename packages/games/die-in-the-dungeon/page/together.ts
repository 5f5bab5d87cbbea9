/** The table behind one click of "Play together": a dungeon for two. */
import type { TogetherPart } from '@tumblekeep/page-kit/game-page.ts';
import { RULES_ID } from '../rules/index.ts';
import { FOR_TWO, orderOf } from './screens/new/wish.ts';

const part: TogetherPart = { order: () => ({ rules: RULES_ID, options: orderOf(FOR_TWO)?.options }) };

export default part;
