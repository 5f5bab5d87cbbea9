/** Every decision of every edition in windows of eight sizes: nothing is cut off, overlaps or lies out of reach. */
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { POSITIONS } from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import { expect, test } from 'vitest';
import { askedAt, positionOf } from './support/decisions.ts';
import { faultsAt, WINDOWS } from './support/layout.ts';
import { openPage } from './support/page.ts';
import { QUICK } from './support/player.ts';
import { openFile } from './support/shelf.ts';

test.for(Object.keys(RULE_SETS))('every decision of the rule set %s fits in every window', async rules => {
  const { page } = await openPage({ size: 'wide', path: '/continue', settings: QUICK });
  const found: Record<string, readonly string[]> = {};
  for (const [name, { rules: own }] of Object.entries(POSITIONS)) {
    if (own !== rules) continue;
    const position = positionOf(name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFile(page, position.file);
    if (position.outcome !== undefined) await page.locator('.score-heroes').waitFor();
    else if (position.view.question?.at === 'path') await page.locator('.curtain button').click();
    const asked = position.outcome === undefined ? askedAt(position) : undefined;
    if (asked !== undefined) await page.locator('.prompt-text').filter({ hasText: asked }).waitFor();
    for (const size of WINDOWS) {
      const faults = await faultsAt(page, size);
      if (faults.length > 0) found[`${name} at ${size.width}×${size.height}`] = faults;
    }
  }
  expect(found).toEqual({});
});
