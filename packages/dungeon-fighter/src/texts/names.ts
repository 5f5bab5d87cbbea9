/** The names that an edition prints for its ids. */
import type { Edition } from '../edition.ts';
import type { Die, HeroId, Throw, Zone } from '../vocabulary.ts';

const HONORIFICS: ReadonlySet<string> = new Set(['Sir', 'Lady']);

/** What a hero is called at the table: the first name, where no two heroes share it. */
export function heroName(edition: Edition, hero: HeroId): string {
  const full = edition.hero.get(hero)?.name ?? hero;
  const first = full.split(' ')[0] as string;
  if (HONORIFICS.has(first)) return full;
  const namesakes = edition.tables.heroes.filter(other => other.name.split(' ')[0] === first);
  return namesakes.length > 1 ? full : first;
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
