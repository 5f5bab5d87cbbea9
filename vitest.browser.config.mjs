import { defineConfig } from 'vitest/config';

/** Whole tours of the page take minutes: `npm run test:all-pages` has them. */
const TOURS = ['crawl', 'decisions', 'learn', 'replay', 'budget', 'offline'];

/** Tests in a real browser: one built page, one server, one browser for all of them, one file after another. */
export default defineConfig(({ mode }) => ({
  test: {
    include: ['packages/web/test/browser/**/*.test.ts'],
    exclude: mode === 'all' ? [] : TOURS.map(name => `packages/web/test/browser/${name}.test.ts`),
    globalSetup: ['packages/web/test/browser/support/setup.mjs'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
}));
