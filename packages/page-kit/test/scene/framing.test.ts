import type { Vector } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import { frame, makeShot, NEAREST, type Shot } from '../../src/scene/solid/framing.ts';

/** Where a place is seen, from -1 to 1 across and up. */
function see({ x, y, z, yaw, pitch, fov }: Shot, [px, py, pz]: Vector, aspect: number): [number, number] {
  const [dx, dy, dz] = [px - x, py - y, pz - z];
  const across = -dx * Math.cos(yaw) + dz * Math.sin(yaw);
  const ahead = dx * Math.sin(yaw) + dz * Math.cos(yaw);
  const deep = ahead * Math.cos(pitch) - dy * Math.sin(pitch);
  const up = ahead * Math.sin(pitch) + dy * Math.cos(pitch);
  const high = Math.tan(fov / 2) * deep;
  return [across / (high * aspect), up / high];
}

const depth = ({ x, y, z, yaw, pitch }: Shot, [px, py, pz]: Vector): number =>
  ((px - x) * Math.sin(yaw) + (pz - z) * Math.cos(yaw)) * Math.cos(pitch) - (py - y) * Math.sin(pitch);

const POINTS: readonly Vector[] = [
  [210, 0, 210],
  [-210, 0, 210],
  [210, 0, -210],
  [-210, 0, -210],
  [0, 160, -640],
];

describe('framing', () => {
  for (const aspect of [0.5, 0.9, 1.6, 3])
    for (const yaw of [0, 0.7, 3])
      for (const pitch of [0.5, 0.65, 1.5])
        test(`everything is seen and nothing is wasted: aspect ${aspect}, yaw ${yaw}, pitch ${pitch}`, () => {
          const shot = { ...makeShot(), yaw, pitch };
          frame(shot, POINTS, aspect, 0.1);
          const seen = POINTS.map(point => see(shot, point, aspect));
          const across = seen.map(([a]) => a);
          const up = seen.map(([, b]) => b);
          for (const part of [...across, ...up]) expect(Math.abs(part)).toBeLessThan(0.9001);
          const used = Math.max(Math.max(...across) - Math.min(...across), Math.max(...up) - Math.min(...up));
          const nearest = Math.min(...POINTS.map(point => depth(shot, point)));
          expect(nearest).toBeGreaterThan(NEAREST - 0.01);
          if (nearest > NEAREST + 0.01) expect(used).toBeCloseTo(1.8, 4);
        });

  test.each([0.5, 1.6])('what words cover below stays free: aspect %d', aspect => {
    const shot = { ...makeShot(), pitch: 0.65 };
    frame(shot, POINTS, aspect, 0.05, 0.3);
    const up = POINTS.map(point => see(shot, point, aspect)[1]);
    expect(Math.min(...up)).toBeGreaterThan(-0.6501);
    expect(Math.max(...up)).toBeLessThan(0.9501);
  });
});
