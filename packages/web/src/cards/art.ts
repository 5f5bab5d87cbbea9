/** Which icon is the face of which card. One card is one line in one of the tables. */
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

/** The icon of a card, hero, room, ability, marker or throw. */
export function artOf(edition: Edition, id: string): string {
  const room = edition.mapRoom.get(id);
  return ART.get(id) ?? (room === undefined ? UNKNOWN_ART : ROOM_ART[room.kind]);
}
