import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from '../../src/app/settings.ts';

test('a device without settings has the usual ones', () => {
  expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
});

test.each(['', '{', '[]', 'null', '7', '"sound"'])('nonsense in storage (%s) is forgotten', text => {
  expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('what can be understood is kept, the rest takes its default', () => {
  const text = JSON.stringify({
    sound: false,
    speed: 'instant',
    camera: 'under the sofa',
    seenHints: ['blind', 7],
  });
  expect(readSettings(text)).toEqual({
    ...DEFAULT_SETTINGS,
    sound: false,
    speed: 'instant',
    seenHints: ['blind'],
  });
});
