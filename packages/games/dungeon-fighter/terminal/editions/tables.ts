/** What two editions have on their cards: how many, which only one has, and which are not the same in both. */

import { wrap } from '@tumblekeep/terminal-kit/wrap.ts';
import type { Edition, Tables } from '../../rules/index.ts';

const WIDTH = 100;

interface Card {
  readonly id: string;
  readonly name: string;
}

interface Table {
  readonly title: string;
  readonly cards: (tables: Tables) => readonly Card[];
  /** How many there are, in words. */
  readonly counted?: (edition: Edition) => string;
  /** Whether to name the fields that differ, or only the cards. */
  readonly withFields?: true;
  /** Too many to name those of one edition alone. */
  readonly isLong?: true;
}

const byLevel = ({ piles }: Edition): string =>
  `${piles.monsters.flat().length} (${piles.monsters.map(pile => pile.length).join('/')})`;

const byKind = ({ tables, piles }: Edition): string => {
  const kinds = ['weapon', 'armor', 'spendable'].map(
    kind => `${tables.equipment.filter(card => card.kind === kind).length} ${kind}s`,
  );
  return `${piles.shop.length} cards, ${tables.equipment.length} names (${kinds.join(', ')})`;
};

const bySide = ({ tables }: Edition): string => {
  const sides = (side: string): number => tables.maps.filter(map => map.side === side).length;
  return `${tables.maps.length} (${sides('dungeon')} dungeon, ${sides('boss')} boss)`;
};

const TABLES: readonly Table[] = [
  { title: 'Heroes', cards: tables => tables.heroes, withFields: true },
  { title: 'Hero abilities', cards: tables => tables.abilities, withFields: true },
  {
    title: 'Markers',
    cards: ({ abilities }) => abilities.flatMap(({ marker }) => (marker ? [marker] : [])),
    withFields: true,
  },
  { title: 'Monsters', cards: tables => tables.monsters, counted: byLevel },
  { title: 'Monster abilities', cards: tables => tables.monsterAbilities, withFields: true },
  { title: 'Bosses', cards: tables => tables.bosses },
  { title: 'Equipment', cards: tables => tables.equipment, counted: byKind },
  { title: 'Dungeon cards', cards: tables => tables.dungeon },
  { title: 'Maps', cards: tables => tables.maps, counted: bySide },
  { title: 'Rooms on maps', cards: tables => tables.maps.flatMap(map => map.rooms), isLong: true },
  { title: 'Specific throws', cards: tables => tables.throws, withFields: true },
];

/** Words for people, which are not compared. */
const PROSE: ReadonlySet<string> = new Set(['clause', 'clauses', 'flavour', 'name', 'source', 'text']);

const print = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'function' ? String(item) : item)) ?? '';

function changedFields(from: Card, to: Card): string[] {
  const before = from as unknown as Readonly<Record<string, unknown>>;
  const after = to as unknown as Readonly<Record<string, unknown>>;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    key => !PROSE.has(key) && print(hooked(before[key])) !== print(hooked(after[key])),
  );
}

/** A hook at the top of a record, as its source. */
const hooked = (value: unknown): unknown => (typeof value === 'function' ? String(value) : value);

const only = (cards: readonly Card[], others: readonly Card[]): Card[] =>
  cards.filter(card => !others.some(other => other.id === card.id));

function tableLines(table: Table, from: Edition, to: Edition): string[] {
  const count = table.counted ?? (({ tables }: Edition) => String(table.cards(tables).length));
  const [before, after] = [table.cards(from.tables), table.cards(to.tables)];
  const shared = before.flatMap(card => {
    const other = after.find(one => one.id === card.id);
    return other === undefined ? [] : [{ card, other, fields: changedFields(card, other) }];
  });
  const renamed = shared.filter(({ card, other }) => card.name !== other.name);
  const changed = shared.filter(({ fields }) => fields.length > 0);
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`  ${title} (${items.length})`, ...items.map(item => `    ${item}`)];
  const lone = ({ id }: Edition, cards: readonly Card[]): string[] => {
    if (cards.length === 0) return [];
    if (table.isLong) return [`  only in ${id} (${cards.length})`];
    const names = wrap(cards.map(card => card.name).join(' · '), WIDTH);
    return [`  only in ${id} (${cards.length})`, ...names.map(line => `    ${line}`)];
  };
  const lines = [
    ...lone(from, only(before, after)),
    ...lone(to, only(after, before)),
    ...list(
      'another name',
      renamed.map(({ card, other }) => `${card.id}: ${card.name} → ${other.name}`),
    ),
    ...list(
      'the same id, not the same card',
      changed.map(({ card, fields }) => (table.withFields ? `${card.id}: ${fields.join(', ')}` : card.id)),
    ),
  ];
  const [old, now] = [count(from), count(to)];
  if (lines.length === 0 && old === now) return [];
  return [`${table.title}: ${old === now ? old : `${old} → ${now}`}`, ...lines];
}

export const tableDifferences = (from: Edition, to: Edition): string[] =>
  TABLES.flatMap(table => tableLines(table, from, to));
