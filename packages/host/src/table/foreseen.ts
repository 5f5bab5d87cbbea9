/** Who is asked and what comes next, found out once for each line: it may cost as much as the rules of an input. */
import type { Kinds, SeatId } from './hosted.ts';
import type { Position } from './position.ts';

/** What the table does next without people. */
export type Move<K extends Kinds> =
  | { readonly before: 'bot' | 'bot-throw' }
  | { readonly before: 'foregone'; readonly action: K['Action'] };

export interface Foreseen<K extends Kinds> {
  readonly position: Position<K>;
  /** Lines of the log. */
  readonly at: number;
  readonly asking: K['Asking'];
  readonly isOver: boolean;
  readonly asked: readonly SeatId[];
  /** Whose hand has to let go, if anybody's. */
  readonly thrower: SeatId | undefined;
  /** Nothing when people have to do something, or the game is over. */
  readonly move: Move<K> | undefined;
}

export function foresee<K extends Kinds>(
  position: Position<K>,
  at: number,
  asking: K['Asking'],
): Foreseen<K> {
  const { hosted, state } = position;
  const isOver = hosted.game.decision(state) === undefined;
  const asked = hosted.askedOf(state);
  const thrower = isOver ? undefined : hosted.throwing?.throwerOf(state);
  const move = isOver ? undefined : nextMove(position, asked, thrower, asking);
  return { position, at, asking, isOver, asked, thrower, move };
}

function nextMove<K extends Kinds>(
  position: Position<K>,
  asked: readonly SeatId[],
  thrower: SeatId | undefined,
  asking: K['Asking'],
): Move<K> | undefined {
  const { hosted, state, seating } = position;
  if (thrower !== undefined) return position.isPerson(thrower) ? undefined : { before: 'bot-throw' };
  if (!asked.some(seat => position.isPerson(seat))) return { before: 'bot' };
  const action = hosted.foregone(state, seating, asking);
  return action === undefined ? undefined : { before: 'foregone', action };
}
