/** The dice on the screen are the solids they are said to be, and rest on the face that was rolled. */

import { describe, expect, test } from 'vitest';
import { after, dot, facesOf, type Point, restingPose, spun, turned } from '../../page/dice/solids.ts';
import { SIDES } from '../../rules/index.ts';

const CORNERS = { 4: 3, 6: 4, 8: 3, 10: 4, 12: 5, 20: 3 } as const;

describe.each(SIDES)('a d%i', sides => {
  const faces = facesOf(sides);

  test('has so many flat faces with the right corners, each number once', () => {
    expect(faces).toHaveLength(sides);
    expect(faces.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: sides }, (_, i) => i + 1),
    );
    for (const { corners, normal, middle } of faces) {
      expect(corners).toHaveLength(CORNERS[sides]);
      for (const corner of corners) expect(dot(corner, normal)).toBeCloseTo(dot(middle, normal), 6);
    }
  });

  test('rests with the rolled face nearest to the eye and its number upright', () => {
    for (const { number } of faces) {
      const pose = restingPose(sides, number);
      const towardsEye = faces.map(face => turned(pose, face.normal)[2]);
      const nearest = faces[towardsEye.indexOf(Math.max(...towardsEye))];
      expect(nearest?.number).toBe(number);
      const up = turned(pose, nearest?.up as Point);
      expect(up[1]).toBeGreaterThan(0.85);
    }
  });
});

test.each(SIDES.filter(sides => sides !== 4))('opposite faces of a d%i add up', sides => {
  const faces = facesOf(sides);
  for (const { number, normal } of faces) {
    const opposite = faces.find(other => dot(other.normal, normal) < -0.999);
    expect(opposite?.number).toBe(sides + 1 - number);
  }
});

test('a whole turn changes nothing, and turns follow each other', () => {
  const pose = restingPose(20, 7);
  const around = after(pose, spun([1, 2, 3], 2 * Math.PI));
  around.forEach((row, i) => {
    row.forEach((n, k) => {
      expect(n).toBeCloseTo(pose[i]?.[k] as number, 9);
    });
  });
  const quarter = spun([0, 0, 1], Math.PI / 2);
  const half = after(quarter, quarter);
  expect(turned(half, [1, 0, 0])[0]).toBeCloseTo(-1, 9);
});
