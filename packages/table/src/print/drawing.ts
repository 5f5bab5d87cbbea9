/** The board as it is printed, in millimetres from its middle, as the thrower sees it: right is −x, up is +z. */
import { BOARD, type Board, HOLES, SIXES } from '../board.ts';
import { markerShapes } from './markers.ts';
import {
  BLACK,
  type Colour,
  circle,
  grey,
  type Label,
  type Part,
  type Point,
  rectangle,
  type Shape,
} from './shapes.ts';

/** Light saves ink; dark is what a camera would like, with a frame against white dice on white paper. */
export const LOOKS = ['light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

interface Paint {
  /** Of the sections 1 to 5. */
  readonly sections: readonly [Colour, Colour, Colour, Colour, Colour];
  readonly six: Colour;
  readonly bullseye: Colour;
  readonly bone: Colour;
  readonly ink: Colour;
}

const PAINTS: Readonly<Record<Look, Paint>> = {
  light: {
    sections: [grey(0.97), grey(0.86), grey(0.96), grey(0.84), grey(0.94)],
    six: grey(0.72),
    bullseye: grey(0.66),
    bone: grey(0.9),
    ink: BLACK,
  },
  dark: {
    sections: [grey(0.5), grey(0.45), grey(0.51), grey(0.45), grey(0.51)],
    six: grey(0.42),
    bullseye: grey(0.4),
    bone: grey(0.56),
    ink: BLACK,
  },
};

const LINE = 0.4;
const MARKER = { side: 46, rim: 5 } as const;
/** Of the numbers, at the size of our own board. */
const LETTERS = { ring: 13, six: 14, bullseye: 20 } as const;

export interface BoardDrawing {
  readonly board: Board;
  /** 1 is the board of the table. */
  readonly scale: number;
  readonly look: Look;
  /** A dark border around it, millimetres on paper. */
  readonly frame: number;
}

export function drawBoard({ board, scale, look, frame }: BoardDrawing): Part {
  const paint = PAINTS[look];
  const { half, rings, six, bullseye, hole } = BOARD;
  const at = (x: number, z: number): Point => [-x * scale, -z * scale];
  const line = { line: paint.ink, width: LINE };
  const [one, two, three, four, five] = paint.sections;
  const fills: Readonly<Record<string, Colour>> = { '2': two, '3': three, '4': four, '5': five };
  const square = (x: number, z: number, across: number, along: number, fill: Colour): Shape => {
    const [left, top] = at(x + across, z + along);
    return { outline: rectangle(left, top, 2 * across * scale, 2 * along * scale), fill, ...line };
  };
  const edge = half * scale + frame;
  const corner = half - MARKER.rim - MARKER.side / 2;
  const shapes: Shape[] = [
    ...(frame > 0 ? [{ outline: rectangle(-edge, -edge, 2 * edge, 2 * edge), fill: grey(0.25) }] : []),
    square(0, 0, half, half, one),
    ...rings.toReversed().map(
      ([zone, radius]): Shape => ({
        outline: circle(0, 0, radius * scale),
        fill: fills[zone] ?? one,
        ...line,
      }),
    ),
    ...SIXES.map(([x, z]): Shape => {
      const [left, top] = at(x, z);
      return { outline: circle(left, top, six.radius * scale), fill: paint.six, ...line };
    }),
    { outline: circle(0, 0, bullseye * scale), fill: paint.bullseye, ...line },
    ...HOLES.map(([x, z]) => square(x, z, hole.half, hole.half, BLACK)),
    ...board.bones.map(({ at: [x, , z], half: [across, , along] }) =>
      square(x, z, across, along, paint.bone),
    ),
    ...[0, 1, 2, 3].flatMap(id => {
      const [x, z] = at(id === 0 || id === 3 ? corner : -corner, id < 2 ? corner : -corner);
      return markerShapes(id, x, z, MARKER.side * scale, MARKER.rim * scale);
    }),
    { outline: rectangle(-half * scale, -half * scale, 2 * half * scale, 2 * half * scale), ...line },
  ];
  return { shapes, labels: numbers(scale, paint.ink) };
}

const [FIVE, FOUR, THREE, TWO] = BOARD.rings.map(([, radius]) => radius) as [number, number, number, number];
/** Half the height of a digit, against its size. */
const HALF_DIGIT = 0.36;
/** Twenty degrees off the lines where sheets are joined: shares of a radius along and across. */
const ASLANT = { long: 0.94, short: 0.342 } as const;

function numbers(scale: number, fill: Colour): Label[] {
  const label = (text: string, x: number, z: number, size: number): Label => ({
    text,
    at: [-x * scale, -z * scale + size * scale * HALF_DIGIT],
    size: size * scale,
    align: 'middle',
    isBold: true,
    fill,
  });
  const slanted = (text: string, radius: number): Label[] => {
    const part = radius * Math.SQRT1_2;
    return [-part, part].flatMap(x => [-part, part].map(z => label(text, x, z, LETTERS.ring)));
  };
  const aslant = (text: string, radius: number): Label[] => {
    const [long, short] = [radius * ASLANT.long, radius * ASLANT.short];
    return [-1, 1].flatMap(x =>
      [-1, 1].flatMap(z => [
        label(text, x * long, z * short, LETTERS.ring),
        label(text, x * short, z * long, LETTERS.ring),
      ]),
    );
  };
  const rim = BOARD.half - 16;
  return [
    ...(
      [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const
    ).flatMap(([x, z]) =>
      [-70, 70].map(aside => label('1', x * rim + z * aside, z * rim + x * aside, LETTERS.ring)),
    ),
    ...aslant('2', (TWO + THREE) / 2),
    ...aslant('3', (THREE + FOUR) / 2),
    ...slanted('4', (FOUR + FIVE) / 2),
    ...slanted('5', (FIVE + BOARD.bullseye) / 2),
    ...SIXES.map(([x, z]) => label('6', x, z, LETTERS.six)),
    label('10', 0, 0, LETTERS.bullseye),
  ];
}
