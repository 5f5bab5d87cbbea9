/** The words of the game that stand on no card. */
import type { Entry } from '@tumblekeep/kernel';
import type { Content } from '../../rules/content.ts';
import { board } from './board.ts';
import { combat } from './combat.ts';
import { PRINTED } from './printed.ts';
import { table } from './table.ts';
import { turn } from './turn.ts';

export const glossary = (content: Content): Entry[] =>
  [...board, ...turn, ...combat(content), ...table(content)].map(({ also = [], ...word }) => ({
    ...word,
    also: [...also, ...(PRINTED[word.id] ?? [])],
  }));
