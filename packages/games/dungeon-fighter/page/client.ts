import { workerOf } from '@tumblekeep/page-kit/worker/client.ts';
import type { Remote } from 'comlink';
import { type FightWorker, GAME_ID } from './worker/protocol.ts';

export const fightWorker = (): Remote<FightWorker> => workerOf<FightWorker>(GAME_ID);
