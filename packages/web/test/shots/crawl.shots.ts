import {
  gameAt,
  isOver,
  type PlayedGame,
} from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import type { Page } from 'playwright-core';
import { clickThrough, eager, findGame, type KnownGame, lazy, openKnown } from '../browser/support/crawl.ts';
import { importText, saves } from '../browser/support/shelf.ts';
import { words } from '../support/words.ts';
import type { Shot } from './shot.ts';

const AT_ONCE = { speed: 'instant', sound: false } as const;

const shows = (page: Page, what: string) => async (): Promise<boolean> =>
  (await page.locator(what).count()) > 0;

/** A known game, played until something is on the screen. */
const until =
  (game: () => KnownGame, habit: typeof eager, what: string) =>
  async (page: Page): Promise<void> => {
    await openKnown(page, game());
    await clickThrough(page, habit, shows(page, what));
    await page.evaluate(() => scrollTo(0, 0));
  };

const won = (): KnownGame => findGame('training', 'diemon', eager, 'goal');
const hurt = (): KnownGame => findGame('cellar', 'diemon', eager, 'health');
const late = (): KnownGame => findGame('larder', 'diemon', lazy, 'time');

const toTheEnd =
  (game: () => KnownGame, habit: typeof eager) =>
  async (page: Page): Promise<void> => {
    await until(game, habit, '.desk-ending')(page);
    await page.getByRole('link', { name: words.crawl.play.end }).click();
    await page.locator('.end-banner').waitFor();
  };

async function aFewTilesIn(page: Page): Promise<void> {
  await openKnown(page, late());
  const isFar = async (): Promise<boolean> =>
    (await page.locator('.cell-explored').count()) > 3 && (await page.locator('.cell-offered').count()) > 0;
  await clickThrough(page, lazy, isFar);
  await page.evaluate(() => scrollTo(0, 0));
}

const play = { path: '/continue', settings: AT_ONCE } as const;

const SOLO = { map: 'cellar', players: ['dierake'] } as const;
const DUEL = { map: 'neighbours', players: ['diemon', 'dierake'] } as const;

/** A game from the shelf, by one of the links on its row. */
const byLink =
  (game: () => PlayedGame, link: string, what: string) =>
  async (page: Page): Promise<void> => {
    await importText(page, game().text);
    await saves(page).first().getByRole('link', { name: link }).click();
    await page.locator(what).first().waitFor();
  };

async function replayOfFight(page: Page): Promise<void> {
  await byLink(() => gameAt(SOLO, isOver), words.saves.replay, '.replay-slider')(page);
  const slider = page.locator('.replay-slider');
  const last = Number(await slider.getAttribute('max'));
  for (let n = last - 1; n > 0 && (await page.locator('.crawl-meets .last-die').count()) === 0; n--)
    await slider.fill(String(n));
}

async function explained(page: Page): Promise<void> {
  await until(won, eager, '[data-choice=attack]')(page);
  await page.locator('.hero-face').first().click();
  await page.getByRole('dialog').waitFor();
}

/** What tumbles, strikes or turns, when it is told. */
const onStage = (name: string, what: string): Shot => ({
  name,
  path: '/continue',
  anew: true,
  settings: { speed: 1, sound: false },
  prepare: async page => {
    await openKnown(page, won());
    await clickThrough(page, eager, shows(page, what));
    await page.locator('.theatre-verdict.is-told').waitFor();
  },
});

export const shots: readonly Shot[] = [
  { name: 'crawl-new', path: '/crawl/new', whole: true },
  { name: 'crawl-map', ...play, prepare: aFewTilesIn, isInReadme: true },
  { name: 'crawl-combat', ...play, prepare: until(won, eager, '[data-choice=attack]') },
  { name: 'crawl-damage', ...play, prepare: until(hurt, eager, '[data-choice=take]') },
  onStage('crawl-roll', '.theatre-dice'),
  onStage('crawl-blow', '.theatre .duel'),
  onStage('crawl-tile', '.theatre-tile'),
  { name: 'crawl-begin', ...play, prepare: page => openKnown(page, won()) },
  { name: 'crawl-modify', ...play, prepare: until(won, eager, '.roll-stands') },
  { name: 'crawl-explained', ...play, prepare: explained },
  { name: 'crawl-duel-new', path: '/crawl/new/neighbours', whole: true },
  {
    name: 'crawl-duel',
    ...play,
    prepare: byLink(() => gameAt(DUEL, ({ turn }) => turn === 5), words.saves.open, '.crawl'),
  },
  { name: 'crawl-replay', ...play, prepare: replayOfFight },
  { name: 'crawl-rules', path: '/rules/die-in-the-dungeon:' },
  { name: 'crawl-rules-found', path: '/rules/die-in-the-dungeon:patriarch' },
  { name: 'crawl-won', ...play, prepare: toTheEnd(won, eager) },
  { name: 'crawl-lost', ...play, prepare: toTheEnd(late, lazy) },
];
