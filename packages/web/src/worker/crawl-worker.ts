/** The worker's side of the protocol of DIE in the Dungeon!. */
import { replayLines, replayStep } from '@tumblekeep/host/crawl';
import { ok } from '@tumblekeep/kernel';
import type { CrawlWorker, OpenCrawl } from './crawl-protocol.ts';
import { CrawlRoom } from './crawl-room.ts';
import type { Rooms } from './rooms.ts';

export function makeCrawlWorker(rooms: Rooms<CrawlRoom, OpenCrawl>): CrawlWorker {
  return {
    crawlBegin: order => rooms.begin(() => CrawlRoom.begin(order)),
    crawlOpen: id => rooms.open(id),
    crawlAct: (id, n, action) => rooms.at(id, n, room => room.change(sitting => sitting.act(action))),
    crawlUndo: (id, n, consent) =>
      rooms.at(id, n, async room => {
        const undone = await room.change(sitting => sitting.undo(consent));
        return undone.ok ? ok(room.tell()) : undone;
      }),
    crawlHint: (id, n) =>
      rooms.at(id, n, async ({ sitting }) => {
        const { hintOf } = await import('@tumblekeep/bots/die-in-the-dungeon');
        const hint = hintOf(sitting.game, sitting.state);
        return ok(hint && { action: hint.action, reasons: hint.reasons });
      }),
    crawlReplay: id =>
      rooms.with(id, ({ sitting }) =>
        ok(
          replayLines(sitting).map(({ n, choice, lines, isRevealing }) => ({
            n,
            choice,
            lines,
            hasFlight: isRevealing,
          })),
        ),
      ),
    crawlReplayAt: (id, n) => rooms.with(id, ({ sitting }) => replayStep(sitting, n)),
    crawlTale: id =>
      rooms.with(id, room => {
        const { options, snapshot } = room.tell();
        return ok({ ...room.tale(), options, view: snapshot.view });
      }),
  };
}
