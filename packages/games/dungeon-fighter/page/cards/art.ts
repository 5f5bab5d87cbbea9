/** Which icon is the face of equipment, abilities and throws. What no table names looks like the first of its kind. */
import type { Edition } from '../../rules/index.ts';
import { ABILITY_ART } from './art/abilities.ts';
import { FIRST_EQUIPMENT_ART, PROTOTYPE_EQUIPMENT_ART, SECOND_EQUIPMENT_ART } from './art/equipment.ts';
import { THROW_ART } from './art/throws.ts';

/** Ids mean the same in every edition that has them. */
const TABLES = [
  SECOND_EQUIPMENT_ART,
  FIRST_EQUIPMENT_ART,
  PROTOTYPE_EQUIPMENT_ART,
  ABILITY_ART,
  THROW_ART,
] as const;

const ART: ReadonlyMap<string, string> = new Map(TABLES.flatMap(table => Object.entries(table)));

/** What stands for something that no table knows, such as a card of a scenario made up by hand. */
export const UNKNOWN_ART = 'uncertainty';

export const ART_ICONS: readonly string[] = [...ART.values(), UNKNOWN_ART];

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
  const kinds = [tables.abilities, tables.monsterAbilities, tables.throws];
  return kinds.find(cards => cards.some(card => card.id === id)) ?? [];
}

function likeliest(edition: Edition, id: string): string {
  const twin = alike(edition, id).find(card => ART.has(card.id));
  return (twin && ART.get(twin.id)) ?? UNKNOWN_ART;
}

/** The icon of equipment, an ability, a marker or a throw. */
export const artOf = (edition: Edition, id: string): string => ART.get(id) ?? likeliest(edition, id);
