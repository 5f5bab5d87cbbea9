/** The records of this device. */
import { dayOf } from '@tumblekeep/host';
import { makeRecordsStore } from '@tumblekeep/page-kit/records/store.ts';
import type { Flight, Step } from '../../hosted/index.ts';
import { GAME_ID } from '../worker/protocol.ts';
import { doneByThrow, doneInStep } from './done.ts';

export const useRecords = makeRecordsStore(GAME_ID);

const today = (): string => dayOf(Date.now());

/** Hits in a row, since the page was opened. */
let streak = 0;

export function recordThrow(flight: Flight): void {
  streak = flight.verdict.hit ? streak + 1 : 0;
  useRecords.getState().add(doneByThrow(flight, streak), today());
}

export function recordStep(rules: string, step: Pick<Step, 'events' | 'snapshot'>): void {
  const { seen = {}, most = {}, ...rest } = doneInStep(rules, step);
  const isNothing = Object.values(seen).every(list => list.length === 0) && Object.keys(most).length === 0;
  if (!isNothing) useRecords.getState().add({ seen, most, ...rest }, today());
}
