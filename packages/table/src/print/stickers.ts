/** Icons for ordinary dice: a sword, a leaf, a star and a skull, each with its colour and its shape. */
import type { Die } from '../vocabulary.ts';
import { type Colour, circle, grey, type Point, rectangle, type Shape, WHITE } from './shapes.ts';

const FILLS: Readonly<Record<Die, Colour>> = {
  red: [0.78, 0.18, 0.18],
  green: [0.18, 0.55, 0.3],
  blue: [0.18, 0.43, 0.78],
  white: grey(0.95),
};
const MARK: Readonly<Record<Die, Colour>> = {
  red: WHITE,
  green: WHITE,
  blue: WHITE,
  white: [0.17, 0.1, 0.04],
};

type Emblem = (
  polygon: (...points: Point[]) => Shape,
  dot: (x: number, y: number, r: number, isHole?: boolean) => Shape,
) => Shape[];

/** In a box from −1 to 1. */
const EMBLEMS: Readonly<Record<Die, Emblem>> = {
  red: (polygon, dot) => [
    polygon([0, -0.95], [0.16, -0.72], [0.16, 0.3], [-0.16, 0.3], [-0.16, -0.72]),
    polygon([-0.5, 0.28], [0.5, 0.28], [0.5, 0.46], [-0.5, 0.46]),
    polygon([-0.1, 0.46], [0.1, 0.46], [0.1, 0.78], [-0.1, 0.78]),
    dot(0, 0.86, 0.15),
  ],
  green: polygon => [
    polygon(
      [-0.7, 0.8],
      [-0.72, 0.2],
      [-0.5, -0.3],
      [0, -0.66],
      [0.75, -0.85],
      [0.76, -0.2],
      [0.5, 0.35],
      [0.1, 0.6],
      [-0.45, 0.62],
    ),
  ],
  blue: polygon => [
    polygon(
      [0, -0.95],
      [0.22, -0.31],
      [0.9, -0.29],
      [0.36, 0.12],
      [0.56, 0.77],
      [0, 0.38],
      [-0.56, 0.77],
      [-0.36, 0.12],
      [-0.9, -0.29],
      [-0.22, -0.31],
    ),
  ],
  white: (polygon, dot) => [
    dot(0, -0.2, 0.72),
    polygon([-0.45, 0.2], [0.45, 0.2], [0.4, 0.85], [-0.4, 0.85]),
    dot(-0.3, -0.12, 0.19, true),
    dot(0.3, -0.12, 0.19, true),
  ],
};

/** One square sticker with its upper left corner at a place. */
export function stickerShapes(die: Die, left: number, top: number, side: number): Shape[] {
  const size = side * 0.36;
  const [x, y] = [left + side / 2, top + side / 2];
  const polygon = (...points: Point[]): Shape => ({
    outline: { kind: 'polygon', points: points.map(([a, b]): Point => [x + a * size, y + b * size]) },
    fill: MARK[die],
  });
  const dot = (a: number, b: number, r: number, isHole = false): Shape => ({
    outline: circle(x + a * size, y + b * size, r * size),
    fill: isHole ? FILLS[die] : MARK[die],
  });
  return [
    { outline: rectangle(left, top, side, side), fill: FILLS[die], line: grey(0.5), width: 0.2 },
    ...EMBLEMS[die](polygon, dot),
  ];
}
