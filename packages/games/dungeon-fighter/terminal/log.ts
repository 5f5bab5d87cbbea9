/** Logs of fights. */
import { type ReadLog, readAs } from '@tumblekeep/terminal-kit/store/read-log.ts';
import type { DungeonFighter } from '../rules/index.ts';
import { rulesIds, rulesOf } from './rule-sets.ts';

export const readFightLog = (path: string): ReadLog<DungeonFighter> => readAs(path, rulesOf, rulesIds());
