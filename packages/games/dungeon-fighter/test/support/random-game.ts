/** Whole games with random answers, for rules that hold at every moment. */

import { pick, type Stream } from '@tumblekeep/kernel';
import { playRandomGame, type Visit } from '@tumblekeep/kernel/testing';
import { type Action, type DungeonFighter, type Event, RULE_SETS, type State } from '../../rules/index.ts';

/** Three throws of four are fair hits, so that games last long enough to see everything. */
function choose(random: Stream, actions: readonly Action[]): Action {
  if (actions[0]?.type !== 'land' || pick(random, [1, 2, 3, 4]) === 4) return pick(random, actions);
  const fair = actions.filter(
    action =>
      action.type === 'land' &&
      action.failed.length === 0 &&
      action.bounces === 2 &&
      !['hole', 'bones', 'outside'].includes(action.zone),
  );
  return pick(random, fair);
}

/** Games of every party size. */
export function playManyRandomly(visit: Visit<State, Event>, rules = 'second'): State[] {
  const game = RULE_SETS[rules] as DungeonFighter;
  const ends: State[] = [];
  for (let heroes = 2; heroes <= 6; heroes++)
    for (let i = 0; i < 4; i++)
      ends.push(playRandomGame(game, { heroes }, `random-${heroes}-${i}`, visit, choose));
  return ends;
}
