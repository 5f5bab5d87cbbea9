import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isNodeTooOld, setup } from '../setup.mjs';
import { makeTree } from './tree.mjs';

const PACKAGE = { name: 'sample', version: '1.0.0', dependencies: { local: 'file:local' } };
const LOCK = {
  lockfileVersion: 3,
  packages: { '': PACKAGE, local: {}, 'node_modules/local': { resolved: 'local', link: true } },
};
const LOCAL = { 'local/package.json': { name: 'local' } };

test.each([
  ['18.20.0', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.0.0', false],
])('Node %s too old: %s', (version, tooOld) => {
  expect(isNodeTooOld(version)).toBe(tooOld);
});

test('packages are installed once for a lock file', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const root = makeTree({ 'package.json': PACKAGE, 'package-lock.json': LOCK, ...LOCAL });
  expect(setup(root)).toBeUndefined();
  rmSync(join(root, 'package.json'));
  expect(setup(root)).toBeUndefined();
  expect(console.log).toHaveBeenCalledTimes(1);
});

test('a failed installation is one line', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const root = makeTree({
    'package.json': { ...PACKAGE, dependencies: { unlocked: '1.0.0' } },
    'package-lock.json': LOCK,
  });
  expect(setup(root)).toMatch(/^Cannot install packages: npm ci ended with 1.*\.$/);
});

test('a missing lock file is one line', () => {
  expect(setup(makeTree({}))).toBe('Cannot install packages: package-lock.json is missing.');
});
