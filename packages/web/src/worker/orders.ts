/** Everything that comes from outside (orders for a game, manners, cards of saved games), checked in one place. */
import { type DungeonFighter, type HeroId, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { DEFAULT_SKILL, DICE_MODES, readSeat, readTable, type Seat, type Table } from '@tumblekeep/host';
import { fail, isOneOf, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import type { SaveCard } from '../storage/saves.ts';
import { AIM_HELPS, type AimHelp, type Manners } from './protocol.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function rulesOf(id: unknown): Result<DungeonFighter, Refusal> {
  const game = typeof id === 'string' && Object.hasOwn(RULE_SETS, id) ? RULE_SETS[id] : undefined;
  return game === undefined
    ? fail(refuse('rules', `this page knows no rules called "${String(id)}"`))
    : ok(game);
}

export interface Order {
  readonly game: DungeonFighter;
  readonly options: unknown;
  readonly seed: string;
  readonly heroes: readonly HeroId[];
  readonly table: Table;
  readonly manners: Manners;
}

const LONGEST_SEED = 200;

export const readSeed = (seed: unknown): Result<string, Refusal> =>
  typeof seed === 'string' && seed !== '' && seed.length <= LONGEST_SEED
    ? ok(seed)
    : fail(refuse('seed', `a seed is a text of at most ${LONGEST_SEED} letters`));

/** An order that can be begun, or what is wrong with it. */
export function readOrder(value: unknown, freshSeed: () => string): Result<Order, Refusal> {
  if (!isRecord(value)) return fail(refuse('order', 'that is no game to begin'));
  const game = rulesOf(value['rules']);
  if (!game.ok) return game;
  const { options } = value;
  const seed = readSeed(value['seed'] ?? freshSeed());
  if (!seed.ok) return seed;
  const drawn = game.value.setup(options, seed.value);
  if (!drawn.ok) return drawn;
  const { heroes } = drawn.value.options;
  const table = seatTable(value['table'], heroes);
  if (!table.ok) return table;
  const manners = readManners(value['manners'], heroes);
  return ok({ game: game.value, options, seed: seed.value, heroes, table: table.value, manners });
}

const PERSON: Seat = { kind: 'human', skill: DEFAULT_SKILL };

/** Seats of heroes that were drawn by lot come in the order they were given. */
function seatTable(value: unknown, heroes: readonly HeroId[]): Result<Table, Refusal> {
  const { dice, seats } = isRecord(value) ? value : {};
  if (!isOneOf(DICE_MODES, dice)) return fail(refuse('dice', 'dice are simulated or real'));
  if (!isRecord(seats)) return fail(refuse('seats', 'nobody has a seat'));
  const given = Object.values(seats);
  const seated: Record<HeroId, Seat> = {};
  for (const [i, hero] of heroes.entries()) {
    const wanted = Object.hasOwn(seats, hero) ? seats[hero] : given[i];
    const seat = wanted === undefined ? PERSON : readSeat(wanted);
    if (seat === undefined) return fail(refuse('seats', `${hero} has a seat that nobody can take`));
    seated[hero] = seat;
  }
  return ok({ dice, seats: seated });
}

/** Manners for these heroes; what cannot be understood is left out. */
export function readManners(value: unknown, heroes: readonly HeroId[]): Manners {
  const { aimHelp, steady, askMe } = isRecord(value) ? value : {};
  const helps = isRecord(aimHelp) ? aimHelp : {};
  const given = Object.values(helps);
  const helpOf = (hero: HeroId, i: number): AimHelp => {
    const wanted = Object.hasOwn(helps, hero) ? helps[hero] : given[i];
    return isOneOf(AIM_HELPS, wanted) ? wanted : 'line';
  };
  const among = (list: unknown): HeroId[] =>
    Array.isArray(list) ? heroes.filter(hero => list.includes(hero)) : [];
  return {
    aimHelp: Object.fromEntries(heroes.map((hero, i) => [hero, helpOf(hero, i)])),
    steady: among(steady),
    askMe: among(askMe),
  };
}

/** What cards of all games have, whoever wrote them. */
export const cardFields = () => {
  const count = z.int().check(z.minimum(0));
  return {
    id: z.string(),
    rules: z.string(),
    created: count,
    updated: count,
    inputs: count,
    lines: count,
    // Whatever older and newer pages wrote here means that the game is not over, or was played here.
    over: z.catch(z.optional(z.enum(['won', 'lost'])), undefined),
    claimed: z.catch(z.boolean(), false),
  };
};

const readCardShape = reader(() => {
  const count = z.int().check(z.minimum(0));
  return z.object({
    ...cardFields(),
    heroes: z.array(z.string()),
    difficulty: z.string(),
    table: z.unknown(),
    manners: z.unknown(),
    round: count,
    phase: z.string(),
    seen: count,
    // Older cards do not say.
    answered: z.catch(count, 0),
  });
});

/** A card from storage, or nothing when another version wrote it in a way we do not understand. */
export function readCard(value: unknown): SaveCard | undefined {
  const shape = readCardShape(value);
  if (shape === undefined) return undefined;
  const { heroes, over } = shape;
  const table = readTable(shape.table, heroes);
  return table && { ...shape, over, table, manners: readManners(shape.manners, heroes) };
}
