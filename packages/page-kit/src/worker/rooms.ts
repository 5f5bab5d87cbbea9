/** The opened games of one kind that are kept in memory, and who may change them. */
import { fail, ok, type Refusal, type Refused, type Result, refusedIn, type Say } from '@tumblekeep/kernel';
import { isOnline, tableOf } from '../online/address.ts';
import { refuse } from '../sentences.ts';

/** Requests about games never overlap: each sees what the one before has saved. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function makeQueue(): InTurn {
  let queue: Promise<unknown> = Promise.resolve();
  return work => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
}

/** A game as it was last saved, for whoever can no longer read it from storage. */
export interface Kept {
  readonly card: unknown;
  readonly lines: readonly string[];
}

/** A game that is kept in memory, as somebody tells the page about it. */
export interface Teller<Told> {
  readonly room: {
    readonly card: { readonly id: string };
    readonly log: Kept;
    knows(at: number): boolean;
    fresh(): Promise<Result<undefined, Refusal>>;
    readonly hosted: { readonly say: Say };
  };
  tell(): Promise<Result<Told, Refusal>>;
}

/** Games kept in memory, the one used last at the end. */
const MOST_ROOMS = 3;

const BEHIND = refuse('behind', 'game-went-on');

/** After these what is in memory is not what is saved. */
const OUTDATED: ReadonlySet<string> = new Set(['taken', 'gone']);

/** The page is told in words. */
export const inFull = <T>(result: Result<T, Refusal>, say: Say): Result<T, Refused> =>
  result.ok ? result : fail(refusedIn(say, result.error));

/** How games at tables elsewhere are visited. */
export interface Elsewhere<Room, Visitor> {
  /** The game as it goes on at a table, by the id that it has on this device. */
  visit(id: string): Promise<Result<Visitor, Refusal>>;
  /** A game that is over there, from its log. */
  reread(table: string): Promise<Result<Room, Refusal>>;
}

/** A game at a table elsewhere that is kept open. */
export interface VisitingTeller<Told> extends Teller<Told> {
  readonly hasEnded: boolean;
}

export class Rooms<
  Room extends Teller<Told>,
  Told,
  Visitor extends VisitingTeller<Told> = Room & VisitingTeller<Told>,
> {
  readonly #rooms = new Map<string, Room>();
  readonly #visits = new Map<string, Promise<Result<Visitor, Refusal>>>();
  readonly #reread = new Map<string, Promise<Result<Room, Refusal>>>();
  /** The last game that storage has lost while it was open. */
  #lost: { readonly id: string; readonly kept: Kept } | undefined;
  readonly #inTurn: InTurn;
  readonly #open: (id: string) => Promise<Result<Room, Refusal>>;
  /** For refusals before there is a game. */
  readonly #say: Say;
  readonly #elsewhere: Elsewhere<Room, Visitor>;
  readonly #meanwhile: (room: Room) => void;

  /** `meanwhile` is told each game that was used, for work while people think. */
  constructor(
    inTurn: InTurn,
    open: (id: string) => Promise<Result<Room, Refusal>>,
    say: Say,
    elsewhere: Elsewhere<Room, Visitor>,
    meanwhile: (room: Room) => void = () => undefined,
  ) {
    this.#inTurn = inTurn;
    this.#open = open;
    this.#say = say;
    this.#elsewhere = elsewhere;
    this.#meanwhile = meanwhile;
  }

  forget(id: string): void {
    this.#rooms.delete(id);
  }

  /** What is known of a game without looking into storage. */
  keptOf(id: string): Kept | undefined {
    return this.#rooms.get(id)?.room.log ?? (this.#lost?.id === id ? this.#lost.kept : undefined);
  }

  begin(begin: () => Promise<Result<Room, Refusal>>): Promise<Result<Told, Refused>> {
    return this.#inTurn(async () => this.#tell(this.#keep(await begin())));
  }

  /** As it is saved, whatever is in memory. */
  open(id: string): Promise<Result<Told, Refused>> {
    if (isOnline(id)) return this.#there(id, visitor => visitor.tell());
    return this.#inTurn(async () => {
      this.forget(id);
      return this.#tell(await this.#of(id));
    });
  }

  #keep(room: Result<Room, Refusal>): Result<Room, Refusal> {
    if (!room.ok) return room;
    const { id } = room.value.room.card;
    this.#rooms.delete(id);
    this.#rooms.set(id, room.value);
    const [oldest] = this.#rooms.keys();
    if (this.#rooms.size > MOST_ROOMS && oldest !== undefined) this.#rooms.delete(oldest);
    return room;
  }

  async #of(id: string): Promise<Result<Room, Refusal>> {
    const known = this.#rooms.get(id);
    return this.#keep(known === undefined ? await this.#open(id) : ok(known));
  }

  async #tell(room: Result<Room, Refusal>): Promise<Result<Told, Refused>> {
    if (!room.ok) return inFull(room, this.#say);
    this.#meanwhile(room.value);
    return inFull(await room.value.tell(), room.value.room.hosted.say);
  }

  /** Whatever the page has seen. */
  with<T>(
    id: string,
    work: (room: Room | Visitor) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refused>> {
    return isOnline(id) ? this.#there(id, work) : this.#here(id, work);
  }

  /** A game that may be over, for looking back at it. */
  past<T>(
    id: string,
    work: (room: Room) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refused>> {
    const table = tableOf(id);
    if (table === undefined) return this.#here(id, work);
    return this.#kept(this.#reread, id, () => this.#elsewhere.reread(table), work);
  }

  /** Nobody here waits for a table elsewhere but those who asked it. */
  async #there<T>(
    id: string,
    work: (visitor: Visitor) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refused>> {
    const known = await this.#visits.get(id);
    if (known?.ok && known.value.hasEnded) this.#visits.delete(id);
    return this.#kept(this.#visits, id, () => this.#elsewhere.visit(id), work);
  }

  async #kept<One extends Teller<Told>, T>(
    all: Map<string, Promise<Result<One, Refusal>>>,
    id: string,
    open: () => Promise<Result<One, Refusal>>,
    work: (one: One) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refused>> {
    const opening = all.get(id) ?? open();
    all.set(id, opening);
    const opened = await opening.catch((error: unknown) => {
      all.delete(id);
      throw error;
    });
    if (!opened.ok) {
      all.delete(id);
      return inFull(opened, this.#say);
    }
    return inFull(await work(opened.value), opened.value.room.hosted.say);
  }

  #here<T>(
    id: string,
    work: (room: Room) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refused>> {
    return this.#inTurn(async () => {
      const room = await this.#of(id);
      if (!room.ok) return inFull(room, this.#say);
      const fresh = await room.value.room.fresh();
      const result = fresh.ok ? await work(room.value) : fresh;
      if (!result.ok && OUTDATED.has(result.error.code)) {
        if (result.error.code === 'gone') this.#lost = { id, kept: room.value.room.log };
        this.forget(id);
      }
      this.#meanwhile(room.value);
      return inFull(result, room.value.room.hosted.say);
    });
  }

  /** For a page that has seen `at` lines. */
  at<T>(
    id: string,
    at: number,
    work: (room: Room | Visitor) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refused>> {
    return this.with(id, one => (one.room.knows(at) ? work(one) : fail(BEHIND)));
  }
}
