/** Whether a server kept its word: everything that it acknowledged, once, in its place, and told as the log folds. */
import { foldLog, SPECTATOR } from '@tumblekeep/host';
import { equalPlain, parseLog, sayPlainly } from '@tumblekeep/kernel';
import type { TableStore } from '@tumblekeep/server';
import type { ScriptedTable } from '../online/open.ts';
import { fingerprint, type History, type LastTold, type Seen } from './party.ts';
import type { Acknowledged, Witness } from './witness.ts';

/** A table and what its people were told last. */
export interface Remembered {
  readonly table: ScriptedTable;
  readonly told: readonly LastTold[];
  readonly histories: readonly History[];
}

export interface Findings {
  /** Acknowledged inputs that were looked for. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Lines that are not those of the game that was played. */
  readonly gaps: number;
  readonly wrongViews: number;
  /** Views that were compared with what the log folds to there. */
  readonly views: number;
  readonly problems: readonly string[];
}

interface Line {
  readonly action?: string;
  /** Inputs that are left. */
  readonly undo?: number;
}

/** What is to be told after a line, by whose eyes. */
interface Expected {
  readonly inputs: number;
  readonly told: ReadonlyMap<string, Pick<Seen, 'view'> & { readonly happened: string }>;
}

/** A mark is the seat and the id that the client gave. */
const idOf = (mark: string): string => mark.slice(mark.lastIndexOf(' ') + 1);

class Check {
  acknowledged = 0;
  lost = 0;
  doubled = 0;
  gaps = 0;
  wrongViews = 0;
  views = 0;
  readonly problems: string[] = [];
  readonly #store: TableStore;
  readonly #witness: Witness;

  constructor(store: TableStore, witness: Witness) {
    this.#store = store;
    this.#witness = witness;
  }

  async table({ table, told, histories }: Remembered, acknowledged: readonly Acknowledged[]): Promise<void> {
    const found = await this.#store.find(table.table);
    const { number } = found?.table ?? {};
    if (number === undefined) {
      this.lost += acknowledged.length;
      this.problems.push(`table ${table.table} is gone`);
      return;
    }
    const read = await this.#store.log(number).read();
    if (!read.ok) {
      this.problems.push(`table ${table.table} cannot be read: ${sayPlainly(read.error)}`);
      return;
    }
    const lines = read.value.map(line => JSON.parse(line) as Line);
    await this.#marks(table, number, lines, acknowledged);
    this.#order(table, read.value);
    for (const last of told) this.#view(table, read.value, last);
    this.#histories(table, lines, histories);
  }

