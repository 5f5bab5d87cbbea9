/** What a proof needs of DIE in the Dungeon!: the bots, to choose again. */

import type { Proving } from '@tumblekeep/host';
import { makeSearchCrawler } from '../bots/index.ts';
import { botsRevision } from '../bots/revision.ts';
import type { DieInTheDungeon } from '../rules/index.ts';
import { type CrawlKinds, hostedCrawl } from './hosted.ts';

export const provingCrawl = (game: DieInTheDungeon): Proving<CrawlKinds> => ({
  hosted: hostedCrawl(game, makeSearchCrawler(), botsRevision),
});
