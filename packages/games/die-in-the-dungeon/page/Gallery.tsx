/** Cards outside of a game. */
import type { Entry } from '@tumblekeep/kernel';
import type { GalleryCard } from '@tumblekeep/page-kit/game-page.ts';
import { CONTENT, texts } from '../rules/index.ts';
import { isTrap, ownerOf } from './book.ts';
import { CrawlArt } from './CrawlArt.tsx';
import { words } from './words/index.ts';
import './gallery.css';

const told = words.book.kinds;
const { creatures, heroCards, tiles, abilities } = CONTENT.tables;

const entries: ReadonlyMap<string, Entry> = new Map(texts.entriesOf(CONTENT).map(entry => [entry.id, entry]));

export function cardsOf(): readonly GalleryCard[] {
  const shown = (ids: readonly string[], kind: string, sortOf: (id: string) => string | undefined) =>
    ids.map(id => ({ id, name: entries.get(id)?.title ?? id, kind, sort: sortOf(id) }));
  const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
  const classes = [...new Set(heroCards.map(({ hero }) => hero))];
  const classOf = new Map<string, string>(
    heroCards.map(({ id, hero }) => [id, entries.get(hero)?.title ?? hero]),
  );
  return [
    ...shown(idsOf(creatures), told.creatures, () => undefined),
    ...shown(classes, told.heroes, () => told.classes),
    ...shown(idsOf(heroCards), told.heroes, id => classOf.get(id)),
    ...shown(idsOf(tiles), told.tiles, id => (isTrap(id) ? told.traps : told.others)),
    ...shown(idsOf(abilities), told.abilities, ownerOf),
  ];
}

export function CrawlCard({ id }: { readonly book: string; readonly id: string }) {
  const entry = entries.get(id);
  return (
    <article className="crawl-card">
      <CrawlArt id={id} className="crawl-card-art" />
      <b>{entry?.title}</b>
      <small>{entry?.kind}</small>
      <p>{entry?.text}</p>
    </article>
  );
}
