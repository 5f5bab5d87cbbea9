/** Begins a game of DIE in the Dungeon! and answers where it is played; what stands in the way is said. */
import { askToKeep } from '../app/keep.ts';
import { to } from '../app/routes.ts';
import { warmUp } from '../app/screens.ts';
import { toast } from '../app/Toasts.tsx';
import { words } from '../strings/index.ts';
import type { CrawlOrder } from '../worker/crawl-protocol.ts';
import { useCrawl } from './crawl-store.ts';

export async function beginCrawl(order: CrawlOrder): Promise<string | undefined> {
  void warmUp('crawl-play');
  const id = await useCrawl.getState().begin(order);
  if (id !== undefined) {
    void askToKeep();
    return to.crawlPlay(id);
  }
  toast({ text: useCrawl.getState().refusal?.message ?? words.app.brokenTitle, tone: 'bad' });
  return undefined;
}
