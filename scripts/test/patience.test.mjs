import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, packagesOf } from '../files.mjs';
import { root } from '../setup.mjs';

/** A number of milliseconds that stands in a test will be too small on some machine. */
const OWN_LIMIT =
  /\b(?:timeout|testTimeout|hookTimeout): ?\d|^ *\}, \d[\d_]{3,}\);|^ *\d[\d_]{3,},\n *\);|Date\.now\(\) \+ \d[\d_]*;/m;

test('no test has a time limit of its own: all are as patient as scripts/patience.json says', () => {
  const files = packagesOf(root)
    .flatMap(name => filesUnder(root, `packages/${name}/test`))
    .filter(file => /\.(?:ts|mjs)$/.test(file) && !file.includes('/shots/'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(file => OWN_LIMIT.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
