/** What nobody may know, and another world that looks the same. */
import { makeStream, nextWord, type Stream, shuffle } from '@tumblekeep/kernel';
import { cloneState } from './clone.ts';
import { type Content, mapOf } from './content.ts';
import type { LaidMap } from './dungeon.ts';
import { HIDDEN, type State } from './state.ts';
import type { TileId } from './vocabulary.ts';

/** The same state with every hidden tile drawn anew from what is not in sight, and other dice to come. */
export function scrambleSecrets(content: Content, state: State, random: Stream): State {
  const other = cloneState(state);
  const { cells, stacks } = mapOf(content, state.options.map) as LaidMap;
  for (const [back, tiles] of stacks) {
    const stack = [...tiles];
    const hidden: number[] = [];
    cells.forEach((cell, i) => {
      if (cell.back !== back || cell.tile !== undefined) return;
      if (other.cells[i] === HIDDEN) hidden.push(i);
      else stack.splice(stack.indexOf(other.tiles[i] as TileId), 1);
    });
    shuffle(random, stack);
    for (const i of hidden) other.tiles[i] = stack.pop() as TileId;
  }
  for (const name of ['tiles', 'creature', 'heroes'] as const)
    other.random[name] = makeStream(String(nextWord(random)), 'other');
  return other;
}
