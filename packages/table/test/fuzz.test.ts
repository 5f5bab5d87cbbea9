import { loadJolt } from '@tumblekeep/table';
import { fuzzThrow } from '@tumblekeep/table/bench';
import { expect, test } from 'vitest';

test('random releases into random scenes always end in a verdict or a refusal', async () => {
  const engine = await loadJolt();
  const problems: string[] = [];
  for (let i = 0; i < 2500; i++) {
    const { outcome, detail } = fuzzThrow(engine, 'test', i);
    if (outcome === 'problem') problems.push(detail);
  }
  expect(problems).toEqual([]);
});
