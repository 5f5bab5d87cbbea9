/** What comes from outside (orders for a game, preferences), checked in one place. */

import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import { AIM_HELPS, type AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import { orderFields, readSeed } from '@tumblekeep/page-kit/worker/orders.ts';
import { noSuchRules } from '@tumblekeep/page-kit/worker/part.ts';
import * as z from 'zod/mini';
import { DEFAULT_SKILL, DICE_MODES, readSeat, type Seat, type Table } from '../../hosted/index.ts';
import { type DungeonFighter, type HeroId, RULE_SETS, type State } from '../../rules/index.ts';
import type { Preferences } from './protocol.ts';
import { refuse } from './sentences.ts';

export function rulesOf(id: unknown): Result<DungeonFighter, Refusal> {
  const game = typeof id === 'string' && Object.hasOwn(RULE_SETS, id) ? RULE_SETS[id] : undefined;
  return game === undefined ? fail(noSuchRules(id)) : ok(game);
}

export interface Order {
  readonly game: DungeonFighter;
  readonly options: unknown;
  readonly seed: string;
  /** The game as it begins. */
  readonly state: State;
  readonly table: Table;
  readonly preferences: Preferences;
}

const readOrderShape = reader(() =>
  z.object({
    ...orderFields(),
    rules: z.optional(z.unknown()),
    table: z.optional(z.unknown()),
    preferences: z.optional(z.unknown()),
  }),
);

/** An order that can be begun, or what is wrong with it. */
export function readOrder(value: unknown, freshSeed: () => string): Result<Order, Refusal> {
  const order = readOrderShape(value);
  if (order === undefined) return fail(refuse('order', 'nothing-to-begin'));
  const game = rulesOf(order.rules);
  if (!game.ok) return game;
  const { options } = order;
  const seed = readSeed(order.seed ?? freshSeed());
  if (!seed.ok) return seed;
  const drawn = game.value.setup(options, seed.value);
  if (!drawn.ok) return drawn;
  const { heroes } = drawn.value.options;
  const table = seatTable(order.table, heroes);
  if (!table.ok) return table;
  const preferences = readPreferences(order.preferences, heroes);
  return ok({
    game: game.value,
    options,
    seed: seed.value,
    state: drawn.value,
    table: table.value,
    preferences,
  });
}

const PERSON: Seat = { kind: 'human', skill: DEFAULT_SKILL };

const readDice = reader(() => z.object({ dice: z.enum(DICE_MODES) }));
const readSeats = reader(() => z.object({ seats: z.record(z.string(), z.unknown()) }));

/** Seats of heroes that were drawn by lot come in the order they were given. */
function seatTable(value: unknown, heroes: readonly HeroId[]): Result<Table, Refusal> {
  const dice = readDice(value)?.dice;
  if (dice === undefined) return fail(refuse('dice', 'dice-of-either-kind'));
  const seats = readSeats(value)?.seats;
  if (seats === undefined) return fail(refuse('seats', 'nobody-seated'));
  const given = Object.values(seats);
  const seated: Record<HeroId, Seat> = {};
  for (const [i, hero] of heroes.entries()) {
    const wanted = Object.hasOwn(seats, hero) ? seats[hero] : given[i];
    const seat = wanted === undefined ? PERSON : readSeat(wanted);
    if (seat === undefined) return fail(refuse('seats', 'seat-for-nobody', { hero }));
    seated[hero] = seat;
  }
  return ok({ dice, seats: seated });
}

const readPreferenceShape = reader(() => {
  const some = z.catch(z.array(z.unknown()), []);
  return z.object({
    aimHelp: z.catch(z.record(z.string(), z.catch(z.enum(AIM_HELPS), USUAL_HELP)), {}),
    steady: some,
    askMe: some,
  });
});

const USUAL_HELP: AimHelp = 'line';

/** Preferences for these heroes; what cannot be understood is left out. */
export function readPreferences(value: unknown, heroes: readonly HeroId[]): Preferences {
  const { aimHelp = {}, steady = [], askMe = [] } = readPreferenceShape(value) ?? {};
  const given = Object.values(aimHelp);
  const helpOf = (hero: HeroId, i: number): AimHelp =>
    (Object.hasOwn(aimHelp, hero) ? aimHelp[hero] : given[i]) ?? USUAL_HELP;
  const among = (list: readonly unknown[]): HeroId[] => heroes.filter(hero => list.includes(hero));
  return {
    aimHelp: Object.fromEntries(heroes.map((hero, i) => [hero, helpOf(hero, i)])),
    steady: among(steady),
    askMe: among(askMe),
  };
}
