import { parentPort } from 'node:worker_threads';
import { loadJolt } from '@tumblekeep/table';
import { goldenThrows } from '@tumblekeep/table/bench';
import { GOLDEN_PER_KIND } from './fixtures.ts';

parentPort?.postMessage(goldenThrows(await loadJolt(), GOLDEN_PER_KIND));
