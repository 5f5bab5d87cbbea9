/** Where a die lies and what it shows. Dice are dropped where no hand reaches, so that they lie as they must. */

import { sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import {
  AT,
  BARE,
  BOARD,
  BONED,
  BONES,
  type Board,
  bitOf,
  CUBE,
  cornersAt,
  EMPTY_SCENE,
  faceHeld,
  HOLDS,
  judge,
  landingOf,
  loadJolt,
  makeRelease,
  placeAt,
  pointsOf,
  type Quaternion,
  type Release,
  RULES,
  STATE_SIZE,
  simulate,
  solve,
  TABLE,
  type Touch,
  type Trajectory,
  throwChecked,
  turnAt,
  upperFace,
  type Vector,
  type Zone,
  zoneAt,
  zoneByCorners,
  zoneByOutline,
} from '../src/index.ts';
import { compose, EDITIONS, type EditionId, throwDie, throwingOf } from './support/editions.ts';

const engine = await loadJolt();
const FLAT: Quaternion = [0, 0, 0, 1];
/** An eighth of a turn about the vertical. */
const ASKEW: Quaternion = [0, 0.3826834, 0, 0.9238795];
const TOP = BOARD.thickness + 8;

function plain(edition: EditionId) {
  const made = compose(edition, []);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  return made.value;
}

/** The zones of the three editions for a die let go at a place. */
function dropped(at: Vector, pose: Quaternion = [0, 0, 0, 1000], board: Board = BONED): Zone[] {
  const release = makeRelease({ at, velocity: [0, 0, 0], pose });
  const trajectory = simulate(engine, EMPTY_SCENE, release, board);
  return EDITIONS.map(edition => landingOf(trajectory, release, throwingOf(edition).landing, board).zone);
}

describe('a die that was dropped', () => {
  const hole = BOARD.hole.at;
  test('DF0-HIT-01 wholly inside a zone lies in that zone', () => {
    expect(dropped([0, 30, 0])).toEqual(['bullseye', 'bullseye', 'bullseye']);
    expect(dropped([60, 30, 60])).toEqual(['4', '4', '4']);
    expect(dropped([BOARD.six.at, 30, 0])).toEqual(['6', '6', '6']);
  });
  test('DF0-DICE-04 DF0-MISS-03 DF1-MISS-02 DF2-MISS-02 into a hole stays there', () => {
    expect(dropped([hole, 30, hole])).toEqual(['hole', 'hole', 'hole']);
  });
  test('DF1-MISS-03 DF2-MISS-03 onto a bone lies on the bone', () => {
    expect(dropped([BOARD.bone.at, 30, 0])).toEqual(['bones', 'bones', 'bones']);
  });
  test('DF0-R-60 DF0-DICE-03 where a bone would be lies on section 1 of a board without bones', () => {
    for (const [x, z] of BONES.map(({ at }) => [at[0], at[2]] as const))
      expect(dropped([x * 0.97, 30, z * 0.97], undefined, BARE)).toEqual(['1', '1', '1']);
    const release = makeRelease({ at: [BOARD.bone.at, 30, 0], velocity: [0, 0, 0] });
    const { touched, states, steps } = simulate(engine, EMPTY_SCENE, release, BARE);
    expect(touched.every(bits => (bits & bitOf('bones')) === 0)).toBe(true);
    expect(states[steps * STATE_SIZE + AT + 1]).toBeLessThan(BOARD.thickness + CUBE.half + 1);
  });
  test('DF0-MISS-02 DF1-MISS-04 DF2-MISS-04 beside the board lies outside', () => {
    expect(dropped([300, 30, 0])).toEqual(['outside', 'outside', 'outside']);
  });
  test.each(['hole', 'bones', 'outside', 'floor'] as const)('is a miss in the zone %s', zone => {
    const places: Record<typeof zone, Vector> = {
      hole: [hole, 30, hole],
      bones: [BOARD.bone.at, 30, 0],
      outside: [300, 30, 0],
      floor: [TABLE.half + 50, 30, 0],
    };
    const release = makeRelease({ at: places[zone], velocity: [0, 0, 0] });
    const trajectory = simulate(engine, EMPTY_SCENE, release);
    const verdict = judge(plain('second'), EMPTY_SCENE, release, trajectory);
    expect(verdict).toMatchObject({ hit: false, points: 0, zone });
  });
});

/** On the diagonal, where the rings are 45° to the sides of an unturned die. */
const diagonal = (x: number): Vector => [x, TOP, x];

describe('a die across a border', () => {
  const cornerZones = (at: Vector, turn: Quaternion): string =>
    cornersAt(at, turn)
      .filter(([, y]) => y < at[1])
      .map(([x, , z]) => zoneAt(BONED, x, z))
      .sort()
      .join(' ');
  test.each([
    ['DF0-EX-12 DF0-HIT-02 DF2-DICE-06 counts where most corners are', [40, TOP, 52], '4 4 4 5', '4'],
    ['DF0-EX-13 DF0-HIT-03 DF2-DICE-07 goes down when corners are equal', [102, TOP, 30], '3 3 4 4', '3'],
    ['DF0-EX-14 DF2-R-28 misses with two corners off', [210, TOP, 100], '1 1 outside outside', 'outside'],
    ['DF0-EX-15 takes two corners before a better one', [58, TOP, 8], '4 5 5 6', '5'],
    ['DF2-R-28 goes down to a hole', [106, TOP, 124], '2 2 hole hole', 'hole'],
  ] as const)('%s', (_, at, corners, zone) => {
    expect(cornerZones(at, FLAT)).toBe(corners);
    expect(zoneByCorners(BONED, at, FLAT)).toBe(zone);
  });
  test('DF1-HIT-04 DF1-R-61 in the first edition counts where the larger portion is, whatever the corners say', () => {
    expect(cornerZones(diagonal(71.7), FLAT)).toBe('3 3 3 4');
    expect(zoneByOutline(BONED, diagonal(71.7), FLAT)).toBe('4');
    expect(zoneByCorners(BONED, diagonal(71.7), FLAT)).toBe('3');
  });
  test('DF1-HIT-05 DF1-EX-38 DF1-R-61 goes down when the portions are less than 2 % apart', () => {
    expect(zoneByOutline(BONED, diagonal(71.8), ASKEW)).toBe('4');
    expect(zoneByOutline(BONED, diagonal(71.9), ASKEW)).toBe('3');
    expect(zoneByOutline(BONED, diagonal(72), ASKEW)).toBe('3');
  });
  test('DF1-R-61 hole, bone and outside take part', () => {
    expect(zoneByOutline(BONED, [211, TOP, 100], FLAT)).toBe('outside');
    expect(zoneByOutline(BONED, [209, TOP, 100], FLAT)).toBe('1');
    expect(zoneByOutline(BONED, [112, TOP, 124], FLAT)).toBe('hole');
    expect(zoneByOutline(BONED, [BOARD.bone.at, 19, 0], FLAT)).toBe('bones');
  });
  test('is judged by portions in the first edition, by corners in the others', () => {
    expect(dropped([71, TOP, 71], [0, 383, 0, 924])).toEqual(['3', '4', '3']);
  });
});

/** The zones of the three editions for a die that rests somehow. */
function resting(state: readonly number[], ...touches: readonly Touch[]): Zone[] {
  const states = new Float32Array(2 * STATE_SIZE);
  states.set(state, STATE_SIZE);
  const touched = Uint16Array.of(touches.reduce((bits, touch) => bits | bitOf(touch), 0));
  const trajectory: Trajectory = { steps: 1, end: 'rest', states, touched, others: [] };
  return EDITIONS.map(
    edition => landingOf(trajectory, makeRelease(), throwingOf(edition).landing, BONED).zone,
  );
}

describe('a die that leans', () => {
  test('DF2-R-29 DF1-R-65 DF0-R-42 is judged by its outline in the older editions, by its lowest corners in the second', () => {
    const aboutX = [0.258819, 0, 0, 0.9659258];
    expect(resting([30, 14, 176, ...aboutX], 'board', 'die')).toEqual(['2', '2', '1']);
  });
  test('DF1-EX-39 DF1-MISS-02 DF1-R-61 misses in the first edition by the slightest touch of the table through a hole', () => {
    const beside = [BOARD.hole.at - 24, 10, BOARD.hole.at, 0, 0, 0, 1];
    expect(resting(beside, 'board', 'hole')).toEqual(['2', 'hole', '2']);
    expect(resting(beside, 'board')).toEqual(['2', '2', '2']);
  });
});

describe('the face', () => {
  test('DF2-DICE-04 DF0-DICE-02 DF0-DICE-08 is the upper one when the die has come to rest', () => {
    const release = makeRelease({ at: [20, 200, 30], velocity: [300, 0, 200], spin: [9000, 4000, -7000] });
    const trajectory = simulate(engine, EMPTY_SCENE, release);
    const { index } = upperFace(turnAt(trajectory, trajectory.steps));
    const faces = HOLDS.map(
      (_, hold) => landingOf(trajectory, { ...release, hold }, throwingOf('second').landing, BONED).face,
    );
    expect(faces).toEqual(HOLDS.map((_, hold) => faceHeld('red', hold, index)));
    expect(faces.filter(face => face === 'icon')).toHaveLength(12);
  });
  test('DF2-R-30 is shown on the floor too, where a fallen die comes to rest', () => {
    const release = makeRelease({
      at: [TABLE.half + 30, 60, 0],
      velocity: [700, 300, 0],
      spin: [0, 0, -20_000],
    });
    const trajectory = simulate(engine, EMPTY_SCENE, release);
    const { zone, at, flatness, face } = landingOf(trajectory, release, throwingOf('second').landing, BONED);
    expect({ zone, end: trajectory.end }).toEqual({ zone: 'floor', end: 'floor' });
    expect(at[1]).toBeCloseTo(CUBE.half - TABLE.height, 0);
    expect(flatness).toBeGreaterThan(0.99);
    expect(face).toBe(faceHeld('red', 0, upperFace(turnAt(trajectory, trajectory.steps)).index));
  });
});

describe('a good throw', () => {
  const solved = solve(engine, plain('second'), { within: 40, throws: 2000 });
  if (!solved.ok) throw new Error(sayPlainly(solved.error));
  const { release, scene } = solved.value;
  const turned = (quarters: number): Release => {
    const turn = ([x, y, z]: Vector): Vector => {
      const [a, b] = [
        [x, z],
        [z, -x],
        [-x, -z],
        [-z, x],
      ][quarters] as [number, number];
      return [a + 0, y, b + 0];
    };
    const half = [
      [0, 1000],
      [707, 707],
      [1000, 0],
      [707, -707],
    ][quarters] as [number, number];
    return {
      ...release,
      at: turn(release.at),
      velocity: turn(release.velocity),
      spin: turn(release.spin),
      pose: [0, half[0], 0, half[1]],
    };
  };
  test.each([0, 1, 2, 3])(
    'DF1-DICE-01 DF2-DICE-01 may come from any side, standing or sitting (%d)',
    side => {
      for (const posture of ['standing', 'sitting'] as const) {
        const from = { ...turned(side), gesture: { ...release.gesture, posture } };
        for (const edition of EDITIONS) {
          const thrown = throwDie(engine, { release: from, scene, edition });
          expect(thrown.ok && thrown.value.verdict).toMatchObject({ hit: true });
        }
      }
    },
  );
  test('DF2-HIT-01 DF1-HIT-01 DF1-HIT-02 bounces, lies in a section and is worth its number', () => {
    const { verdict } = throwChecked(engine, plain('second'), scene, release);
    expect(verdict.hit).toBe(true);
    expect(verdict.bounces).toBeGreaterThanOrEqual(1);
    expect(verdict.points).toBe(pointsOf(verdict.zone));
  });
  test('DF1-MISS-07 DF2-DICE-08 may pass over holes, bones and the edge: only the place of rest counts', () => {
    const path = makeRelease({ at: [BOARD.hole.at, 60, BOARD.hole.at], velocity: [-900, 0, -900] });
    const trajectory = simulate(engine, EMPTY_SCENE, path);
    const passed = Array.from({ length: trajectory.steps }, (_, step) => placeAt(trajectory, step));
    expect(passed.some(([x, , z]) => zoneAt(BONED, x, z) === 'hole')).toBe(true);
    expect(pointsOf(landingOf(trajectory, path, throwingOf('first').landing, BONED).zone)).toBeGreaterThan(0);
  });
});

describe('dice that lie on the table', () => {
  const at = (x: number) => ({ die: 'white', at: [x, 8, -300], pose: [0, 0, 0, 1000] }) as const;
  const scene = { dice: [-36, -18, 0, 18, 36].map(at), props: [] };
  const release = makeRelease({ at: [0, 20, -460], velocity: [0, 0, 2000] });
  test('DF1-FIGHT-12 DF2-DICE-09 DF2-R-27 DF1-R-60 are obstacles and may be moved, which judges nobody anew', () => {
    const { trajectory, verdict } = throwChecked(engine, plain('second'), scene, release);
    const free = throwChecked(engine, plain('second'), EMPTY_SCENE, release);
    expect(verdict.episodes.some(({ touches }) => touches.includes('die'))).toBe(true);
    expect(verdict.at).not.toEqual(free.verdict.at);
    const places = trajectory.others.map(state => Math.round(state[2] as number));
    expect(places.some(z => z > -290)).toBe(true);
    expect(places[0]).toBe(-300);
    expect(scene.dice[2]?.at).toEqual([0, 8, -300]);
  });
  test('are followed to their end even when the thrown die has left: this one rolls off as well', () => {
    const near = { die: 'white', at: [540, 8, 14], pose: [0, 0, 0, 1000] } as const;
    const push = makeRelease({ at: [520, 10, 0], velocity: [1200, 0, 0] });
    const { end, others } = simulate(engine, { dice: [near], props: [] }, push);
    expect(end).toBe('floor');
    const [state] = others as [Float32Array];
    expect(state[AT + 1]).toBeLessThan(RULES.floor);
  });
});
