/** "Hold on!": bots wait, and people are asked also where they would hardly do anything. */
import type { SeatId } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { type HoldOn, refuseOnline } from '@tumblekeep/protocol';
import { Gate } from './gate.ts';
import type { Guest } from './guest.ts';
import type { Room } from './room.ts';

/** Nobody keeps the others waiting for longer; milliseconds. */
const LONGEST = 60_000;

export class Hold {
  readonly #gate = new Gate(true);
  readonly #changed: () => void;
  readonly #tell: (by: SeatId | undefined) => void;
  #by: SeatId | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` is called when it was called or given up here. */
  constructor(changed: () => void, tell: (by: SeatId | undefined) => void) {
    this.#changed = changed;
    this.#tell = tell;
  }

  /** Who called it. */
  get by(): SeatId | undefined {
    return this.#by;
  }

  /** Before a bot goes on. */
  pass(): Promise<void> {
    return this.#gate.pass(0);
  }

  set(by: SeatId | undefined): void {
    if (by === this.#by) return;
    this.hear(by);
    this.#tell(by);
  }

  /** It was called or given up elsewhere. */
  hear(by: SeatId | undefined): void {
    if (by === this.#by) return;
    this.#by = by;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (by !== undefined) {
      this.#timer = setTimeout(() => this.set(undefined), LONGEST);
      this.#timer.unref();
    }
    this.#gate.isOpen = by === undefined;
    this.#changed();
  }
}

export function holdOn(room: Room, guest: Guest, { seat, on }: HoldOn): Result<undefined, Refusal> {
  const refusal = room.heldBy(guest, seat);
  if (refusal) return fail(refusal);
  const inGame = room.inPhase('playing');
  if (!inGame.ok) return inGame;
  if (room.hosted.holding === undefined) return fail(refuseOnline('hold', 'nothing-to-hold'));
  room.hold.set(on ? seat : undefined);
  return ok(undefined);
}

/** Whether somebody is asked only because it was called: who answers then has been heard. */
export function isAskedByHold({ hold, hosted, table }: Room): boolean {
  if (hold.by === undefined) return false;
  const { state, seating } = table.position;
  return hosted.foregone(state, seating, hosted.usualAsking) !== undefined;
}
