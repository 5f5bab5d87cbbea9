/** Cards made up for one situation, so that a rule is shown without the balance of the content. */
import type {
  Ability,
  ArmorCard,
  BossCard,
  DungeonCard,
  EquipmentCard,
  HeroCard,
  MapRoom,
  MonsterAbility,
  MonsterCard,
  RoomKind,
  SpendableCard,
  WeaponCard,
} from '../cards.ts';
import { type Edition, makeEdition } from '../edition.ts';
import type { AbilityId, CardId, Color, EquipmentKind, HeroId, MonsterType } from '../vocabulary.ts';

/** What a made-up card may say besides its id; everything has a default. */
export type Loose<T> = Partial<Omit<T, 'id' | 'kind' | 'flavour' | 'source'>>;

const madeUp = (id: string) => ({ id, name: id, flavour: 'made up', source: 'ours' }) as const;

export const makeMonster = (id: CardId, values: Loose<MonsterCard> = {}): MonsterCard => ({
  ...madeUp(id),
  level: 1,
  type: 'beast',
  life: 12,
  damage: 2,
  coins: 1,
  ...values,
});

export const makeBoss = (id: CardId, values: Loose<BossCard> = {}): BossCard => ({
  ...madeUp(id),
  type: 'fiend',
  life: 20,
  damage: 3,
  ...values,
});

export const makeRoom = (id: CardId, values: Loose<DungeonCard> = {}): DungeonCard => ({
  ...madeUp(id),
  shopIcons: 3,
  onReveal: [],
  monsterAdvantage: 0,
  ...values,
});

export const makeMapRoom = (id: CardId, values: Loose<MapRoom> & { kind?: RoomKind } = {}): MapRoom => ({
  ...madeUp(id),
  kind: 'plain',
  exits: [],
  place: [0, 0],
  ...values,
});

export const makeWeapon = (id: CardId, values: Loose<WeaponCard> = {}): WeaponCard => ({
  ...madeUp(id),
  kind: 'weapon',
  requirement: 'blind',
  bonus: 3,
  price: 2,
  copies: 1,
  ...values,
});

export const makeArmor = (id: CardId, values: Loose<ArmorCard> = {}): ArmorCard => ({
  ...madeUp(id),
  kind: 'armor',
  price: 2,
  copies: 1,
  ...values,
});

export const makeSpendable = (id: CardId, values: Loose<SpendableCard> = {}): SpendableCard => ({
  ...madeUp(id),
  kind: 'spendable',
  price: 1,
  copies: 1,
  ...values,
});

export const makeAbility = (
  id: AbilityId,
  values: Partial<Omit<Ability, 'id' | 'clauses'>> = {},
): Ability => ({ id, name: id, clauses: [], works: 'hit', ...values });

export const makeMonsterAbility = (
  id: string,
  values: Partial<Omit<MonsterAbility, 'id' | 'clauses'>> = {},
): MonsterAbility => ({ id, name: id, clauses: [], ...values });

/** What a sheet prints otherwise than in the content. */
export interface SheetChanges {
  readonly abilities?: Partial<Record<Color, string>> | undefined;
  readonly swornEnemy?: MonsterType | undefined;
  readonly slots?: Partial<Record<EquipmentKind, number>> | undefined;
}

export interface MadeUpCards {
  readonly abilities?: readonly Ability[];
  readonly monsters?: readonly MonsterCard[];
  readonly monsterAbilities?: readonly MonsterAbility[];
  readonly bosses?: readonly BossCard[];
  readonly rooms?: readonly DungeonCard[];
  readonly mapRooms?: readonly MapRoom[];
  readonly equipment?: readonly EquipmentCard[];
  readonly sheets?: Readonly<Record<HeroId, SheetChanges>>;
}

const changeSheet = (sheet: HeroCard, changes: SheetChanges | undefined): HeroCard =>
  changes === undefined
    ? sheet
    : {
        ...sheet,
        abilities: { ...sheet.abilities, ...changes.abilities },
        slots: { ...sheet.slots, ...changes.slots },
        ...(changes.swornEnemy !== undefined && { swornEnemy: changes.swornEnemy }),
      };

/** The edition with these cards besides its own. Ids must be new. */
export function editionWith(edition: Edition, cards: MadeUpCards): Edition {
  const { tables } = edition;
  return makeEdition({
    ...edition,
    tables: {
      ...tables,
      heroes: tables.heroes.map(sheet => changeSheet(sheet, cards.sheets?.[sheet.id])),
      abilities: [...tables.abilities, ...(cards.abilities ?? [])],
      monsters: [...tables.monsters, ...(cards.monsters ?? [])],
      monsterAbilities: [...tables.monsterAbilities, ...(cards.monsterAbilities ?? [])],
      bosses: [...tables.bosses, ...(cards.bosses ?? [])],
      dungeon: [...tables.dungeon, ...(cards.rooms ?? [])],
      looseRooms: [...(tables.looseRooms ?? []), ...(cards.mapRooms ?? [])],
      equipment: [...tables.equipment, ...(cards.equipment ?? [])],
    },
  });
}
