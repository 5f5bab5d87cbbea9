/** Every game there is, one line each; loaded when somebody asks. */
import type { GameFolder } from '@tumblekeep/host';

export const GAMES: readonly (() => Promise<{ readonly default: GameFolder }>)[] = [
  () => import('./dungeon-fighter/game.ts'),
  () => import('./die-in-the-dungeon/game.ts'),
];

export const loadGames = async (): Promise<readonly GameFolder[]> =>
  (await Promise.all(GAMES.map(load => load()))).map(module => module.default);
