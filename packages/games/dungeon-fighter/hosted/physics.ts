/** The physical table of a rule set, loaded when somebody asks for it. */

import { type Engine, loadJolt } from '@tumblekeep/table';
import type { DungeonFighter } from '../rules/index.ts';
import { PhysicalTable } from './flight.ts';
import type { Physics } from './throwing.ts';

let engine: Promise<Engine> | undefined;

/** Loaded once, when it is first needed; a load that failed is tried again. */
export function physicsEngine(): Promise<Engine> {
  engine ??= loadJolt().catch(error => {
    engine = undefined;
    throw error;
  });
  return engine;
}

export const physicsOf = ({ edition }: DungeonFighter): Physics => {
  let table: PhysicalTable | undefined;
  return async () => {
    table ??= new PhysicalTable(await physicsEngine(), edition);
    return table;
  };
};
