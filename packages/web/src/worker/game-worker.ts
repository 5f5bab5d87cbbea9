/** The worker's side of the protocol: one request about games after another, throws without a game in between. */
import type { Action, HeroId } from '@tumblekeep/dungeon-fighter';
import { type Sitting, type Snapshot, type Step, whyText } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import type { Attempt } from '@tumblekeep/table';
import { listSaves, removeSave } from '../storage/saves.ts';
import { makeCrawlWorker } from './crawl-worker.ts';
import { exportSave, importSave } from './exchange.ts';
import { natural } from './natural.ts';
import { inSlices } from './physics.ts';
import { practise, preview, show } from './practice.ts';
import { summaryOf } from './problems.ts';
import type { GameWorker, NewGame, OpenGame, ThrownAtOnce } from './protocol.ts';
import { replayAt, replaySteps } from './replay.ts';
import { Room } from './room.ts';
import { taleOf } from './tale.ts';

/** Games kept in memory, the one used last at the end. */
const MOST_ROOMS = 3;

/** The tremor of people who need a steady hand, against that of everybody. */
const STEADY = 0.3;

const BEHIND = refuse('behind', 'the game has gone on since; look at it again');

/** After these what is in memory is not what is saved. */
const OUTDATED: ReadonlySet<string> = new Set(['elsewhere', 'gone']);

class Rooms {
  readonly #rooms = new Map<string, Room>();
  #queue: Promise<unknown> = Promise.resolve();
  #searches = false;

  /** Requests about games never overlap: each sees what the one before has saved. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  keep(id: string, room: Room): void {
    this.#rooms.delete(id);
    this.#rooms.set(id, room);
    const [oldest] = this.#rooms.keys();
    if (this.#rooms.size > MOST_ROOMS && oldest !== undefined) this.#rooms.delete(oldest);
  }

  forget(id: string): void {
    this.#rooms.delete(id);
  }

  async of(id: string): Promise<Result<Room, Refusal>> {
    const known = this.#rooms.get(id);
    const room = known === undefined ? await Room.open(id) : ok(known);
    if (room.ok) this.keep(id, room.value);
    return room;
  }

  with<T>(
    id: string,
    work: (room: Room) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return this.inTurn(async () => {
      const room = await this.of(id);
      if (!room.ok) return room;
      const result = await work(room.value);
      if (!result.ok && OUTDATED.has(result.error.code)) this.forget(id);
      this.anticipate(room.value);
      return result;
    });
  }

  /** While people think or watch, bots look for their aims. */
  anticipate({ sitting }: Room): void {
    if (this.#searches) return;
    this.#searches = true;
    void inSlices(sitting.anticipate()).finally(() => {
      this.#searches = false;
    });
  }

  /** For a page that has seen `n` inputs. */
  at<T>(
    id: string,
    n: number,
    work: (room: Room) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return this.with(id, room => (room.sitting.inputs.length === n ? work(room) : fail(BEHIND)));
  }
}

async function goOn(room: Room): Promise<Result<Step | undefined, Refusal>> {
  const search = room.sitting.thinkAhead();
  if (search !== undefined) await inSlices(search);
  return room.change<Step | undefined>(sitting => sitting.next() ?? ok(undefined));
}

function steadinessOf({ sitting, manners }: Room): number {
  const hero = sitting.snapshot().turn?.hero ?? '';
  return manners.steady.includes(hero) ? STEADY : 1;
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
  const rooms = new Rooms();
  return {
    async saves() {
      const saves = await rooms.inTurn(async () => {
        const listed = await listSaves();
        return listed.ok ? ok(await Promise.all(listed.value.map(summaryOf))) : listed;
      });
      if (!saves.ok) throw new Error(saves.error.message);
      return saves.value.sort((a, b) => b.updated - a.updated);
    },
    begin: (order: NewGame) =>
      rooms.inTurn(async (): Promise<Result<OpenGame, Refusal>> => {
        const room = await Room.begin(order);
        if (!room.ok) return room;
        rooms.keep(room.value.summary.id, room.value);
        rooms.anticipate(room.value);
        return ok(room.value.tell());
      }),
    open: (id: string) =>
      rooms.inTurn(async (): Promise<Result<OpenGame, Refusal>> => {
        rooms.forget(id);
        const room = await rooms.of(id);
        if (!room.ok) return room;
        rooms.anticipate(room.value);
        return ok(room.value.tell());
      }),
    remove: (id: string) =>
      rooms.inTurn(async () => {
        rooms.forget(id);
        const removed = await removeSave(id);
        if (!removed.ok) throw new Error(removed.error.message);
      }),
    export: (id: string) => rooms.inTurn(() => exportSave(id)),
    import: (text: string) => rooms.inTurn(() => importSave(text)),
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

    ...makeCrawlWorker(work => rooms.inTurn(work)),

    practise,
    show,
    natural,
    preview,
  };
}
