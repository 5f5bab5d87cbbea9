/**
 * A table to try a clause at: a staged position, acts in domain verbs, expectations on what happened.
 * Cards can be made up on the spot, so that a rule is tested without the balance of the content.
 */
import { readFileSync } from 'node:fs';
import {
  type Action,
  type ArmorCard,
  type BossCard,
  type Color,
  type Die,
  type DungeonCard,
  type DungeonFighter,
  type Event,
  type Landing,
  type MapRoom,
  type MonsterAbility,
  type MonsterCard,
  makeGame,
  problemsOf,
  type RoomKind,
  RULE_SETS,
  type SpendableCard,
  type State,
  type WeaponCard,
} from '@tumblekeep/dungeon-fighter';
import {
  type CombatStage,
  editionWith,
  type HeroStage,
  type Loose,
  makeArmor,
  makeBoss,
  makeMapRoom,
  makeMonster,
  makeRoom,
  makeSpendable,
  makeWeapon,
  type Stage,
  stageState,
} from '@tumblekeep/dungeon-fighter/scenario';
import { expect, test } from 'vitest';

type Values<T> = Loose<T> & { readonly id?: string };

export const monster = ({ id = 'test-monster', ...values }: Values<MonsterCard> = {}): MonsterCard =>
  makeMonster(id, values);
export const boss = ({ id = 'test-boss', ...values }: Values<BossCard> = {}): BossCard =>
  makeBoss(id, values);
export const room = ({ id = 'test-room', ...values }: Values<DungeonCard> = {}): DungeonCard =>
  makeRoom(id, values);
export const mapRoom = ({
  id = 'test-room',
  ...values
}: Values<MapRoom> & { kind?: RoomKind } = {}): MapRoom => makeMapRoom(id, values);
export const weapon = ({ id = 'test-weapon', ...values }: Values<WeaponCard> = {}): WeaponCard =>
  makeWeapon(id, values);
export const armor = ({ id = 'test-armor', ...values }: Values<ArmorCard> = {}): ArmorCard =>
  makeArmor(id, values);
export const spendable = ({ id = 'test-spendable', ...values }: Values<SpendableCard> = {}): SpendableCard =>
  makeSpendable(id, values);

export type Equipment = WeaponCard | ArmorCard | SpendableCard;

/** Any card made up for a test. */
export type MadeUp = Equipment | MonsterCard | DungeonCard | MapRoom | BossCard;

/** Two rooms that do nothing, as the next paths. */
export const twoDoors = {
  decks: { dungeon: ['left-door', 'right-door'] },
  cards: [room({ id: 'left-door' }), room({ id: 'right-door' })],
};

export interface TestHero extends Omit<HeroStage, 'equipment'> {
  /** Ids of real cards, or cards made up here. */
  readonly equipment?: readonly (string | Equipment)[];
  /** Other slots than the sheet prints. */
  readonly slots?: { readonly weapon: number; readonly armor: number; readonly spendable: number };
  /** Other abilities than the sheet prints. */
  readonly abilities?: Partial<Record<Color, string>>;
}

export interface TestStage extends Omit<Stage, 'heroes' | 'combat'> {
  readonly heroes: readonly (string | TestHero)[];
  readonly combat?: Omit<CombatStage, 'monster' | 'boss' | 'room'> & {
    readonly monster?: string | MonsterCard;
    readonly boss?: string | BossCard;
    readonly room?: string | DungeonCard | MapRoom;
  };
  /** Further made-up cards that decks, display or the stage name by id. */
  readonly cards?: readonly MadeUp[];
  /** Further made-up monster abilities. */
  readonly monsterAbilities?: readonly MonsterAbility[];
}

/** Echoes of the act itself, which expectations leave out. */
const ECHO: readonly Event['type'][] = ['threw', 'landed', 'turn', 'began', 'round'];

export type LandingValues = Partial<Omit<Landing, 'type'>>;

export class Table {
  readonly #rules: DungeonFighter;
  game: DungeonFighter;
  #state: State | undefined;
  #events: Event[] = [];
  /** Expectations made so far. */
  expectations = 0;

  constructor(rules = 'second') {
    this.#rules = RULE_SETS[rules] as DungeonFighter;
    this.game = this.#rules;
  }

