/**
 * Games that were played before: whoever knows the seed knows what every input leads to, so that a crowd of clients can
 * play them again behind sockets without understanding what it is told, and every line of the server can be checked.
 */
import { type Hosted, type Input, type Kinds, MemoryStore, SPECTATOR, Table } from '@tumblekeep/host';
import {
  makeStream,
  nextInt,
  pick,
  type Refusal,
  type Result,
  type Stream,
  sayPlainly,
} from '@tumblekeep/kernel';
import type { GameInput } from '@tumblekeep/protocol';
import type { RuleSet } from '../games.ts';

export const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(sayPlainly(result.error));
  return result.value;
};

export interface ScriptedInput {
  readonly seat: string;
  readonly input: GameInput;
  /** Lines of the log before it. */
  readonly at: number;
}

export interface Script {
  readonly rules: string;
  readonly seats: readonly string[];
  /** The whole log. Its first line is what a table is opened with. */
  readonly lines: readonly string[];
  readonly inputs: readonly ScriptedInput[];
  readonly hosted: Hosted<Kinds>;
  /** JSON of what one viewer sees, in the middle of the game. */
  readonly viewBytes: number;
}

/** How dice come to rest: people tell, or the table throws. */
export type Dice = 'told' | 'thrown';

/** Of so many decisions somebody wants to take one back, and of so many who are asked one does not agree. */
const REGRETTED = 24;
const REFUSED = 4;

interface Chosen extends Omit<ScriptedInput, 'at'> {
  readonly local: Input<Kinds>;
}

/** What the table tells everybody. */
const toldBy = (table: Table<Kinds>, { seats }: Playing) => must(table.tell({ seats }, SPECTATOR));

/** Somebody takes back, or is asked about it. */
function regret(table: Table<Kinds>, playing: Playing): Chosen | undefined {
  const { seats, stream } = playing;
  const { takeback, undo } = toldBy(table, playing);
  if (takeback !== undefined) {
    const input = { type: 'consent', agrees: nextInt(stream, REFUSED) !== 0 } as const;
    return { seat: pick(stream, takeback.open), input, local: input };
  }
  if (undo === 'nothing' || nextInt(stream, REGRETTED) !== 0) return undefined;
  const input = { type: 'takeback' } as const;
  return { seat: pick(stream, seats), input, local: input };
}

/** The input of random people, and its form on the wire. */
async function choose(table: Table<Kinds>, playing: Playing): Promise<Chosen> {
  const { hosted, stream } = playing;
  const { asked } = toldBy(table, playing);
  const { state, seating, lying, moment } = table.position;
  const { throwing, game } = hosted;
  const thrower = throwing?.throwerOf(state);
  if (throwing !== undefined && thrower !== undefined && !throwing.isReported(seating)) {
    const { evidence } = must(await throwing.byBot({ state, seating, lying, moment }));
    const release = throwing.releaseIn(evidence);
    return { seat: thrower, input: { type: 'throw', release }, local: { type: 'throw', release } };
  }
  const seat = thrower ?? pick(stream, asked);
  const { legal } = must(table.tell({ seats: [seat] }, seat));
  const action = pick(stream, thrower === undefined ? legal : game.legal(state));
  return { seat, input: { type: 'act', action: game.print(action) }, local: { type: 'act', action } };
}

interface Playing {
  readonly hosted: Hosted<Kinds>;
  readonly seats: readonly string[];
  readonly stream: Stream;
}

interface Recording {
  readonly dice: Dice;
  /** Inputs at most. */
  readonly most?: number | undefined;
  /** Now and then somebody takes back. */
  readonly hasRegrets?: boolean;
}

/** A game of random people. */
export async function record(
  { folder, rules, game }: RuleSet,
  i: number,
  { dice, most = Number.POSITIVE_INFINITY, hasRegrets = false }: Recording,
): Promise<Script> {
  const hosted = await folder.hosted(rules);
  const seed = `script ${i}`;
  const options = folder.ordinary(rules, i);
  const seats = hosted.seatsOf(must(game.setup(options, seed)));
  const seating = dice === 'told' ? hosted.everybody(seats, 'people') : hosted.arrange(undefined, seats);
  const store = new MemoryStore();
  const table = must(await Table.begin({ hosted, store }, { options, seed, seating }));
  const playing = { hosted, seats, stream: makeStream(seed, 'people') };
  const inputs: ScriptedInput[] = [];
  const views: number[] = [];
  for (await table.settled(); inputs.length < most; await table.settled()) {
    if (toldBy(table, playing).outcome !== undefined) break;
    views.push(JSON.stringify(must(table.tell({ seats: [] }, SPECTATOR)).view).length);
    const regretted = hasRegrets ? regret(table, playing) : undefined;
    const { local, ...chosen } = regretted ?? (await choose(table, playing));
    const { at } = table;
    must(await table.act({ seats: [chosen.seat] }, local, at));
    inputs.push({ ...chosen, at });
  }
  const viewBytes = views[views.length >> 1] ?? 0;
  return { rules, seats, lines: must(await store.read()), inputs, hosted, viewBytes };
}
