/** Paths that the documents name exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];

/** What a pattern or a made-up name begins with is enough. */
const namedIn = text =>
  [...text.matchAll(/packages\/[\w./-]+/g)].map(([path]) => path.replace(/[.,:;/]+$/, ''));

test.each(documents)('%s', document => {
  const missing = namedIn(readFileSync(join(root, document), 'utf8')).filter(
    path => !existsSync(join(root, path)),
  );
  expect(missing).toEqual([]);
});
