/** Sources are stripped of their types once, and again when they have changed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { load } from '../../packages/terminal-kit/bin/hooks.mjs';

const next = url => ({ passed: url });

test('a source is read as it is now, whatever was kept of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'one.ts');
  const { href } = pathToFileURL(file);
  const sources = [];
  for (const value of [1, 1, 2, 1]) {
    writeFileSync(file, `export const one: number = ${value};\n`);
    const { format, source } = await load(href, {}, next);
    expect(format).toBe('module');
    sources.push(source.split('\n')[0]);
  }
  expect(sources).toEqual([1, 1, 2, 1].map(value => `const one = ${value};`));
  expect(await load('node:fs', {}, next)).toEqual({ passed: 'node:fs' });
});
