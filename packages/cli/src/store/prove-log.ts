/** Follows a log of any game as strictly as its game allows. */
import type { DieInTheDungeon } from '@tumblekeep/die-in-the-dungeon';
import type { DungeonFighter } from '@tumblekeep/dungeon-fighter';
import { PhysicalTable, type Proof, proveFight } from '@tumblekeep/host';
import { proveCrawl } from '@tumblekeep/host/crawl/prove';
import type { AnyGame, LogRefusal, Result } from '@tumblekeep/kernel';
import { type Engine, loadJolt } from '@tumblekeep/table';
import { rulesOf } from '../rule-sets.ts';
import type { ReadLog } from './read-log.ts';

let engine: Promise<Engine> | undefined;

const proveThrows = async (game: DungeonFighter, log: ReadLog['log']) => {
  engine ??= loadJolt();
  return proveFight(game, new PhysicalTable(await engine, game.edition), log);
};

export async function proveLog({ game, log }: ReadLog<AnyGame>): Promise<Result<Proof<unknown>, LogRefusal>> {
  const thrown = rulesOf(game.id);
  return thrown === undefined
    ? proveCrawl(game as unknown as DieInTheDungeon, log)
    : proveThrows(thrown, log);
}
