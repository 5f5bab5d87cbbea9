/** Everything that can be looked up under one rule set: words and cards from the content, clauses from the ledger. */
import { capital } from '@tumblekeep/kernel/english';
import type { BookEntry, Library, RuleBook } from '@tumblekeep/page-kit/game-page.ts';
import type { Item } from './search.ts';

async function clausesOf({ chapters }: Library, book: RuleBook): Promise<Item[]> {
  const ledger = (await book.ledger()).default;
  return ledger.flatMap(({ title, clauses }) => {
    const chapter = chapters[title] ?? title;
    return clauses.map(([id, text]) => ({
      key: id,
      id,
      title: '',
      kind: chapter,
      group: chapter,
      text,
      isClause: true,
      also: [],
    }));
  });
}

const itemOf = ({ id, title, kind, text, also, chapter, picture }: BookEntry, i: number): Item => ({
  key: `${i} ${id}`,
  id,
  title,
  kind: capital(kind),
  group: chapter ?? capital(kind),
  text: text.trim(),
  isClause: false,
  also,
  picture,
});

/** Words and cards, without the clauses. */
export const wordsOf = (book: RuleBook): readonly Item[] => book.entries().map(itemOf);

export const referenceOf = async (library: Library, book: RuleBook): Promise<readonly Item[]> => [
  ...(await clausesOf(library, book)),
  ...wordsOf(book),
];

/** The libraries of all games, the usual one first. */
export class Shelves {
  readonly libraries: readonly Library[];
  readonly #made = new Map<string, Promise<readonly Item[]>>();

  constructor(libraries: readonly Library[]) {
    this.libraries = libraries;
  }

  get usual(): string {
    return this.libraries[0]?.books[0]?.id ?? '';
  }

  libraryOf(rules: string): Library | undefined {
    return this.libraries.find(({ books }) => books.some(({ id }) => id === rules));
  }

  reference(rules: string): Promise<readonly Item[]> {
    const known = this.#made.get(rules);
    if (known !== undefined) return known;
    const library = this.libraryOf(rules);
    const book = library?.books.find(({ id }) => id === rules);
    const items = library && book ? referenceOf(library, book) : Promise.resolve([]);
    this.#made.set(rules, items);
    return items;
  }

  isClauseId(word: string): boolean {
    return this.#rulesOfClause(word) !== undefined;
  }

  /** The rule set that an address means: `first:rabid` names it, a clause id shows it. */
  readWord(address: string): { readonly rules?: string; readonly query: string } {
    const word = decoded(address);
    const [, named, query] = /^([a-z-]+):(.*)$/s.exec(word) ?? [];
    if (named !== undefined && this.libraryOf(named) !== undefined)
      return { rules: named, query: query ?? '' };
    const rules = this.#rulesOfClause(word);
    return rules === undefined ? { query: word } : { rules, query: word };
  }

  /** Clauses begin with the sign of their ledger. */
  #rulesOfClause(word: string): string | undefined {
    const books = this.libraries.flatMap(library => library.books);
    return books.find(({ sign }) => sign.test(word))?.id;
  }
}

/** Addresses come with some signs still encoded; somebody may type a lone `%`. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
