/** All words of the page with all its games. */

import { page as crawlPage } from '@tumblekeep/die-in-the-dungeon/page/words/en/page.ts';
import { words as crawl } from '@tumblekeep/die-in-the-dungeon/page/words/index.ts';
import { page as fightPage } from '@tumblekeep/dungeon-fighter/page/words/en/page.ts';
import { words as fight } from '@tumblekeep/dungeon-fighter/page/words/index.ts';
import { words as web } from '../../src/words/index.ts';

export const words = {
  ...crawl,
  ...fight,
  ...web,
  books: { crawl: crawl.book, fight: fight.book },
  crawlPage,
  fightPage,
};
