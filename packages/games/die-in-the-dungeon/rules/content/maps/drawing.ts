/**
 * Maps as pictures. `S` is a Start tile, `D` an Epic Party, `o` a path tile and `#` solid rock; `-` and `|` are
 * passages. A path tile gets the back and the turn that its passages ask for.
 */
import type { MapCell } from '../../cards.ts';
import { cellAt, NEIGHBOURS, shapeOf } from '../../dungeon.ts';
import type { Back, CellId, TileId, Token } from '../../vocabulary.ts';

export interface Furnishing {
  readonly tokens?: Readonly<Record<CellId, readonly Token[]>>;
  /** Tiles that lie at their place in every game. */
  readonly tiles?: Readonly<Record<CellId, TileId>>;
  readonly lessons?: Readonly<Record<CellId, string>>;
}

const OPEN: Readonly<Record<string, Back>> = { S: 'start', D: 'epic-party' };

export function draw(
  picture: readonly string[],
  { tokens = {}, tiles = {}, lessons = {} }: Furnishing = {},
): MapCell[] {
  const at = (x: number, y: number): string => picture[y]?.[x] ?? ' ';
  const cells: MapCell[] = [];
  for (let y = 0; y < picture.length; y += 2)
    for (let x = 0; x < (picture[y] as string).length; x += 2) {
      const sign = at(x, y);
      if (sign === ' ') continue;
      const id = cellAt(x / 2, y / 2);
      let passages = 0;
      for (const [side, , right, down] of NEIGHBOURS) {
        if (at(x + right, y + down) !== ' ') passages |= side;
        else if (sign in OPEN && at(x + 2 * right, y + 2 * down) in OPEN)
          throw new Error(`${id} is open to a neighbour without a passage in the picture`);
      }
      const back = OPEN[sign];
      cells.push({
        at: id,
        ...(back === undefined ? shapeOf(passages) : { back, turn: 0 }),
        ...(tokens[id] && { tokens: tokens[id] }),
        ...(tiles[id] && { tile: tiles[id] }),
        ...(lessons[id] && { lesson: lessons[id] }),
      });
    }
  for (const named of [tokens, tiles, lessons])
    for (const id of Object.keys(named))
      if (!cells.some(cell => cell.at === id)) throw new Error(`the picture has no cell ${id}`);
  return cells;
}
