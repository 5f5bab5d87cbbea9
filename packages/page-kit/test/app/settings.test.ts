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

test('what an older page stored is still understood, and takes the new settings as usual', () => {
  const old = {
    sound: false,
    speed: 2,
    camera: 'above',
    cameraHelps: false,
    flatTable: true,
    textSize: 'large',
  };
  expect(readSettings(JSON.stringify(old))).toEqual({ ...DEFAULT_SETTINGS, ...old });
});

test('a volume is a share of the whole', () => {
  const text = JSON.stringify({
    volume: 0.25,
    effects: 7,
    musicVolume: 'loud',
    music: false,
    missHelp: false,
  });
  expect(readSettings(text)).toEqual({ ...DEFAULT_SETTINGS, volume: 0.25, music: false, missHelp: false });
});
