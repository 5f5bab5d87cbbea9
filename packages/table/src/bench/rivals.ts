/** Engines that the table is only compared with: nobody needs them to play, so they come when they are asked for. */
import type { Engine } from '../engine/port.ts';

export class MissingEngine extends Error {
  constructor(name: string) {
    super(`${name} is not installed; it is only for comparison: npm install --include=dev brings it`);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** What an import of an engine brings, or a word about how to get it. */
export async function orMissing<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isMissing(error)) throw new MissingEngine(name);
    throw error;
  }
}

export async function loadRapier(): Promise<Engine> {
  const { loadRapier: load } = await orMissing('rapier', () => import('../engine/rapier.ts'));
  return load();
}

export async function loadCannon(): Promise<Engine> {
  const { loadCannon: load } = await orMissing('cannon-es', () => import('../engine/cannon.ts'));
  return load();
}
