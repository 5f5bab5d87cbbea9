/** The worker's side of the protocol: one request about saved games after another, whatever game they are of. */
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { tableOf } from '../online/address.ts';
import { makeOnline } from '../online/calls.ts';
import { sayOnPage } from '../sentences.ts';
import { listSaves, removeSave } from '../storage/saves.ts';
import { checkLog } from './check.ts';
import { exportSave, importSave, isClaimed } from './exchange.ts';
import { summaryOf } from './list.ts';
import { Parts, type WorkerPart } from './part.ts';
import type { ExportedGame, PageWorker } from './protocol.ts';
import { inFull, type Kept, makeQueue } from './rooms.ts';

const textOf = (file: Result<ExportedGame, Refusal>): Result<string, Refusal> =>
  file.ok ? ok(file.value.text) : file;

/** `page` is the address at which the page was loaded: its server is asked for tables elsewhere. */
export function makePageWorker(games: readonly WorkerPart[], page: string): PageWorker {
  const inTurn = makeQueue();
  const parts = new Parts(games);
  const online = makeOnline(page, parts);
  const opened = games.map(game => ({ id: game.id, ...game.open(inTurn, online) }));
  const keptOf = (id: string): Kept | undefined => {
    for (const one of opened) {
      const kept = one.keptOf(id);
      if (kept !== undefined) return kept;
    }
    return undefined;
  };
  return {
    async saves() {
      const saves = await inTurn(async () => {
        const listed = await listSaves();
        return listed.ok ? ok(await Promise.all(listed.value.map(save => summaryOf(parts, save)))) : listed;
      });
      if (!saves.ok) throw new Error(sayOnPage(saves.error));
      return saves.value.sort((a, b) => b.updated - a.updated);
    },
    isClaimed: id => inTurn(() => isClaimed(parts, id)),
    remove: id =>
      inTurn(async () => {
        for (const one of opened) one.forget(id);
        const removed = await removeSave(id);
        if (!removed.ok) throw new Error(sayOnPage(removed.error));
      }),
    export: id => inTurn(async () => inFull(await exportSave(parts, id, keptOf(id)), sayOnPage)),
    import: text => inTurn(() => importSave(parts, text)),
    async check(id) {
      const table = tableOf(id);
      const text =
        table === undefined
          ? await inTurn(async () => textOf(await exportSave(parts, id, keptOf(id))))
          : await online.logOf(table);
      if (!text.ok) return inFull(text, sayOnPage);
      return checkLog(parts, text.value, table === undefined ? undefined : await online.seedHashOf(table));
    },
    online: online.calls,
    games: Object.fromEntries(opened.map(({ id, calls }) => [id, calls])),
  };
}
