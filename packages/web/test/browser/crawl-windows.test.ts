/** Every decision in a dungeon in windows of every size: nothing is cut off, overlaps or lies out of reach. */
import type { QuestionAt } from '@tumblekeep/die-in-the-dungeon';
import { foregoneAnswer } from '@tumblekeep/die-in-the-dungeon/hosted';
import { GAME, gameAt, isAsked } from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import { expect, test } from 'vitest';
import { crawlFaultsAt, WINDOWS } from './support/layout.ts';
import { openPage } from './support/page.ts';
import { openFile } from './support/shelf.ts';

/** What people are asked in a dungeon; the others are answered by a rare card alone. */
const ASKED: readonly QuestionAt[] = [
  'power-up',
  'rest',
  'move',
  'trap',
  'modify',
  'round',
  'damage',
  'loss',
  'attack',
  'hit',
];

test('every decision in a dungeon fits in every window', async () => {
  const { page } = await openPage({
    size: 'wide',
    path: '/continue',
    settings: { speed: 'instant', sound: false },
  });
  const courses = ['cellar', 'larder', 'two-thrones', 'three-ring-circus'].flatMap(map =>
    GAME.content.tables.creatures.map(({ id }) => ({ map, players: [id], hoards: true as const })),
  );
  const found: Record<string, readonly string[]> = {};
  for (const at of ASKED) {
    const game = gameAt(
      courses,
      (state, legal) => isAsked(at)(state, legal) && foregoneAnswer(GAME, state) === undefined,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFile(page, game.text, '.desk-question');
    for (const size of WINDOWS) {
      const faults = await crawlFaultsAt(page, size);
      if (faults.length > 0) found[`${at} at ${size.width}×${size.height}`] = faults;
    }
  }
  expect(found).toEqual({});

  // Whoever looks would have seen it.
  await page.addStyleTag({ content: '.crawl .choice-button { width: 200vw }' });
  expect(await crawlFaultsAt(page, WINDOWS[0])).not.toEqual([]);
});
