/** What every text must be: English, without ids and holes. */
import { CONTENT } from '../../rules/index.ts';

const { creatures, abilities, tiles, maps, heroCards } = CONTENT.tables;
export const records: readonly { readonly id: string; readonly name: string; readonly flavour: string }[] = [
  ...creatures,
  ...abilities,
  ...tiles,
  ...maps,
  ...heroCards,
];

/** Ids that are words of English as well. */
const ENGLISH: ReadonlySet<string> = new Set(['hide-and-seek']);
const telltale = new Set(records.map(({ id }) => id).filter(id => id.includes('-') && !ENGLISH.has(id)));

/** What holes in a sentence look like. */
const SLIPS = /undefined|null|NaN|Infinity|\[object|[{}]| {2}|\.\.|\( |,,|\( *\)/;

/** "a Ability token" */
const ARTICLE = /\ba (?!one|once|use|uni)[aeiou]\w*/i;

export function check(text: string): void {
  if (text === '' || text.trim() !== text) throw new Error(`blanks around “${text}”`);
  const slip = (SLIPS.exec(text) ?? ARTICLE.exec(text))?.[0];
  if (slip !== undefined) throw new Error(`“${slip}” in “${text}”`);
  const id = text.split(/[^\p{L}0-9-]+/u).find(word => telltale.has(word));
  if (id !== undefined) throw new Error(`the id ${id} in “${text}”`);
}
