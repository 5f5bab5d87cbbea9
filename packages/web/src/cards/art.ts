/** Which icon is the face of which card. A card that no table names looks like the first of its kind. */
import type { Edition } from '@tumblekeep/dungeon-fighter';
import { ABILITY_ART } from './art/abilities.ts';
import { DUNGEON_ART, ROOM_ART, THROW_ART } from './art/dungeon.ts';
import { FIRST_EQUIPMENT_ART, PROTOTYPE_EQUIPMENT_ART, SECOND_EQUIPMENT_ART } from './art/equipment.ts';
import { HERO_ART } from './art/heroes.ts';
import { FIRST_MONSTER_ART, PROTOTYPE_MONSTER_ART, SECOND_MONSTER_ART } from './art/monsters.ts';

/** Ids mean the same in every edition that has them. */
const TABLES = [
  HERO_ART,
  SECOND_MONSTER_ART,
  FIRST_MONSTER_ART,
  PROTOTYPE_MONSTER_ART,
  SECOND_EQUIPMENT_ART,
  FIRST_EQUIPMENT_ART,
  PROTOTYPE_EQUIPMENT_ART,
  DUNGEON_ART,
  ABILITY_ART,
  THROW_ART,
] as const;

const ART: ReadonlyMap<string, string> = new Map(TABLES.flatMap(table => Object.entries(table)));

/** What stands for something that no table knows, such as a card of a scenario made up by hand. */
export const UNKNOWN_ART = 'uncertainty';

export const ART_ICONS: readonly string[] = [...ART.values(), ...Object.values(ROOM_ART), UNKNOWN_ART];

/** Whether a table names a face for it. */
export const hasOwnArt = (id: string): boolean => ART.has(id);

interface Card {
  readonly id: string;
}

/** The cards of the same kind, the most alike first. */
function alike(edition: Edition, id: string): readonly Card[] {
  const { tables } = edition;
  const equipment = edition.equipment.get(id);
  if (equipment !== undefined) return tables.equipment.filter(({ kind }) => kind === equipment.kind);
  const foe = edition.monster.get(id) ?? edition.boss.get(id);
  if (foe !== undefined) {
    const foes = [...tables.monsters, ...tables.bosses];
    return [...foes.filter(({ type }) => type === foe.type), ...foes];
  }
  const kinds = [tables.heroes, tables.abilities, tables.monsterAbilities, tables.dungeon, tables.throws];
  return kinds.find(cards => cards.some(card => card.id === id)) ?? [];
}

function likeliest(edition: Edition, id: string): string {
  const room = edition.mapRoom.get(id);
  if (room !== undefined) return ROOM_ART[room.kind];
  const twin = alike(edition, id).find(card => ART.has(card.id));
  return (twin && ART.get(twin.id)) ?? UNKNOWN_ART;
}

/** The icon of a card, hero, room, ability, marker or throw. */
export const artOf = (edition: Edition, id: string): string => ART.get(id) ?? likeliest(edition, id);
