/** Which requirements come together most often when sensible players play. */
import { type DungeonFighter, THROWS, type Throw } from '../../rules/index.ts';
import { playGame } from '../play-game.ts';
import { sensiblePlayer } from '../sensible/index.ts';
import { keyOf } from '../skill/sets.ts';

/** How often each pair was part of what a throw had to fulfil. */
export function countPairs(game: DungeonFighter, games: number, seed: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (demanded: readonly Throw[]): void => {
    const throws = THROWS.filter(name => demanded.includes(name));
    for (const [i, one] of throws.entries())
      for (const other of throws.slice(i + 1)) {
        const key = keyOf([one, other]);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  };
  const hooks = {
    onAction: (state: Parameters<DungeonFighter['legal']>[0], { type }: { readonly type: string }) => {
      if (type === 'land') count(state.combat?.throw?.requirements ?? []);
    },
  };
  for (let i = 0; i < games; i++)
    playGame(game, { heroes: 3 }, `${seed}/${i}`, sensiblePlayer, 'average', hooks);
  return counts;
}
