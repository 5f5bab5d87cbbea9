/** What a game tells the table about throwing: plain data, and all that the table knows of the game. */
import { equalPlain } from '@tumblekeep/kernel';
import type { LandingRules } from '../landing.ts';
import type { Bend } from './bends.ts';
import type { Natural } from './natural.ts';
import type { SpecificThrow, Throw } from './types.ts';

/** Where hands on a page naturally begin, as it was found out by trying. */
export interface Naturals {
  /** Of the physics that it was tried with. */
  readonly revision: string;
  /** By the names of the throws in force. */
  readonly beginnings: Readonly<Record<string, Natural>>;
}

export interface Throwing {
  /** What the board has besides what is printed on all of them. */
  readonly board: { readonly bones: boolean };
  readonly landing: LandingRules;
  /** The writing hand throws unless a requirement speaks of the hand (TH-G-05). */
  readonly writingHand: boolean;
  /** Each throw once, in any order. */
  readonly throws: readonly SpecificThrow[];
  readonly bends: readonly Bend[];
  readonly naturals?: Naturals;
}

export type Catalogue = ReadonlyMap<Throw, SpecificThrow>;

const catalogues = new WeakMap<Throwing, Catalogue>();

/** The throws of a game by name, in the order of the alphabet. */
export function catalogueOf(throwing: Throwing): Catalogue {
  let catalogue = catalogues.get(throwing);
  if (catalogue === undefined) {
    const sorted = [...throwing.throws].sort((a, b) => (a.id < b.id ? -1 : 1));
    catalogue = new Map(sorted.map(record => [record.id, record]));
    catalogues.set(throwing, catalogue);
  }
  return catalogue;
}

const ofDie = ({ shake, reading: { limits, props, way } }: SpecificThrow) => [
  shake,
  limits,
  props,
  way ?? null,
];

/** Whether two throws ask the same of the die; what else is asked of the thrower does not change its way. */
export const asksTheSame = (one: SpecificThrow, other: SpecificThrow): boolean =>
  equalPlain(ofDie(one), ofDie(other));
