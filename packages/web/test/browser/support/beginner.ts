/** Somebody who has never been here and knows nothing but what is on the screen. */
import type { Locator, Page } from 'playwright-core';
import { words } from '../../support/words.ts';
import { type Flick, flick, Person, type Pointer } from './flick.ts';
import { inputsOf } from './player.ts';

export interface Sight {
  readonly deed: 'read' | 'throw' | 'answer' | 'over';
  readonly foe: string;
  readonly hasAbility: boolean;
  readonly demands: readonly string[];
  /** What the page says about the last miss. */
  readonly hint: string;
  readonly answers: readonly string[];
}

/** What can be seen and done now; nothing while the page is busy. Runs in the page. */
function look({ inputs, toScore }: { readonly inputs: number; readonly toScore: string }): Sight | undefined {
  const isSeen = (one: Element | null): boolean => one?.checkVisibility() === true;
  const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const foe = seen('.foe:not(.foe-none) .foe-name')[0]?.textContent ?? '';
  const sight = {
    foe,
    hasAbility: seen('.foe .chip-ability').length > 0,
    demands: seen('.throw-how').map(one => one.textContent ?? ''),
    hint: seen('.throw-hint')[0]?.textContent ?? '',
    answers: seen('.prompt [data-choice]').map(one => one.textContent ?? ''),
  };
  if (document.querySelector('dialog[open] .button') !== null) return { ...sight, deed: 'read' };
  const screen = document.querySelector('.table-screen');
  const prompt = screen?.querySelector('.prompt');
  if (!screen || !prompt || prompt.getAttribute('aria-busy') === 'true') return undefined;
  if (Number(screen.getAttribute('data-inputs')) === inputs) return undefined;
  if (sight.answers.includes(toScore)) return { ...sight, deed: 'over' };
  if (document.querySelector('.throw-pad') !== null) return { ...sight, deed: 'throw' };
  // A die that may be chosen will lie in the hand in a moment.
  const isAsked = sight.answers.length > 0 && prompt.querySelector('.answer-die') === null;
  return isAsked ? { ...sight, deed: 'answer' } : undefined;
}

/** Shares of the swing and degrees to the right by which people mend a throw that was off. */
const MENDING = { bit: 0.05, some: 0.12, much: 0.3 } as const;
const TURNING = { bit: 2, some: 4, much: 8 } as const;

/** Somebody who swings roughly and heeds what the page says about it. */
export class Beginner {
  readonly #person: Person;
  #speed = 1;
  #angle = 0;

  constructor(name: string) {
    this.#person = new Person(name);
  }

  heed(hint: string): void {
    const { help } = words;
    for (const by of ['bit', 'some', 'much'] as const) {
      if (hint.startsWith(help.hard[by])) this.#speed *= 1 - MENDING[by];
      if (hint.startsWith(help.soft[by])) this.#speed *= 1 + MENDING[by];
      if (hint.startsWith(help.left[by])) this.#angle += TURNING[by];
      if (hint.startsWith(help.right[by])) this.#angle -= TURNING[by];
    }
  }

  swing(): Flick {
    const { speed, angle = 0, ...rest } = this.#person.medium();
    return { ...rest, speed: speed * this.#speed, angle: angle + this.#angle };
  }
}

/** Frames after which a die that still lies in the hand was not taken. */
const STILL = 120;

/** Waits until the die has left the hand, or it is said why not, or the hand never took it. Runs in the page. */
async function watchHand({ inputs, still }: { readonly inputs: number; readonly still: number }) {
  const isDone = (): boolean =>
    Number(document.querySelector('.table-screen')?.getAttribute('data-inputs') ?? -1) > inputs ||
    document.querySelector('dialog[open], .throw-word[data-note]') !== null;
  const isInHand = (): boolean => document.querySelector('.throw-pad') !== null;
  for (let frames = 0; !isDone() && frames < still; frames = isInHand() ? frames + 1 : 0)
    await new Promise(resolve => requestAnimationFrame(resolve));
}

/** What can be done now, when there is something that was not done already: after so many inputs. */
export async function see(page: Page, inputs = -1): Promise<Sight> {
  const found = await page.waitForFunction(look, { inputs, toScore: words.play.toScore });
  return (await found.jsonValue()) as Sight;
}

export const press = (pointer: Pointer, one: Locator): Promise<void> =>
  pointer === 'touch' ? one.tap() : one.click();

/** Reads what is to be read, or answers what is asked. */
export async function goAlong(page: Page, pointer: Pointer, deed: 'read' | 'answer'): Promise<void> {
  if (deed === 'read') return press(pointer, page.locator('dialog[open] .button').first());
  // Cards can be bought and handed around for a long time.
  const calm = page.locator('.prompt:has(.handing, .shop) .answer-calm:visible');
  const answer = (await calm.count()) > 0 ? calm : page.locator('.prompt [data-choice]:visible');
  await press(pointer, answer.first());
}

/** Whether the die left the hand. A hint may come up a moment after the die: then it is read first. */
export async function throwAs(page: Page, pointer: Pointer, swing: Flick): Promise<boolean> {
  const inputs = await inputsOf(page);
  await flick(page, pointer, swing);
  await page.evaluate(watchHand, { inputs, still: STILL });
  return (await inputsOf(page)) !== inputs;
}
