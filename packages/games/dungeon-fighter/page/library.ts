/** Everything that can be looked up of Dungeon Fighter. */
import type { GalleryCard, Library, RuleBook } from '@tumblekeep/page-kit/game-page.ts';
import { type Edition, RULE_SETS, texts } from '../rules/index.ts';
import { BookPicture, GalleryFace } from './cards/Gallery.tsx';
import { isDrawn } from './cards/pictures.ts';
import { ruleSetName } from './rule-set-name.ts';
import { words } from './words/index.ts';

/** Where the clauses of each rule set are. */
const LEDGERS: Readonly<Record<string, Pick<RuleBook, 'sign' | 'ledger'>>> = {
  second: { sign: /^df2/i, ledger: () => import('virtual:ledger/dungeon-fighter-2e') },
  first: { sign: /^df1/i, ledger: () => import('virtual:ledger/dungeon-fighter-1e') },
  prototype: { sign: /^df0/i, ledger: () => import('virtual:ledger/dungeon-fighter-prototype') },
};

/** An edition without a ledger still has its words and cards. */
const NO_LEDGER: Pick<RuleBook, 'sign' | 'ledger'> = { sign: /(?!)/, ledger: async () => ({ default: [] }) };

const kinds = words.cards.kinds;

function cardsOf({ tables }: Edition): readonly GalleryCard[] {
  const sorted = (
    kind: string,
    cards: readonly { readonly id: string; readonly name: string }[],
    sortOf: (i: number) => string | undefined,
  ) => cards.map(({ id, name }, i) => ({ id, name, kind, sort: sortOf(i) }));
  const typeOf = (type: string | undefined) => (type === undefined ? undefined : texts.capital(type));
  const rooms = tables.maps.flatMap(map => map.rooms.map(room => ({ ...room, map: map.name })));
  return [
    ...sorted(kinds.heroes, tables.heroes, () => undefined),
    ...sorted(kinds.monsters, tables.monsters, i => typeOf(tables.monsters[i]?.type)),
    ...sorted(kinds.bosses, tables.bosses, i => typeOf(tables.bosses[i]?.type)),
    ...sorted(kinds.equipment, tables.equipment, i => typeOf(tables.equipment[i]?.kind)),
    ...sorted(kinds.rooms, tables.dungeon, () => undefined),
    ...sorted(kinds.rooms, rooms, i => rooms[i]?.map),
  ];
}

const library: Library = {
  books: Object.entries(RULE_SETS).map(([id, { edition }]) => ({
    id,
    name: ruleSetName(id),
    ...(LEDGERS[id] ?? NO_LEDGER),
    entries: () =>
      texts
        .entriesOf(edition)
        .map(entry => ({ ...entry, picture: isDrawn(edition, entry.id) ? `${id}:${entry.id}` : undefined })),
    cards: () => cardsOf(edition),
  })),
  placeholder: words.book.placeholder,
  chapters: words.book.chapters,
  Picture: BookPicture,
  Card: GalleryFace,
};

export default library;
