/** An edition: its numbers, its tables and its procedures. Chapters read it and know no edition by name. */

import { inOneShape, type Step } from '@tumblekeep/kernel';
import type { Throwing } from '@tumblekeep/table';
import type {
  Ability,
  BossCard,
  DungeonCard,
  DungeonMap,
  EquipmentCard,
  HeroCard,
  MapRoom,
  Marker,
  MonsterAbility,
  MonsterCard,
  Room,
  ThrowCard,
  ThrowPair,
  Token,
} from './cards.ts';
import type { Play } from './play.ts';
import type { EditionThrow } from './throws/special.ts';
import type { Color, Throw } from './vocabulary.ts';
import type { Words } from './words.ts';

export interface Difficulty {
  readonly name: string;
  /** Added to the life of every monster. */
  readonly monsterLife: number;
  /** Points for winning on it. */
  readonly score: number;
  /** Monsters taken from each level's pile, from level 1 on. */
  readonly monsters: readonly (number | 'all')[];
}

export interface Constants {
  readonly heroes: {
    readonly fewest: number;
    readonly most: number;
    /** How many heroes one player alone may control. */
    readonly solo: readonly number[];
    /** When nobody says how many. */
    readonly usual: number;
  };
  readonly life: number;
  /** What a scar takes off the maximum life. */
  readonly scarCost: number;
  readonly mostScars: number;
  readonly scarTokens: number;
  /** The scars of an eliminated hero go back to the supply. */
  readonly scarsReturn: boolean;
  readonly coins: number;
  readonly bonusDice: number;
  readonly startBonusDice: number;
  readonly startCoins: { readonly perPlayer: number; readonly plus: number };
  /** Who throws first in the first fight. */
  readonly firstHero: 'leader' | 'left-of-leader';
  readonly difficulties: Readonly<Record<string, Difficulty>>;
  readonly defaultDifficulty: string;
  /** With dungeon cards: icons that lead to a shop, and shops that lead to the boss. */
  readonly dungeonCards?: { readonly iconsForShop: number; readonly shops: number };
  readonly shop: {
    readonly cardsBeyondHeroes: number;
    readonly healPrice: number;
    /** Whom one healing heals. */
    readonly healing: 'party' | 'hero';
    readonly diePrice: number;
  };
  /** Used and unsold equipment makes a new deck when the deck is empty; otherwise it is out for good. */
  readonly equipmentRecycles: boolean;
  readonly discardInCombat: boolean;
  /** No hero carries two weapons of the same name. */
  readonly uniqueWeapons: boolean;
  /** Whether cards change hands freely at the shop, or at a shop or a gift only to make room. */
  readonly handOver: 'free' | 'for-room';
  /** Cards that raise, repeat or soften a throw serve only the throw of their carrier. */
  readonly ownThrowOnly: boolean;
  /** With coloured dice used up a bonus die must be thrown while there is one. */
  readonly bonusDieCompulsory: boolean;
  /** Bonus dice on the table go to the supply when the coloured dice come back. */
  readonly retrieveClearsBonusDice: boolean;
  /** What backing down costs, who must agree and where the monster goes; without it nobody backs down. */
  readonly backDown?: {
    readonly loss: 'level' | number;
    readonly agreement: 'majority' | 'unanimous';
    readonly card: 'box' | 'pile';
  };
  /** Whether the ability may or does follow when bullseye and icon defeat the monster. */
  readonly abilityAfterInstaKill: 'may' | 'does';
  /** The icon of a die that fell from the table counts. */
  readonly iconOnFloor: boolean;
  /** What a captured monster is discarded for: its damage as a blow, or to be spared one attack. */
  readonly captives: 'blow' | 'shield';
  readonly bullseye: number;
  /** What the target board has besides sections, bullseye and holes. */
  readonly board: { readonly bones: boolean };
  readonly minimumBounces: number;
  /** Monster life after a hit at which it was an epic shot; -Infinity where there are none. */
  readonly epicShotAt: number;
  readonly epicShotCoins: number;
  readonly bossLevel: number;
  readonly score: {
    readonly player: number;
    /** A point for every so many coins. */
    readonly coinsForPoint: number;
    readonly bonusDie: number;
    readonly unscarred: number;
    /** Whether a faint without a scar spoils it too. */
    readonly unscarredMeans: 'no-scar' | 'no-faint';
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
  readonly maps: readonly DungeonMap[];
  /** Rooms on no map, for situations made up by hand. */
  readonly looseRooms?: readonly MapRoom[];
  readonly throws: readonly ThrowCard[];
  /** What monster and room demand together and no throw fulfils as it is written. */
  readonly excluding: readonly ThrowPair[];
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
  'leave-room',
  'shop',
  'boss',
] as const;
export type ProcedureName = (typeof PROCEDURES)[number];
export type Procedures = Readonly<Record<ProcedureName, readonly Step<Play>[]>>;

/** How throws are read, launched and judged. The board is a constant of the rules. */
export interface EditionThrowing extends Omit<Throwing, 'board'> {
  readonly throws: readonly EditionThrow[];
}

export interface EditionRecord {
  /** The id of the rule set. */
  readonly id: string;
  readonly name: string;
  /** The prefix of its clauses in docs/rules. */
  readonly ledger: string;
  readonly constants: Constants;
  readonly tables: Tables;
  readonly throwing: EditionThrowing;
  readonly procedures: Procedures;
  readonly words: Words;
}

/** An edition with its look-ups. */
export interface Edition extends EditionRecord {
  readonly throwing: EditionThrowing & Throwing;
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
  /** The ability on the card of a monster or boss that has one. */
  readonly curseOf: ReadonlyMap<string, MonsterAbility>;
  readonly boss: ReadonlyMap<string, BossCard>;
  readonly equipment: ReadonlyMap<string, EquipmentCard>;
  /** Dungeon cards and the rooms of maps. */
  readonly room: ReadonlyMap<string, Room>;
  readonly dungeonCard: ReadonlyMap<string, DungeonCard>;
  readonly mapRoom: ReadonlyMap<string, MapRoom>;
  readonly map: ReadonlyMap<string, DungeonMap>;
  readonly marker: ReadonlyMap<string, Marker>;
  readonly throw: ReadonlyMap<Throw, ThrowCard>;
  /** The pairs of `excluding`, either way round. */
  readonly excluding: ReadonlyMap<Throw, ReadonlySet<Throw>>;
}

function byId<Id extends string, T extends { readonly id: Id }>(
  what: string,
  records: readonly T[],
): Map<Id, T> {
  const map = new Map<Id, T>();
  for (const record of inOneShape(records)) {
    if (map.has(record.id)) throw new Error(`two ${what} have the id ${record.id}`);
    map.set(record.id, record);
  }
  return map;
}

function bothWays(pairs: readonly ThrowPair[]): Map<Throw, Set<Throw>> {
  const map = new Map(pairs.flat().map(one => [one, new Set<Throw>()]));
  for (const [one, other] of pairs) {
    map.get(one)?.add(other);
    map.get(other)?.add(one);
  }
  return map;
}

export function makeEdition(record: EditionRecord): Edition {
  const { tables } = record;
  const mapRooms = [...tables.maps.flatMap(map => map.rooms), ...(tables.looseRooms ?? [])];
  const levels = [...new Set(tables.monsters.map(card => card.level))].sort((a, b) => a - b);
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
  const monsterAbility = byId('monster abilities', tables.monsterAbilities);
  const curseOf = new Map<string, MonsterAbility>();
  for (const { id, ability: named } of [...tables.monsters, ...tables.bosses]) {
    const curse = named === undefined ? undefined : monsterAbility.get(named);
    if (curse !== undefined) curseOf.set(id, curse);
  }
  return {
    ...record,
    throwing: { ...record.throwing, board: record.constants.board },
    piles: {
      dungeon: tables.dungeon.map(card => card.id),
      shop: tables.equipment.flatMap(card => Array<string>(card.copies).fill(card.id)),
      bosses: tables.bosses.map(card => card.id),
      monsters: levels.map(level =>
        tables.monsters.filter(card => card.level === level).map(card => card.id),
      ),
    },
    abilitiesOf,
    tokenOf,
    hero: byId('heroes', tables.heroes),
    ability,
    monster: byId('monsters', tables.monsters),
    monsterAbility,
    curseOf,
    boss: byId('bosses', tables.bosses),
    equipment: byId('equipment cards', tables.equipment),
    room: byId<string, Room>('rooms', [...tables.dungeon, ...mapRooms]),
    dungeonCard: byId('dungeon cards', tables.dungeon),
    mapRoom: byId('rooms', mapRooms),
    map: byId('maps', tables.maps),
    marker: new Map(tables.abilities.flatMap(({ marker }) => (marker ? [[marker.id, marker]] : []))),
    throw: byId('throws', tables.throws),
    excluding: bothWays(tables.excluding),
  };
}
