import { defineConfig } from 'vitest/config';

/** Tests in a real browser: pages, servers and browser once for all of them, two files at a time. */
export default defineConfig({
  test: {
    include: ['packages/web/test/browser/**/*.test.ts'],
    globalSetup: ['packages/web/test/browser/support/setup.mjs'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