  get state(): State {
    if (this.#state === undefined) throw new Error('nothing is staged yet');
    return this.#state;
  }

  /** What happened since the last act, as event lines without the echo of the act. */
  get happened(): string[] {
    return this.#events.filter(event => !ECHO.includes(event.type)).map(this.game.printEvent);
  }

  get events(): readonly Event[] {
    return this.#events;
  }

  // ---- staging ------------------------------------------------------------------------------------------

  stage(stage: TestStage): this {
    const heroes = stage.heroes.map((hero): TestHero => (typeof hero === 'string' ? { hero } : hero));
    const { combat } = stage;
    const extra = [
      ...(stage.cards ?? []),
      ...heroes.flatMap(hero => hero.equipment ?? []).filter(card => typeof card !== 'string'),
      ...[combat?.monster, combat?.boss, combat?.room].filter(
        card => card !== undefined && typeof card !== 'string',
      ),
    ];
    this.game = this.#gameWith(heroes, extra as MadeUp[], stage.monsterAbilities ?? []);
    const id = <T extends { readonly id: string }>(card: string | T): string =>
      typeof card === 'string' ? card : card.id;
    const made = stageState(
      this.game.edition,
      {
        ...stage,
        heroes: heroes.map(({ slots: _slots, abilities: _abilities, ...hero }) => ({
          ...hero,
          equipment: hero.equipment?.map(id),
        })),
        combat: combat && {
          ...combat,
          monster: combat.monster && id(combat.monster),
          boss: combat.boss && id(combat.boss),
          room: combat.room && id(combat.room),
        },
      },
      this.#sink,
    );
    if (!made.ok) throw new Error(`cannot stage: ${made.error.message}`);
    this.#state = made.value;
    return this;
  }

  /** A real set-up, nothing staged. */
  setUp(options: unknown, seed = 'set-up'): this {
    this.#events = [];
    const made = this.game.setup(options, seed, this.#sink);
    if (!made.ok) throw new Error(`cannot set up: ${made.error.message}`);
    this.#state = made.value;
    return this;
  }

  /** Changes the position where a stage has no word for it; nothing may be made or lost. */
  arrange(change: (state: State) => void): this {
    change(this.state);
    const problems = problemsOf(this.game.edition, this.state);
    if (problems.length > 0) throw new Error(`cannot arrange: ${problems.join('; ')}`);
    return this;
  }

  /** A combat in a plain room; without a monster, a made-up one with 12 life and 2 damage. */
  combat(stage: TestStage): this {
    const combat = stage.combat ?? {};
    const foe = combat.monster === undefined && combat.boss === undefined ? { monster: monster() } : {};
    const plain = this.#rules.edition.tables.maps.length > 0 ? mapRoom() : room();
    return this.stage({ ...stage, combat: { room: plain, ...combat, ...foe } });
  }

  #gameWith(
    heroes: readonly TestHero[],
    extra: readonly MadeUp[],
    monsterAbilities: readonly MonsterAbility[],
  ): DungeonFighter {
    const { edition } = this.#rules;
    const unique = [...new Map(extra.map(card => [card.id, card])).values()];
    const copies = (card: Equipment) => Math.max(card.copies, extra.filter(one => one.id === card.id).length);
    const isBoss = (card: (typeof unique)[number]): card is BossCard =>
      'damage' in card && !('level' in card) && !('kind' in card);
    return makeGame(
      editionWith(edition, {
        sheets: Object.fromEntries(heroes.map(hero => [hero.hero, hero])),
        equipment: unique.filter(card => 'copies' in card).map(card => ({ ...card, copies: copies(card) })),
        monsterAbilities,
        monsters: unique.filter(card => 'level' in card),
        rooms: unique.filter(card => 'shopIcons' in card),
        mapRooms: unique.filter(card => 'exits' in card),
        bosses: unique.filter(isBoss),
      }),
    );
  }

  readonly #sink = (event: Event): void => {
    this.#events.push(event);
  };

  // ---- acting -------------------------------------------------------------------------------------------

