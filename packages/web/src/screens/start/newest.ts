/** The newest game that can go on, as one line for the hall. Loaded with the rules, when there is time. */
import { toldSave } from '../../app/save-text.ts';
import { gameWorker } from '../../worker/client.ts';

export interface Newest {
  readonly id: string;
  readonly party: string;
  readonly where: string;
}

export async function newestGame(): Promise<Newest | undefined> {
  const saves = await gameWorker().saves();
  const save = saves.find(one => one.over === undefined && one.problem === undefined);
  return save && { id: save.id, ...toldSave(save) };
}
