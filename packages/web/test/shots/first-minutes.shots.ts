/** The first five minutes as somebody new sees them, one picture after the other, and the lesson. */
import type { Page } from 'playwright-core';
import { Beginner, goAlong, press, see, throwAs } from '../browser/support/beginner.ts';
import { inputsOf } from '../browser/support/player.ts';
import { words } from '../support/words.ts';
import type { Camera, Shot } from './shot.ts';

const NEW = { flatTable: true, speed: 'instant', sound: false } as const;
/** Pictures of one series. */
const MOST = 60;

const numbered = (n: number, name: string): string =>
  `${String(n).padStart(2, '0')}-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;

async function firstMinutes(page: Page, { pointer, snap }: Camera): Promise<void> {
  const beginner = new Beginner('is looked at');
  const foes = new Set<string>();
  await page.getByText(words.fightPage.firstVisit).waitFor();
  await snap('00-hall');
  await press(pointer, page.getByRole('button', { name: words.start.playNow }));
  let inputs = -1;
  for (let i = 1; i < MOST; i++) {
    const { deed, foe, hint } = await see(page, inputs);
    await snap(numbered(i, `${deed}-${foe}`));
    if (deed === 'over') return;
    inputs = deed === 'read' ? -1 : await inputsOf(page);
    if (deed !== 'throw') await goAlong(page, pointer, deed);
    else {
      beginner.heed(hint);
      if (!(await throwAs(page, pointer, beginner.swing()))) inputs = -1;
      else if (foes.add(foe).size === 3) return;
    }
  }
}

/** Something is to be read, thrown or answered. Runs in the page. */
function isSettled(): boolean {
  const prompt = document.querySelector('.prompt');
  if (prompt === null || prompt.getAttribute('aria-busy') === 'true') return false;
  if (document.querySelector('.coach .button, .throw-pad, dialog[open]') !== null) return true;
  return prompt.querySelector('[data-choice]') !== null && prompt.querySelector('.answer-die') === null;
}

async function lesson(page: Page, { pointer, snap }: Camera): Promise<void> {
  const beginner = new Beginner('is taught');
  const coach = page.locator('.coach');
  const { learn } = words;
  for (let i = 1; i < MOST; i++) {
    await page.waitForFunction(isSettled);
    const beat = (await coach.count()) > 0 ? await coach.getAttribute('data-beat') : 'asked';
    await snap(numbered(i, beat ?? ''));
    if (beat === 'end') return;
    const button = coach.getByRole('button', {
      name: new RegExp(`^(${[learn.lend, learn.retry, learn.rise, learn.next].join('|')})$`),
    });
    if ((await button.count()) > 0) await press(pointer, button.last());
    else if ((await page.locator('dialog[open]').count()) > 0) await goAlong(page, pointer, 'read');
    else if ((await page.locator('.throw-pad').count()) > 0) {
      // A die that was not thrown is still in the hand; one that may be thrown again is asked about.
      if (await throwAs(page, pointer, beginner.swing()))
        await coach.or(page.locator('.prompt [data-choice]')).first().waitFor();
    } else await goAlong(page, pointer, 'answer');
  }
}

export const shots: readonly Shot[] = [
  { name: 'first-minutes', settings: NEW, prepare: firstMinutes, anew: true },
  { name: 'lesson', path: '/learn', settings: NEW, prepare: lesson, anew: true },
];
