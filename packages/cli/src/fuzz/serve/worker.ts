/** A page server in a thread of its own: what ends it ends the thread, and is noticed. */
import { parentPort, workerData } from 'node:worker_threads';
import { listen, makePageServer } from '@tumblekeep/server/page';

export interface ServerJob {
  readonly folder: string;
}

const { folder } = workerData as ServerJob;
parentPort?.postMessage(await listen(makePageServer(folder), '127.0.0.1', 0));
