/** The end of the game in words. */
import { count } from '@tumblekeep/kernel/english';
import type { Content } from '../rules/content.ts';
import type { Outcome } from '../rules/outcome.ts';
import { lossText } from './events.ts';
import { creatureName } from './names.ts';

/** Who won and why, then how far everybody came. */
export function outcomeText(content: Content, outcome: Outcome): string[] {
  const { winner, why, turns, points, epicParties } = outcome;
  const creatures = Object.keys(points);
  const first =
    winner === null
      ? `Defeat: ${lossText(why === 'goal' ? 'conceded' : why)}.`
      : why === 'goal'
        ? `${creatureName(content, winner)} wins: the goal is reached in ${count(turns, 'turn')}.`
        : `${creatureName(content, winner)} wins, for the other one is out: ${lossText(why)}.`;
  const rows = creatures.map(
    id =>
      `${creatureName(content, id)}: ${count(points[id] as number, 'Victory Point')}, ${count(epicParties[id] as number, { one: 'Epic Party', many: 'Epic Parties' })} defeated.`,
  );
  return [first, ...rows];
}
