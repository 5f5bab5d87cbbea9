/**
 * A table to try a clause at: a staged position, acts in domain verbs, expectations on what happened.
 * Cards can be made up on the spot, so that a rule is tested without the balance of the content.
 * The verbs that are not here are those of every game, in `TestTable`.
 */

import { makeClause, TestTable } from '@tumblekeep/kernel/testing';
import { expect } from 'vitest';
import {
  type Ability,
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
  type Throw,
  type WeaponCard,
} from '../../rules/index.ts';
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
} from '../../rules/scenario/index.ts';
import { ALTERATIONS } from './altered.ts';

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
  /** Further made-up abilities, of heroes and of monsters. */
  readonly abilities?: readonly Ability[];
  readonly monsterAbilities?: readonly MonsterAbility[];
}

/** Heroes of each edition for tests that hold in several of them, in the order in which they sit. */
const PARTIES: Readonly<Record<string, Party>> = {
  second: ['brad', 'murka', 'grace', 'edith'],
  first: ['torm', 'randolph', 'goldfinga', 'lady-mary'],
  prototype: ['lorenzo', 'aureliano', 'ornella', 'alessandro'],
};

export type Party = readonly [thrower: string, next: string, third: string, fourth: string];

/** Echoes of the act itself, which expectations leave out. */
const ECHO: readonly Event['type'][] = ['threw', 'landed', 'turn', 'began', 'round'];

export type LandingValues = Partial<Omit<Landing, 'type'>>;

export class Table extends TestTable<DungeonFighter, State, Action, Event> {
  readonly #rules: DungeonFighter;
  /** The name of the rule set. */
  readonly rules: string;
  game: DungeonFighter;
  /** Somebody of this edition; the first of them throws first in a `fight`. */
  readonly party: Party;
  protected override readonly alterations = ALTERATIONS;

  constructor(rules = 'second') {
    super(ECHO);
    this.rules = rules;
    this.#rules = RULE_SETS[rules] as DungeonFighter;
    this.game = this.#rules;
    this.party = PARTIES[rules] as Party;
  }

  protected problems(): readonly string[] {
    return problemsOf(this.game.edition, this.state);
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
    this.game = this.#gameWith(heroes, extra as MadeUp[], stage);
    const id = <T extends { readonly id: string }>(card: string | T): string =>
      typeof card === 'string' ? card : card.id;
    const named: Stage = {
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
    };
    return this.begin('stage', sink => stageState(this.game.edition, named, sink));
  }

  /** Changes the position where a stage has no word for it; nothing may be made or lost. */
  arrange(change: (state: State) => void): this {
    change(this.state);
    const problems = this.problems();
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

  /** A combat of the first two of the party, or of others, in which the first throws first in every edition. */
  fight({ heroes = this.party.slice(0, 2), ...stage }: Partial<TestStage> = {}): this {
    const [first] = heroes;
    const active = typeof first === 'object' ? first.hero : first;
    return this.combat({ ...stage, heroes, combat: { active, ...stage.combat } });
  }

  /** A room of this edition that demands a throw, or nothing. */
  place(requirement?: Throw): DungeonCard | MapRoom {
    if (this.#rules.edition.tables.maps.length === 0) return room(requirement && { requirement });
    return mapRoom(requirement && { kind: 'danger', requirement });
  }

  #gameWith(
    heroes: readonly TestHero[],
    extra: readonly MadeUp[],
    { abilities = [], monsterAbilities = [] }: TestStage,
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
        abilities,
        monsterAbilities,
        monsters: unique.filter(card => 'level' in card),
        rooms: unique.filter(card => 'shopIcons' in card),
        mapRooms: unique.filter(card => 'exits' in card),
        bosses: unique.filter(isBoss),
      }),
    );
  }

  // ---- acting -------------------------------------------------------------------------------------------

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

  // ---- expecting ----------------------------------------------------------------------------------------

  /** Exactly these event lines reach a viewer since the last act, secrets taken out. */
  tells(viewer: string, ...lines: string[]): this {
    const told = this.events.map(event => this.game.redact(event, viewer));
    return this.verify(() => expect(this.linesOf(told)).toEqual(lines));
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

  /** The game is over like this. */
  ends(outcome: 'won' | 'all-fainted' | 'all-eliminated' | 'out-of-dice'): this {
    this.expectations++;
    const end = this.game.outcome(this.state);
    expect(end === undefined ? 'goes on' : end.won ? 'won' : end.why).toBe(outcome);
    return this;
  }
}

const LEDGERS = [
  'dungeon-fighter-2e.md',
  'dungeon-fighter-1e.md',
  'dungeon-fighter-prototype.md',
  'throws.md',
];
/** The rule set a clause is of. */
const RULES_OF: Readonly<Record<string, string>> = {
  DF2: 'second',
  DF1: 'first',
  DF0: 'prototype',
  TH: 'second',
};

export const clause = makeClause(
  LEDGERS,
  /\b(?:DF[0-2]|TH)-[A-Z]+-\d+\b/g,
  id => new Table(RULES_OF[id.split('-')[0] as string]),
);

/** A clause of one edition, and what is different about it there. */
export interface Row {
  readonly proves: string | readonly string[];
}

/** A rule that holds in several editions: one test for each row, at a table of its edition. */
export function clauses<R extends Row>(
  rows: readonly R[],
  title: string | ((row: R) => string),
  run: (table: Table, row: R) => unknown,
): void {
  for (const row of rows)
    clause(row.proves, typeof title === 'string' ? title : title(row), table => run(table, row));
}

/** Rows without a difference. */
export const rows = (...proved: Row['proves'][]): readonly Row[] => proved.map(proves => ({ proves }));

/** Each row with each of some values. */
export const times = <R extends Row, T extends object>(all: readonly R[], values: readonly T[]): (R & T)[] =>
  all.flatMap(row => values.map(value => ({ ...row, ...value })));
