/** The rules of a game and the physics beside them, loaded when they are first needed. */
import { PhysicalTable } from '../../hosted/index.ts';
import { physicsEngine } from '../../hosted/physics.ts';
import type { DungeonFighter } from '../../rules/index.ts';

export interface FightParts {
  readonly game: DungeonFighter;
  readonly physics: () => Promise<PhysicalTable>;
}

export function partsOf(game: DungeonFighter): FightParts {
  let table: Promise<PhysicalTable> | undefined;
  return {
    game,
    physics: () => {
      table ??= physicsEngine().then(engine => new PhysicalTable(engine, game.edition));
      // A load that failed is tried again.
      table.catch(() => {
        table = undefined;
      });
      return table;
    },
  };
}
