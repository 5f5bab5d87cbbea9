import { describe, expect, test } from 'vitest';
import {
  BONED,
  boardMesh,
  DICE,
  faceHeld,
  facesOf,
  HOLDS,
  HOLES,
  pointsOf,
  SIXES,
  ZONES,
  zoneAt,
} from '../src/index.ts';

describe('the board', () => {
  test('DF2-DICE-05 has rings 1 to 5 rising inward, four sixes, a bullseye, four holes', () => {
    const ring = [205, 160, 120, 85, 40, 0].map(x => zoneAt(BONED, (x * 3) / 5, (-x * 4) / 5));
    expect(ring).toEqual(['1', '2', '3', '4', '5', 'bullseye']);
    expect(zoneAt(BONED, 205, 205)).toBe('1');
    expect(SIXES.map(([x, z]) => zoneAt(BONED, x, z))).toEqual(['6', '6', '6', '6']);
    expect(HOLES.map(([x, z]) => zoneAt(BONED, x, z))).toEqual(['hole', 'hole', 'hole', 'hole']);
    expect([zoneAt(BONED, 211, 0), zoneAt(BONED, 0, 601)]).toEqual(['outside', 'floor']);
  });

  test('DF0-DICE-03 DF0-DICE-05 DF0-DICE-06 DF1-HIT-06 DF2-DICE-10 sections are worth their number, the bullseye 10, all else nothing', () => {
    expect(ZONES.map(pointsOf)).toEqual([1, 2, 3, 4, 5, 6, 10, 0, 0, 0, 0]);
  });

  test('DF0-SETUP-01 DF1-SETUP-01 DF2-SETUP-01 lies in the middle of the table, the same from every side', () => {
    for (let x = -620; x <= 620; x += 31)
      for (let z = -620; z <= 620; z += 31) {
        const zone = zoneAt(BONED, x, z);
        expect([zoneAt(BONED, -z, x), zoneAt(BONED, -x, -z), zoneAt(BONED, z, -x)]).toEqual([
          zone,
          zone,
          zone,
        ]);
      }
    expect([zoneAt(BONED, 205, 100), zoneAt(BONED, 215, 100), zoneAt(BONED, 595, 100)]).toEqual([
      '1',
      'outside',
      'outside',
    ]);
  });

  test('DF1-SETUP-01 DF2-SETUP-01 is one closed surface without seams: every edge belongs to two triangles', () => {
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

describe('the dice', () => {
  test('DF1-R-67 DF0-DICE-08 show the icon on three faces of six, the bonus die on one', () => {
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
