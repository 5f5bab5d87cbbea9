/** Who hears what happens at one table: everybody with the same eyes and seats is told by the same words, made once. */
import {
  type Caller,
  type Hosted,
  type Kinds,
  type SeatId,
  SPECTATOR,
  type Step,
  type Table,
} from '@tumblekeep/host';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { applyChange, type Change, changeBetween, type WireTold } from '@tumblekeep/protocol';
import { type Common, stepText, wireInput, wireTold } from './wire.ts';

/** Somebody far away. */
export interface Hearer {
  /** One message, as JSON. */
  send(text: string): void;
}

/** People who see the same and may do the same. */
interface Audience {
  readonly hearers: Set<Hearer>;
  /** What all of them were told last. */
  told: WireTold;
  readonly stop: () => void;
}

/** A step in words, for those who were told `before`. */
interface Worded {
  readonly before: WireTold;
  readonly step: Step<Kinds>;
  readonly after: WireTold;
  readonly text: string;
}

/** A view, for those who saw another one before; `after` is made of that one. */
interface Seen {
  readonly before: unknown;
  readonly view: unknown;
  readonly change: Change | undefined;
  readonly after: unknown;
}

type Inner = Readonly<Record<string, Change | number>>;

const keyOf = ({ seats }: Caller, viewer: string): string => [viewer, ...seats].join(' ');

export class Telling {
  readonly #table: Table<Kinds>;
  readonly #hosted: Hosted<Kinds>;
  readonly #ended: () => void;
  readonly #audiences = new Map<string, Audience>();
  readonly #keys = new Map<Hearer, string>();
  /** Of the step that is being told. */
  #worded: Worded[] = [];
  #seen: Seen[] = [];
  #common: { readonly at: number; readonly common: Common } | undefined;
  #logged: { readonly of: unknown; readonly seating: unknown } | undefined;

  /** `ended` is called when the game is over. */
  constructor(table: Table<Kinds>, hosted: Hosted<Kinds>, ended: () => void) {
    this.#ended = ended;
    this.#table = table;
    this.#hosted = hosted;
  }

  /** The answer is what stands now; from then on every step is heard. `entered` is called with it before any of them. */
  async join(
    hearer: Hearer,
    seats: readonly SeatId[],
    eyes: SeatId | null,
    entered: (told: WireTold) => void = () => undefined,
  ): Promise<Result<WireTold, Refusal>> {
    this.leave(hearer);
    const caller: Caller = { seats: [...seats].sort() };
    const viewer = eyes ?? SPECTATOR;
    const key = keyOf(caller, viewer);
    for (;;) {
      const known = this.#audiences.get(key);
      // What is stored and not told yet may have been told elsewhere: nobody is told less than they know already.
      if (known?.told.at === this.#table.at) return this.#enter(hearer, key, known, entered);
      const now = this.#table.tell(caller, viewer);
      if (now.ok && known === undefined) {
        const audience: Audience = {
          hearers: new Set(),
          told: wireTold(this.#hosted, now.value, this.#commonAt(now.value.at)),
          stop: this.#table.listen(caller, viewer, step => this.#tell(audience, step)),
        };
        this.#audiences.set(key, audience);
        return this.#enter(hearer, key, audience, entered);
      }
      // A line is being stored, or has to be read again: what comes of it is told, nothing before.
      const settled = await this.#table.told(caller, viewer);
      if (!settled.ok) return settled;
    }
  }

  #enter(
    hearer: Hearer,
    key: string,
    audience: Audience,
    entered: (told: WireTold) => void,
  ): Result<WireTold, Refusal> {
    // Two joins of one hearer may have waited for each other: the last one counts.
    this.leave(hearer);
    audience.hearers.add(hearer);
    this.#audiences.set(key, audience);
    this.#keys.set(hearer, key);
    entered(audience.told);
    return ok(audience.told);
  }

  leave(hearer: Hearer): void {
    const key = this.#keys.get(hearer);
    if (key === undefined) return;
    this.#keys.delete(hearer);
    const audience = this.#audiences.get(key);
    audience?.hearers.delete(hearer);
    if (audience?.hearers.size === 0) {
      audience.stop();
      this.#audiences.delete(key);
    }
  }

  #tell(audience: Audience, step: Step<Kinds>): void {
    const worded = this.#wordedFor(audience.told, step);
    audience.told = worded.after;
    for (const hearer of audience.hearers) hearer.send(worded.text);
    if (worded.after.outcome !== undefined) this.#ended();
  }

  #wordedFor(before: WireTold, step: Step<Kinds>): Worded {
    if (this.#worded.length === 0) queueMicrotask(() => this.#forget());
    let known: WireTold | undefined;
    for (const one of this.#worded) {
      if (one.step !== step) continue;
      known = one.after;
      if (one.before === before) return one;
    }
    const now = known ?? wireTold(this.#hosted, step.told, this.#commonAt(step.told.at));
    const seen = this.#seenAfter(before.view, step.told.view);
    const other = changeBetween(before, { ...now, view: before.view }) as Inner;
    const change: Inner = seen.change === undefined ? other : { ...other, view: seen.change };
    // What did not change is kept as it is: of what a step makes, as little as possible outlives it.
    const after = known ?? { ...(applyChange(before, other) as WireTold), view: seen.after };
    const text = stepText(wireInput(this.#hosted, step), after.at, change);
    const worded = { before, step, after, text };
    this.#worded.push(worded);
    return worded;
  }

  /** Most who are asked something else see the same: what has changed for the eyes is found out once. */
  #seenAfter(before: unknown, view: unknown): Seen {
    const known = this.#seen.find(one => one.before === before && one.view === view);
    if (known !== undefined) return known;
    const change = changeBetween(before, view);
    const seen = { before, view, change, after: applyChange(before, change) };
    this.#seen.push(seen);
    return seen;
  }

  /** Nobody is told of that step any more. */
  #forget(): void {
    this.#worded = [];
    this.#seen = [];
  }

  #commonAt(at: number): Common {
    if (this.#common?.at === at) return this.#common.common;
    const { state, seating } = this.#table.position;
    if (this.#logged?.of !== seating)
      this.#logged = { of: seating, seating: this.#hosted.logSeating(seating) };
    const common = {
      seating: this.#logged?.seating,
      thrower: this.#hosted.throwing?.throwerOf(state),
    };
    this.#common = { at, common };
    return common;
  }
}
