import { defineConfig } from 'vitest/config';
import PATIENCE from './scripts/patience.json' with { type: 'json' };

export default defineConfig({
  test: {
    setupFiles: ['./scripts/fast-check-seed.mjs'],
    // Nothing here is a measurement of time: a machine that is slow or busy must not turn a test red.
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.test,
    expect: { poll: { timeout: PATIENCE.test } },
    maxWorkers: 2,
    include: ['packages/**/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
    // They have a configuration of their own.
    exclude: ['**/node_modules/**', 'packages/web/test/browser/**'],
  },
});
