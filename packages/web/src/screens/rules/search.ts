/** Finding things among everything that can be looked up. */
import { plainText } from '@tumblekeep/kernel';

export interface Item {
  readonly key: string;
  /** The clause id, or the id of a card or word. */
  readonly id: string;
  readonly title: string;
  /** What sort of thing it is. */
  readonly kind: string;
  /** The chapter it stands in. */
  readonly group: string;
  readonly text: string;
  readonly isClause: boolean;
  /** Other words that mean it. */
  readonly also: readonly string[];
  /** The creature, hero, tile or track whose picture stands beside it. */
  readonly picture?: string | undefined;
}

/** How well an item answers, best 0; nothing when it does not. */
function rank(item: Item, query: string, parts: readonly string[]): number | undefined {
  const names = [item.id, item.title, ...item.also].map(plainText);
  if (names.includes(query)) return 0;
  if (names.some(name => name.startsWith(query))) return 1;
  if (names.some(name => name.includes(query))) return 2;
  const all = plainText(`${item.title} ${item.kind} ${item.group} ${item.text}`);
  if (!parts.every(part => all.includes(part))) return undefined;
  return all.includes(query) ? 3 : 4;
}

/** What a query finds, best first. */
export function find(items: readonly Item[], query: string): readonly Item[] {
  const wanted = plainText(query);
  if (wanted === '') return [];
  const parts = wanted.split(' ');
  return items
    .flatMap(item => {
      const found = rank(item, wanted, parts);
      return found === undefined ? [] : [{ item, found }];
    })
    .sort((a, b) => a.found - b.found)
    .map(({ item }) => item);
}

export interface Group {
  readonly name: string;
  readonly items: readonly Item[];
}

/** Items by chapter or kind, in the order they come. */
export function groupsOf(items: readonly Item[]): readonly Group[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.group);
    if (group === undefined) groups.set(item.group, [item]);
    else group.push(item);
  }
  return [...groups].map(([name, inside]) => ({ name, items: inside }));
}
