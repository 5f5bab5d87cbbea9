import { expect, test, vi } from 'vitest';
import { dressOf } from '../../src/app/dress.ts';
import { DEFAULT_SETTINGS, readSettings, SENSITIVITY, useSettings } from '../../src/app/settings.ts';
import { feel } from '../../src/sound/haptics.ts';

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

test('what is for eyes and hands is one of its values, and a flick counts neither nothing nor everything', () => {
  const wanted = {
    contrast: 'high',
    motion: 'less',
    hand: 'left',
    haptics: false,
    aimHelp: 'arc',
    sensitivity: 1.3,
  };
  const read = readSettings(JSON.stringify(wanted));
  expect(read).toEqual({ ...DEFAULT_SETTINGS, ...wanted });
  expect(dressOf(read)).toEqual({ text: 'normal', contrast: 'high', motion: 'less', hand: 'left' });
  const nonsense = {
    contrast: 'loud',
    motion: 7,
    hand: 'third',
    haptics: 'yes',
    aimHelp: {},
    sensitivity: 0,
  };
  expect(readSettings(JSON.stringify(nonsense))).toEqual(DEFAULT_SETTINGS);
  for (const sensitivity of [SENSITIVITY.least - 0.1, SENSITIVITY.most + 0.1, null])
    expect(readSettings(JSON.stringify({ sensitivity })).sensitivity).toBe(1);
});

test('a device trembles where something strikes, unless nobody wants it to', () => {
  const felt: unknown[] = [];
  vi.stubGlobal('navigator', { vibrate: (pulse: unknown) => felt.push(pulse) });
  feel('hit');
  feel('coins');
  useSettings.getState().set({ haptics: false });
  feel('hit');
  useSettings.getState().set({ haptics: true });
  vi.unstubAllGlobals();
  expect(felt).toEqual([[35]]);
});
