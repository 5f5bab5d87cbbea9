/** A hand on its way to others and back. */
import { expect, test } from 'vitest';
import { hintOf, readHint } from '../../src/online/moving-hand.ts';

test('others see the hand where it is', () => {
  const turn = [0, 0.6, 0, 0.8] as const;
  const hand = { die: 'green', at: [12, 150, -620], turn } as const;
  const seen = readHint(hintOf(hand));
  expect(seen).toMatchObject({ die: 'green', at: [12, 150, -620] });
  for (const [i, part] of turn.entries()) expect(seen?.turn[i]).toBeCloseTo(part, 3);
});

test.each([
  ['nothing', []],
  ['no such die', [99, 0, 0, 0, 0, 0, 0, 1]],
  ['half a die', [0.5, 0, 0, 0, 0, 0, 0, 1]],
  ['a hand on the moon', [0, 0, 1e9, 0, 0, 0, 0, 1]],
  ['no turn at all', [0, 0, 0, 0, 0, 0, 0, 0]],
  ['no numbers', [0, Number.NaN, 0, 0, 0, 0, 0, 1]],
])('%s is no hand', (_, hint) => {
  expect(readHint(hint)).toBeUndefined();
});
