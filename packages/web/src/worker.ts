import { makePageWorker } from '@tumblekeep/page-kit/worker/page-worker.ts';
import { expose } from 'comlink';
import { WORKER_PARTS } from './worker-parts.ts';

expose(makePageWorker(WORKER_PARTS, location.origin));
