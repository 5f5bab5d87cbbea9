import type { Flight } from '@tumblekeep/dungeon-fighter/hosted';
import { bitOf, HOLDS, type LyingDie, type Quaternion, RATE, upperFace } from '@tumblekeep/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { blend, makePose, Playback, type Pose } from '../../src/scene/playback.ts';
import { seenFace, seenTurn } from '../../src/scene/seen.ts';
import { fly, manyFlights } from './support.ts';

const turnOf = (pose: Pose): Quaternion => [pose[3]!, pose[4]!, pose[5]!, pose[6]!];
const placeOf = (pose: Pose): number[] => [...pose.slice(0, 3)];

let flights: Flight[];
beforeAll(() => {
  flights = manyFlights();
});

describe('what is seen of a flight', () => {
  test('the face on top at the end is the face of the verdict, for every die and hold', () => {
    const shown = new Set<string>();
    for (const flight of flights) {
      const playback = new Playback(flight);
      playback.seek(playback.seconds);
      expect(seenFace(flight.die, turnOf(playback.pose))).toBe(flight.verdict.face);
      shown.add(`${flight.die} ${flight.verdict.face}`);
    }
    expect(shown.size).toBeGreaterThanOrEqual(7);
  });

  test('a die shows the same face when it has become a lying one', () => {
    let lying = 0;
    for (const { rest, die, verdict } of flights) {
      if (!rest) continue;
      lying++;
      expect(seenFace(die, seenTurn(rest.pose, 0))).toBe(verdict.face);
    }
    expect(lying).toBeGreaterThan(20);
  });

  test('the end is the end of the recording, whatever steps led there', () => {
    const flight = flights[5] as Flight;
    const once = new Playback(flight);
    once.seek(once.seconds);
    const slowly = new Playback(flight);
    for (let i = 0; i < 5000 && !slowly.atRest; i++) slowly.seek(slowly.time + 0.007);
    const past = new Playback(flight);
    past.seek(99);
    const [x, y, z] = flight.verdict.at;
    for (const playback of [once, slowly, past]) {
      expect(playback.atRest).toBe(true);
      expect(placeOf(playback.pose)).toEqual([Math.fround(x), Math.fround(y), Math.fround(z)]);
      expect([...playback.pose]).toEqual([...once.pose]);
    }
  });

  test('between two steps the die is between two places', () => {
    const playback = new Playback(flights[3] as Flight);
    const before = new Float32Array(7);
    playback.seek(20 / RATE);
    before.set(playback.pose);
    playback.seek(20.5 / RATE);
    const middle = playback.pose.slice();
    playback.seek(21 / RATE);
    for (let i = 0; i < 3; i++) expect(middle[i]).toBeCloseTo((before[i]! + playback.pose[i]!) / 2, 3);
    expect(Math.hypot(...middle.slice(3))).toBeCloseTo(1, 5);
  });

  test('each counted bounce has its mark on the table, and the rest has one', () => {
    for (const flight of flights) {
      const { marks } = new Playback(flight);
      const bounces = marks.filter(({ kind }) => kind === 'bounce');
      expect(bounces.length).toBe(Math.min(6, flight.verdict.bounces));
      expect(marks.filter(({ kind }) => kind === 'rest').length).toBe(
        flight.trajectory.end === 'floor' ? 0 : 1,
      );
      for (let i = 1; i < marks.length; i++)
        expect(marks[i]!.time).toBeGreaterThanOrEqual(marks[i - 1]!.time);
    }
  });
});

describe('dice that are pushed', () => {
  const lying: LyingDie[] = [-3, -2, -1, 0, 1, 2, 3].map(i => ({
    die: 'blue',
    at: [i * 20, 11, -150],
    pose: [0, 0, 0, 1000],
  }));
  const isMet = ({ trajectory }: Flight): boolean => trajectory.touched.some(bits => bits & bitOf('die'));
  const wayOf = (end: Float32Array, i: number): number =>
    Math.hypot(end[0]! - lying[i]!.at[0], end[2]! - lying[i]!.at[2]);
  const makeFlight = (): Flight => {
    for (let speed = 900; speed < 2400; speed += 50) {
      const flight = fly({ velocity: [0, -200, speed], at: [0, 100, -620] }, { dice: lying, props: [] });
      if (isMet(flight) && flight.trajectory.others.some((end, i) => wayOf(end, i) > 1)) return flight;
    }
    throw new Error('no throw meets the wall of dice');
  };

  test('they stay until they are met and end where the physics left them', () => {
    const flight = makeFlight();
    const playback = new Playback(flight);
    const met = flight.trajectory.touched.findIndex(bits => (bits & bitOf('die')) !== 0);
    playback.seek((met - 1) / RATE);
    for (const [i, { at }] of lying.entries()) expect(placeOf(playback.others[i]!)).toEqual([...at]);
    playback.seek(playback.seconds);
    let pushed = 0;
    for (const [i, end] of flight.trajectory.others.entries()) {
      const pose = playback.others[i]!;
      expect(placeOf(pose)).toEqual([...end.slice(0, 3)]);
      expect(upperFace(turnOf(pose)).index).toBe(upperFace([end[3]!, end[4]!, end[5]!, end[6]!]).index);
      if (wayOf(end, i) > 1) pushed++;
    }
    expect(pushed).toBeGreaterThan(0);
  });
});

test('a turn is blended the short way round', () => {
  const into = new Float32Array(7);
  blend(into, makePose([0, 0, 0], [0, 0, 0, 1]), makePose([0, 0, 0], [0, 0, 0, -1]), 0.5);
  expect(Math.abs(into[6]!)).toBeCloseTo(1, 6);
  expect(HOLDS.length).toBe(24);
});
