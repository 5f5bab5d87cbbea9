import {
  boardMesh,
  DICE,
  faceHeld,
  facesOf,
  HOLDS,
  HOLES,
  SIXES,
  zoneAt,
  zoneByCorners,
} from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';

describe('the board', () => {
  test('DF2-DICE-05 has rings 1 to 5 rising inward, four sixes, a bullseye, four holes', () => {
    const ring = [205, 160, 120, 85, 40, 0].map(x => zoneAt((x * 3) / 5, (-x * 4) / 5));
    expect(ring).toEqual(['1', '2', '3', '4', '5', 'bullseye']);
    expect(zoneAt(205, 205)).toBe('1');
    expect(SIXES.map(([x, z]) => zoneAt(x, z))).toEqual(['6', '6', '6', '6']);
    expect(HOLES.map(([x, z]) => zoneAt(x, z))).toEqual(['hole', 'hole', 'hole', 'hole']);
    expect([zoneAt(211, 0), zoneAt(0, 601)]).toEqual(['outside', 'floor']);
  });

  test('is one closed surface without seams: every edge belongs to two triangles', () => {
    const { triangles } = boardMesh();
    const edges = new Map<string, number>();
    for (let i = 0; i < triangles.length; i += 3)
      for (let j = 0; j < 3; j++) {
        const a = triangles[i + j] as number;
        const b = triangles[i + ((j + 1) % 3)] as number;
        edges.set(`${a} ${b}`, (edges.get(`${a} ${b}`) ?? 0) + 1);
      }
    for (const [edge, count] of edges) {
      expect(count).toBe(1);
      expect(edges.get(edge.split(' ').reverse().join(' '))).toBe(1);
    }
  });
});

describe('the zone of a die', () => {
  const flat = [0, 0, 0, 1] as const;
  test('DF2-DICE-06 DF0-HIT-02 is the one with more of its corners', () => {
    expect(zoneByCorners([45, 11, 45], flat)).toBe('4');
    expect(zoneByCorners([0, 11, 0], flat)).toBe('bullseye');
  });
  test('DF2-DICE-07 DF0-HIT-03 goes down when corners are equal', () => {
    expect(zoneByCorners([142, 11, 0], flat)).toBe('2');
    expect(zoneByCorners([210, 11, 100], flat)).toBe('outside');
  });
});

describe('the dice', () => {
  test('show the icon on three faces of six, the bonus die on one', () => {
    const icons = DICE.map(die => facesOf(die).filter(face => face === 'icon').length);
    expect(icons).toEqual([3, 3, 3, 1]);
  });
  test('are held in 24 ways, which put every face everywhere equally often', () => {
    expect(HOLDS).toHaveLength(24);
    for (const die of DICE)
      for (let index = 0; index < 6; index++) {
        const icons = HOLDS.filter((_, hold) => faceHeld(die, hold, index) === 'icon').length;
        expect(icons).toBe(die === 'white' ? 4 : 12);
      }
  });
});
