/** Build-your-own: a dungeon from a seed and a difficulty, always the same one (DIE-DESIGN-40). */
import { makeStream, nextInt, pick, type Stream, shuffle } from '@tumblekeep/kernel';
import type { DungeonMap, MapCell, Tile } from '../cards.ts';
import { START_MINION, TOKEN_SUPPLY } from '../constants.ts';
import { isInGame, NEIGHBOURS } from '../dungeon.ts';
import { BACKS, type Back, type Die, dieOf, TOKENS, type Token } from '../vocabulary.ts';
import { Plan, type Site, type Way } from './plan.ts';
import { type OwnMap, ownMapId } from './wishes.ts';

/** How far an Epic Party is from where its corridor begins, by how many there are; at most 12 tiles in all (DIE-DESIGN-36). */
const FARTHEST = [6, 5, 4, 3];
const NEAREST = 2;
/** Corridors that could not be dug are tried again, shorter at last. */
const TRIES = 24;
const MORE_TILES = 6;
const MORE_PASSAGES = 3;
const TOKENS_BESIDE_PARTIES = 3;

function availableTiles(
  tiles: readonly Tile[],
  without: NonNullable<DungeonMap['without']>,
): Map<Back, number> {
  const counts = new Map<Back, number>(BACKS.map(back => [back, 0]));
  for (const tile of tiles)
    if (isInGame({ without }, tile)) counts.set(tile.back, (counts.get(tile.back) as number) + tile.copies);
  return counts;
}

const isFree = (plan: Plan, { x, y }: Site, [, , right, down]: Way): boolean =>
  plan.at(x + right, y + down) === undefined;

/** A corridor from the Start tile or a path, with an Epic Party at its end. */
function digCorridor(plan: Plan, random: Stream, length: number): boolean {
  const trial = plan.copy();
  let from = pick(
    random,
    trial.sites.filter(({ kind }) => kind !== 'epic-party'),
  );
  for (let step = 1; step <= length; step++) {
    const here = from;
    const ways = NEIGHBOURS.filter(way => isFree(trial, here, way));
    if (ways.length === 0) return false;
    const way = pick(random, ways);
    if (!trial.dig(here, way, step === length ? 'epic-party' : 'path')) return false;
    from = trial.at(here.x + way[2], here.y + way[3]) as Site;
  }
  plan.take(trial);
  return true;
}

/** Straight ahead from the Start tile in a direction of its own: always possible. */
function digStraight(plan: Plan, index: number): void {
  const way = NEIGHBOURS[index] as Way;
  for (let step = 1; step <= NEAREST; step++)
    plan.dig(
      plan.at((step - 1) * way[2], (step - 1) * way[3]) as Site,
      way,
      step === NEAREST ? 'epic-party' : 'path',
    );
}

function digParties(available: ReadonlyMap<Back, number>, random: Stream, parties: number): Plan {
  const begin = (): Plan => new Plan(available, [{ x: 0, y: 0, kind: 'start', passages: 0 }]);
  const farthest = FARTHEST[parties - 1] as number;
  for (let tries = 0; tries < TRIES; tries++) {
    const plan = begin();
    let dug = 0;
    while (dug < parties && digCorridor(plan, random, farthest - nextInt(random, farthest - NEAREST))) dug++;
    if (dug === parties) return plan;
  }
  const plan = begin();
  for (let i = 0; i < parties; i++) digStraight(plan, i);
  return plan;
}

/** Side rooms and loops, wherever tiles are left for them. */
function widen(plan: Plan, random: Stream): void {
  const grow = (times: number, isWanted: (site: Site, way: Way) => boolean): void => {
    for (let i = 0; i < times; i++) {
      const places = plan.sites.flatMap(site =>
        site.kind === 'epic-party'
          ? []
          : NEIGHBOURS.filter(way => isWanted(site, way)).map(way => [site, way] as const),
      );
      shuffle(random, places).some(([site, way]) => plan.dig(site, way, 'path'));
    }
  };
  grow(MORE_TILES + nextInt(random, 3), (site, way) => isFree(plan, site, way));
  grow(MORE_PASSAGES, (site, [out, , right, down]) => {
    const there = plan.at(site.x + right, site.y + down);
    return there?.kind === 'path' && (site.passages & out) === 0;
  });
}

/** DieMinions and Stat Tokens, dead ends first; what every creature begins with is not among them. */
function furnish(cells: MapCell[], random: Stream, count: number): MapCell[] {
  const supply = TOKENS.flatMap(token => {
    const own: Die = dieOf(START_MINION);
    return Array<Token>(TOKEN_SUPPLY[token] - (token === own ? 1 : 0)).fill(token);
  });
  const tokens = shuffle(random, supply).slice(0, count);
  const places = shuffle(
    random,
    cells.filter(({ back }) => back !== 'start' && back !== 'epic-party'),
  ).sort((a, b) => Number(b.back === 'dead-end') - Number(a.back === 'dead-end'));
  return cells.map(cell => {
    const token = tokens[places.indexOf(cell)];
    return token === undefined ? cell : { ...cell, tokens: [token] };
  });
}

export function generateMap(wishes: OwnMap, tiles: readonly Tile[]): DungeonMap {
  const { parties, level, number, seed } = wishes;
  const id = ownMapId(wishes);
  const without = { aboveLevel: level, aboveNumber: number };
  const random = makeStream(id, 'dungeon');
  const plan = digParties(availableTiles(tiles, without), random, parties);
  widen(plan, random);
  const cells = furnish(plan.cells(), random, TOKENS_BESIDE_PARTIES + parties);
  return {
    id,
    name: `Dungeon ${seed}`,
    flavour: 'You ordered it. No returns.',
    source: 'ours',
    players: 1,
    difficulty: parties + level - 1,
    starts: cells.flatMap(({ at, back }) => (back === 'start' ? [at] : [])),
    win: { epicParties: parties },
    without,
    text: `Defeat ${parties === 1 ? 'the Epic Party' : `all ${parties} Epic Parties`}. Heroes are of level ${level} at most, other tiles of number ${number} at most.`,
    cells,
  };
}
