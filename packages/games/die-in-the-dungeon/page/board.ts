/** Small looks at a view that several parts of the screen share. */
import { type Content, DICE, type Die, isPartyWarded, type Token, texts, type View } from '../rules/index.ts';

export const isDie = (token: Token): token is Die => (DICE as readonly string[]).includes(token);

/** How far the active creature is with the goal. */
export function progressOf(view: View, seat = view.active): string {
  const { points = 0, epicParties = 0 } = view.creatures[seat] ?? {};
  const explored = Object.values(view.cells).filter(
    ({ state, back }) => state === 'explored' && back !== 'start',
  ).length;
  return texts.progressText(view.win, { points, epicParties, explored });
}

/** The tile that is being resolved. */
export const tileHere = (content: Content, { here, cells }: View) => {
  const id = here === null ? null : (cells[here]?.tile ?? null);
  return id === null ? undefined : content.tile.get(id);
};

/** A Patriarch turns an attack round: the result has to come down to 1. */
export const isWarded = (view: View): boolean => view.roll?.what === 'attack' && isPartyWarded(view);
