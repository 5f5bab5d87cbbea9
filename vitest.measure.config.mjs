import browser from './vitest.browser.config.mjs';

/** Measurements with real pages, for people who read the numbers: no test depends on them. */
export default { test: { ...browser.test, include: ['packages/web/test/browser/**/*.measure.ts'] } };
