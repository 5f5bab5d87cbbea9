/** New tables: from an order to something that can be stored and opened. */
import { createHash, randomBytes } from 'node:crypto';
import { foldLog, type Hosted, type Kinds, MemoryStore, type SeatId, Table } from '@tumblekeep/host';
import { fail, ok, parseLog, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  cleanText,
  freshCode,
  freshTableName,
  PROTOCOL_LIMITS,
  refuseOnline,
  type TableOrder,
} from '@tumblekeep/protocol';
import type { NewTable, StoredChair, StoredKey } from '../store/port.ts';
import { hashOf } from './chairs.ts';
import type { RuleSet } from './rule-sets.ts';

const SEED_BYTES = 24;

export const hashOfSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** A match as it begins here: its lines, and who may be where. */
interface Begun {
  readonly lines: readonly string[];
  readonly seed: string;
  readonly options: unknown;
  readonly seats: readonly SeatId[];
  readonly isPerson: (seat: SeatId) => boolean;
  /** The lines say already who sits where. */
  readonly isSeated: boolean;
}

const never = (): Promise<void> => new Promise(() => undefined);

async function beginAnew(
  hosted: Hosted<Kinds>,
  { options, seating: wanted }: TableOrder,
  seed: string,
): Promise<Result<Begun, Refusal>> {
  const made = hosted.game.setup(options, seed);
  if (!made.ok) return made;
  const seats = hosted.seatsOf(made.value);
  const seating = hosted.arrange(wanted, seats);
  if (seating === undefined) return fail(refuseOnline('seats', 'nobody-sits-like-that'));
  const store = new MemoryStore();
  const table = await Table.begin({ hosted, store, pause: never }, { options, seed, seating });
  if (!table.ok) return table;
  const lines = await store.read();
  return lines.ok
    ? ok({
        lines: lines.value,
        seed,
        options: hosted.game.options(made.value),
        seats,
        isPerson: seat => hosted.isPerson(seating, seat),
        isSeated: true,
      })
    : lines;
}

/** A game that goes on from where it stands: its rules are followed from the beginning. */
function carryOn(hosted: Hosted<Kinds>, text: string, wanted: unknown): Result<Begun, Refusal> {
  const log = parseLog(text);
  if (!log.ok) return log;
  const folded = foldLog(hosted, log.value);
  if (!folded.ok) return folded;
  const { state, seats, seating: before } = folded.value;
  if (hosted.game.outcome(state) !== undefined) return fail(refuseOnline('over', 'game-over-already'));
  const seating = wanted === undefined ? before : hosted.arrange(wanted, seats);
  if (seating === undefined) return fail(refuseOnline('seats', 'nobody-sits-like-that'));
  return ok({
    lines: text.split(/(?<=\n)/).filter(line => line.endsWith('\n')),
    seed: log.value.header.seed,
    options: hosted.game.options(state),
    seats,
    isPerson: seat => hosted.isPerson(seating, seat),
    isSeated: wanted === undefined,
  });
}

function chairsOf({ seats, isPerson }: Begun, order: TableOrder): Result<readonly StoredChair[], Refusal> {
  const chairs: StoredChair[] = seats.map(seat => ({
    seat,
    who: isPerson(seat) ? 'person' : 'bot',
    name: undefined,
    isReady: false,
    isMuted: false,
    hasStandIn: false,
  }));
  for (const { place, name: wanted } of order.chairs) {
    const chair = chairs[place];
    if (chair === undefined) return fail(refuseOnline('seat', 'no-such-seat'));
    if (chair.who === 'bot') return fail(refuseOnline('seat', 'seat-of-a-bot'));
    if (chair.name !== undefined) return fail(refuseOnline('seat', 'seat-taken'));
    const name = cleanText(wanted, PROTOCOL_LIMITS.name);
    if (name === undefined) return fail(refuseOnline('name', 'no-name'));
    chairs[place] = { ...chair, name };
  }
  return ok(chairs);
}

/** Somebody plays, and nobody is missing. */
const areFull = (chairs: readonly StoredChair[]): boolean =>
  chairs.some(({ who }) => who === 'person') &&
  chairs.every(({ who, name }) => who === 'bot' || name !== undefined);

/** What is drawn for a table, where nobody says otherwise. */
interface Drawn {
  readonly name: string;
  readonly seed: string;
}

const draw = (): Drawn => ({
  name: freshTableName(),
  seed: randomBytes(SEED_BYTES).toString('base64url'),
});

/** What may be stored; the caller draws another name and code when they are taken. */
export async function newTable(
  ruleSet: RuleSet,
  order: TableOrder,
  now: number,
  drawn = draw(),
): Promise<Result<NewTable, Refusal>> {
  const { hosted } = ruleSet;
  const begun =
    order.log === undefined
      ? await beginAnew(hosted, order, drawn.seed)
      : carryOn(hosted, order.log, order.seating);
  if (!begun.ok) return begun;
  const { seats, seed, options, lines } = begun.value;
  const chairs = chairsOf(begun.value, order);
  if (!chairs.ok) return chairs;
  const keys: StoredKey[] = [
    { kind: 'join', seat: undefined, hash: hashOf(order.key) },
    { kind: 'opener', seat: undefined, hash: hashOf(order.opener) },
    ...order.chairs.map(({ place, secret }) => ({
      kind: 'seat' as const,
      seat: seats[place],
      hash: hashOf(secret),
    })),
  ];
  if (new Set(keys.map(({ hash }) => hash)).size !== keys.length)
    return fail(refuseOnline('seat', 'seat-taken'));
  const startsWhenFull = order.startsWhenFull === true;
  const isBegun = startsWhenFull && begun.value.isSeated && areFull(chairs.value);
  return ok({
    table: {
      name: drawn.name,
      game: ruleSet.game,
      rules: ruleSet.rules,
      options,
      seats,
      seedHash: hashOfSeed(seed),
      phase: isBegun ? 'playing' : 'gathering',
      isListed: order.listed,
      startsWhenFull,
      code: isBegun ? undefined : freshCode(),
      created: now,
    },
    chairs: chairs.value,
    keys,
    lines,
  });
}
