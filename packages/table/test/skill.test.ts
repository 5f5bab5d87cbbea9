import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { addTremor, faceHeld, loadJolt, makeRelease, type Requirements, solve } from '../src/index.ts';
import { compose } from './support/editions.ts';

const engine = await loadJolt();

function requirementsOf(...throws: string[]): Requirements {
  const made = compose('second', throws);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  return made.value;
}

describe('100,000 throws', () => {
  const throws = 100_000;
  /** With one degree of freedom, 6.63 is passed by one fair die in a hundred. */
  const chiSquare = (count: number, odds: number): number =>
    (count - throws * odds) ** 2 / (throws * odds * (1 - odds));
  const start = makeRelease();
  const swung = makeRelease({ at: [0, 300, -700], velocity: [0, -500, 2500], spin: [9000, 0, -4000] });

  test.each([
    ['laid down', start, 0],
    ['laid down and rests on another side', start, 3],
    ['swung', swung, 2],
    ['swung and rests on another side', swung, 5],
  ])('icons come up as printed of a die that was %s', (_, release, up) => {
    const stream = makeStream('fair', `tremor ${up}`);
    const icons = { red: 0, white: 0 };
    for (let i = 0; i < throws; i++) {
      const { hold } = addTremor(release, stream, 1);
      for (const die of ['red', 'white'] as const) icons[die] += faceHeld(die, hold, up) === 'icon' ? 1 : 0;
    }
    expect(chiSquare(icons.red, 1 / 2)).toBeLessThan(6.63);
    expect(chiSquare(icons.white, 1 / 6)).toBeLessThan(6.63);
  });
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
    const solved = solve(engine, requirementsOf('blind', 'backwards'), { throws: 0 });
    expect(!solved.ok && solved.error.code).toBe('unsolved');
  });
});
