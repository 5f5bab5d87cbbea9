/** The opened games of one kind that are kept in memory, and who may change them. */
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';

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

interface OpenRoom<Told> {
  readonly summary: { readonly id: string };
  readonly sitting: { readonly inputs: readonly unknown[] };
  readonly kept: Kept;
  tell(): Told;
}

/** Games kept in memory, the one used last at the end. */
const MOST_ROOMS = 3;

const BEHIND = refuse('behind', 'the game has gone on since; look at it again');

/** After these what is in memory is not what is saved. */
const OUTDATED: ReadonlySet<string> = new Set(['elsewhere', 'gone']);

export class Rooms<Room extends OpenRoom<Told>, Told> {
  readonly #rooms = new Map<string, Room>();
  /** The last game that storage has lost while it was open. */
  #lost: { readonly id: string; readonly kept: Kept } | undefined;
  readonly #inTurn: InTurn;
  readonly #open: (id: string) => Promise<Result<Room, Refusal>>;
  readonly #meanwhile: (room: Room) => void;

  /** `meanwhile` is told each game that was used, for work while people think. */
  constructor(
    inTurn: InTurn,
    open: (id: string) => Promise<Result<Room, Refusal>>,
    meanwhile: (room: Room) => void = () => undefined,
  ) {
    this.#inTurn = inTurn;
    this.#open = open;
    this.#meanwhile = meanwhile;
  }

  forget(id: string): void {
    this.#rooms.delete(id);
  }

  /** What is known of a game without looking into storage. */
  keptOf(id: string): Kept | undefined {
    return this.#rooms.get(id)?.kept ?? (this.#lost?.id === id ? this.#lost.kept : undefined);
  }

  begin(begin: () => Promise<Result<Room, Refusal>>): Promise<Result<Told, Refusal>> {
    return this.#inTurn(async () => this.#tell(this.#keep(await begin())));
  }

  /** As it is saved, whatever is in memory. */
  open(id: string): Promise<Result<Told, Refusal>> {
    return this.#inTurn(async () => {
      this.forget(id);
      return this.#tell(await this.#of(id));
    });
  }

  #keep(room: Result<Room, Refusal>): Result<Room, Refusal> {
    if (!room.ok) return room;
    const { id } = room.value.summary;
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

  #tell(room: Result<Room, Refusal>): Result<Told, Refusal> {
    if (!room.ok) return room;
    this.#meanwhile(room.value);
    return ok(room.value.tell());
  }

  /** Whatever the page has seen. */
  with<T>(
    id: string,
    work: (room: Room) => Result<T, Refusal> | Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return this.#inTurn(async () => {
      const room = await this.#of(id);
      if (!room.ok) return room;
      const result = await work(room.value);
      if (!result.ok && OUTDATED.has(result.error.code)) {
        if (result.error.code === 'gone') this.#lost = { id, kept: room.value.kept };
        this.forget(id);
      }
      this.#meanwhile(room.value);
      return result;
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
