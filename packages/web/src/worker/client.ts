/** The one worker of the page, started when it is first needed. */
import { type Remote, wrap } from 'comlink';
import type { GameWorker } from './protocol.ts';

let worker: Remote<GameWorker> | undefined;

export function gameWorker(): Remote<GameWorker> {
  worker ??= wrap<GameWorker>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'game' }),
  );
  return worker;
}
