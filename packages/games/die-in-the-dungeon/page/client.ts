import { workerOf } from '@tumblekeep/page-kit/worker/client.ts';
import type { Remote } from 'comlink';
import { type CrawlWorker, GAME_ID } from './worker/protocol.ts';

export const crawlWorker = (): Remote<CrawlWorker> => workerOf<CrawlWorker>(GAME_ID);
