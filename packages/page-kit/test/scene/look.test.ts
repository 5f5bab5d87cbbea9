import { BOARD, CUBE } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import { EDITIONS, throwingOf } from '../../../table/test/support/editions.ts';
import { aiming, placeIn, shownAt } from '../../src/scene/flat/look.ts';

const beginningsOf = (edition: (typeof EDITIONS)[number]) => throwingOf(edition).naturals?.beginnings ?? {};
const NATURALS = EDITIONS.flatMap(edition =>
  Object.entries(beginningsOf(edition)).map(([id, natural]) => [`${edition} ${id}`, natural] as const),
);

/** Stages on a phone and on a wide screen, and the pixels of words below the hand. */
const STAGES = [
  { width: 372, height: 417, foot: 107 },
  { width: 335, height: 517, foot: 64 },
  { width: 790, height: 560, foot: 0 },
] as const;

describe.each(STAGES)('the drawn table on $width × $height', ({ width, height, foot }) => {
  test.each(NATURALS)('%s: board and die are seen, above the words', (_, { z }) => {
    const look = aiming({ rest: [0, 150, z], foot, figures: [] });
    const { scale, top } = placeIn(look, width, height);
    expect(top - scale * BOARD.half).toBeGreaterThan(0);
    expect(scale * BOARD.half).toBeLessThan(width / 2);
    const die = top - scale * shownAt(look, z);
    expect(die + scale * 2 * CUBE.half).toBeLessThan(height - foot);
    // Large enough to be aimed at.
    expect(scale * 2 * BOARD.half).toBeGreaterThan(Math.min(width, height) / 4);
  });
});

test('on a wide screen the board is half as high as the table that is drawn', () => {
  const [, , { width, height, foot }] = STAGES;
  const { z } = beginningsOf('second')[''] as { z: number };
  const { scale } = placeIn(aiming({ rest: [0, 150, z], foot, figures: [] }), width, height);
  expect(scale * 2 * BOARD.half).toBeGreaterThan(height / 2);
});
