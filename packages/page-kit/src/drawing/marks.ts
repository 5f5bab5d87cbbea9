/**
 * A drawing is a list of marks in a square of 100 units, painted one over the other. Parts write them as short texts:
 * `gold M…` is a shape with light, shadow and outline; `~gold M…` has no outline; `-ink M…` is a line; `=ink M…` a
 * thin one; `#gold M…` a rod with an outline. In place of a paint a part may name a slot, which the recipe fills.
 */
import { type Colour, PALETTE } from './palette.ts';

export const SLOTS = ['skin', 'cloth', 'hair', 'trim'] as const;
export type Slot = (typeof SLOTS)[number];
export type Paints = Readonly<Record<Slot, Colour>>;

export interface Mark {
  readonly d: string;
  readonly fill?: Colour;
  /** Without light and shadow. */
  readonly flat?: true;
  readonly line?: Colour;
  readonly width?: number;
  readonly at?: string;
}

export type Drawing = readonly Mark[];
/** What a part is written as. */
export type Layers = readonly string[];

const OUTLINE = 3;
const THIN = 1.9;

const isSlot = (name: string): name is Slot => (SLOTS as readonly string[]).includes(name);
const isColour = (name: string): name is Colour => Object.hasOwn(PALETTE, name);

function paintOf(name: string, paints: Paints): Colour {
  if (isSlot(name)) return paints[name];
  if (!isColour(name)) throw new Error(`no paint is called "${name}"`);
  return name;
}

function marksOf(layer: string, paints: Paints): Drawing {
  const gap = layer.indexOf(' ');
  const d = layer.slice(gap + 1);
  const how = layer[0] ?? '';
  const paint = paintOf(layer.slice('~-=#'.includes(how) ? 1 : 0, gap), paints);
  if (how === '~') return [{ d, fill: paint, flat: true }];
  if (how === '-') return [{ d, line: paint, width: OUTLINE }];
  if (how === '=') return [{ d, line: paint, width: THIN }];
  if (how === '#')
    return [
      { d, line: 'ink', width: 3 * OUTLINE },
      { d, line: paint, width: OUTLINE + 0.6 },
    ];
  return [{ d, fill: paint, line: 'ink', width: OUTLINE }];
}

export const draw = (layers: Layers, paints: Paints): Drawing =>
  layers.flatMap(layer => marksOf(layer, paints));

/** Moves, sizes and turns a drawing about its origin; outlines keep their weight. */
export function place(drawing: Drawing, x: number, y: number, size = 1, turn = 0, flip = false): Drawing {
  const at = [
    `translate(${x} ${y})`,
    turn === 0 ? '' : `rotate(${turn})`,
    size === 1 && !flip ? '' : `scale(${flip ? -size : size} ${size})`,
  ].join('');
  return drawing.map(mark => ({
    ...mark,
    ...(mark.width === undefined ? {} : { width: Math.round((mark.width / size ** 0.7) * 100) / 100 }),
    at: at + (mark.at ?? ''),
  }));
}

/** The other way round, about the middle line of the square. */
export const mirrored = (drawing: Drawing): Drawing => place(drawing, 100, 0, 1, 0, true);

/** A circle, or an oval, as path data. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Everything of a drawing in one line: two drawings are alike if these are. */
export const textOf = (drawing: Drawing): string => JSON.stringify(drawing);
