/** The newest game that can go on, as one line for the hall. Loaded with the rules, when there is time. */
import { to } from '../../app/routes.ts';
import { toldSave } from '../../app/save-text.ts';
import { gameWorker } from '../../worker/client.ts';
import { isCrawl } from '../../worker/protocol.ts';

export interface Newest {
  /** Where it goes on. */
  readonly place: string;
  readonly party: string;
  readonly where: string;
}

export async function newestGame(): Promise<Newest | undefined> {
  const saves = await gameWorker().saves();
  const save = saves.find(one => one.over === undefined && one.problem === undefined);
  return save && { place: isCrawl(save) ? to.crawlPlay(save.id) : to.play(save.id), ...toldSave(save) };
}
