import { expect, test } from 'vitest';
import { flightTime, paceOf, SLOW, wallTime } from '../../src/scene/pace.ts';

test('an ordinary flight passes as fast as it is told to', () => {
  for (const speed of [1, 2, 4]) {
    const pace = paceOf(3, speed, false, false);
    expect(wallTime(pace, 3)).toBeCloseTo(3 / speed);
    expect(flightTime(pace, 1, 0.5)).toBeCloseTo(1 + 0.5 * speed);
  }
});

test('the end of a great one is slow, but not for people in a hurry or those who want less motion', () => {
  const slow = paceOf(3, 1, true, false);
  expect(wallTime(slow, 3)).toBeGreaterThan(4);
  expect(wallTime(slow, 2)).toBe(2);
  for (const hasty of [paceOf(3, 2, true, false), paceOf(3, 4, true, false), paceOf(3, 1, true, true)])
    expect(wallTime(hasty, 3)).toBeLessThanOrEqual(3);
});

test('frames add up to what the wall clock says, across the moment in which it becomes slow', () => {
  const pace = paceOf(2, 1, true, false);
  let time = 0;
  let wall = 0;
  while (time < 2) {
    time = flightTime(pace, time, 1 / 30);
    wall += 1 / 30;
    expect(wallTime(pace, time)).toBeCloseTo(wall, 6);
  }
  expect(SLOW).toBeLessThan(0.5);
});
