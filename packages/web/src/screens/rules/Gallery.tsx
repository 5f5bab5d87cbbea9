/** Every card of every game, sorted by what it is. */
import { plainText } from '@tumblekeep/kernel';
import { Choices } from '@tumblekeep/page-kit/app/Choices.tsx';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import type { GalleryCard, Library, RuleBook } from '@tumblekeep/page-kit/game-page.ts';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { loadLibraries, PAGES } from '../../games.ts';
import { words } from '../../words/index.ts';
import './gallery.css';

const told = words.rules;
const ALL = '';

const libraries = loadLibraries();

/** The different values, in the order they come. */
const kindsOf = (values: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(values.filter(value => value !== undefined)),
];

const optionsOf = (values: readonly string[]) => [
  { value: ALL, name: told.all },
  ...values.map(value => ({ value, name: value })),
];

export default function Gallery() {
  const loaded = use(libraries);
  const [game, setGame] = useState(PAGES[0]?.id ?? '');
  const library = loaded.get(game);
  return (
    <Page title={told.galleryTitle} className="gallery">
      {library !== undefined && <Shelf key={game} game={game} library={library} onGame={setGame} />}
    </Page>
  );
}

interface ShelfProps {
  readonly game: string;
  readonly library: Library;
  readonly onGame: (game: string) => void;
}

function Shelf({ game, library, onGame }: ShelfProps) {
  const [chosen, setBook] = useState(library.books[0]?.id ?? '');
  const book = library.books.find(({ id }) => id === chosen);
  return (
    <>
      <div className="panel gallery-choices">
        <Choices
          legend={told.game}
          value={game}
          options={PAGES.map(({ id, name }) => ({ value: id, name }))}
          onChange={onGame}
        />
        {library.books.length > 1 && (
          <Choices
            legend={told.edition}
            value={chosen}
            options={library.books.map(({ id, name }) => ({ value: id, name }))}
            onChange={setBook}
          />
        )}
      </div>
      {book !== undefined && <Cards key={chosen} book={book} Card={library.Card} />}
    </>
  );
}

function Cards({ book, Card }: { readonly book: RuleBook; readonly Card: Library['Card'] }) {
  const cards = useMemo(() => book.cards(), [book]);
  const [kind, setKind] = useState(ALL);
  const [sort, setSort] = useState(ALL);
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(plainText(typed));
  const ofKind = cards.filter(card => kind === ALL || card.kind === kind);
  const sorts = kind === ALL ? [] : kindsOf(ofKind.map(card => card.sort));
  const isShown = (card: GalleryCard): boolean =>
    (sort === ALL || card.sort === sort) && plainText(card.name).includes(name);
  const shown = ofKind.filter(isShown);
  const choose = (next: string) => {
    setKind(next);
    setSort(ALL);
  };
  return (
    <>
      <div className="panel gallery-choices">
        <input
          type="search"
          className="field"
          aria-label={told.findCard}
          placeholder={told.findCard}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <Choices
          legend={told.kind}
          value={kind}
          options={optionsOf(kindsOf(cards.map(card => card.kind)))}
          onChange={choose}
        />
        {sorts.length > 1 && (
          <Choices legend={told.sort} value={sort} options={optionsOf(sorts)} onChange={setSort} />
        )}
        <p role="status" className="fine">
          {told.shown(shown.length)}
        </p>
      </div>
      <ul className="gallery-cards">
        {shown.map(card => (
          <li key={`${card.kind} ${card.id}`} className="gallery-card">
            <Card book={book.id} id={card.id} />
            {/* Beside the card, not around it: a link around an article has no name. */}
            <Link href={to.rules(`${book.id}:${card.name}`)} className="gallery-look">
              <span className="hidden-text">{card.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
