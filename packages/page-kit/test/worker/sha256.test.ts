import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/worker/sha256.ts';

test('is what everybody else computes, whatever the length', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'Tumblekeep – ü'.repeat(20).slice(0, length);
    expect(sha256(text), `${length} letters`).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
