/** A connection as a table sees it. */
import type { SeatId } from '@tumblekeep/host';
import type { Hearer } from './telling.ts';

export interface Guest extends Hearer {
  /** Seats whose secrets this device has shown. */
  seats: readonly SeatId[];
  isOpener: boolean;
  /** Whose eyes it sees with. */
  eyes: SeatId | null;
}

/** Who holds one seat alone has its eyes; a device that several people sit in front of shows nobody's secrets. */
export const usualEyes = (seats: readonly SeatId[]): SeatId | null =>
  seats.length === 1 ? (seats[0] as SeatId) : null;
