/** Whose decisions the inputs of a match were: what may be taken back, and who has to agree to it. */
import { equalPlain } from '@tumblekeep/kernel';
import type { Hosted, Kinds, SeatId } from './hosted.ts';

/** Packed small: there is one for every input of every open table. */
const REVEALS = 1;
const REPORT = 2;
const NOBODY = -1;
const packed = (seat: number, reveals: boolean, isReport: boolean): number =>
  (seat + 1) * 4 + (reveals ? REVEALS : 0) + (isReport ? REPORT : 0);
const seatIn = (deed: number): number => (deed >> 2) - 1;

export class Deeds {
  readonly #seats: readonly SeatId[];
  readonly #deeds: number[] = [];

  constructor(seats: readonly SeatId[]) {
    this.#seats = seats;
  }

  get length(): number {
    return this.#deeds.length;
  }

  add(by: SeatId | undefined, reveals: boolean, isReport = false): void {
    this.#deeds.push(packed(by === undefined ? NOBODY : this.#seats.indexOf(by), reveals, isReport));
  }

  /** Keeps the first ones. */
  keep(inputs: number): void {
    this.#deeds.length = inputs;
  }

  /** Who decided the input after so many; nobody where it went without saying, or a hand had let go. */
  by(inputs: number): SeatId | undefined {
    const deed = this.#deeds[inputs];
    return deed === undefined ? undefined : this.#seats[seatIn(deed)];
  }

  /** Inputs that would be left after taking back the last decision of a person. */
  target(isPerson: (seat: SeatId) => boolean): number | undefined {
    for (let i = this.length - 1; i >= 0; i--) {
      const seat = this.by(i);
      if (seat !== undefined && isPerson(seat)) return i;
    }
    return undefined;
  }

  /** People who lose a decision by it; everybody where somebody knows more since then. */
  concernedBy(to: number, people: readonly SeatId[]): readonly SeatId[] {
    if (!this.isFree(to)) return people;
    const seats = new Set(this.#deeds.slice(to).map(deed => this.#seats[seatIn(deed)]));
    return people.filter(seat => seats.has(seat));
  }

  /** Whether the input after so many tells where a real die lies. */
  isReport(inputs: number): boolean {
    return ((this.#deeds[inputs] ?? 0) & REPORT) !== 0;
  }

  /** Whether nobody knows more than after that many inputs. */
  isFree(to: number): boolean {
    for (let i = to; i < this.length; i++) if (((this.#deeds[i] as number) & REVEALS) !== 0) return false;
    return true;
  }
}

/** Whether the table threw it: nobody can take back what has left a hand, only what led to it. */
export const isThrown = <K extends Kinds>({ throwing }: Hosted<K>, evidence: unknown): boolean =>
  throwing !== undefined && evidence !== undefined && !throwing.isReport(evidence);

/** Older logs do not tell who decided: whoever could have, a person first, unless it went without saying. */
export function likelyDecider<K extends Kinds>(
  hosted: Hosted<K>,
  state: K['State'],
  seating: K['Seating'],
  { action, evidence }: { readonly action: K['Action']; readonly evidence?: unknown },
): SeatId | undefined {
  const isPerson = (seat: SeatId): boolean => hosted.isPerson(seating, seat);
  const actors = hosted.actorsOf(state, action, hosted.askedOf(state));
  if (actors.length === 0)
    return hosted.throwing?.isReport(evidence) ? hosted.throwing.throwerOf(state) : undefined;
  if (isForegone(hosted, state, seating, action)) return undefined;
  return actors.find(isPerson) ?? actors[0];
}

/** Whether people may want not to be asked for this. */
export function isForegone<K extends Kinds>(
  hosted: Hosted<K>,
  state: K['State'],
  seating: K['Seating'],
  action: K['Action'],
): boolean {
  if (hosted.throwing?.throwerOf(state) !== undefined) return false;
  if (!hosted.askedOf(state).some(seat => hosted.isPerson(seating, seat))) return false;
  const answer = hosted.foregone(state, seating, hosted.leastAsked);
  return answer !== undefined && equalPlain(answer, action);
}
