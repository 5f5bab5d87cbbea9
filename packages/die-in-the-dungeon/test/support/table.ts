/**
 * A table to try a clause at: a staged position, scripted dice, acts in domain verbs, expectations on what
 * happened. Cards can be made up on the spot, so that a rule is tested without the balance of the content.
 */
import { readFileSync } from 'node:fs';
import {
  type Action,
  type CellId,
  CONTENT,
  type Content,
  type DieInTheDungeon,
  type Event,
  type Level,
  type Line,
  makeContent,
  makeGame,
  problemsOf,
  type Result,
  type State,
  type Tile,
} from '@tumblekeep/die-in-the-dungeon';
import {
  type CombatStage,
  type CreatureStage,
  contentWith,
  type MadeUp,
  makeAbility,
  makeCreature,
  makeMap,
  makeTile,
  ScriptedDice,
  type Stage,
  stageState,
} from '@tumblekeep/die-in-the-dungeon/scenario';
import { expect, test } from 'vitest';

export { makeAbility as ability, makeCreature as creature, makeMap as map, makeTile as tile };

export interface TestStage extends Omit<Stage, 'creatures' | 'tiles' | 'combat'> {
  /** The only creature; `creatures` for two. */
  readonly creature?: CreatureStage;
  readonly creatures?: Stage['creatures'];
  /** Made-up tiles by place; their backs must fit. Other places of the test map have nothing on them. */
  readonly tiles?: Readonly<Record<CellId, Tile>>;
  readonly combat?: CombatStage;
  /** Further made-up records. */
  readonly made?: MadeUp;
}

export interface CombatValues {
  readonly creature?: CreatureStage;
  readonly level?: Level;
  readonly round?: number;
  /** What the tile says about the Combat. */
  readonly tile?: Partial<Tile>;
  readonly made?: MadeUp;
}

/** Echoes of what goes on anyway, which expectations leave out. */
const ECHO: readonly Event['type'][] = ['began', 'turn', 'round', 'party'];

/** Stat lines the rulebook leaves open, as the ledger's examples have them or made up: no test hangs on the balance. */
const OPEN_LINES: Readonly<Record<string, Line>> = {
  'fighter 3': [8, 5, 3],
  'fighter 4': [10, 7, 3],
  'rogue 3': [4, 10, 2],
  'rogue 4': [5, 12, 3],
  'wizard 3': [2, 4, 10],
  'wizard 4': [3, 5, 12],
  'cleric 2': [4, 4, 4],
  'cleric 3': [5, 5, 5],
  'cleric 4': [6, 6, 6],
  'barbarian any': [8, 4, 2],
  'assassin any': [4, 6, 2],
  'warlock any': [2, 4, 9],
  'patriarch any': [3, 3, 3],
};

const BASE = makeContent({
  ...CONTENT.tables,
  heroSides: CONTENT.tables.heroSides.map(side => ({
    ...side,
    line: OPEN_LINES[`${side.hero} ${side.level}`] ?? side.line,
  })),
});

const NOTHING_HERE = makeTile({ id: 'nothing-here', copies: 60 });

export class Table {
  readonly dice = new ScriptedDice();
  game: DieInTheDungeon = makeGame(CONTENT, this.dice);
  #state: State | undefined;
  #events: Event[] = [];
  /** Expectations made so far. */
  expectations = 0;

