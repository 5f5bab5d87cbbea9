/** Who sits where at one table, who is there, and by which secrets. */
import { createHash } from 'node:crypto';
import type { SeatId } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { type Chair, cleanText, type Phase, PROTOCOL_LIMITS, refuseOnline } from '@tumblekeep/protocol';
import type { HereNews } from '../broker/port.ts';
import type { ChairChange, KeyKind, StoredChair, StoredKey, TableStore, WholeTable } from '../store/port.ts';
import { Presence } from './presence.ts';

/** Secrets are drawn at random and long: nothing slower is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

type Key = Omit<StoredKey, 'hash'>;

const NO_SEAT = refuseOnline('seat', 'no-such-seat');
const TAKEN = refuseOnline('seat', 'seat-taken');

const chairsOf = ({ chairs }: WholeTable): Map<SeatId, StoredChair> =>
  new Map(chairs.map(chair => [chair.seat, chair]));
const keysOf = ({ keys }: WholeTable): Map<string, Key> =>
  new Map(keys.map(({ hash, kind, seat }) => [hash, { kind, seat }]));

export class Chairs {
  readonly #store: TableStore;
  readonly #number: number;
  readonly #changed: () => void;
  #chairs: Map<SeatId, StoredChair>;
  #keys: Map<string, Key>;
  readonly presence = new Presence();
  /** Seats that want a bot for somebody who is away. */
  readonly #agreed = new Map<SeatId, Set<SeatId>>();

  /** `changed` is called when something was stored. */
  constructor(store: TableStore, whole: WholeTable, changed: () => void) {
    this.#store = store;
    this.#number = whole.table.number;
    this.#changed = changed;
    this.#chairs = chairsOf(whole);
    this.#keys = keysOf(whole);
  }

  /** As they are stored now; the answer is which seats have been given to somebody else, or to nobody. */
  replace(whole: WholeTable): readonly SeatId[] {
    const before = this.#keys;
    this.#chairs = chairsOf(whole);
    this.#keys = keysOf(whole);
    const lost = [...before].filter(([hash, { kind }]) => kind === 'seat' && !this.#keys.has(hash));
    return lost.flatMap(([, { seat }]) => seat ?? []);
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
    this.#changed();
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

  /** Stored before it counts; with `isFree` it counts only while nobody sits there. */
  async change(seat: SeatId, change: ChairChange, isFree = false): Promise<boolean> {
    if (!(await this.#store.changeChair(this.#number, seat, change, isFree))) return false;
    this.#set(seat, change);
    return true;
  }

  #set(seat: SeatId, change: ChairChange): void {
    const chair = this.#chairs.get(seat);
    if (chair !== undefined) this.#chairs.set(seat, { ...chair, ...change });
    this.#changed();
  }

  async take(seat: SeatId, wanted: string, secret: string): Promise<Result<undefined, Refusal>> {
    const chair = this.get(seat);
    if (!chair.ok) return chair;
    const name = cleanText(wanted, PROTOCOL_LIMITS.name);
    if (name === undefined) return fail(refuseOnline('name', 'no-name'));
    if (chair.value.who === 'bot') return fail(refuseOnline('seat', 'seat-of-a-bot'));
    const isOurs = this.holds(seat, secret);
    if (!isOurs && (chair.value.name !== undefined || this.knows(secret))) return fail(TAKEN);
    const hash = hashOf(secret);
    if (!(await this.#store.takeChair(this.#number, seat, name, hash))) return fail(TAKEN);
    this.#keys.set(hash, { kind: 'seat', seat });
    this.#set(seat, { name });
    return ok(undefined);
  }

  /** Nobody has the chair any more, unless the table is no longer as far as `phase`. */
  async vacate(seat: SeatId, phase: Phase, hasStandIn = false): Promise<boolean> {
    if (!(await this.#store.vacate(this.#number, seat, phase, hasStandIn))) return false;
    for (const [hash, key] of this.#keys)
      if (key.kind === 'seat' && key.seat === seat) this.#keys.delete(hash);
    this.#set(seat, { name: undefined, isReady: false, isMuted: false, hasStandIn });
    this.#agreed.delete(seat);
    return true;
  }

  // ---- presence ---------------------------------------------------------------------------------------------

  come(seat: SeatId): void {
    this.presence.come(seat);
    this.#agreed.delete(seat);
  }

  go(seat: SeatId, now: number): void {
    this.presence.go(seat, now);
  }

  hearHere(news: HereNews, now: number): void {
    for (const seat of this.presence.hear(news, now)) this.#agreed.delete(seat);
  }

  isHere(seat: SeatId): boolean {
    return this.presence.isHere(seat);
  }

  awaySince(seat: SeatId, since: number): number | undefined {
    return this.presence.awaySince(seat, since);
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
