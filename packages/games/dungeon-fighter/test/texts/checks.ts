/** What every text must be: English, without ids and holes. */
import type { Edition } from '../../rules/index.ts';

export const recordsOf = ({ tables, marker }: Edition): { readonly id: string; readonly name: string }[] => [
  ...tables.heroes,
  ...tables.monsters,
  ...tables.bosses,
  ...tables.equipment,
  ...tables.dungeon,
  ...tables.maps,
  ...tables.maps.flatMap(map => map.rooms),
  ...tables.abilities,
  ...tables.monsterAbilities,
  ...tables.throws,
  ...marker.values(),
];

/** Ids that are words of English as well. */
const ENGLISH: ReadonlySet<string> = new Set(['re-throw', 'grace']);

/** What holes in a sentence look like. */
const SLIPS = /undefined|null|NaN|Infinity|\[object|[{}]| {2}|\.\.|\( |,,|\( *\)/;

export function makeCheck(edition: Edition): (text: string) => void {
  const telltale = new Set(
    [
      ...recordsOf(edition)
        .map(record => record.id)
        .filter(id => id.includes('-')),
      ...edition.hero.keys(),
    ].filter(id => !ENGLISH.has(id)),
  );
  const known = new Set<string>();
  return text => {
    if (known.has(text)) return;
    known.add(text);
    if (text === '' || text.trim() !== text) throw new Error(`blanks around “${text}”`);
    const slip = SLIPS.exec(text)?.[0];
    if (slip !== undefined) throw new Error(`“${slip}” in “${text}”`);
    const id = text.split(/[^\p{L}0-9-]+/u).find(word => telltale.has(word));
    if (id !== undefined) throw new Error(`the id ${id} in “${text}”`);
  };
}
