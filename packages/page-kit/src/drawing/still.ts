/** A thing by recipe: what it is made of, piece by piece, as it lies in a shop. */
import { faceOf, figure, type Recipe } from './figure.ts';
import { type Drawing, draw, type Layers, type Paints, place, type Slot } from './marks.ts';
import type { Colour } from './palette.ts';
import { THINGS } from './parts/things.ts';
import { ARMS } from './parts/wares/arms.ts';
import { AROUND } from './parts/wares/around.ts';
import { GOODS } from './parts/wares/goods.ts';
import { WORN } from './parts/wares/worn.ts';

const WARES = { ...AROUND, ...ARMS, ...WORN, ...GOODS };
/** A ware, or a thing that hands hold. */
export type Ware = keyof typeof WARES | Exclude<keyof typeof THINGS, 'none'>;

/** One piece, and where it lies from the middle; a size below zero turns it round. */
export type Item = readonly [ware: Ware, x?: number, y?: number, size?: number, turn?: number];

export interface Still extends Partial<Readonly<Record<Slot, Colour>>> {
  /** Painted one over the other. */
  readonly items: readonly Item[];
  /** Somebody behind the pieces. */
  readonly who?: Recipe;
  /** A face on it, and where. */
  readonly face?: Pick<Recipe, 'eyes' | 'mouth' | 'nose'> & {
    readonly at?: readonly [x: number, y: number, size: number];
  };
}

const MIDDLE = { x: 50, y: 46 };
/** Things are drawn from their grip, and for hands. */
const HELD = { y: 27, size: 1.5 };

const isWare = (name: Ware): name is keyof typeof WARES => Object.hasOwn(WARES, name);

function shapeOf(ware: Ware, paints: Paints): Drawing {
  const layers: Layers = isWare(ware) ? WARES[ware] : THINGS[ware];
  const drawing = draw(layers, paints);
  return isWare(ware) ? drawing : place(drawing, 0, HELD.y, HELD.size);
}

const laid = ([ware, x = 0, y = 0, size = 1, turn = 0]: Item, paints: Paints): Drawing =>
  place(shapeOf(ware, paints), MIDDLE.x + x, MIDDLE.y + y, Math.abs(size), turn, size < 0);

function faceOn({ at = [0, 0, 0.7], ...face }: NonNullable<Still['face']>, paints: Paints): Drawing {
  const [x, y, size] = at;
  return place(faceOf(face, paints), MIDDLE.x + x - 50 * size, MIDDLE.y + y - 46 * size, size);
}

export function still({ items, who, face, ...slots }: Still): Drawing {
  const paints: Paints = { skin: 'peach', cloth: 'wood', hair: 'dark', trim: 'red', ...slots };
  return [
    ...(who === undefined ? [] : figure(who)),
    ...items.flatMap(item => laid(item, paints)),
    ...(face === undefined ? [] : faceOn(face, paints)),
  ];
}
