import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Nothing here is a measurement: a busy machine must not turn a test red.
    setupFiles: ['./scripts/fast-check-seed.mjs'],
    testTimeout: 60_000,
    maxWorkers: 2,
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
    // They have a configuration of their own.
    exclude: ['**/node_modules/**', 'packages/web/test/browser/**'],
  },
});
