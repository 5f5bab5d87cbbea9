/** A creature with nothing to use, so that no window opens and the dice speak alone. */
import type { Effect, MapCell, Stat, Token } from '../../rules/index.ts';
import { creature, map } from './table.ts';

export const made = { creatures: [creature({ id: 'plain' })] };
export const plain = { creature: 'plain', minions: [] };

export const gains = (tracks: Extract<Effect, { verb: 'gain' }>['tracks']): Effect => ({
  verb: 'gain',
  tracks,
});

export const check = (
  stat: Stat,
  target: number,
  fail: readonly Effect[] = [],
  pass: readonly Effect[] = [],
): Effect => ({ verb: 'check', stat, target, fail, pass });

const CELLS: readonly MapCell[] = [
  { at: 'b2', back: 'start', turn: 0 },
  { at: 'b1', back: 'four-way', turn: 0 },
  { at: 'a2', back: 'four-way', turn: 0 },
];

/** Two tiles, the first with tokens on it. */
export const withTokens = (...tokens: Token[]) => ({
  ...made,
  maps: [map({ id: 'tokens', cells: CELLS.map(cell => (cell.at === 'b1' ? { ...cell, tokens } : cell)) })],
});
