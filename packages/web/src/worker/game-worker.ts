/** The worker's side of the protocol: one request about games after another, throws without a game in between. */
import type { Action, HeroId } from '@tumblekeep/dungeon-fighter';
import { type Sitting, type Snapshot, STEADINESS, type Step, whyText } from '@tumblekeep/host';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import type { Attempt } from '@tumblekeep/table';
import { listSaves, removeSave } from '../storage/saves.ts';
import type { OpenCrawl } from './crawl-protocol.ts';
import { CrawlRoom } from './crawl-room.ts';
import { makeCrawlWorker } from './crawl-worker.ts';
import { exportSave, importSave, isClaimed } from './exchange.ts';
import { natural } from './natural.ts';
import { inSlices } from './physics.ts';
import { practise, preview, show } from './practice.ts';
import { summaryOf } from './problems.ts';
import type { GameWorker, NewGame, OpenGame, ThrownAtOnce } from './protocol.ts';
import { replayAt, replaySteps } from './replay.ts';
import { Room } from './room.ts';
import { makeQueue, Rooms } from './rooms.ts';
import { taleOf } from './tale.ts';

/** While people think or watch, bots look for their aims. */
function makeAnticipation(): (room: Room) => void {
  let searches = false;
  return ({ sitting }) => {
    if (searches) return;
    searches = true;
    void inSlices(sitting.anticipate()).finally(() => {
      searches = false;
    });
  };
}

async function goOn(room: Room): Promise<Result<Step | undefined, Refusal>> {
  const search = room.sitting.thinkAhead();
  if (search !== undefined) await inSlices(search);
  return room.change<Step | undefined>(sitting => sitting.next() ?? ok(undefined));
}

function steadinessOf({ sitting, manners }: Room): number {
  const hero = sitting.snapshot().turn?.hero ?? '';
  return manners.steady.includes(hero) ? STEADINESS.steady : STEADINESS.usual;
}

function throwAtOnce(
  sitting: Sitting,
  action: Action,
  attempt: Attempt,
  steadiness: number,
): Result<ThrownAtOnce, Refusal> {
  const said = sitting.act(action);
  if (!said.ok) return said;
  // Something may have to be answered before the die leaves the hand; it is thrown later then.
  if (said.value.snapshot.turn?.at !== 'landing') return ok({ steps: [said.value], refusal: undefined });
  const thrown = sitting.throwByHand(attempt, steadiness);
  return thrown.ok
    ? ok({ steps: [said.value, thrown.value], refusal: undefined })
    : ok({ steps: [said.value], refusal: thrown.error });
}

export function makeGameWorker(): GameWorker {
  const inTurn = makeQueue();
  const rooms = new Rooms<Room, OpenGame>(inTurn, Room.open, makeAnticipation());
  const crawls = new Rooms<CrawlRoom, OpenCrawl>(inTurn, CrawlRoom.open);
  return {
    async saves() {
      const saves = await inTurn(async () => {
        const listed = await listSaves();
        return listed.ok ? ok(await Promise.all(listed.value.map(summaryOf))) : listed;
      });
      if (!saves.ok) throw new Error(saves.error.message);
      return saves.value.sort((a, b) => b.updated - a.updated);
    },
    isClaimed: (id: string) => inTurn(() => isClaimed(id)),
    begin: (order: NewGame) => rooms.begin(() => Room.begin(order)),
    open: (id: string) => rooms.open(id),
    remove: (id: string) =>
      inTurn(async () => {
        rooms.forget(id);
        crawls.forget(id);
        const removed = await removeSave(id);
        if (!removed.ok) throw new Error(removed.error.message);
      }),
    export: (id: string) => inTurn(() => exportSave(id, rooms.keptOf(id) ?? crawls.keptOf(id))),
    import: (text: string) => inTurn(() => importSave(text)),
    setManners: (id, manners) => rooms.with(id, room => room.setManners(manners)),

    act: (id: string, n: number, action: Action) =>
      rooms.at(id, n, room => room.change(sitting => sitting.act(action))),
    throwByHand: (id, n, attempt) =>
      rooms.at(id, n, room => room.change(sitting => sitting.throwByHand(attempt, steadinessOf(room)))),
    throwAtOnce: (id, n, action, attempt) =>
      rooms.at(id, n, room =>
        room.change(sitting => throwAtOnce(sitting, action, attempt, steadinessOf(room))),
      ),
    demands: (id, n, action) =>
      rooms.at(id, n, ({ sitting }) => ok(sitting.wouldThrow(action)?.requirements ?? [])),
    suggest: (id, n) => rooms.at(id, n, ({ sitting }) => ok(sitting.suggest())),
    next: (id, n) => rooms.at(id, n, goOn),
    holdOn: (id, on) =>
      rooms.with(id, ({ sitting }): Result<Snapshot, Refusal> => {
        sitting.courtesy = { ...sitting.courtesy, holdOn: on };
        return ok(sitting.snapshot());
      }),
    undo: (id, n, consent) =>
      rooms.at(id, n, async room => {
        const undone = await room.change(sitting => sitting.undo(consent));
        return undone.ok ? ok(room.tell()) : undone;
      }),
    seen: async (id, n) => {
      await rooms.with(id, async room => ok(await room.see(n)));
    },
    answered: async (id, n) => {
      await rooms.with(id, async room => ok(await room.answer(n)));
    },
    look: (id: string, n: number, hero: HeroId) =>
      rooms.at(id, n, ({ sitting }) => ok(sitting.snapshot(hero))),
    why: id =>
      rooms.with(id, ({ sitting }) => {
        const { game, history } = sitting;
        return ok(whyText(game, sitting.snapshot().view, history));
      }),
    tale: id => rooms.with(id, async room => ok(await taleOf(room))),

    replaySteps: id => rooms.with(id, replaySteps),
    replayAt: (id, n) => rooms.with(id, room => replayAt(room, n)),

    ...makeCrawlWorker(crawls),

    practise,
    show,
    natural,
    preview,
  };
}