  get state(): State {
    if (this.#state === undefined) throw new Error('nothing is staged yet');
    return this.#state;
  }

  get content(): Content {
    return this.game.content;
  }

  get events(): readonly Event[] {
    return this.#events;
  }

  /** What happened since the last act, as event lines without echoes. */
  get happened(): string[] {
    return this.#events.filter(event => !ECHO.includes(event.type)).map(this.game.printEvent);
  }

  // ---- staging ------------------------------------------------------------------------------------------

  /** On a small made-up map with a Start in the middle, unless another one is named. */
  stage({ creature, creatures, tiles = {}, made = {}, ...stage }: TestStage = {}): this {
    this.#events = [];
    const fillers = CONTENT.tables.tiles.map(({ id }) => id);
    const content = contentWith(BASE, {
      ...made,
      tiles: [NOTHING_HERE, ...Object.values(tiles), ...(made.tiles ?? [])],
      maps: [makeMap({ without: { tiles: fillers.filter(id => id !== 'lair') } }), ...(made.maps ?? [])],
    });
    this.game = makeGame(content, this.dice);
    const places = stage.map === undefined ? ['b1', 'a2', 'c2', 'b3'] : [];
    const named = Object.entries(tiles).map(([at, { id }]) => [at, id]);
    const state = stageState(
      content,
      {
        map: 'test-map',
        creatures: creatures ?? [creature ?? {}],
        ...stage,
        tiles: {
          ...Object.fromEntries(places.map(at => [at, NOTHING_HERE.id])),
          ...Object.fromEntries(named),
        },
      },
      this.#sink,
      this.dice,
    );
    if (!state.ok) throw new Error(`cannot stage: ${state.error.message}`);
    this.#state = state.value;
    this.#checkScript('staging');
    return this;
  }

  /** The first round of a Combat begins, with its perks suffered already. */
  combat(heroes: readonly string[], { tile: values, made, creature, ...combat }: CombatValues = {}): this {
    return this.stage({
      ...(creature && { creature }),
      ...(made && { made }),
      tiles: { b1: makeTile({ level: combat.level ?? 1, ...values }) },
      enter: 'b1',
      combat: { heroes, ...combat },
    });
  }

  /** A tile has just been turned at b1. */
  enters(values: Partial<Tile>, stage: Omit<TestStage, 'tiles' | 'enter'> = {}): this {
    return this.stage({ ...stage, tiles: { b1: makeTile(values) }, enter: 'b1' });
  }

  /** A real set-up with the real content, nothing staged. */
  setUp(options: unknown = {}, seed = 'set-up'): this {
    this.#events = [];
    this.game = makeGame(CONTENT, this.dice);
    const made = this.game.setup(options, seed, this.#sink);
    if (!made.ok) throw new Error(`cannot set up: ${made.error.message}`);
    this.#state = made.value;
    return this;
  }

  /** The faces of the dice to come, in order: `d10 8`. All of them must be rolled by the next act. */
  rolls(...faces: string[]): this {
    this.dice.add(faces);
    return this;
  }

  #checkScript(after: string): void {
    if (this.dice.left.length > 0)
      throw new Error(`after ${after} nobody rolled ${this.dice.left.join(', ')}`);
  }

  readonly #sink = (event: Event): void => {
    this.#events.push(event);
  };

  // ---- acting -------------------------------------------------------------------------------------------

  /** Plays lines of notation, one act. */
  does(...lines: string[]): this {
    this.#events = [];
    for (const line of lines) {
      const refusal = this.game.apply(this.state, this.#parse(line), this.#sink);
      if (refusal) throw new Error(`"${line}" was refused: ${refusal.message}`);
    }
    const problems = problemsOf(this.content, this.state);
    if (problems.length > 0) throw new Error(`after ${lines.join('; ')}: ${problems.join('; ')}`);
    this.#checkScript(lines.join('; '));
    return this;
  }

  #parse(line: string): Action {
    const parsed = this.game.parse(line);
    if (!parsed.ok) throw new Error(`"${line}": ${parsed.error.message}`);
    return parsed.value;
  }

  // ---- expecting ----------------------------------------------------------------------------------------

  /** Exactly these event lines since the last act, and no others. */
  expect(...lines: string[]): this {
    this.expectations++;
    expect(this.happened).toEqual(lines);
    return this;
  }

  /** The event lines since the last act begin with exactly these; what follows is another matter. */
  begins(...lines: string[]): this {
    this.expectations++;
    expect(this.happened.slice(0, lines.length)).toEqual(lines);
    return this;
  }

  /** These event lines are among those since the last act, in this order. */
  includes(...lines: string[]): this {
    this.expectations++;
    expect(this.happened.filter(line => lines.includes(line))).toEqual(lines);
    return this;
  }

  /** No event line since the last act matches. */
  excludes(pattern: RegExp): this {
    this.expectations++;
    expect(this.happened.filter(line => pattern.test(line))).toEqual([]);
    return this;
  }

