/** A game with flights in it: a few throws of bots on the physical table. */
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { PhysicalTable, Sitting, type Table } from '@tumblekeep/host';
import { type Engine, loadJolt } from '@tumblekeep/table';

const HEROES = ['brad', 'murka'];
const TABLE: Table = {
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

/** `revision`: the physics that the throws are said to be recorded under, where it is another one. */
export async function flownGame(revision?: string): Promise<FlownGame> {
  engine ??= loadJolt();
  const game = RULE_SETS['second'] as DungeonFighter;
  const physics = new PhysicalTable(await engine, game.edition);
  const lines: string[] = [];
  const begun = Sitting.begin(
    { game, table: TABLE, physics },
    { heroes: HEROES, leader: HEROES[0] },
    'flown',
    line => void lines.push(line),
  );
  if (!begun.ok) throw new Error(begun.error.message);
  const sitting = begun.value;
  const flown = () => sitting.inputs.filter(({ evidence }) => evidence !== undefined);
  while (flown().length < THROWS) {
    const step = sitting.next();
    if (!step?.ok) throw new Error(step?.error.message ?? 'the game ended early');
  }
  const [header = '', ...rest] = lines.map(line => JSON.parse(line));
  const told = rest.map(({ evidence, ...line }) =>
    evidence === undefined || revision === undefined
      ? { ...line, ...(evidence && { evidence }) }
      : { ...line, evidence: { ...evidence, revision } },
  );
  return {
    file: [{ ...header, table: TABLE }, ...told].map(line => `${JSON.stringify(line)}\n`).join(''),
    inputs: sitting.inputs.length,
    firstThrow: flown()[0]?.n ?? 0,
  };
}
