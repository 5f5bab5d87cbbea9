import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuilt, stampOf } from '../page.mjs';
import { makeTree } from './tree.mjs';

const tree = () =>
  makeTree({
    'packages/web/package.json': {},
    'packages/web/src/main.tsx': 'one',
    'packages/web/test/some.test.ts': 'a test',
    'packages/web/dist/index.html': '',
    'packages/kernel/package.json': {},
    'packages/kernel/src/index.ts': 'kernel',
    'docs/rules/ledger.md': 'clauses',
    'package-lock.json': {},
  });

test.each([
  'packages/web/src/main.tsx',
  'packages/kernel/src/index.ts',
  'docs/rules/ledger.md',
  'package-lock.json',
])('a change of %s asks for another build', file => {
  const root = tree();
  const before = stampOf(root);
  expect(isBuilt(root, before)).toBe(false);
  writeFileSync(join(root, 'packages/web/dist/.tumblekeep-build'), before);
  expect(isBuilt(root)).toBe(true);
  writeFileSync(join(root, file), 'changed');
  expect(isBuilt(root)).toBe(false);
});

test('what the page is not made of asks for none', () => {
  const root = tree();
  const before = stampOf(root);
  rmSync(join(root, 'packages/web/test/some.test.ts'));
  expect(stampOf(root)).toBe(before);
});