  /** Plays lines of notation, one act. */
  does(...lines: string[]): this {
    this.#events = [];
    for (const line of lines) this.#apply(this.#parse(line), line);
    const problems = problemsOf(this.game.edition, this.state);
    if (problems.length > 0) throw new Error(`after ${lines.join('; ')}: ${problems.join('; ')}`);
    return this;
  }

  /** The hero who has to throw throws a die and it lands: in section 3, blank, after one bounce unless said otherwise. */
  throws(die: Die, landing: LandingValues = {}, weapons: readonly string[] = []): this {
    const decision = this.game.decision(this.state);
    if (typeof decision?.by !== 'object')
      throw new Error(`nobody can throw, the question is ${decision?.at ?? 'none'}`);
    const thrown = this.game.print({ type: 'throw', hero: decision.by.seat, die, weapons });
    return this.does(thrown, this.#landing(landing));
  }

  #landing(values: LandingValues): string {
    return this.game.print({ type: 'land', zone: '3', face: 'blank', bounces: 1, failed: [], ...values });
  }

  #parse(line: string): Action {
    const parsed = this.game.parse(line);
    if (!parsed.ok) throw new Error(`"${line}": ${parsed.error.message}`);
    return parsed.value;
  }

  #apply(action: Action, line: string): void {
    const refusal = this.game.apply(this.state, action, this.#sink);
    if (refusal) throw new Error(`"${line}" was refused: ${refusal.message}`);
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

  /** Exactly these event lines reach a viewer since the last act, secrets taken out. */
  tells(viewer: string, ...lines: string[]): this {
    this.expectations++;
    const told = this.#events.map(event => this.game.redact(event, viewer));
    expect(told.filter(event => !ECHO.includes(event.type)).map(this.game.printEvent)).toEqual(lines);
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

  /** No event line since the last act matches. */
  excludes(pattern: RegExp): this {
    this.expectations++;
    expect(this.happened.filter(line => pattern.test(line))).toEqual([]);
    return this;
  }

  /** Values of the spectator's view by path: `{ 'heroes.brad.life': 7, 'chest.coins': 3 }`. */
  shows(values: Readonly<Record<string, unknown>>, viewer = 'spectator'): this {
    this.expectations++;
    const view = this.game.view(this.state, viewer);
    const actual = Object.fromEntries(Object.keys(values).map(path => [path, valueAt(view, path)]));
    expect(actual).toEqual(values);
    return this;
  }

  /** Who is asked, and at which place. */
  asks(by: string, at?: string): this {
    this.expectations++;
    const decision = this.game.decision(this.state);
    const decider = typeof decision?.by === 'object' ? decision.by.seat : decision?.by;
    expect({ by: decider, ...(at !== undefined && { at: decision?.at }) }).toEqual({
      by,
      ...(at !== undefined && { at }),
    });
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

  /** The game is over like this. */
  ends(outcome: 'won' | 'all-fainted' | 'all-eliminated' | 'out-of-dice'): this {
    this.expectations++;
    const end = this.game.outcome(this.state);
    expect(end === undefined ? 'goes on' : end.won ? 'won' : end.why).toBe(outcome);
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

const LEDGERS = [
  'dungeon-fighter-2e.md',
  'dungeon-fighter-1e.md',
  'dungeon-fighter-prototype.md',
  'throws.md',
];
const ledgers = LEDGERS.map(name =>
  readFileSync(new URL(`../../../../docs/rules/${name}`, import.meta.url), 'utf8'),
);
const IDS = new Set(ledgers.join('\n').match(/\b(?:DF[0-2]|TH)-[A-Z]+-\d+\b/g));

/** The rule set a clause is of. */
const RULES_OF: Readonly<Record<string, string>> = {
  DF2: 'second',
  DF1: 'first',
  DF0: 'prototype',
  TH: 'second',
};

/** A test that proves one clause; it fails when the clause is unknown or nothing is expected. */
export function clause(ids: string | readonly string[], title: string, run: (table: Table) => unknown): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  test(`${list.join(' ')} ${title}`, () => {
    for (const id of list) if (!IDS.has(id)) throw new Error(`there is no clause ${id}`);
    const table = new Table(RULES_OF[list[0]?.split('-')[0] as string]);
    run(table);
    if (table.expectations === 0) throw new Error('nothing is expected');
  });
}
