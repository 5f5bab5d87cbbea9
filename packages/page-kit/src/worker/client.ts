/** The one worker of the page, started when it is first needed. */
import { type Remote, wrap } from 'comlink';
import type { OnlineCalls } from '../online/protocol.ts';
import type { PageWorker } from './protocol.ts';

let start: () => Worker = () => {
  throw new Error('the page has not said how its worker is started');
};
let worker: Remote<PageWorker> | undefined;

/** Said once, by the page that knows where the worker's file is. */
export const startWorkerBy = (how: () => Worker): void => {
  start = how;
};

export function pageWorker(): Remote<PageWorker> {
  worker ??= wrap<PageWorker>(start());
  return worker;
}

/** What the worker answers for one game. */
export const workerOf = <Calls extends object>(game: string): Remote<Calls> =>
  (pageWorker().games as unknown as Readonly<Record<string, Remote<Calls>>>)[game] as Remote<Calls>;

/** What the worker answers about tables elsewhere. */
export const onlineWorker = (): Remote<OnlineCalls> => pageWorker().online as unknown as Remote<OnlineCalls>;
