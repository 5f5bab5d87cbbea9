/** Honest logs of every kind, for those who follow them and those who forge them. */

import { RULE_SETS as CRAWLS, type DieInTheDungeon, RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { logCrawlTable, provingCrawl } from '@tumblekeep/die-in-the-dungeon/hosted';
import {
  type Caller,
  type Input,
  type Kinds,
  MemoryStore,
  type NewMatch,
  type Proof,
  type Proving,
  prove,
  SPECTATOR,
  Table,
} from '@tumblekeep/host';
import {
  type AnyGame,
  type LogRefusal,
  parseLog,
  type Refusal,
  type Result,
  sayPlainly,
} from '@tumblekeep/kernel';
import { type Engine, loadJolt, makeRelease } from '@tumblekeep/table';
import { type HighLow, hostedHighLow } from '../../../../host/test/high-low/hosted.ts';
import { botsRevision } from '../../bots/index.ts';
import type { FightKinds, FightSeating, HandRelease, Physics } from '../../hosted/index.ts';
import { PhysicalTable, provingFight, type SeatKind } from '../../hosted/index.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';

export type Line = Record<string, unknown>;

export interface HonestLog {
  readonly name: string;
  readonly game: AnyGame;
  readonly lines: readonly Line[];
  /** What following some lines of this game shows. */
  prove(lines: readonly Line[]): Promise<Result<Proof<unknown>, LogRefusal>>;
}

export const EDITIONS = Object.keys(RULE_SETS);

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${sayPlainly(result.error)}`);
  return result.value;
};

const KINDS: readonly SeatKind[] = ['human', 'sensible', 'random'];

export const textOf = (lines: readonly Line[]): string =>
  lines.map(line => `${JSON.stringify(line)}\n`).join('');

/** A table whose people do the first thing that comes to mind. */
class Idlers<K extends Kinds> {
  readonly #proving: Proving<K>;
  readonly store = new MemoryStore();
  readonly table: Table<K>;
  readonly #release: (state: K['State']) => K['Release'];

  private constructor(
    proving: Proving<K>,
    store: MemoryStore,
    table: Table<K>,
    release: (state: K['State']) => K['Release'],
  ) {
    this.#proving = proving;
    this.store = store;
    this.table = table;
    this.#release = release;
  }

  static async begin<K extends Kinds>(
    proving: Proving<K>,
    match: NewMatch<K>,
    release: (state: K['State']) => K['Release'] = () => undefined as K['Release'],
  ): Promise<Idlers<K>> {
    const store = new MemoryStore();
    const table = must(await Table.begin({ hosted: proving.hosted, store }, match));
    return new Idlers(proving, store, table, release);
  }

  get everybody(): Caller {
    return { seats: this.table.position.people };
  }

  async act(input: Input<K>, caller: Caller = this.everybody): Promise<void> {
    must(await this.table.act(caller, input, this.table.at));
    await this.table.settled();
  }

  /** Whether the game goes on. */
  async goOn(): Promise<boolean> {
    await this.table.settled();
    const [viewer = SPECTATOR] = must(this.table.tell(this.everybody, SPECTATOR)).asked;
    const { outcome, legal } = must(this.table.tell(this.everybody, viewer));
    if (outcome !== undefined) return false;
    // Cards can be handed around for ever.
    const isDone = (action: K['Action']): boolean => (action as { readonly type: string }).type === 'done';
    const action = legal.find(isDone) ?? legal[0];
    await this.act(
      action === undefined
        ? { type: 'throw', release: this.#release(this.table.position.state) }
        : { type: 'act', action },
    );
    return true;
  }

  async goOnTo(inputs: number): Promise<void> {
    while (this.table.position.inputs < inputs && (await this.goOn()));
  }

  async log(name: string): Promise<HonestLog> {
    await this.table.settled();
    const rows = must(await this.store.read());
    return {
      name,
      game: this.#proving.hosted.game,
      lines: rows.map(row => JSON.parse(row) as Line),
      prove: async lines => {
        const log = parseLog(textOf(lines));
        return log.ok ? prove(this.#proving, log.value) : log;
      },
    };
  }
}

let engine: Promise<Engine> | undefined;

const physicsOf =
  ({ edition }: DungeonFighter): Physics =>
  async () => {
    engine ??= loadJolt();
    return new PhysicalTable(await engine, edition);
  };

/** A straight throw that bounces once before the board. */
const straight = ({ combat }: FightKinds['State']): HandRelease => ({
  attempt: {
    release: makeRelease({ die: combat?.throw?.die ?? 'red', velocity: [0, -600, 2000] }),
    scene: { dice: [], props: [] },
  },
  steadiness: 1,
});

function fightOf(edition: string, landings: FightSeating['landings'], skill: 'average' | 'skilled') {
  const game = RULE_SETS[edition] as DungeonFighter;
  const heroes = game.edition.tables.heroes.slice(0, KINDS.length).map(({ id }) => id);
  const seats = Object.fromEntries(heroes.map((hero, i) => [hero, { kind: KINDS[i] as SeatKind, skill }]));
  const seating: FightSeating = { table: { dice: 'simulated', seats }, landings };
  const match = { options: { heroes, leader: heroes[0] }, seed: 'honest', seating };
  return Idlers.begin(provingFight(game, physicsOf(game)), match, straight);
}

/** A game of a person and bots whose dice were simulated, with something taken back in the middle. */
export async function thrownLog(edition: string, inputs: number): Promise<HonestLog> {
  const idlers = await fightOf(edition, 'thrown', 'average');
  await idlers.goOnTo(Math.floor(inputs / 2));
  await idlers.act({ type: 'takeback' });
  await idlers.goOnTo(inputs);
  return idlers.log(`thrown, ${edition}`);
}

/** A whole game whose landings were drawn, as in the terminal. */
export async function drawnLog(edition: string): Promise<HonestLog> {
  const idlers = await fightOf(edition, 'drawn', 'skilled');
  await idlers.goOnTo(Number.POSITIVE_INFINITY);
  return idlers.log(`drawn, ${edition}`);
}

/** A duel of a person against a bot to its end, with something taken back. */
export async function crawlLog(): Promise<HonestLog> {
  const game = CRAWLS[RULES_ID] as DieInTheDungeon;
  const seating = logCrawlTable({ diemon: 'human', dierake: 'search' } as never, botsRevision);
  const options = { map: 'neighbours', players: ['diemon', 'dierake'] };
  const idlers = await Idlers.begin(provingCrawl(game), { options, seed: 'honest', seating });
  // What luck has decided stands.
  while (idlers.table.position.inputs < 7 || idlers.table.position.undo === 'nothing')
    if (!(await idlers.goOn())) throw new Error('there was nothing to take back');
  await idlers.act({ type: 'takeback' });
  await idlers.goOnTo(Number.POSITIVE_INFINITY);
  return idlers.log('DIE in the Dungeon!');
}

/** Three people and a bot who ask each other before they take back. */
export async function agreedLog(): Promise<HonestLog> {
  const seats = { ann: 'person', bob: 'person', cid: 'bot', dot: 'person' } as const;
  const match = { options: { players: Object.keys(seats) }, seed: 'honest', seating: { seats } };
  const idlers = await Idlers.begin<HighLow>({ hosted: hostedHighLow }, match);
  const by = (...names: string[]): Caller => ({ seats: names });
  await idlers.goOnTo(6);
  await idlers.act({ type: 'takeback' }, by('ann'));
  await idlers.act({ type: 'consent', agrees: false }, by('dot'));
  await idlers.act({ type: 'takeback' }, by('bob'));
  await idlers.act({ type: 'consent', agrees: true }, by('ann'));
  await idlers.act({ type: 'consent', agrees: true }, by('dot'));
  await idlers.goOnTo(8);
  await idlers.act({ type: 'seat', seating: { seats: { ...seats, dot: 'bot' } } });
  await idlers.goOnTo(Number.POSITIVE_INFINITY);
  return idlers.log('High-Low');
}

/**
 * What a forger does who knows the rules: every hash after a change is made anew, up to and with the first input
 * that the rules refuse.
 */
export function refold(game: AnyGame, lines: readonly Line[]): Line[] {
  const [header = {}, ...rest] = lines;
  const begin = (): unknown => {
    const made = game.setup(header['options'], header['seed'] as string);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    return made.value;
  };
  const told: Line[] = [header];
  let standing: string[] = [];
  let state = begin();
  const apply = (text: string): boolean => {
    const action = game.parse(text);
    return action.ok && game.apply(state, action.value) === undefined;
  };
  for (const line of rest) {
    if ('undo' in line) {
      standing = standing.slice(0, line['undo'] as number);
      state = begin();
      for (const text of standing) apply(text);
      told.push(line);
    } else if ('action' in line) {
      if (!apply(line['action'] as string)) return [...told, line];
      standing.push(line['action'] as string);
      told.push({ ...line, n: standing.length, hash: game.hash(state) });
    } else told.push('end' in line ? { ...line, hash: game.hash(state) } : line);
  }
  return told;
}

/** The state before a line. */
export function stateBefore(game: AnyGame, lines: readonly Line[], at: number): unknown {
  const made = game.setup(lines[0]?.['options'], lines[0]?.['seed'] as string);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  let standing: string[] = [];
  for (const line of lines.slice(1, at)) {
    if ('undo' in line) standing = standing.slice(0, line['undo'] as number);
    else if ('action' in line) standing.push(line['action'] as string);
  }
  for (const text of standing) {
    const action = game.parse(text);
    if (action.ok) game.apply(made.value, action.value);
  }
  return made.value;
}
