import { count } from '@tumblekeep/kernel/english';
import type { Edition } from '../rules/edition.ts';

export {
  capital,
  change,
  count,
  list,
  number,
  plural,
  possessive,
  sentences,
  withArticle,
} from '@tumblekeep/kernel/english';

/** "3 life", "3 hit points": what a loss or a card amounts to. */
export const lifeOf = ({ words }: Edition, amount: number): string => count(amount, words.life);
