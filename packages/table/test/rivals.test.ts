/** Engines for comparison are no part of what is needed to play. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MissingEngine, orMissing } from '../src/bench/index.ts';

const RIVALS = ['@dimforge/rapier3d-deterministic-compat', 'cannon-es'];

test('are development dependencies', () => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
  for (const name of RIVALS) {
    expect(dependencies).not.toHaveProperty([name]);
    expect(devDependencies).toHaveProperty([name]);
  }
});

test('that are not installed are told in one line', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  const load = orMissing('rapier', () => Promise.reject(missing));
  await expect(load).rejects.toThrow(MissingEngine);
  await expect(load).rejects.toThrow(/^rapier is not installed; .*npm install --include=dev brings it$/);
  await expect(orMissing('rapier', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
