/** What the hall says of the games on this device. Loaded with the rules, when there is time. */
import { pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import type { Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import { loadSavesParts, pageOf } from '../../games.ts';
import { toldSave } from '../../told-saves.ts';

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

async function newestOf(saves: readonly Summary[]): Promise<Newest | undefined> {
  const save = saves.find(one => one.over === undefined && one.problem === undefined);
  const page = save && pageOf(save.game);
  if (save === undefined || page === undefined) return undefined;
  return { place: page.placesOf(save.id).play, ...toldSave(await loadSavesParts(), save) };
}