  /** Values of the view by path: `{ 'cells.b1.state': 'hidden', 'combat.totals.might': 9 }`. */
  shows(values: Readonly<Record<string, unknown>>): this {
    this.expectations++;
    const view = this.game.view(this.state, 'spectator');
    const actual = Object.fromEntries(Object.keys(values).map(path => [path, valueAt(view, path)]));
    expect(actual).toEqual(values);
    return this;
  }

  /** Tracks of the creature whose turn it is: `{ might: 'd8 5', time: 'd20 19' }`. */
  board(values: Readonly<Record<string, string>>): this {
    this.expectations++;
    const view = this.game.view(this.state, 'spectator');
    const tracks: Readonly<Record<string, { die: number; value: number }>> =
      view.creatures[view.active]?.tracks ?? {};
    const actual = Object.keys(values).map(track => [
      track,
      `d${tracks[track]?.die} ${tracks[track]?.value}`,
    ]);
    expect(Object.fromEntries(actual)).toEqual(values);
    return this;
  }

  /** Something else of the creature whose turn it is, by path: `{ points: 4, 'minions.d6': 1 }`. */
  owns(values: Readonly<Record<string, unknown>>): this {
    this.expectations++;
    const view = this.game.view(this.state, 'spectator');
    const creature = view.creatures[view.active];
    const actual = Object.fromEntries(Object.keys(values).map(path => [path, valueAt(creature, path)]));
    expect(actual).toEqual(values);
    return this;
  }

  /** At which place the game waits, and for whom. */
  asks(at: string, by?: string): this {
    this.expectations++;
    const decision = this.game.decision(this.state);
    const seat = typeof decision?.by === 'object' ? decision.by.seat : undefined;
    expect({ at: decision?.at, by: by && seat }).toEqual({ at, by });
    return this;
  }

  /** Exactly these actions are legal. */
  offers(...lines: string[]): this {
    this.expectations++;
    expect([...this.legal()].sort()).toEqual([...lines].sort());
    return this;
  }

  /** Legal actions, as lines, that match. */
  legal(pattern: RegExp = /./): string[] {
    return this.game
      .legal(this.state)
      .map(this.game.print)
      .filter(line => pattern.test(line));
  }

  may(...lines: string[]): this {
    this.expectations++;
    expect(this.legal()).toEqual(expect.arrayContaining(lines));
    return this;
  }

  /** The lines are not offered, and refused if tried, and trying changes nothing. */
  mayNot(...lines: string[]): this {
    this.expectations++;
    const before = this.game.hash(this.state);
    for (const line of lines) {
      expect(this.legal()).not.toContain(line);
      const parsed = this.game.parse(line);
      if (parsed.ok) expect(this.game.apply(this.state, parsed.value), line).toBeDefined();
    }
    expect(this.game.hash(this.state)).toBe(before);
    return this;
  }

  /** No game begins with any of these options. */
  cannotSetUp(...options: unknown[]): this {
    this.expectations++;
    for (const one of options) {
      const made = this.game.setup(one, 'set-up');
      expect(made.ok, JSON.stringify(one)).toBe(false);
      if (!made.ok) expect(made.error.code).toBe('options');
    }
    return this;
  }

  /** The game is over like this. */
  ends(why: Result['why'], winner: string | null = null): this {
    this.expectations++;
    expect(this.state.result).toEqual({ why, winner });
    return this;
  }

  goesOn(): this {
    this.expectations++;
    expect(this.game.outcome(this.state)).toBeUndefined();
    return this;
  }

  /** Any other expectation. */
  verify(check: (table: this) => void): this {
    this.expectations++;
    check(this);
    return this;
  }
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);
}

const ledger = readFileSync(new URL('../../../../docs/rules/die-in-the-dungeon.md', import.meta.url), 'utf8');
const IDS = new Set(ledger.match(/\bDIE-[A-Z]+-\d+\b/g));

/** A test that proves one clause; it fails when the clause is unknown or nothing is expected. */
export function clause(ids: string | readonly string[], title: string, run: (table: Table) => unknown): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  test(`${list.join(' ')} ${title}`, () => {
    for (const id of list) if (!IDS.has(id)) throw new Error(`there is no clause ${id}`);
    const table = new Table();
    run(table);
    if (table.expectations === 0) throw new Error('nothing is expected');
  });
}
