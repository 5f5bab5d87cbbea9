import type { Faulty, Path, Place, Runnable } from '@tumblekeep/kernel/scenario';
import { folderOf, type Games, ruleSetOf } from '../games.ts';

/** Scenarios of all games may stand in one file; each names its rules. Without any, they are of the usual game. */
export const readyMaker =
  (games: Games) =>
  (value: unknown, placeOf: (path: Path) => Place): Runnable | Faulty => {
    const { rules } = (value ?? {}) as { readonly rules?: unknown };
    const named = typeof rules === 'string' ? ruleSetOf(games, rules)?.folder : undefined;
    return (named ?? folderOf(games, undefined)).scenarios.makeReady(value, placeOf);
  };
