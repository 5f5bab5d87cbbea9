/** Accessibility of what is on the screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Nodes without a finding are counted, not described: that takes most of the time. */
const RUN = "axe.run({ resultTypes: ['violations'] })";
const GRAVE: ReadonlySet<string> = new Set(['serious', 'critical']);

/** No serious finding, contrast of texts included. */
export async function expectAccessible(page: Page): Promise<void> {
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(AXE);
  const { violations, passes } = (await page.evaluate(RUN)) as AxeResults;
  expect(passes.length).toBeGreaterThan(0);
  const grave = violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n  ')}`,
    );
  expect(grave, 'serious accessibility findings').toEqual([]);
}
