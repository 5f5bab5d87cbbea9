import { defineConfig } from 'vitest/config';
import PATIENCE from './scripts/patience.json' with { type: 'json' };

/** Tests in a real browser: pages, servers and browser once for all of them, two files at a time. */
export default defineConfig({
  test: {
    include: ['packages/web/test/browser/**/*.test.ts'],
    globalSetup: ['packages/web/test/browser/support/setup.mjs'],
    maxWorkers: 2,
    // Nothing here is a measurement of time: a machine that is slow or busy must not turn a test red.
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.test,
    expect: { poll: { timeout: PATIENCE.page } },
  },
});
