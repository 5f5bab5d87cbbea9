import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (page: string): string => readFileSync(`${ROOT}${page}`, 'utf8');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/tour.md',
  'docs/throwing.md',
  'docs/match-log.md',
].concat(readdirSync(`${ROOT}docs/decisions`).map(page => `docs/decisions/${page}`));

/** Paths of the project in code spans, those with a placeholder left out. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`((?:packages|docs|scripts|bench)\/[^`\s<>*]*)`/g)].map(([, path]) => path as string);

test.each(PAGES)('%s names files that exist', page => {
  expect(pathsOf(read(page)).filter(path => !existsSync(`${ROOT}${path}`))).toEqual([]);
});

test('the tour walks through files', () => {
  expect(pathsOf(read('docs/tour.md')).length).toBeGreaterThan(25);
});

test('every decision is listed', () => {
  const list = read('docs/decisions/README.md');
  const pages = readdirSync(`${ROOT}docs/decisions`).filter(page => page !== 'README.md');
  expect(pages.filter(page => !list.includes(`](${page})`))).toEqual([]);
});
