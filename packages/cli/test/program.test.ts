import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { captured } from './run.ts';

test.each(['--version', '-V'])('%s tells the version of the project, and nothing else', async flag => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await captured([flag])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});
