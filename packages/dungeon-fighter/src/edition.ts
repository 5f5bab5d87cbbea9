/** An edition: its numbers, its tables and its procedures. Chapters read it and know no edition by name. */
import type { Step } from '@tumblekeep/kernel';
import type {
  Ability,
  BossCard,
  DungeonCard,
  EquipmentCard,
  HeroCard,
  MonsterAbility,
  MonsterCard,
  ThrowCard,
  Token,
} from './cards.ts';
import type { Play } from './play.ts';
import type { Color, Throw } from './vocabulary.ts';

export interface Difficulty {
  readonly name: string;
  /** Added to the life of every monster. */
  readonly monsterLife: number;
  /** Points for winning on it. */
  readonly score: number;
}

export interface Constants {
  readonly heroes: { readonly fewest: number; readonly most: number; readonly solo: number };
  readonly life: number;
  /** What a scar takes off the maximum life. */
  readonly scarCost: number;
  readonly mostScars: number;
  readonly scarTokens: number;
  readonly coins: number;
  readonly bonusDice: number;
  readonly startBonusDice: number;
  /** The chest starts with the number of players less this many coins. */
  readonly startCoinsBelowPlayers: number;
  /** Monsters taken from each level's pile, from level 1 on. */
  readonly monstersPerLevel: readonly (number | 'all')[];
  readonly difficulties: Readonly<Record<string, Difficulty>>;
  readonly defaultDifficulty: string;
  readonly shop: {
    readonly icons: number;
    readonly visits: number;
    readonly cardsBeyondHeroes: number;
    readonly healPrice: number;
    readonly diePrice: number;
  };
  readonly bullseye: number;
  readonly minimumBounces: number;
  /** Monster life after a hit at which it was an epic shot. */
  readonly epicShotAt: number;
  readonly epicShotCoins: number;
  readonly bossLevel: number;
  readonly score: {
    readonly coin: number;
    readonly bonusDie: number;
    readonly unscarred: number;
    readonly scar: number;
    readonly eliminated: number;
    /** Lowest score of each title, from the top. The last title has no lower bound. */
    readonly titles: readonly (readonly [number, string])[];
  };
}

export interface Tables {
  readonly heroes: readonly HeroCard[];
  readonly abilities: readonly Ability[];
  readonly monsters: readonly MonsterCard[];
  readonly monsterAbilities: readonly MonsterAbility[];
  readonly bosses: readonly BossCard[];
  readonly equipment: readonly EquipmentCard[];
  readonly dungeon: readonly DungeonCard[];
  readonly throws: readonly ThrowCard[];
}

/** The sequences of play. Each is a list of steps in the order of the rulebook. */
export const PROCEDURES = [
  'round',
  'encounter',
  'turn',
  'throw',
  'hit',
  'miss',
  'loss',
  'back-down',
  'rest',
  'shop',
  'boss',
] as const;
export type ProcedureName = (typeof PROCEDURES)[number];
export type Procedures = Readonly<Record<ProcedureName, readonly Step<Play>[]>>;

export interface EditionRecord {
  /** The id of the rule set. */
  readonly id: string;
  readonly name: string;
  /** The prefix of its clauses in docs/rules. */
  readonly ledger: string;
  readonly constants: Constants;
  readonly tables: Tables;
  readonly procedures: Procedures;
}

/** An edition with its look-ups. */
export interface Edition extends EditionRecord {
  /** The ids of every card, copies included, before shuffling. */
  readonly piles: {
    readonly dungeon: readonly string[];
    readonly shop: readonly string[];
    readonly bosses: readonly string[];
    /** One pile a level, from level 1 on. */
    readonly monsters: readonly (readonly string[])[];
  };
  /** The abilities on each hero's sheet, and the token one of them may own. */
  readonly abilitiesOf: ReadonlyMap<string, Readonly<Record<Color, Ability>>>;
  readonly tokenOf: ReadonlyMap<string, Token>;
  readonly hero: ReadonlyMap<string, HeroCard>;
  readonly ability: ReadonlyMap<string, Ability>;
  readonly monster: ReadonlyMap<string, MonsterCard>;
  readonly monsterAbility: ReadonlyMap<string, MonsterAbility>;
  readonly boss: ReadonlyMap<string, BossCard>;
  readonly equipment: ReadonlyMap<string, EquipmentCard>;
  readonly room: ReadonlyMap<string, DungeonCard>;
  readonly throw: ReadonlyMap<Throw, ThrowCard>;
}

function byId<Id extends string, T extends { readonly id: Id }>(
  what: string,
  records: readonly T[],
): Map<Id, T> {
  const map = new Map<Id, T>();
  for (const record of records) {
    if (map.has(record.id)) throw new Error(`two ${what} have the id ${record.id}`);
    map.set(record.id, record);
  }
  return map;
}

export function makeEdition(record: EditionRecord): Edition {
  const { tables, constants } = record;
  const ability = byId('abilities', tables.abilities);
  const abilitiesOf = new Map<string, Record<Color, Ability>>();
  const tokenOf = new Map<string, Token>();
  for (const { id, abilities } of tables.heroes) {
    const named = (color: Color): Ability => {
      const found = ability.get(abilities[color]);
      if (found === undefined) throw new Error(`${id} has the unknown ability ${abilities[color]}`);
      if (found.token !== undefined) tokenOf.set(id, found.token);
      return found;
    };
    abilitiesOf.set(id, { red: named('red'), green: named('green'), blue: named('blue') });
  }
  return {
    ...record,
    piles: {
      dungeon: tables.dungeon.map(card => card.id),
      shop: tables.equipment.flatMap(card => Array<string>(card.copies).fill(card.id)),
      bosses: tables.bosses.map(card => card.id),
      monsters: constants.monstersPerLevel.map((_, i) =>
        tables.monsters.filter(card => card.level === i + 1).map(card => card.id),
      ),
    },
    abilitiesOf,
    tokenOf,
    hero: byId('heroes', tables.heroes),
    ability,
    monster: byId('monsters', tables.monsters),
    monsterAbility: byId('monster abilities', tables.monsterAbilities),
    boss: byId('bosses', tables.bosses),
    equipment: byId('equipment cards', tables.equipment),
    room: byId('dungeon cards', tables.dungeon),
    throw: byId('throws', tables.throws),
  };
}
