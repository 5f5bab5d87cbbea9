import { sayPlainly } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { readHelloVersion, readVersion } from '../src/read.ts';
import { isPageTooOld, PROTOCOL_VERSION, PROTOCOL_VERSIONS, unfit } from '../src/versions.ts';

test('a page of every version in the range is understood, and no other', () => {
  const versions = { oldest: 3, newest: 5 };
  expect([1, 2, 3, 4, 5, 6, 9].map(version => unfit(version, versions)?.sentence)).toEqual([
    'page-too-old',
    'page-too-old',
    undefined,
    undefined,
    undefined,
    'page-too-new',
    'page-too-new',
  ]);
  const [old, young] = [unfit(2, versions), unfit(6, versions)];
  expect(old).toMatchObject({ code: 'version', params: versions });
  expect(old && sayPlainly(old)).toContain('page-too-old');
  expect([old && isPageTooOld(old), young && isPageTooOld(young)]).toEqual([true, false]);
  expect(unfit(PROTOCOL_VERSION, PROTOCOL_VERSIONS)).toBeUndefined();
});

test('the version is read from a hello that nobody understands otherwise', () => {
  const newer = JSON.stringify({ type: 'hello', version: 7, place: { at: 'home' } });
  expect(readHelloVersion(`${newer}\n{"type":"dance"}`)).toBe(7);
  for (const frame of ['{"type":"ping","version":7}', '{"type":"hello","version":-1}', 'hello', 'null', '[]'])
    expect(readHelloVersion(frame), frame).toBeUndefined();
  expect([{ version: 2, more: 1 }, { version: '2' }, undefined].map(readVersion)).toEqual([
    2,
    undefined,
    undefined,
  ]);
});
