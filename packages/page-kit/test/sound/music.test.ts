import { expect, test } from 'vitest';
import { BAR, barOf } from '../../src/sound/music.ts';

test('every bar has something to play, within its time, and softly', () => {
  for (let bar = 0; bar < 200; bar++) {
    const plucks = barOf(bar);
    expect(plucks.length).toBeGreaterThan(1);
    for (const { after, hertz, level } of plucks) {
      expect(after).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThan(BAR);
      expect(hertz).toBeGreaterThan(40);
      expect(hertz).toBeLessThan(1200);
      expect(level).toBeLessThanOrEqual(0.1);
    }
  }
});

test('the same bar sounds the same, and the tune goes on', () => {
  expect(barOf(5)).toEqual(barOf(5));
  expect(barOf(5)).not.toEqual(barOf(13));
});
