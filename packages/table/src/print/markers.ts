/** Square markers that a camera can find: AprilTag family 16h5, numbers 0 to 3. */
import { BLACK, rectangle, type Shape, WHITE } from './shapes.ts';

/** Sixteen bits each, row by row, the first at the upper left; 1 is white. */
const CODES = [0x231b, 0x2ea5, 0x346a, 0x45b9] as const;
const CELLS = 4;
const WITH_BORDER = CELLS + 2;

export const MARKERS = CODES.length;

/** A black square of this side around a middle, with the white rim that finders need. */
export function markerShapes(id: number, x: number, y: number, side: number, rim: number): Shape[] {
  const code = CODES[id] as number;
  const cell = side / WITH_BORDER;
  const [left, top] = [x - side / 2, y - side / 2];
  const whites = Array.from({ length: CELLS * CELLS }, (_, i) => i).filter(
    i => (code >> (CELLS * CELLS - 1 - i)) & 1,
  );
  return [
    { outline: rectangle(left - rim, top - rim, side + 2 * rim, side + 2 * rim), fill: WHITE },
    { outline: rectangle(left, top, side, side), fill: BLACK },
    ...whites.map(
      (i): Shape => ({
        outline: rectangle(
          left + (1 + (i % CELLS)) * cell,
          top + (1 + Math.floor(i / CELLS)) * cell,
          cell,
          cell,
        ),
        fill: WHITE,
      }),
    ),
  ];
}
