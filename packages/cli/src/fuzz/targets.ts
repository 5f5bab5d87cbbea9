/** Everything that can be fuzzed, by rule set. */
import { dieInTheDungeonTarget } from './die-in-the-dungeon.ts';
import { dungeonFighterTargets } from './dungeon-fighter.ts';
import type { FuzzTarget } from './target.ts';

export function fuzzTarget(rules: string): FuzzTarget<unknown, unknown> {
  const targets = dungeonFighterTargets();
  return (targets[rules] ?? dieInTheDungeonTarget()) as FuzzTarget<unknown, unknown>;
}
