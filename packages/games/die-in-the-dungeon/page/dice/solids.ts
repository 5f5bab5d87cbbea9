/** The six dice as solids: their faces, which number is on which, and how a face is turned to the eye. For show only. */
import type { Sides } from '../../rules/index.ts';

export type Point = readonly [x: number, y: number, z: number];
/** Rows of a rotation. */
export type Pose = readonly [Point, Point, Point];

export interface Face {
  readonly number: number;
  readonly corners: readonly Point[];
  readonly middle: Point;
  readonly normal: Point;
  /** Where the number's head points, within the face. */
  readonly up: Point;
  /** The distance from the middle to the nearest edge. */
  readonly room: number;
}

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
const minus = (a: Point, b: Point): Point => plus(a, times(b, -1));
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const length = (a: Point): number => Math.sqrt(dot(a, a));
const unit = (a: Point): Point => times(a, 1 / length(a));
const mean = (points: readonly Point[]): Point => times(points.reduce(plus), 1 / points.length);

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const SIGNS = [1, -1] as const;
const cycled = ([x, y, z]: Point): Point[] => [
  [x, y, z],
  [y, z, x],
  [z, x, y],
];
const signed = ([x, y, z]: Point): Point[] =>
  SIGNS.flatMap(a => SIGNS.flatMap(b => SIGNS.map((c): Point => [x * a, y * b, z * c]))).filter(
    (point, i, all) => all.findIndex(other => other.every((n, k) => n === point[k])) === i,
  );

const TETRAHEDRON: readonly Point[] = [
  [1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
];
const AXES = cycled([1, 0, 0]).flatMap(signed);
const CUBE = signed([1, 1, 1]);
const ICOSAHEDRON = cycled([0, GOLDEN, 1]).flatMap(signed);
const DODECAHEDRON = [...CUBE, ...cycled([0, 1 / GOLDEN, GOLDEN]).flatMap(signed)];

/** Two poles and a zigzag between them; this height keeps the kites flat. */
const POLE = 1.08;
const TENTH = Math.PI / 5;
const ZIGZAG = (POLE * (1 - Math.cos(TENTH))) / (1 + Math.cos(TENTH));
const RING = Array.from(
  { length: 10 },
  (_, i): Point => [Math.cos(i * TENTH), i % 2 === 0 ? ZIGZAG : -ZIGZAG, Math.sin(i * TENTH)],
);
const POLES: readonly Point[] = [
  [0, POLE, 0],
  [0, -POLE, 0],
];

type Corners = readonly Point[];

/** The corners that lie furthest out in each direction, one after another around the face. */
function facesTowards(corners: Corners, directions: Corners): Corners[] {
  return directions.map(direction => {
    const far = Math.max(...corners.map(corner => dot(corner, direction)));
    const own = corners.filter(corner => far - dot(corner, direction) < 1e-6);
    const middle = mean(own);
    const right = unit(minus(own[0] as Point, middle));
    const up = cross(unit(direction), right);
    const angle = (corner: Point): number =>
      Math.atan2(dot(minus(corner, middle), up), dot(minus(corner, middle), right));
    return own.sort((a, b) => angle(a) - angle(b));
  });
}

const kites = (): Corners[] =>
  RING.map((_, i) => {
    const pole = POLES[i % 2 === 1 ? 0 : 1] as Point;
    return [pole, RING[(i + 9) % 10], RING[i], RING[(i + 1) % 10]] as Corners;
  });

const SHAPES: Readonly<Record<Sides, () => Corners[]>> = {
  4: () =>
    facesTowards(
      TETRAHEDRON,
      TETRAHEDRON.map(corner => times(corner, -1)),
    ),
  6: () => facesTowards(CUBE, AXES),
  8: () => facesTowards(AXES, CUBE),
  10: kites,
  12: () => facesTowards(DODECAHEDRON, ICOSAHEDRON),
  20: () => facesTowards(ICOSAHEDRON, DODECAHEDRON),
};

/** Opposite faces add up to one more than the die has faces; a d4 has no opposite faces. */
function numbersOf(normals: readonly Point[]): number[] {
  const numbers = normals.map(() => 0);
  let next = 1;
  normals.forEach((normal, i) => {
    if (numbers[i] !== 0) return;
    const opposite = normals.findIndex(other => dot(normal, other) < -0.999);
    numbers[i] = next;
    if (opposite >= 0) numbers[opposite] = normals.length + 1 - next;
    next++;
  });
  return numbers;
}

function makeFaces(sides: Sides): Face[] {
  const shapes = SHAPES[sides]();
  const size = Math.max(...shapes.flat().map(length));
  const scaled = shapes.map(corners => corners.map(corner => times(corner, 1 / size)));
  const normals = scaled.map(corners => {
    const [a, b, c] = corners as [Point, Point, Point];
    const normal = unit(cross(minus(b, a), minus(c, a)));
    return dot(normal, mean(corners)) < 0 ? times(normal, -1) : normal;
  });
  const numbers = numbersOf(normals);
  return scaled.map((corners, i) => {
    const middle = mean(corners);
    const [first, second] = corners as [Point, Point];
    const head = sides === 6 ? mean([first, second]) : first;
    const edges = corners.map((corner, k) =>
      length(minus(mean([corner, corners[(k + 1) % corners.length] as Point]), middle)),
    );
    return {
      number: numbers[i] as number,
      corners,
      middle,
      normal: normals[i] as Point,
      up: unit(minus(head, middle)),
      room: Math.min(...edges),
    };
  });
}

const KNOWN = new Map<Sides, readonly Face[]>();

export function facesOf(sides: Sides): readonly Face[] {
  const known = KNOWN.get(sides);
  if (known !== undefined) return known;
  const made = makeFaces(sides);
  KNOWN.set(sides, made);
  return made;
}

export const turned = ([x, y, z]: Pose, point: Point): Point => [dot(x, point), dot(y, point), dot(z, point)];

/** `first`, then `then`. */
export function after(first: Pose, then: Pose): Pose {
  const [x, y, z] = first;
  const column = (k: 0 | 1 | 2): Point => turned(then, [x[k], y[k], z[k]]);
  const [a, b, c] = [column(0), column(1), column(2)];
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

export function spun(axis: Point, angle: number): Pose {
  const [x, y, z] = unit(axis);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const d = 1 - c;
  return [
    [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
    [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
    [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
  ];
}

/** A little from above and from the side, so that it is a thing and not a sign. */
const TOWARDS_EYE: Readonly<Record<Sides, Point>> = {
  4: [0.12, -0.16, 1],
  6: [-0.3, -0.34, 1],
  8: [-0.1, -0.1, 1],
  10: [-0.06, -0.12, 1],
  12: [-0.08, -0.1, 1],
  20: [-0.05, -0.06, 1],
};

/** At rest, with the face that counts turned to the eye. */
export function restingPose(sides: Sides, number: number): Pose {
  const faces = facesOf(sides);
  const face = faces.find(one => one.number === number) ?? (faces[0] as Face);
  const front = unit(TOWARDS_EYE[sides]);
  const right = unit(cross([0, 1, 0], front));
  const up = cross(front, right);
  const side = cross(face.up, face.normal);
  // Rows of the target's axes times rows of the face's axes.
  const row = (k: 0 | 1 | 2): Point =>
    plus(plus(times(side, right[k]), times(face.up, up[k])), times(face.normal, front[k]));
  return [row(0), row(1), row(2)];
}
