/** A game with flights in it: a few throws of bots on the physical table. */

import { MemoryStore, NOBODY, Pace, SPECTATOR, Table } from '@tumblekeep/host';
import { type InputLine, sayPlainly } from '@tumblekeep/kernel';
import { type Engine, loadJolt } from '@tumblekeep/table';
import { hostedFight, PhysicalTable, type Table as Seats } from '../../../hosted/index.ts';
import { type DungeonFighter, RULE_SETS } from '../../../rules/index.ts';

const HEROES = ['brad', 'murka'];
const TABLE: Seats = {
  dice: 'simulated',
  seats: Object.fromEntries(HEROES.map(hero => [hero, { kind: 'sensible', skill: 'average' }])),
};
const THROWS = 3;

let engine: Promise<Engine> | undefined;

export interface FlownGame {
  readonly file: string;
  readonly inputs: number;
  /** The input that brought the first die to rest. */
  readonly firstThrow: number;
}

async function read(store: MemoryStore) {
  const lines = await store.read();
  if (!lines.ok) throw new Error(sayPlainly(lines.error));
  return lines.value.map(line => JSON.parse(line));
}

const flown = async (store: MemoryStore): Promise<readonly InputLine[]> =>
  (await read(store)).filter(({ evidence }) => evidence !== undefined);

/** `revision`: the physics that the throws are said to be recorded under, where it is another one. */
export async function flownGame(revision?: string): Promise<FlownGame> {
  engine ??= loadJolt();
  const game = RULE_SETS['second'] as DungeonFighter;
  const physics = new PhysicalTable(await engine, game.edition);
  const store = new MemoryStore();
  const hosted = hostedFight(game, async () => physics);
  const pace = new Pace<unknown>();
  const begun = await Table.begin(
    { hosted, store, pause: () => pace.pause() },
    {
      options: { heroes: HEROES, leader: HEROES[0] },
      seed: 'flown',
      seating: { table: TABLE, landings: 'thrown' },
    },
  );
  if (!begun.ok) throw new Error(sayPlainly(begun.error));
  begun.value.listen(NOBODY, SPECTATOR, step => pace.done(step));
  while ((await flown(store)).length < THROWS) await pace.next();
  const lines = await read(store);
  const [header = '', ...rest] = lines;
  const told = rest.map(({ evidence, ...line }) =>
    evidence === undefined || revision === undefined
      ? { ...line, ...(evidence && { evidence }) }
      : { ...line, evidence: { ...evidence, revision } },
  );
  return {
    file: [{ ...header, table: TABLE }, ...told].map(line => `${JSON.stringify(line)}\n`).join(''),
    inputs: rest.length,
    firstThrow: (await flown(store))[0]?.n ?? 0,
  };
}
