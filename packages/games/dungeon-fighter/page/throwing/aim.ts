/** What a hand did, freed from pixels and milliseconds: the one thing that every control makes. */
import type { Quaternion } from '@tumblekeep/table';

export interface Aim {
  /** 1 is the middling strength with which a throw naturally succeeds. */
  readonly power: number;
  /** Sideways over forwards as the thrower sees it, to the right of the way to the bullseye. */
  readonly across: number;
  /** -1 to 1: how much the path curved to the right. */
  readonly curl: number;
  /** -1 to 1: a hand that slows down lobs, one that still speeds up drives the die down. */
  readonly loft: number;
  /** Millimetres the hand is to the right of where such a throw naturally begins. */
  readonly side: number;
  /** Millimetres the hand is higher than that. */
  readonly lift: number;
  /** How the die lies in the hand. */
  readonly turn: Quaternion;
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
