/** A page of its own for each test, watched for errors. */

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import PATIENCE from '../../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../../support/words.ts';
import { SIZES, type Size } from './sizes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is as people get it. */
    finished: string;
    /** Where the page is that says aloud what React finds wrong. */
    outspoken: string;
    /** Where the browser is. */
    browser: string;
    /** How to start one of one's own. */
    browserOptions: { readonly executablePath: string; readonly args: string[]; readonly timeout: number };
  }
}

/** Settings for tests that are not about the 3D table, which is slow without a graphics card. */
export const FLAT = { flatTable: true } as const;

export interface Opening {
  readonly size?: Size;
  /** Behind the `#`. */
  readonly path?: string;
  /** Whether people asked their system for less motion; still pictures make quick tests. */
  readonly reducedMotion?: boolean;
  /** Settings this device remembers. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A service worker answers in place of the server, also after the test changed it. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** The page as people get it: for what it costs them; else the one that complains. */
  readonly finished?: boolean;
  /** Another way to where the page is. */
  readonly address?: string;
  /** The net will be lost: the browser says so in the console. */
  readonly losesNet?: boolean;
}

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console and the page complained about; anything left in it fails the test. */
  readonly errors: string[];
  /** Goes to an address behind the `#`. */
  readonly go: (path: string) => Promise<void>;
}

let connected: Promise<Browser> | undefined;
const theBrowser = (): Promise<Browser> => {
  connected ??= chromium.connect(inject('browser'), { timeout: PATIENCE.page });
  return connected;
};

/** A fresh device: no saves, no settings, nothing cached. */
export async function openPage(opening: Opening = {}): Promise<OpenedPage> {
  const { size = 'wide', path = '/', reducedMotion = true, settings } = opening;
  const { serviceWorkers = 'block', finished = false } = opening;
  const browser = await theBrowser();
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    acceptDownloads: true,
    serviceWorkers,
  });
  if (settings !== undefined) {
    await context.addInitScript(value => {
      if (localStorage.getItem('tumblekeep settings') === null)
        localStorage.setItem('tumblekeep settings', value);
    }, JSON.stringify(settings));
  }
  context.setDefaultTimeout(PATIENCE.page);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', message => {
    const isAboutNet = /WebSocket|net::/.test(message.text());
    if (message.type() === 'error' && !(opening.losesNet && isAboutNet))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', error => errors.push(error.message));
  onTestFinished(async () => {
    await context.close();
    expect(errors, 'what the console complained about').toEqual([]);
  });
  const address = opening.address ?? inject(finished ? 'finished' : 'outspoken');
  const go = async (to: string): Promise<void> => {
    await page.goto(`${address}#${to}`);
    await page.locator('#root main').first().waitFor();
  };
  await go(path);
  return { page, context, errors, go };
}

/** From the hall to the table. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.start.playNow }).click();
  await page.waitForURL(/#\/play\/.+/);
  await page.locator('canvas').first().waitFor();
}
