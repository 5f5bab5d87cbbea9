/** The story of a game and where every die came to rest. */
import type { Event, HeroId } from '@tumblekeep/dungeon-fighter';
import { storyLines, storyOf } from '@tumblekeep/host';
import { inSlices } from './physics.ts';
import type { Tale } from './protocol.ts';
import type { Room } from './room.ts';

export async function taleOf({ sitting }: Room): Promise<Tale> {
  const { game, history } = sitting;
  const { heroes } = sitting.state.options;
  const events: Event[] = history.steps.flatMap(step => step.events);
  const story = storyOf(heroes, events);
  return {
    view: sitting.snapshot().view,
    lines: storyLines(game, story),
    heroes: [...story.heroes].map(([hero, tally]) => ({ hero, ...tally })),
    landings: await inSlices(landingsOf({ sitting })),
  };
}

/** Every recorded flight is simulated once more. */
function* landingsOf({ sitting }: Pick<Room, 'sitting'>): Generator<undefined, Tale['landings']> {
  const landings: Tale['landings'][number][] = [];
  for (const { n, evidence } of sitting.inputs) {
    if (evidence === undefined) continue;
    const flight = sitting.flightOf(n);
    const hero = sitting.history.throwAt(n)?.hero as HeroId;
    if (flight !== undefined) {
      const { at, hit } = flight.verdict;
      landings.push({ x: at[0], z: at[2], hit, hero });
    }
    yield;
  }
  return landings;
}
