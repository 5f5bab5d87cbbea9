import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Nothing here is a measurement: a busy machine must not turn a test red.
    testTimeout: 60_000,
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
  },
});
