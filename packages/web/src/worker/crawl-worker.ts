/** The worker's side of the protocol of DIE in the Dungeon!. */
import { replayLines, replayStep } from '@tumblekeep/host/crawl';
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import type { CrawlWorker, OpenCrawl } from './crawl-protocol.ts';
import { CrawlRoom } from './crawl-room.ts';

const BEHIND = refuse('behind', 'the game has gone on since; look at it again');

/** After these what is in memory is not what is saved. */
const OUTDATED: ReadonlySet<string> = new Set(['elsewhere', 'gone']);

/** `inTurn` is the queue of all requests about saved games. */
export function makeCrawlWorker(inTurn: <T>(work: () => Promise<T>) => Promise<T>): CrawlWorker {
  /** The game on the screen. */
  let room: CrawlRoom | undefined;

  async function enter(opened: Promise<Result<CrawlRoom, Refusal>>): Promise<Result<CrawlRoom, Refusal>> {
    const result = await opened;
    room = result.ok ? result.value : undefined;
    return result;
  }

  const told = (result: Result<CrawlRoom, Refusal>): Result<OpenCrawl, Refusal> =>
    result.ok ? ok(result.value.tell()) : result;

  const of = (id: string): Promise<Result<CrawlRoom, Refusal>> =>
    room?.summary.id === id ? Promise.resolve(ok(room)) : enter(CrawlRoom.open(id));

  /** For a page that has seen `n` inputs. */
  const at = <T>(
    id: string,
    n: number,
    work: (room: CrawlRoom) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> =>
    inTurn(async () => {
      const opened = await of(id);
      if (!opened.ok) return opened;
      if (opened.value.sitting.inputs.length !== n) return fail(BEHIND);
      const result = await work(opened.value);
      if (!result.ok && OUTDATED.has(result.error.code)) room = undefined;
      return result;
    });

  /** Whatever the page has seen. */
  const look = <T>(id: string, work: (room: CrawlRoom) => Result<T, Refusal>): Promise<Result<T, Refusal>> =>
    inTurn(async () => {
      const opened = await of(id);
      return opened.ok ? work(opened.value) : opened;
    });

  return {
    crawlBegin: order => inTurn(async () => told(await enter(CrawlRoom.begin(order)))),
    crawlOpen: id => inTurn(async () => told(await enter(CrawlRoom.open(id)))),
    crawlAct: (id, n, action) => at(id, n, one => one.change(sitting => sitting.act(action))),
    crawlUndo: (id, n, consent) =>
      at(id, n, async one => {
        const undone = await one.change(sitting => sitting.undo(consent));
        return undone.ok ? ok(one.tell()) : undone;
      }),
    crawlHint: (id, n) =>
      at(id, n, async ({ sitting }) => {
        const { hintOf } = await import('@tumblekeep/bots/die-in-the-dungeon');
        const hint = hintOf(sitting.game, sitting.state);
        return ok(hint && { action: hint.action, reasons: hint.reasons });
      }),
    crawlReplay: id =>
      look(id, ({ sitting }) =>
        ok(
          replayLines(sitting).map(({ n, choice, lines, isRevealing }) => ({
            n,
            choice,
            lines,
            hasFlight: isRevealing,
          })),
        ),
      ),
    crawlReplayAt: (id, n) => look(id, ({ sitting }) => replayStep(sitting, n)),
    crawlTale: id =>
      look(id, one => {
        const { options, snapshot } = one.tell();
        return ok({ ...one.tale(), options, view: snapshot.view });
      }),
  };
}
