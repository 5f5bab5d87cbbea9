/** Vectors and turns by exact operations only, so that every engine computes the same bits. */
export type Vector = readonly [number, number, number];
/** x, y, z, w. */
export type Quaternion = readonly [number, number, number, number];

export const UPRIGHT: Quaternion = [0, 0, 0, 1];

export const length = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function normalize([x, y, z, w]: Quaternion): Quaternion {
  const size = Math.sqrt(x * x + y * y + z * z + w * w);
  return [x / size, y / size, z / size, w / size];
}

export const multiply = (a: Quaternion, b: Quaternion): Quaternion => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

export function rotate([x, y, z, w]: Quaternion, [a, b, c]: Vector): Vector {
  const tx = 2 * (y * c - z * b);
  const ty = 2 * (z * a - x * c);
  const tz = 2 * (x * b - y * a);
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

/** The world's up seen by a turned body: the height of each of its three axes. */
export const upAxes = ([x, y, z, w]: Quaternion): Vector => [
  2 * (x * y + z * w),
  1 - 2 * (x * x + z * z),
  2 * (y * z - x * w),
];

/** Half the size along each axis of the world of a turned box. */
export function extentOf(half: Vector, turn: Quaternion): Vector {
  const extent: [number, number, number] = [0, 0, 0];
  for (let axis = 0; axis < 3; axis++) {
    const edge: [number, number, number] = [0, 0, 0];
    edge[axis] = half[axis] as number;
    const turned = rotate(turn, edge);
    for (let i = 0; i < 3; i++) extent[i] = (extent[i] as number) + Math.abs(turned[i] as number);
  }
  return extent;
}
