/** Who sits where at one table, who is there, and by which secrets. */
import { createHash } from 'node:crypto';
import type { SeatId } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { type Chair, cleanText, PROTOCOL_LIMITS, refuseOnline } from '@tumblekeep/protocol';
import type { KeyKind, StoredChair, StoredKey, TableStore, WholeTable } from '../store/port.ts';

/** Secrets are drawn at random and long: nothing slower is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

type Key = Omit<StoredKey, 'hash'>;

/** Somebody who is away, or not. */
interface Presence {
  devices: number;
  awaySince: number | undefined;
}

const NO_SEAT = refuseOnline('seat', 'no-such-seat');
const TAKEN = refuseOnline('seat', 'seat-taken');

export class Chairs {
  readonly #store: TableStore;
  readonly #number: number;
  readonly #chairs: Map<SeatId, StoredChair>;
  readonly #keys: Map<string, Key>;
  readonly #presence = new Map<SeatId, Presence>();
  /** Seats that want a bot for somebody who is away. */
  readonly #agreed = new Map<SeatId, Set<SeatId>>();

  constructor(store: TableStore, { table, chairs, keys }: WholeTable) {
    this.#store = store;
    this.#number = table.number;
    this.#chairs = new Map(chairs.map(chair => [chair.seat, chair]));
    this.#keys = new Map(keys.map(({ hash, kind, seat }) => [hash, { kind, seat }]));
  }

  // ---- secrets ----------------------------------------------------------------------------------------------

  hasKey(secret: string | undefined, kind: KeyKind): boolean {
    return secret !== undefined && this.#keys.get(hashOf(secret))?.kind === kind;
  }

  /** Any secret of this table. */
  knows(secret: string): boolean {
    return this.#keys.has(hashOf(secret));
  }

  holds(seat: SeatId, secret: string): boolean {
    const key = this.#keys.get(hashOf(secret));
    return key?.kind === 'seat' && key.seat === seat;
  }

  async addJoinKey(secret: string): Promise<void> {
    await this.#addKey(secret, { kind: 'join', seat: undefined });
  }

  get joinKeys(): number {
    let count = 0;
    for (const { kind } of this.#keys.values()) if (kind === 'join') count++;
    return count;
  }

  async #addKey(secret: string, key: Key): Promise<void> {
    const hash = hashOf(secret);
    await this.#store.addKey(this.#number, { ...key, hash });
    this.#keys.set(hash, key);
  }

  async #dropKeys(seat: SeatId): Promise<void> {
    await this.#store.dropSeatKeys(this.#number, seat);
    for (const [hash, key] of this.#keys)
      if (key.kind === 'seat' && key.seat === seat) this.#keys.delete(hash);
  }

  // ---- chairs -----------------------------------------------------------------------------------------------

  get(seat: SeatId): Result<StoredChair, Refusal> {
    const chair = this.#chairs.get(seat);
    return chair === undefined ? fail(NO_SEAT) : ok(chair);
  }

  get all(): readonly StoredChair[] {
    return [...this.#chairs.values()];
  }

  /** Every chair for a person has somebody. */
  get areFull(): boolean {
    return this.all.every(({ who, name }) => who === 'bot' || name !== undefined);
  }

  get hasPeople(): boolean {
    return this.all.some(({ who }) => who === 'person');
  }

  /** Stored before it counts. */
  async change(seat: SeatId, change: Partial<Omit<StoredChair, 'seat'>>): Promise<void> {
    const chair = this.#chairs.get(seat);
    if (chair === undefined) return;
    const changed = { ...chair, ...change };
    await this.#store.saveChair(this.#number, changed);
    this.#chairs.set(seat, changed);
  }

  async take(seat: SeatId, wanted: string, secret: string): Promise<Result<undefined, Refusal>> {
    const chair = this.get(seat);
    if (!chair.ok) return chair;
    const name = cleanText(wanted, PROTOCOL_LIMITS.name);
    if (name === undefined) return fail(refuseOnline('name', 'no-name'));
    if (chair.value.who === 'bot') return fail(refuseOnline('seat', 'seat-of-a-bot'));
    const isOurs = this.holds(seat, secret);
    if (!isOurs && (chair.value.name !== undefined || this.knows(secret))) return fail(TAKEN);
    // The name goes first, so that nobody else can sit down meanwhile.
    this.#chairs.set(seat, { ...chair.value, name });
    try {
      if (!isOurs) await this.#addKey(secret, { kind: 'seat', seat });
      await this.change(seat, { name });
    } catch (error) {
      this.#chairs.set(seat, chair.value);
      throw error;
    }
    return ok(undefined);
  }

  /** Nobody has the chair any more. */
  async vacate(seat: SeatId, change: Partial<StoredChair> = {}): Promise<void> {
    await this.#dropKeys(seat);
    await this.change(seat, { name: undefined, isReady: false, isMuted: false, ...change });
    this.#agreed.delete(seat);
  }

  // ---- presence ---------------------------------------------------------------------------------------------

  #presenceOf(seat: SeatId): Presence {
    const known = this.#presence.get(seat) ?? { devices: 0, awaySince: undefined };
    this.#presence.set(seat, known);
    return known;
  }

  come(seat: SeatId): void {
    const presence = this.#presenceOf(seat);
    presence.devices++;
    presence.awaySince = undefined;
    this.#agreed.delete(seat);
  }

  go(seat: SeatId, now: number): void {
    const presence = this.#presenceOf(seat);
    presence.devices = Math.max(0, presence.devices - 1);
    if (presence.devices === 0) presence.awaySince = now;
  }

  isHere(seat: SeatId): boolean {
    return (this.#presence.get(seat)?.devices ?? 0) > 0;
  }

  /** Nothing for who is here; who was not seen since the table was opened or read is away since `since`. */
  awaySince(seat: SeatId, since: number): number | undefined {
    return this.isHere(seat) ? undefined : (this.#presence.get(seat)?.awaySince ?? since);
  }

  // ---- bots for the absent ----------------------------------------------------------------------------------

  /** Whether everybody agrees now who is here and plays. */
  agree(absent: SeatId, seats: readonly SeatId[], agrees: boolean): boolean {
    const agreed = this.#agreed.get(absent) ?? new Set<SeatId>();
    for (const seat of seats) {
      if (agrees) agreed.add(seat);
      else agreed.delete(seat);
    }
    this.#agreed.set(absent, agreed);
    const others = this.all.filter(
      ({ seat, who, name }) => seat !== absent && who === 'person' && name !== undefined && this.isHere(seat),
    );
    return agrees && others.every(({ seat }) => agreed.has(seat));
  }

  told(since: number): readonly Chair[] {
    return this.all.map(({ seat, who, name, isReady, isMuted, hasStandIn }) => ({
      seat,
      who,
      name,
      isHere: this.isHere(seat),
      awaySince: who === 'person' && name !== undefined ? this.awaySince(seat, since) : undefined,
      isReady,
      isMuted,
      hasStandIn,
      agreed: [...(this.#agreed.get(seat) ?? [])],
    }));
  }
}
