import { loadJolt, makeRelease, throwDie } from '@tumblekeep/table';
import { expect, test } from 'vitest';

const engine = await loadJolt();

test('every throw has a verdict in one sentence', () => {
  const thrown = throwDie(engine, { release: makeRelease() });
  expect(thrown.ok && thrown.value.verdict.sentence).toMatch(/^(Hit|Miss): .*\.$/);
});
