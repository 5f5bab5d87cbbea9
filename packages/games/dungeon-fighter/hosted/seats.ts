/** Who sits where, and which dice are thrown. The rules never ask; whoever verifies a log does. */

import { isOneOf } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import { type Player, randomPlayer, SKILLS, type Skill, sensiblePlayer } from '../bots/index.ts';
import type { HeroId } from '../rules/index.ts';

export const SEAT_KINDS = ['human', 'sensible', 'random'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const DICE_MODES = ['simulated', 'real'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

export const DEFAULT_SKILL: Skill = 'average';

export interface Seat {
  readonly kind: SeatKind;
  readonly skill: Skill;
}

export interface Table {
  readonly dice: DiceMode;
  readonly seats: Readonly<Record<HeroId, Seat>>;
}

/** How the people at a table want to be asked. */
export interface Asking {
  /** Heroes whose players are asked in every window, also where nothing would help. */
  readonly askMe: readonly HeroId[];
  /** Somebody called "hold on": the next window of a person is shown, whatever it is. */
  readonly holdOn: boolean;
}

export const USUAL_ASKING: Asking = { askMe: [], holdOn: false };

export const isSeatKind = (word: unknown): word is SeatKind => isOneOf(SEAT_KINDS, word);
export const isSkill = (word: unknown): word is Skill => isOneOf(SKILLS, word);

const PLAYERS: Readonly<Record<Exclude<SeatKind, 'human'>, Player>> = {
  sensible: sensiblePlayer,
  random: randomPlayer,
};

export const playerOf = (seat: Seat): Player | undefined =>
  seat.kind === 'human' ? undefined : PLAYERS[seat.kind];

export const isHuman = (table: Table, hero: HeroId): boolean => table.seats[hero]?.kind === 'human';

export const humansOf = (table: Table): HeroId[] =>
  Object.keys(table.seats).filter(hero => isHuman(table, hero));

/** Everybody is a person: what is assumed when nothing is known. */
export const everybodyHuman = (heroes: readonly HeroId[], dice: DiceMode = 'simulated'): Table => ({
  dice,
  seats: Object.fromEntries(heroes.map(hero => [hero, PERSON])),
});

const PERSON: Seat = { kind: 'human', skill: DEFAULT_SKILL };

const readSeatShape = reader(() => z.object({ kind: z.enum(SEAT_KINDS), skill: z.optional(z.enum(SKILLS)) }));

/** A seat from untrusted data, or nothing. */
export function readSeat(value: unknown): Seat | undefined {
  const { kind, skill } = readSeatShape(value) ?? {};
  if (kind === undefined) return undefined;
  // The skill of a person who throws by hand is nowhere kept.
  if (skill === undefined) return kind === 'human' ? { kind, skill: DEFAULT_SKILL } : undefined;
  return { kind, skill };
}

const readTableShape = reader(() =>
  z.object({ dice: z.enum(DICE_MODES), seats: z.record(z.string(), z.unknown()) }),
);

/** Seats of heroes that were drawn by lot come in the order they are given; where nothing is said a person sits. */
export function arrangeTable(value: unknown, heroes: readonly HeroId[]): Table | undefined {
  const shape = readTableShape(value);
  if (shape === undefined) return undefined;
  const given = Object.values(shape.seats);
  const seated: Record<HeroId, unknown> = {};
  for (const [i, hero] of heroes.entries())
    seated[hero] = (Object.hasOwn(shape.seats, hero) ? shape.seats[hero] : given[i]) ?? PERSON;
  return readTable({ dice: shape.dice, seats: seated }, heroes);
}

/** A table for these heroes from untrusted data, or nothing. */
export function readTable(value: unknown, heroes: readonly HeroId[]): Table | undefined {
  const shape = readTableShape(value);
  if (shape === undefined) return undefined;
  const read: Record<HeroId, Seat> = {};
  for (const hero of heroes) {
    const seat = readSeat(shape.seats[hero]);
    if (seat === undefined) return undefined;
    read[hero] = seat;
  }
  return { dice: shape.dice, seats: read };
}
