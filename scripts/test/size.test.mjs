import { expect, test } from 'vitest';
import { BUDGET, excesses, measure, startFiles } from '../size.mjs';
import { makeTree } from './tree.mjs';

const MANIFEST = {
  'index.html': {
    file: 'assets/entry.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/screens/start/index.tsx', 'x'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/screens/start/index.tsx': { file: 'assets/start.js', imports: ['index.html', '_shared.js'] },
  x: { file: 'assets/x.js' },
};

test('the start page needs the entry, its screen and what they import, nothing that comes later', () => {
  expect(startFiles(MANIFEST)).toEqual(['assets/entry.js', 'assets/shared.js', 'assets/start.js']);
});

test('everything served is weighed compressed, each file once', () => {
  const root = makeTree({
    '.vite/manifest.json': MANIFEST,
    'index.html': '<p></p>',
    'assets/entry.js': 'a'.repeat(5000),
    'assets/entry.js.br': 'twin',
    'assets/x.js': 'b'.repeat(5000),
  });
  const { start, total, heaviest } = measure(root);
  expect(heaviest.map(({ file }) => file)).toHaveLength(3);
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThan(200);
  expect(total).toBeGreaterThan(2 * start - 20);
});

test('a sum past its budget is told', () => {
  expect(excesses(BUDGET)).toEqual([]);
  expect(excesses({ start: BUDGET.start + 1, total: BUDGET.total })).toHaveLength(1);
  expect(excesses({ start: BUDGET.start, total: BUDGET.total + 1 })[0]).toContain('everything');
});
