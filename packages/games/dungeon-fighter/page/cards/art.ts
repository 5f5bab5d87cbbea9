/** Which icon is the sign of an ability, a marker or a throw. What no table names looks like the first of its kind. */
import type { Edition } from '../../rules/index.ts';
import { ABILITY_ART } from './art/abilities.ts';
import { THROW_ART } from './art/throws.ts';

/** Ids mean the same in every edition that has them. */
const ART: ReadonlyMap<string, string> = new Map(
  [ABILITY_ART, THROW_ART].flatMap(table => Object.entries(table)),
);

/** What stands for something that no table knows, such as a card of a scenario made up by hand. */
export const UNKNOWN_ART = 'uncertainty';

export const ART_ICONS: readonly string[] = [...ART.values(), UNKNOWN_ART];

interface Card {
  readonly id: string;
}

/** All of the same kind. */
function alike(edition: Edition, id: string): readonly Card[] {
  const { tables } = edition;
  const kinds = [tables.abilities, tables.monsterAbilities, tables.throws];
  return kinds.find(cards => cards.some(card => card.id === id)) ?? [];
}

function likeliest(edition: Edition, id: string): string {
  const twin = alike(edition, id).find(card => ART.has(card.id));
  return (twin && ART.get(twin.id)) ?? UNKNOWN_ART;
}

/** The icon of an ability, a marker or a throw. */
export const artOf = (edition: Edition, id: string): string => ART.get(id) ?? likeliest(edition, id);
