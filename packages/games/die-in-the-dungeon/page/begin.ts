/** Begins a game of DIE in the Dungeon! and answers where it is played; what stands in the way is said. */
import { askToKeep } from '@tumblekeep/page-kit/app/keep.ts';
import { warmUp } from '@tumblekeep/page-kit/app/screen.ts';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { useCrawl } from './crawl-store.ts';
import { to } from './routes.ts';
import { loadPlay } from './screens.ts';
import { words } from './words/index.ts';
import type { CrawlOrder } from './worker/protocol.ts';

export async function beginCrawl(order: CrawlOrder): Promise<string | undefined> {
  void warmUp(loadPlay);
  const id = await useCrawl.getState().begin(order);
  if (id !== undefined) {
    void askToKeep();
    return to.play(id);
  }
  toast({ text: useCrawl.getState().refusal?.message ?? words.app.brokenTitle, tone: 'bad' });
  return undefined;
}
