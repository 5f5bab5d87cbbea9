import { expect, test } from 'vitest';
import { fuzzThrow } from '../src/bench/index.ts';
import { loadJolt } from '../src/index.ts';
import { ALL_THROWING } from './support/editions.ts';

test('random releases into random scenes always end in a verdict or a refusal', async () => {
  const engine = await loadJolt();
  const problems: string[] = [];
  for (let i = 0; i < 2500; i++) {
    const { outcome, detail } = fuzzThrow(engine, ALL_THROWING, 'test', i);
    if (outcome === 'problem') problems.push(detail);
  }
  expect(problems).toEqual([]);
});
