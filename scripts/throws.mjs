/** All special throws in a browser, by mouse, finger and keys: `npm run throws [-- part of a name]`. */
import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '-c',
    'vitest.browser.config.mjs',
    'special-throws',
    '--reporter=verbose',
    ...process.argv.slice(2).flatMap(part => ['-t', part]),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TUMBLEKEEP_THROWS: 'all' } },
);
process.exitCode = status ?? 1;
