/**
 * The game of a day, judged by a server. Its seed is made from the date, so that everybody knows it and may practise: what
 * a board tells is how the first attempt of each device went here. A device is known by a secret that it drew; who clears
 * it, or has another device, has another attempt.
 */
import type { OwnChair } from './http.ts';

export interface DayOrder {
  readonly version: number;
  readonly game: string;
  /** Such as 2026-11-18; has to be today by the clock of the server. */
  readonly day: string;
  readonly form: string;
  /** The secret of the device; the server keeps nothing but a hash of it. */
  readonly player: string;
  /** As in an order of any table: whoever asks again with the same secrets is answered the same. */
  readonly key: string;
  readonly opener: string;
  /** All of them: one device plays everybody. */
  readonly chairs: readonly OwnChair[];
}

export interface DayRow {
  /** Where the game can be seen again. */
  readonly table: string;
  readonly name: string;
  readonly won: boolean;
  readonly score: number;
  /** One letter a throw, in the notation of the game. */
  readonly marks: string;
}

/** The best first. */
export interface DayBoard {
  /** By the clock of the server. */
  readonly today: string;
  readonly rows: readonly DayRow[];
}
