/**
 * A table to try a clause at: a staged position, scripted dice, acts in domain verbs, expectations on what
 * happened. Cards can be made up on the spot, so that a rule is tested without the balance of the content.
 * The verbs that are not here are those of every game, in `TestTable`.
 */

import { sayPlainly } from '@tumblekeep/kernel';
import { makeClause, TestTable } from '@tumblekeep/kernel/testing';
import { expect } from 'vitest';
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
} from '../../rules/index.ts';
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
} from '../../rules/scenario/index.ts';
import { ALTERATIONS } from './altered.ts';

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

export class Table extends TestTable<DieInTheDungeon, State, Action, Event> {
  readonly dice = new ScriptedDice();
  game: DieInTheDungeon = makeGame(CONTENT, this.dice);
  protected override readonly alterations = ALTERATIONS;

  constructor() {
    super(ECHO);
  }

  get content(): Content {
    return this.game.content;
  }

  protected override withoutChange<T>(run: () => T): T {
    const rolls = [...this.dice.left];
    try {
      return run();
    } finally {
      this.dice.take();
      this.dice.add(rolls);
    }
  }

  protected problems(): readonly string[] {
    return problemsOf(this.content, this.state);
  }

  // ---- staging ------------------------------------------------------------------------------------------

  /** On a small made-up map with a Start in the middle, unless another one is named. */
  stage({ creature, creatures, tiles = {}, made = {}, ...stage }: TestStage = {}): this {
    const fillers = CONTENT.tables.tiles.map(({ id }) => id);
    const content = contentWith(BASE, {
      ...made,
      tiles: [NOTHING_HERE, ...Object.values(tiles), ...(made.tiles ?? [])],
      maps: [makeMap({ without: { tiles: fillers.filter(id => id !== 'lair') } }), ...(made.maps ?? [])],
    });
    this.game = makeGame(content, this.dice);
    const places = stage.map === undefined ? ['b1', 'a2', 'c2', 'b3'] : [];
    const named = Object.entries(tiles).map(([at, { id }]) => [at, id]);
    const position: Stage = {
      map: 'test-map',
      creatures: creatures ?? [creature ?? {}],
      ...stage,
      tiles: {
        ...Object.fromEntries(places.map(at => [at, NOTHING_HERE.id])),
        ...Object.fromEntries(named),
      },
    };
    this.begin('stage', sink => stageState(content, position, sink, this.dice));
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
  override setUp(options: unknown = {}, seed?: string): this {
    this.game = makeGame(CONTENT, this.dice);
    return super.setUp(options, seed);
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

  // ---- acting -------------------------------------------------------------------------------------------

  /** Plays lines of notation, one act, in which all the scripted dice are rolled. */
  override does(...lines: string[]): this {
    super.does(...lines);
    this.#checkScript(lines.join('; '));
    return this;
  }

  // ---- expecting ----------------------------------------------------------------------------------------

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
    const view = this.game.view(this.state, 'spectator');
    return this.expectAt(view.creatures[view.active], values);
  }

  /** At which place the game waits, and for whom. */
  asks(at: string, by?: string): this {
    this.expectations++;
    const decision = this.game.decision(this.state);
    const seat = typeof decision?.by === 'object' ? decision.by.seat : undefined;
    expect({ at: decision?.at, by: by && seat }).toEqual({ at, by });
    return this;
  }

  /** The line is refused for this reason, and trying changes nothing. */
  refuses(line: string, code: string, sentence?: string): this {
    const parsed = this.game.parse(line);
    if (!parsed.ok) throw new Error(`"${line}": ${sayPlainly(parsed.error)}`);
    const before = this.game.hash(this.state);
    return this.verify(() => {
      const refusal = this.game.apply(this.state, parsed.value);
      expect(refusal?.code, line).toBe(code);
      if (sentence !== undefined) expect(refusal?.sentence, line).toBe(sentence);
      expect(this.game.hash(this.state)).toBe(before);
    });
  }

  /** The game is over like this. */
  ends(why: Result['why'], winner: string | null = null): this {
    this.expectations++;
    expect(this.state.result).toEqual({ why, winner });
    return this;
  }
}

export const clause = makeClause(['die-in-the-dungeon.md'], /\bDIE-[A-Z]+-\d+\b/g, () => new Table());
