/** Short versions of the campaign against servers that share their tables, and of what is measured there. */
import { describe, expect, test } from 'vitest';
import PATIENCE from '../../../scripts/patience.json' with { type: 'json' };
import { missingEngines } from '../src/cluster/engines.ts';
import { captured } from './run.ts';

const missing = missingEngines();
if (missing !== undefined) console.log(`skipped: ${missing}`);

/** Nothing here is a measurement of time: how long a busy machine takes to catch up is none of these tests' business. */
const UNHURRIED = ['--caught-up', '600000', '--json'];
/** Two must want the same place at the same moment, which luck may keep them from. */
const TRIES = 6;

describe.skipIf(missing !== undefined)('servers that share their tables', () => {
  test(
    'lose, double and invent nothing when one of them is killed',
    async () => {
      const few = ['--servers', '2', '--tables', '2', '--faults', '1', '--inputs', '60', ...UNHURRIED];
      const { code, out } = await captured(['soak', 'cluster', ...few]);
      const report = JSON.parse(out);
      expect(report).toMatchObject({ lost: 0, doubled: 0, gaps: 0, wrongViews: 0, problems: 0 });
      expect(report.acknowledged).toBeGreaterThanOrEqual(60);
      expect(report.views).toBeGreaterThan(report.acknowledged);
      expect(code).toBe(0);
    },
    PATIENCE.test,
  );

  test(
    'are found out when they take a place that is not free',
    async () => {
      const found: number[] = [];
      while (!found.some(lost => lost > 0)) {
        expect(found.length, 'nobody was found out').toBeLessThan(TRIES);
        const some = [
          '--servers',
          '2',
          '--tables',
          '24',
          '--faults',
          '1',
          '--seed',
          `careless ${found.length}`,
        ];
        const { code, out } = await captured(['soak', 'cluster', '--careless', ...some, ...UNHURRIED]);
        const { lost } = JSON.parse(out);
        if (lost > 0) expect(code).toBe(1);
        found.push(lost);
      }
    },
    PATIENCE.test,
  );

  test(
    'are measured when one of them fails, and when the broker does',
    async () => {
      const few = ['--tables', '8', '--clients', '10', '--rounds', '1', '--seconds', '5', '--json'];
      const { code, out } = await captured(['bench', 'cluster', '--only', 'server,broker', ...few]);
      const { backAtAnother, broker, problems } = JSON.parse(out);
      expect(backAtAnother.back).toBeGreaterThan(0);
      expect(backAtAnother.back).toBeLessThan(backAtAnother.clients);
      for (const { inputs } of [broker.with, broker.without]) expect(inputs).toBeGreaterThan(0);
      expect(problems).toBe(0);
      expect(code).toBe(0);
    },
    PATIENCE.test,
  );
});
