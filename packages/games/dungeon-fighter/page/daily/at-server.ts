/** The attempts of this device at dungeons of a day that a server judges. */
import type { KnownTable } from '@tumblekeep/page-kit/online/memory.ts';
import { onlineWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { FORMS, type Form } from '../../hosted/index.ts';
import { GAME_ID } from '../worker/protocol.ts';

export interface AtServer {
  readonly day: string;
  readonly form: Form;
  readonly table: string;
  readonly phase: KnownTable['phase'];
}

/** The newest first. */
export const attemptsAtServer = async (): Promise<readonly AtServer[]> =>
  (await onlineWorker().mine()).flatMap(({ attempt, table, phase }) => {
    const form = FORMS.find(one => one === attempt?.form);
    return attempt?.game === GAME_ID && form !== undefined ? [{ day: attempt.day, form, table, phase }] : [];
  });
