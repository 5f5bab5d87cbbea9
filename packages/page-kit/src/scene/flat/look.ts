/** What the drawn table shows, and how large: the board, and the hand wherever a throw wants it. */
import { BOARD, TABLE } from '@tumblekeep/table';
import { reachOf } from '../figures.ts';
import type { StageState } from '../stage-store.ts';

/** Millimetres a look must show, and pixels below them that it leaves free. */
export interface Look {
  readonly wide: number;
  readonly far: number;
  readonly near: number;
  readonly foot: number;
  /** Millimetres of it that are before the waiting die. */
  readonly before: number;
}

/** The board and the near half of the table, where dice bounce. */
export const WHOLE: Look = {
  wide: 2 * BOARD.half + 70,
  far: BOARD.half + 14,
  near: -TABLE.half - 60,
  foot: 0,
  before: 0,
};
/** Only the board, while no die is in the hand or beside it. */
export const CLOSE: Look = {
  wide: 2 * BOARD.half + 60,
  far: BOARD.half + 30,
  near: -BOARD.half - 30,
  foot: 0,
  before: 0,
};

/** Millimetres shown before the waiting die, and pixels in which a hand can draw back. */
const BEFORE = 45;
const LEAST_FOOT = 48;
/** Whoever throws from farther away is drawn here: the board would be too small to aim at. */
const FARTHEST = -TABLE.half - 420;

const beforeOf = (figures: StageState['figures']): number => Math.max(BEFORE, reachOf(figures).near);

/** The board and the hand, above the words at the foot. */
export const aiming = ({
  rest: [, , z],
  foot,
  figures,
}: Pick<StageState, 'rest' | 'foot' | 'figures'>): Look => ({
  ...WHOLE,
  near: Math.max(FARTHEST, z) - beforeOf(figures),
  before: beforeOf(figures),
  foot: Math.max(LEAST_FOOT, foot),
});

/** Along the table, where something in a look is drawn that may be too near to be shown. */
export const shownAt = ({ near, before }: Look, z: number): number => Math.max(near + before, z);

/** Pixels of a millimetre, and from the upper edge to the middle of the board. */
export function placeIn({ wide, far, near, foot }: Look, width: number, height: number) {
  const scale = Math.min(width / wide, (height - foot) / (far - near));
  return { scale, top: (height - foot + scale * (far + near)) / 2 };
}
