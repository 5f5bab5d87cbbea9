/** How the games are played at a terminal, as far as they bring it along. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameFolder } from '@tumblekeep/host';
import type { TerminalPart } from '@tumblekeep/terminal-kit/part.ts';
import type { Games } from './games.ts';

export type Parts = ReadonlyMap<GameFolder, TerminalPart>;

async function partOf(folder: GameFolder): Promise<TerminalPart> {
  const url = new URL('terminal/index.ts', folder.url);
  if (!existsSync(fileURLToPath(url))) return {};
  return ((await import(url.href)) as { readonly default: TerminalPart }).default;
}

export const loadParts = async (games: Games): Promise<Parts> =>
  new Map(await Promise.all(games.map(async folder => [folder, await partOf(folder)] as const)));
