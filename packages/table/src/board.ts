/** The table and the target board in millimetres. The middle of the board's underside is the origin, y is up. */
import type { Zone } from './vocabulary.ts';

export const TABLE = { half: 600, thickness: 40, height: 750 } as const;

export const BOARD = {
  half: 210,
  thickness: 3,
  bullseye: 28,
  /** Outer radii of the rings, the best first; what is left of the square is section 1. */
  rings: [
    ['5', 62],
    ['4', 102],
    ['3', 142],
    ['2', 180],
  ],
  six: { at: 82, radius: 17 },
  hole: { at: 124, half: 14 },
  bone: { at: 202, half: [22, 4, 5] },
} as const;

const SIGNS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

export const HOLES: readonly (readonly [x: number, z: number])[] = SIGNS.map(([x, z]) => [
  x * BOARD.hole.at,
  z * BOARD.hole.at,
]);

export const SIXES: readonly (readonly [x: number, z: number])[] = [
  [BOARD.six.at, 0],
  [-BOARD.six.at, 0],
  [0, BOARD.six.at],
  [0, -BOARD.six.at],
];

/** Middle and half size; the long side runs along the rim. */
export interface Bone {
  readonly at: readonly [number, number, number];
  readonly half: readonly [number, number, number];
}

export const BONES: readonly Bone[] = ([-1, 1] as const).flatMap(side => {
  const [long, high, wide] = BOARD.bone.half;
  const y = BOARD.thickness + high;
  return [
    { at: [side * BOARD.bone.at, y, 0] as const, half: [wide, high, long] as const },
    { at: [0, y, side * BOARD.bone.at] as const, half: [long, high, wide] as const },
  ];
});

/** What a board has besides what is printed on all of them: the edition gives it. */
export interface Board {
  /** Part of the revision of every throw on it. */
  readonly name: 'bones' | 'bare';
  readonly bones: readonly Bone[];
}

export const BONED: Board = { name: 'bones', bones: BONES };
export const BARE: Board = { name: 'bare', bones: [] };

export const boardWith = ({ bones }: { readonly bones: boolean }): Board => (bones ? BONED : BARE);

const inCircle = (x: number, z: number, radius: number): boolean => x * x + z * z <= radius * radius;

export const isOverBoard = (x: number, z: number): boolean =>
  Math.abs(x) <= BOARD.half && Math.abs(z) <= BOARD.half;

export const isOverTable = (x: number, z: number): boolean =>
  Math.abs(x) <= TABLE.half && Math.abs(z) <= TABLE.half;

const isOverHole = (x: number, z: number): boolean =>
  HOLES.some(
    ([holeX, holeZ]) => Math.abs(x - holeX) <= BOARD.hole.half && Math.abs(z - holeZ) <= BOARD.hole.half,
  );

export const isOverBone = ({ bones }: Board, x: number, z: number): boolean =>
  bones.some(({ at, half }) => Math.abs(x - at[0]) <= half[0] && Math.abs(z - at[2]) <= half[2]);

/** What is printed, fixed or cut out at a point seen from above. */
export function zoneAt(board: Board, x: number, z: number): Zone {
  if (!isOverTable(x, z)) return 'floor';
  if (!isOverBoard(x, z)) return 'outside';
  if (isOverBone(board, x, z)) return 'bones';
  if (isOverHole(x, z)) return 'hole';
  if (inCircle(x, z, BOARD.bullseye)) return 'bullseye';
  if (SIXES.some(([sixX, sixZ]) => inCircle(x - sixX, z - sixZ, BOARD.six.radius))) return '6';
  for (const [zone, radius] of BOARD.rings) if (inCircle(x, z, radius)) return zone;
  return '1';
}

const VALUES: Readonly<Record<Zone, number>> = {
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  bullseye: 10,
  hole: 0,
  bones: 0,
  outside: 0,
  floor: 0,
};

export const pointsOf = (zone: Zone): number => VALUES[zone];

/** The top of whatever lies flat under a point: board, hole or table. */
export const surfaceAt = (x: number, z: number): number =>
  isOverBoard(x, z) && !isOverHole(x, z) ? BOARD.thickness : 0;

export interface Mesh {
  readonly vertices: readonly number[];
  readonly triangles: readonly number[];
}

/** Where the holes cut the board, in both directions: of its five strips the second and the fourth have them. */
export function boardLines(): number[] {
  const { half, hole } = BOARD;
  return [-half, -hole.at - hole.half, -hole.at + hole.half, hole.at - hole.half, hole.at + hole.half, half];
}

/** The board as one closed surface: shared corners everywhere, so that no seam can kick a sliding die. */
export function boardMesh(): Mesh {
  const { thickness } = BOARD;
  const lines = boardLines();
  const cells = lines.length - 1;
  const vertices: number[] = [];
  for (const y of [0, thickness]) for (const x of lines) for (const z of lines) vertices.push(x, y, z);
  const vertex = (level: number, i: number, j: number): number =>
    (level * lines.length + i) * lines.length + j;
  const isCut = (i: number, j: number): boolean =>
    i < 0 || j < 0 || i >= cells || j >= cells || ((i === 1 || i === 3) && (j === 1 || j === 3));
  const triangles: number[] = [];
  const face = (a: number, b: number, c: number, d: number): void => {
    triangles.push(a, b, c, a, c, d);
  };
  for (let i = 0; i < cells; i++)
    for (let j = 0; j < cells; j++) {
      if (isCut(i, j)) continue;
      face(vertex(1, i, j), vertex(1, i, j + 1), vertex(1, i + 1, j + 1), vertex(1, i + 1, j));
      face(vertex(0, i, j), vertex(0, i + 1, j), vertex(0, i + 1, j + 1), vertex(0, i, j + 1));
      if (isCut(i - 1, j)) face(vertex(0, i, j), vertex(0, i, j + 1), vertex(1, i, j + 1), vertex(1, i, j));
      if (isCut(i + 1, j))
        face(vertex(0, i + 1, j + 1), vertex(0, i + 1, j), vertex(1, i + 1, j), vertex(1, i + 1, j + 1));
      if (isCut(i, j - 1)) face(vertex(0, i + 1, j), vertex(0, i, j), vertex(1, i, j), vertex(1, i + 1, j));
      if (isCut(i, j + 1))
        face(vertex(0, i, j + 1), vertex(0, i + 1, j + 1), vertex(1, i + 1, j + 1), vertex(1, i, j + 1));
    }
  return { vertices, triangles };
}
