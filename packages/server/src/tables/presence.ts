/** Who is at one table: by devices that came to this process, and by what others tell of theirs. */
import type { SeatId } from '@tumblekeep/host';
import type { HereNews } from '../broker/port.ts';

/** Milliseconds after which nobody is there any more of whom nothing was told. */
export const FORGOTTEN = 40_000;

interface Elsewhere extends Pick<HereNews, 'seats' | 'watchers'> {
  readonly at: number;
  /** The same by a clock that nobody sets. */
  readonly heardAt: number;
}

export class Presence {
  readonly #devices = new Map<SeatId, number>();
  readonly #awaySince = new Map<SeatId, number>();
  readonly #elsewhere = new Map<string, Elsewhere>();

  come(seat: SeatId): void {
    this.#devices.set(seat, (this.#devices.get(seat) ?? 0) + 1);
    this.#awaySince.delete(seat);
  }

  go(seat: SeatId, now: number): void {
    const left = (this.#devices.get(seat) ?? 0) - 1;
    if (left > 0) this.#devices.set(seat, left);
    else this.#devices.delete(seat);
    if (!this.isHere(seat)) this.#awaySince.set(seat, now);
  }

  isHere(seat: SeatId): boolean {
    if (this.#devices.has(seat)) return true;
    for (const { seats } of this.#elsewhere.values()) if ((seats[seat] ?? 0) > 0) return true;
    return false;
  }

  /** Nothing for who is here; who was not seen since the table was opened or read is away since `since`. */
  awaySince(seat: SeatId, since: number): number | undefined {
    return this.isHere(seat) ? undefined : (this.#awaySince.get(seat) ?? since);
  }

  get watchersElsewhere(): number {
    let count = 0;
    for (const { watchers } of this.#elsewhere.values()) count += watchers;
    return count;
  }

  get devices(): Readonly<Record<SeatId, number>> {
    return Object.fromEntries(this.#devices);
  }

  /** What another process tells of its devices; the answer is who has come. */
  hear({ from, seats, watchers }: HereNews, now: number): readonly SeatId[] {
    const before = this.#elsewhere.get(from)?.seats ?? {};
    this.#elsewhere.delete(from);
    const come = Object.keys(seats).filter(seat => !this.isHere(seat) && (before[seat] ?? 0) === 0);
    if (watchers > 0 || Object.keys(seats).length > 0)
      this.#elsewhere.set(from, { seats, watchers, at: now, heardAt: performance.now() });
    for (const seat of Object.keys(before)) if (!this.isHere(seat)) this.#awaySince.set(seat, now);
    for (const seat of Object.keys(seats)) this.#awaySince.delete(seat);
    return come;
  }

  /** Forgets processes that ended without a word; whether there were any. */
  sweep(): boolean {
    let isChanged = false;
    for (const [from, { seats, at, heardAt }] of this.#elsewhere) {
      if (performance.now() - heardAt < FORGOTTEN) continue;
      this.#elsewhere.delete(from);
      isChanged = true;
      for (const seat of Object.keys(seats)) if (!this.isHere(seat)) this.#awaySince.set(seat, at);
    }
    return isChanged;
  }
}
