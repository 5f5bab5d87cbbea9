/** A thumb on the phone of somebody who looks at the big screen. */
import type { Page } from 'playwright-core';
import type { Box } from './flick.ts';

/** What a thumb sees: the die in its hand, a place to tap, or nothing to do. Runs in the page. */
function lookForThumb(): 'nothing' | { readonly hand: Box } | { readonly x: number; readonly y: number } {
  if (document.querySelector('.look-up, .prompt[aria-busy="true"]') !== null) return 'nothing';
  const pad = document.querySelector('.throw-pad')?.getBoundingClientRect();
  if (pad !== undefined) return { hand: { x: pad.x, y: pad.y, width: pad.width, height: pad.height } };
  const choice = [...document.querySelectorAll<HTMLElement>('[data-choice]:not(:disabled)')].find(one =>
    one.checkVisibility(),
  );
  if (choice === undefined) return 'nothing';
  choice.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = choice.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * What a thumb does about what it sees; answers whether there was anything. A tap goes where the choice was seen: the click
 * of the tap before may come late and take the choice away, and then this one touches nothing. So does a flick: the die of the
 * last one may still be on its way.
 */
export async function moveThumb(
  phone: Page,
  throws: (phone: Page, hand: Box) => Promise<void>,
): Promise<'thrown' | 'answered' | 'nothing'> {
  const sight = await phone.evaluate(lookForThumb);
  if (sight === 'nothing') return 'nothing';
  if ('hand' in sight) {
    await throws(phone, sight.hand);
    return 'thrown';
  }
  await phone.touchscreen.tap(sight.x, sight.y);
  return 'answered';
}

/** From now on the flights that begin on this screen are counted; answers how many there were. */
export async function watchFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const options = { subtree: true, attributes: true, attributeFilter: ['data-flying'] };
    new MutationObserver(changes => {
      const begun = changes.filter(({ target }) => (target as Element).hasAttribute('data-flying')).length;
      root.dataset['flights'] = String(Number(root.dataset['flights'] ?? 0) + begun);
    }).observe(root, options);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['flights'] ?? 0));
}

/** From now on it is noticed when this phone sends somebody's eyes up; answers whether it has. */
export async function watchEyes(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (document.querySelector('.look-up') !== null) root.dataset['lookedUp'] = 'yes';
    }).observe(root, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset['lookedUp'] === 'yes');
}
