/** The pages of all games, found by their folders; none is named here. */
import type { GamePage, Library, SavesPart } from '@tumblekeep/page-kit/game-page.ts';

const FOUND = import.meta.glob<{ readonly default: GamePage }>('../../games/*/page/index.ts', {
  eager: true,
});

export const PAGES: readonly GamePage[] = Object.values(FOUND)
  .map(module => module.default)
  .sort((a, b) => a.place - b.place);

export const pageOf = (game: string): GamePage | undefined => PAGES.find(({ id }) => id === game);

/** By the id of the game. */
export type Loaded<T> = ReadonlyMap<string, T>;

const loadAll = async <T>(load: (page: GamePage) => Promise<{ readonly default: T }>): Promise<Loaded<T>> =>
  new Map(await Promise.all(PAGES.map(async page => [page.id, (await load(page)).default] as const)));

export const loadSavesParts = (): Promise<Loaded<SavesPart>> => loadAll(page => page.saves());

export const loadLibraries = (): Promise<Loaded<Library>> => loadAll(page => page.library());
