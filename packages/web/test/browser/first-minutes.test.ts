/** The first minutes of somebody who has never been here: from the hall into the third fight, by gestures alone. */
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { Beginner, goAlong, press, see, throwAs } from './support/beginner.ts';
import type { Pointer } from './support/flick.ts';
import { openPage } from './support/page.ts';
import { inputsOf } from './support/player.ts';
import type { Size } from './support/sizes.ts';

/** A new device; only what is slow without a graphics card is left out. */
const NEW = { flatTable: true, speed: 'instant', sound: false };

interface Window {
  readonly size: Size;
  readonly pointer: Pointer;
  readonly viewport: { readonly width: number; readonly height: number };
}

const WINDOWS: readonly Window[] = [
  { size: 'wide', pointer: 'mouse', viewport: { width: 1280, height: 720 } },
  { size: 'phone', pointer: 'touch', viewport: { width: 390, height: 844 } },
];

/** Deeds until the third fight: some twenty, and three times as many for people who learn slowly. */
const MOST = 150;
/** Parties that may fall on the way. */
const PARTIES = 3;

test.for(WINDOWS)('three fights are fought by $pointer on a new device', async window => {
  const { size, pointer, viewport } = window;
  const { page } = await openPage({ size, settings: NEW });
  await page.setViewportSize(viewport);
  const beginner = new Beginner(`begins by ${pointer}`);
  const seen: string[] = [];
  let parties = 0;

  const enter = async (): Promise<void> => {
    parties++;
    expect(parties, seen.join('\n')).toBeLessThanOrEqual(PARTIES);
    await press(pointer, page.getByRole('button', { name: words.start.playNow }));
    // One click, and the die is in the hand: no hint to read, nothing demanded.
    await page.locator('.throw-pad').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  };

  await enter();
  let foes: string[] = [];
  let inputs = -1;
  for (let i = 0; ; i++) {
    expect(i, seen.join('\n')).toBeLessThan(MOST);
    const { deed, foe, hasAbility, demands, hint, answers } = await see(page, inputs);
    inputs = deed === 'read' ? -1 : await inputsOf(page);
    seen.push(`${deed} ${foe} ${demands.join(' + ')} ${hint} ${answers.join(' | ')}`);
    if (deed === 'over') {
      await page.goto(page.url().replace(/#.*/, '#/'));
      foes = [];
      inputs = -1;
      await enter();
    } else if (deed !== 'throw') await goAlong(page, pointer, deed);
    else {
      if (foes.at(-1) !== foe) foes.push(foe);
      const fight = foes.length;
      expect({ fight, demands: demands.length, hasAbility }, seen.join('\n')).toEqual({
        fight,
        demands: fight === 2 ? 1 : 0,
        hasAbility: fight === 3,
      });
      beginner.heed(hint);
      if (!(await throwAs(page, pointer, beginner.swing()))) inputs = -1;
      else if (fight === 3) break;
    }
  }
  await page.locator('.verdict').first().waitFor();
  expect(foes).toHaveLength(3);
});
