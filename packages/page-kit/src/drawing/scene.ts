/** A place by recipe: a wall, a floor, what stands there and who. */
import { figure, type Recipe } from './figure.ts';
import { type Drawing, draw, type Layers, type Paints, place } from './marks.ts';
import type { Colour } from './palette.ts';
import { PIECES, type Piece } from './parts/pieces.ts';
import { THINGS, type Thing } from './parts/things.ts';

export interface Place {
  readonly wall?: Colour;
  readonly floor?: Colour;
  readonly piece?: Piece;
  /** Something shown large in the middle. */
  readonly thing?: Thing;
  readonly second?: Thing;
  /** Colour of the thing, where it has one. */
  readonly trim?: Colour;
  readonly who?: Recipe;
  /** What burns at the walls. */
  readonly torches?: boolean;
}

const PAINTS: Paints = { skin: 'peach', cloth: 'wine', hair: 'dark', trim: 'red' };

const WALL: Layers = [
  '~cloth M-5-9h110v80H-5Z',
  '=ink M-5 8h110M-5 26h110M-5 44h110M14-9V8M48-9V8M84-9V8M0 8v18M32 8v18M68 8v18M100 8v18M16 26v18M50 26v18M86 26v18M2 44v18M34 44v18M70 44v18',
  '~hair M-5 62h110v10H-5Z',
];
const FLOOR: Layers = [
  'trim M-8 68h116v40H-8Z',
  '=ink M-5 80h110M-5 93h110M20 68l-8 12M50 68v12M80 68l8 12M-2 80-12 93M32 80l-4 13M68 80l4 13M12 93l-6 10M50 93v10M88 93l6 10',
];
const TORCHES: Layers = [
  'wood M6 50 8 28h6l2 22Z',
  'orange M11 6Q0 18 5 26q6 5 12 0 5-8-6-20Z',
  '~yellow M11 16q-5 6-2 9 5 1 5-3Z',
  'wood M84 50l2-22h6l2 22Z',
  'orange M89 6Q78 18 83 26q6 5 12 0 5-8-6-20Z',
  '~yellow M89 16q-5 6-2 9 5 1 5-3Z',
];

const shown = (thing: Thing, x: number, size: number, turn: number, trim: Colour, flip = false): Drawing =>
  place(draw(THINGS[thing], { ...PAINTS, trim }), x, 74, size, turn, flip);

export function scene({ wall = 'stone', floor = 'tan', trim = 'red', ...recipe }: Place): Drawing {
  const { piece = 'none', thing, second, who, torches = false } = recipe;
  const walls: Paints = { ...PAINTS, cloth: wall, hair: 'dark', trim: floor };
  return [
    ...draw([...WALL, ...FLOOR], walls),
    ...draw(torches ? TORCHES : [], walls),
    ...draw(PIECES[piece], { ...PAINTS, trim }),
    ...(second === undefined ? [] : shown(second, 66, 1.25, 16, trim)),
    ...(thing === undefined
      ? []
      : shown(
          thing,
          second === undefined ? 50 : 34,
          second === undefined ? 1.5 : 1.25,
          second === undefined ? 10 : -16,
          trim,
        )),
    ...(who === undefined ? [] : place(figure(who), 12, 22, 0.78)),
    ...draw(['-ink M-3.5-7.5h107v107h-107Z'], walls),
  ];
}
