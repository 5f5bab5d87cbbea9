/** The names that an edition prints for its ids. */
import type { Edition } from '../rules/edition.ts';
import type { Die, HeroId, Throw, Zone } from '../rules/vocabulary.ts';

/** What a hero is called at the table. */
export function heroName(edition: Edition, hero: HeroId): string {
  const sheet = edition.hero.get(hero);
  return sheet?.short ?? sheet?.name ?? hero;
}

/** The name of anything that has a record in the tables of the edition. */
export function nameOf(edition: Edition, id: string): string {
  if (edition.hero.has(id)) return heroName(edition, id);
  const record =
    edition.equipment.get(id) ??
    edition.room.get(id) ??
    edition.map.get(id) ??
    edition.monster.get(id) ??
    edition.boss.get(id) ??
    edition.ability.get(id) ??
    edition.monsterAbility.get(id) ??
    edition.throw.get(id as Throw) ??
    edition.marker.get(id);
  return record?.name ?? id;
}

export function tokenName(edition: Edition, hero: HeroId): string {
  const abilities = Object.values(edition.hero.get(hero)?.abilities ?? {});
  const token = abilities.map(id => edition.ability.get(id)?.token).find(one => one !== undefined);
  return token?.name ?? 'ability';
}

export const difficultyName = (edition: Edition, difficulty: string): string =>
  edition.constants.difficulties[difficulty]?.name ?? difficulty;

export const dieName = (die: Die): string => (die === 'white' ? 'bonus die' : `${die} die`);

/** Where a die lies, after "lies" or "lands". */
export function zonePlace(zone: Zone): string {
  switch (zone) {
    case 'bullseye':
      return 'in the bullseye';
    case 'hole':
      return 'in a hole';
    case 'bones':
      return 'on the bones';
    case 'outside':
      return 'off the board';
    case 'floor':
      return 'on the floor';
    default:
      return `in section ${zone}`;
  }
}
