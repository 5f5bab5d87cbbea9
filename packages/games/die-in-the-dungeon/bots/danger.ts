/** How hard the heroes of a map are on average, as everybody can know. */
import { type Content, isEpic, type LaidMap, type Tile, type TileId } from '../rules/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How hard the heroes of a tile are. */
const hardness = ({ heads = [], level = 1 }: Tile): number =>
  heads.reduce((all, head) => all + (head === '?' ? 0.8 : isEpic(head) ? 2.5 : 1) * (0.5 + level / 2), 0);

export interface Danger {
  /** Of a path tile and of an Epic Party, on average. */
  readonly tile: number;
  readonly goal: number;
}

const DANGERS = new WeakMap<LaidMap, Danger>();

/** What may lie on the cells of a map. */
export function dangerOf(content: Content, laid: LaidMap): Danger {
  const known = DANGERS.get(laid);
  if (known !== undefined) return known;
  const mean = (ids: readonly TileId[]): number =>
    sum(ids.map(id => hardness(content.tile.get(id) as Tile))) / Math.max(1, ids.length);
  const onCells = (isWanted: (back: string) => boolean): number => {
    const cells = laid.cells.filter(({ back }) => isWanted(back));
    const all = cells.map(({ back, tile }) =>
      mean(tile === undefined ? (laid.stacks.get(back) ?? []) : [tile]),
    );
    return sum(all) / Math.max(1, all.length);
  };
  const danger = {
    tile: onCells(back => back !== 'start' && back !== 'blank' && back !== 'epic-party'),
    goal: onCells(back => back === 'epic-party'),
  };
  DANGERS.set(laid, danger);
  return danger;
}
