/** Where the eye must be to see given places: exact, so that no size of screen cuts off the board. */
import type { Vector } from '@tumblekeep/table';

/** Angles in radians: yaw 0 looks along positive z, a positive pitch looks down. */
export interface Shot {
  x: number;
  y: number;
  z: number;
  yaw: number;
  pitch: number;
  roll: number;
  /** Vertical, in radians. */
  fov: number;
}

/** Nothing comes nearer to the eye than this, in millimetres. */
export const NEAREST = 360;

export const makeShot = (): Shot => ({ x: 0, y: 0, z: 0, yaw: 0, pitch: 0, roll: 0, fov: 0.7 });

/**
 * Fills `into` with the nearest place from which all points are seen, looking in the direction of its yaw and
 * pitch. `margin` is the part of the half screen left free on each side, `foot` what is left free below besides.
 */
export function frame(into: Shot, points: readonly Vector[], aspect: number, margin: number, foot = 0): void {
  const { yaw, pitch, fov } = into;
  const cosPitch = Math.cos(pitch);
  const fx = Math.sin(yaw) * cosPitch;
  const fy = -Math.sin(pitch);
  const fz = Math.cos(yaw) * cosPitch;
  const rx = -Math.cos(yaw);
  const rz = Math.sin(yaw);
  // up = right × forward
  const ux = -rz * fy;
  const uy = rz * fx - rx * fz;
  const uz = rx * fy;
  const high = Math.tan(fov / 2) * (1 - margin);
  const low = Math.tan(fov / 2) * (1 - margin - foot);
  const wide = Math.tan(fov / 2) * aspect * (1 - margin);
  let right = Number.NEGATIVE_INFINITY;
  let left = Number.NEGATIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [x, y, z] of points) {
    const across = x * rx + z * rz;
    const up = x * ux + y * uy + z * uz;
    const deep = x * fx + y * fy + z * fz;
    right = Math.max(right, across - wide * deep);
    left = Math.max(left, -across - wide * deep);
    top = Math.max(top, up - high * deep);
    bottom = Math.max(bottom, -up - low * deep);
    nearest = Math.min(nearest, deep);
  }
  const away = Math.max((right + left) / (2 * wide), (top + bottom) / (high + low), NEAREST - nearest);
  const across = (right - left) / 2;
  const up = (top - bottom + (low - high) * away) / 2;
  into.x = across * rx + up * ux - away * fx;
  into.y = up * uy - away * fy;
  into.z = across * rz + up * uz - away * fz;
}
