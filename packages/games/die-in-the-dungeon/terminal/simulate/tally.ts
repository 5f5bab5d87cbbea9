/** What is counted over many games. Whole numbers only, so that tallies add up in any order. */
import type { PlayedCrawl } from '../../bots/index.ts';
import {
  CHANGING,
  type Content,
  type Dice,
  type Event,
  HEALTH,
  type MapId,
  TIME,
  type TileId,
} from '../../rules/index.ts';
import { printDice } from '../names.ts';

export interface Score {
  games: number;
  wins: number;
}

export interface CrawlTally extends Score {
  turns: number;
  actions: number;
  /** What winners had left. */
  healthLeft: number;
  timeLeft: number;
  losses: Record<string, number>;
  lostInTurn: Record<string, number>;
  creatures: Record<string, Score>;
  maps: Record<string, Score>;
  /** By map and creature: `cellar diemon`. */
  pairs: Record<string, Score>;
  /** By map and why: `cellar health`. */
  mapLosses: Record<string, number>;
  assignments: Record<string, Score>;
  /** With two players, by who begins. */
  seats: Record<string, Score>;
  /** By track and die: `might d12`. */
  slots: Record<string, Score>;
  tiles: Record<TileId, { met: number; fatal: number }>;
  abilities: Record<string, number>;
}

export const makeCrawlTally = (): CrawlTally => ({
  games: 0,
  wins: 0,
  turns: 0,
  actions: 0,
  healthLeft: 0,
  timeLeft: 0,
  losses: {},
  lostInTurn: {},
  creatures: {},
  maps: {},
  pairs: {},
  mapLosses: {},
  assignments: {},
  seats: {},
  slots: {},
  tiles: {},
  abilities: {},
});

type Numbers = { [key: string]: number | Numbers };

/** Adds the numbers of one tally to another, at any depth. */
export function addCrawlTally(to: CrawlTally, from: CrawlTally): void {
  const add = (target: Numbers, source: Numbers): void => {
    for (const [key, value] of Object.entries(source))
      if (typeof value === 'number') target[key] = ((target[key] as number | undefined) ?? 0) + value;
      else {
        target[key] ??= {};
        add(target[key] as Numbers, value);
      }
  };
  add(to as unknown as Numbers, from as unknown as Numbers);
}

const bump = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

function score(table: Record<string, Score>, key: string, won: boolean): void {
  table[key] ??= { games: 0, wins: 0 };
  const row = table[key];
  row.games++;
  if (won) row.wins++;
}

/** Counts what happens to the first player; one for any number of games, each ended by `end`. */
export function makeCrawlRecorder(content: Content, tally: CrawlTally) {
  let tile = '';
  const at = (id: TileId) => {
    tally.tiles[id] ??= { met: 0, fatal: 0 };
    return tally.tiles[id];
  };
  return {
    sink(event: Event): void {
      if (event.type === 'turned') {
        tile = event.tile;
        at(tile).met++;
      } else if (event.type === 'used') bump(tally.abilities, event.ability);
      else if (event.type === 'explored') tile = '';
    },
    end(map: MapId, creature: string, dice: Dice, { state, outcome, actions }: PlayedCrawl): void {
      const won = outcome.winner === creature;
      const [self] = state.creatures;
      tally.games++;
      tally.turns += outcome.turns;
      tally.actions += actions;
      for (const [table, key] of [
        [tally.creatures, creature],
        [tally.maps, map],
        [tally.pairs, `${map} ${creature}`],
        [tally.assignments, printDice(dice)],
        ...CHANGING.map(track => [tally.slots, `${track} d${dice[track]}`] as const),
      ] as const)
        score(table, key, won);
      if (state.creatures.length > 1)
        score(tally.seats, state.options.first === creature ? 'first' : 'second', won);
      if (won) {
        tally.wins++;
        tally.healthLeft += self?.values[HEALTH] ?? 0;
        tally.timeLeft += self?.values[TIME] ?? 0;
      } else {
        bump(tally.losses, outcome.why);
        bump(tally.mapLosses, `${map} ${outcome.why}`);
        bump(tally.lostInTurn, String(outcome.turns));
        if (content.tile.has(tile)) at(tile).fatal++;
      }
      tile = '';
    },
  };
}
