import { makeStream } from '@tumblekeep/kernel';
import {
  addTremor,
  compose,
  faceHeld,
  loadJolt,
  makeRelease,
  type Requirements,
  solve,
} from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';

const engine = await loadJolt();

function requirementsOf(...throws: string[]): Requirements {
  const made = compose('second', throws);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

test('the faces of the dice are fair whatever the release', () => {
  const stream = makeStream('fair', 'tremor');
  const icons = { red: 0, white: 0 };
  const throws = 6000;
  for (let i = 0; i < throws; i++) {
    const { hold } = addTremor(makeRelease(), stream, 0);
    for (const die of ['red', 'white'] as const) icons[die] += faceHeld(die, hold, 2) === 'icon' ? 1 : 0;
  }
  const chiSquare = (count: number, odds: number): number =>
    (count - throws * odds) ** 2 / (throws * odds * (1 - odds));
  expect(chiSquare(icons.red, 1 / 2)).toBeLessThan(6.6);
  expect(chiSquare(icons.white, 1 / 6)).toBeLessThan(6.6);
});

describe('the solver', () => {
  test.each([
    [0, 0],
    [90, 60],
    [-100, -40],
  ])('lands near %d, %d', (x, z) => {
    const solved = solve(engine, requirementsOf(), { spot: [x, z], within: 25, throws: 2000 });
    expect(solved.ok && solved.value.off).toBeLessThanOrEqual(60);
  });
  test('says so when nothing is found', () => {
    const solved = solve(engine, requirementsOf('wrist-on-table', 'under-the-table'), { throws: 60 });
    expect(!solved.ok && solved.error.code).toBe('unsolved');
  });
});
