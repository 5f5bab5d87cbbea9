/** Everything that can be looked up of DIE in the Dungeon!. */
import type { Library } from '@tumblekeep/page-kit/game-page.ts';
import { RULES_ID } from '../rules/index.ts';
import { chapterOf, crawlBook, pictureOf } from './book.ts';
import { CrawlArt } from './CrawlArt.tsx';
import { CrawlCard, cardsOf } from './Gallery.tsx';
import { words } from './words/index.ts';

const library: Library = {
  books: [
    {
      id: RULES_ID,
      name: words.crawl.game,
      // Many words begin with `die-`.
      sign: /^die-[a-z]+-\d/i,
      ledger: () => import('virtual:ledger/die-in-the-dungeon'),
      entries: () =>
        crawlBook().map(entry => ({ ...entry, chapter: chapterOf(entry), picture: pictureOf(entry) })),
      cards: cardsOf,
    },
  ],
  placeholder: words.book.placeholder,
  chapters: words.book.chapters,
  Picture: CrawlArt,
  Card: CrawlCard,
};

export default library;