  /**
   * Whatever anybody was told, of how it stands and of what has happened, is what the log folds to at that line for these
   * eyes, and nobody was ever told less than before.
   */
  #histories({ table, script }: ScriptedTable, lines: readonly Line[], histories: readonly History[]): void {
    const { hosted } = script;
    const { game } = hosted;
    const { options, seed } = lines[0] as { readonly options?: unknown; readonly seed?: string };
    const made = game.setup(options, seed ?? '');
    if (!made.ok) return;
    const viewers = new Set(histories.map(one => one.eyes ?? SPECTATOR));
    /** By lines of the log. */
    const expected: Expected[] = [];
    let state = made.value;
    const standing: unknown[] = [];
    const note = (events: readonly unknown[]): void => {
      const told = [...viewers].map(viewer => {
        const eyes = hosted.eyes?.(state, viewer) ?? viewer;
        const happened = fingerprint(events.map(event => game.redact(event, eyes)));
        return [viewer, { view: fingerprint(game.view(state, viewer)), happened }] as const;
      });
      expected.push({ inputs: standing.length, told: new Map(told) });
    };
    const play = (action: unknown): readonly unknown[] => {
      const events: unknown[] = [];
      game.apply(state, action, event => void events.push(event));
      return events;
    };
    expected.push({ inputs: 0, told: new Map() });
    note([]);
    for (const { action, undo } of lines.slice(1)) {
      const parsed = action === undefined ? undefined : game.parse(action);
      if (parsed?.ok) {
        standing.push(parsed.value);
        note(play(parsed.value));
      } else if (undo !== undefined) {
        const again = game.setup(options, seed ?? '');
        if (!again.ok) return;
        state = again.value;
        standing.length = undo;
        for (const one of standing) play(one);
        note([]);
      } else expected.push(expected.at(-1) as Expected);
    }
    for (const one of histories) {
      let before = 0;
      for (const { at, inputs, view, happened } of one.seen) {
        this.views++;
        const right = expected[at]?.told.get(one.eyes ?? SPECTATOR);
        const isRight =
          expected[at]?.inputs === inputs &&
          right?.view === view &&
          (happened === undefined || right.happened === happened);
        if (!isRight) this.#wrongView(`${one.eyes} at ${table} was told something else than line ${at}`);
        if (at < before) this.#wrongView(`${one.eyes} at ${table} was told line ${at} after line ${before}`);
        before = at;
      }
    }
  }

  #wrongView(problem: string): void {
    this.wrongViews++;
    this.problems.push(problem);
  }

  /** By id: a place may be taken by another input. */
  async #marks(
    { table }: ScriptedTable,
    number: number,
    lines: readonly Line[],
    acknowledged: readonly Acknowledged[],
  ): Promise<void> {
    const placeOf = new Map<string, number>();
    for (const { mark, at } of await this.#store.marks(number, lines.length)) {
      const id = idOf(mark);
      if (placeOf.has(id)) this.#double(`${id} is in the log of ${table} twice`);
      if (!this.#witness.sent.has(id)) this.problems.push(`${id} at ${table} was never sent`);
      placeOf.set(id, at);
    }
    for (const { id, at } of acknowledged) {
      this.acknowledged++;
      const place = placeOf.get(id);
      if (place !== at) {
        this.lost++;
        this.problems.push(`${id} was acknowledged as line ${at} of ${table}, and is ${place ?? 'nowhere'}`);
      }
      const input = this.#witness.sent.get(id)?.input;
      if (input?.type === 'act' && lines[at]?.action !== input.action)
        this.problems.push(`line ${at} of ${table} is not what ${id} put in`);
    }
  }

  #double(problem: string): void {
    this.doubled++;
    this.problems.push(problem);
  }

  /** The same game as before, line by line, as far as it was played. */
  #order({ table, script }: ScriptedTable, lines: readonly string[]): void {
    const at = lines.findIndex((line, i) => i > 0 && line !== script.lines[i]);
    if (at === -1) return;
    this.gaps++;
    this.problems.push(
      `line ${at} of ${table} is ${lines[at]?.trim()}, and not ${script.lines[at]?.trim() ?? 'there'}`,
    );
  }

  #view({ table, script }: ScriptedTable, lines: readonly string[], { eyes, told }: LastTold): void {
    const log = parseLog(lines.slice(0, told.at).join(''));
    const folded = log.ok ? foldLog(script.hosted, log.value) : log;
    if (!folded.ok) {
      this.gaps++;
      this.problems.push(`the log of ${table} cannot be folded: ${sayPlainly(folded.error)}`);
      return;
    }
    const { hosted, state, inputs } = folded.value;
    const view = JSON.parse(JSON.stringify(hosted.game.view(state, eyes ?? SPECTATOR)));
    if (told.inputs === inputs && equalPlain(told.view, view)) return;
    this.wrongViews++;
    this.problems.push(`${eyes ?? 'a spectator'} at ${table} was told something else than line ${told.at}`);
  }
}

/** `acknowledged` is what has to be there, of all tables. */
export async function checkStore(
  store: TableStore,
  witness: Witness,
  tables: readonly Remembered[],
  acknowledged: readonly Acknowledged[] = witness.acknowledged,
): Promise<Findings> {
  const check = new Check(store, witness);
  const byTable = new Map<string, Acknowledged[]>();
  for (const one of acknowledged) {
    const name = witness.sent.get(one.id)?.table as string;
    const known = byTable.get(name);
    if (known === undefined) byTable.set(name, [one]);
    else known.push(one);
  }
  for (const remembered of tables) await check.table(remembered, byTable.get(remembered.table.table) ?? []);
  const { lost, doubled, gaps, wrongViews, views, problems } = check;
  return { acknowledged: check.acknowledged, lost, doubled, gaps, wrongViews, views, problems };
}
