import { expose } from 'comlink';
import { makeGameWorker } from './game-worker.ts';

expose(makeGameWorker());
