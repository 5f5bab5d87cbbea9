import * as crawl from '@tumblekeep/die-in-the-dungeon/scenario';
import * as fight from '@tumblekeep/dungeon-fighter/scenario';
import type { Faulty, Path, Place, Runnable } from '@tumblekeep/kernel/scenario';
import { DIE_IN_THE_DUNGEON } from '../games.ts';

/** Scenarios of all games may stand in one file; each names its rules. */
export function makeReady(value: unknown, placeOf: (path: Path) => Place): Runnable | Faulty {
  const { rules } = (value ?? {}) as { readonly rules?: unknown };
  return rules === DIE_IN_THE_DUNGEON ? crawl.makeReady(value, placeOf) : fight.makeReady(value, placeOf);
}
