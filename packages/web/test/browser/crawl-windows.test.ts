/** Every decision in a dungeon in windows of every size: nothing is cut off, overlaps or lies out of reach. */
import type { QuestionAt } from '@tumblekeep/die-in-the-dungeon';
import { foregoneAnswer } from '@tumblekeep/die-in-the-dungeon/hosted';
import { GAME, gameAt, isAsked } from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import { expect, test } from 'vitest';
import { clickThrough, eager, findGame, openKnown } from './support/crawl.ts';
import { crawlFaultsAt, WINDOWS } from './support/layout.ts';
import { openPage } from './support/page.ts';
import { openFile } from './support/shelf.ts';
import { stopWaiting } from './support/stop-waiting.ts';

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

test('whatever turns up on the stage can be hurried on in every window', async () => {
  const { page } = await openPage({ size: 'wide', path: '/continue', settings: { speed: 1, sound: false } });
  await openKnown(page, findGame('training', 'diemon', eager, 'goal'));
  await stopWaiting(page);
  const tile = page.locator('.theatre-tile');
  await clickThrough(page, eager, async () => (await tile.count()) > 0);
  const hidden: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const { y = 0, height = 0 } = (await page.locator('.theatre-hurry .primary').boundingBox()) ?? {};
    if (height === 0 || y < 0 || y + height > size.height) hidden.push(`${size.width}×${size.height}`);
  }
  expect(hidden).toEqual([]);
});
