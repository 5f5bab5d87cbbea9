/** The page goes on without its graphics card. */

import { asks, gameAt } from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { openPage } from './support/page.ts';
import { goOn, inputsOf, QUICK } from './support/player.ts';
import { openFile } from './support/shelf.ts';

const GAME = gameAt({ rules: 'second', is: asks('turn'), heroes: 3 });

test('when the graphics card is lost the drawn table goes on', async () => {
  const { page } = await openPage({ path: '/continue', settings: { ...QUICK, flatTable: false } });
  await openFile(page, GAME.file);
  await page.locator('.stage[data-stage="solid"] canvas[data-engine]').waitFor();
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas[data-engine]');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.locator('.stage[data-stage="flat"] canvas').waitFor();
  const before = await inputsOf(page);
  const until = Date.now() + PATIENCE.page;
  while ((await inputsOf(page)) === before) {
    expect(Date.now(), 'nothing can be done at the drawn table').toBeLessThan(until);
    await goOn(page);
  }
});
