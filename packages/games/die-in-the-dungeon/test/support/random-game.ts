/** Whole games with random answers, for rules that hold at every moment. */

import { playRandomGame, type Visit } from '@tumblekeep/kernel/testing';
import { CONTENT, type Event, makeGame, type State } from '../../rules/index.ts';

const game = makeGame(CONTENT);

export const playRandomly = (options: unknown, seed: string, visit: Visit<State, Event>): State =>
  playRandomGame(game, options, seed, visit);

/** Games on every map with every creature. */
export function playManyRandomly(times: number, visit: Visit<State, Event>): State[] {
  const ids = CONTENT.tables.creatures.map(({ id }) => id);
  return CONTENT.tables.maps.flatMap(({ id: map, players }) =>
    ids.flatMap((_, i) =>
      Array.from({ length: times }, (_, n) => {
        const seats = Array.from({ length: players }, (_, seat) => ids[(i + seat) % ids.length]);
        return playRandomly({ map, players: seats }, `${map} ${i} ${n}`, visit);
      }),
    ),
  );
}
