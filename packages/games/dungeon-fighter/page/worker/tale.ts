/** The story of a game and where every die came to rest. */

import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { breathe } from '@tumblekeep/page-kit/worker/slices.ts';
import { type History, type Square, squaresOf, storyLines, storyOf } from '../../hosted/index.ts';
import type { HeroId } from '../../rules/index.ts';
import type { Tale } from './protocol.ts';
import type { FightTeller } from './teller.ts';

export async function taleOf(teller: FightTeller): Promise<Result<Tale, Refusal>> {
  const history = teller.history();
  const snapshot = teller.snapshot();
  if (!history.ok) return history;
  if (!snapshot.ok) return snapshot;
  const { heroes } = teller.room.card;
  const story = storyOf(
    heroes,
    history.value.steps.flatMap(step => step.events),
  );
  return ok({
    view: snapshot.value.view,
    lines: storyLines(teller.parts.game, story),
    heroes: [...story.heroes].map(([hero, tally]) => ({ hero, ...tally })),
    landings: await landingsOf(teller, history.value),
  });
}

export function squaresIn(teller: FightTeller): Result<readonly Square[], Refusal> {
  const history = teller.history();
  return history.ok ? ok(squaresOf(history.value.steps.flatMap(step => step.events))) : history;
}

/** Every recorded flight is simulated once more. */
async function landingsOf(teller: FightTeller, history: History): Promise<Tale['landings']> {
  const landings: Tale['landings'][number][] = [];
  for (let n = 1; n < history.steps.length; n++) {
    const flight = await teller.flightAt(history, n);
    if (flight === undefined) continue;
    const { at, hit } = flight.verdict;
    landings.push({ x: at[0], z: at[2], hit, hero: history.throwAt(n)?.hero as HeroId });
    await breathe();
  }
  return landings;
}
