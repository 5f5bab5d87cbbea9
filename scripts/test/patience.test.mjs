import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, packagesOf } from '../files.mjs';
import { root } from '../setup.mjs';

/** Limits that stand in a test, in milliseconds. */
const OWN_LIMIT =
  /\b(?:timeout|testTimeout|hookTimeout): ?(\d[\d_]*)|^ *\}, (\d[\d_]{3,})\);|^ *(\d[\d_]{3,}),\n *\);|Date\.now\(\) \+ (\d[\d_]*);/gm;

/** The shortest limit that a machine ten times slower keeps. */
const LEAST = 300_000;

const limitsIn = text =>
  [...text.matchAll(OWN_LIMIT)].map(found => Number(found.slice(1).find(Boolean).replaceAll('_', '')));

test('no test has a short time limit of its own: all are as patient as scripts/patience.json says', () => {
  const files = packagesOf(root)
    .flatMap(name => filesUnder(root, `packages/${name}/test`))
    .filter(file => /\.(?:ts|mjs)$/.test(file) && !file.includes('/shots/'));
  expect(files.length).toBeGreaterThan(100);
  const isHasty = file => limitsIn(readFileSync(join(root, file), 'utf8')).some(limit => limit < LEAST);
  expect(files.filter(isHasty)).toEqual([]);
});
