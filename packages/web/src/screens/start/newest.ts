/** What the hall says of the games on this device. Loaded with the rules, when there is time. */
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import type { GamePage, News } from '@tumblekeep/page-kit/game-page.ts';
import { onlineWorker, pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import type { Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import { loadSavesParts, PAGES, pageOf } from '../../games.ts';
import { toldSave } from '../../told-saves.ts';
import { words } from '../../words/index.ts';

export interface Newest {
  /** Where it goes on. */
  readonly place: string;
  readonly party: string;
  readonly where: string;
}

export interface Shelf {
  /** The newest game that can go on. */
  readonly newest: Newest | undefined;
  /** Nothing was ever played here, as far as anybody knows. */
  readonly isEmpty: boolean;
}

export async function lookAtShelf(): Promise<Shelf> {
  const saves = await pageWorker().saves();
  return { newest: await newestOf(saves), isEmpty: saves.length === 0 };
}

/** What else is going on: tables elsewhere, whose server is asked, and whatever games have to tell. */
export const lookAround = async (): Promise<readonly News[]> =>
  (await Promise.all([tablesNews(), ...PAGES.map(newsOf)])).flat();

async function newestOf(saves: readonly Summary[]): Promise<Newest | undefined> {
  const save = saves.find(one => one.over === undefined && one.problem === undefined);
  const page = save && pageOf(save.game);
  if (save === undefined || page === undefined) return undefined;
  return { place: page.placesOf(save.id).play, ...toldSave(await loadSavesParts(), save) };
}

const MOST_TABLES = 3;

/** Games that go on elsewhere with somebody from here. */
async function tablesNews(): Promise<readonly News[]> {
  const turns = await onlineWorker()
    .turns(MOST_TABLES)
    .catch(() => []);
  return turns.map(({ known: { table, game, people }, isOurs }) => ({
    href: to.table(table),
    name: words.start.yourTable,
    hint: [isOurs && words.start.yourTurn, pageOf(game)?.name, people.join(', ')].filter(Boolean).join(' · '),
  }));
}

/** A game that has nothing to tell, or cannot, is passed over. */
const newsOf = async ({ news }: GamePage): Promise<readonly News[]> => {
  try {
    return (await (await news?.())?.default()) ?? [];
  } catch {
    return [];
  }
};
