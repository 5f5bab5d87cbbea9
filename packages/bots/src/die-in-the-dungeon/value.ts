/** The chance to win, estimated at the beginning of a turn from what lies on the table. */
import {
  ABILITY,
  AGILITY,
  type Content,
  type CreatureState,
  HEALTH,
  isEpic,
  type LaidMap,
  MAGIC,
  MIGHT,
  mapOf,
  SIDES,
  type State,
  TIME,
  type Tile,
  type TileId,
} from '@tumblekeep/die-in-the-dungeon';
import { wayToGoal } from './way.ts';
import { WEIGHTS } from './weights.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const between = (value: number, low: number, high: number): number =>
  Math.max(0, Math.min(value, high) - low);

/** How hard the heroes of a tile are. */
const hardness = ({ heads = [], level = 1 }: Tile): number =>
  heads.reduce((all, head) => all + (head === '?' ? 0.8 : isEpic(head) ? 2.5 : 1) * (0.5 + level / 2), 0);

interface Danger {
  /** Of a path tile and of an Epic Party, on average. */
  readonly tile: number;
  readonly goal: number;
}

const DANGERS = new WeakMap<LaidMap, Danger>();

/** What may lie on the cells of a map, as everybody can know. */
function dangerOf(content: Content, laid: LaidMap): Danger {
  const known = DANGERS.get(laid);
  if (known !== undefined) return known;
  const mean = (ids: readonly TileId[]): number =>
    sum(ids.map(id => hardness(content.tile.get(id) as Tile))) / Math.max(1, ids.length);
  const onCells = (isWanted: (back: string) => boolean): number => {
    const cells = laid.cells.filter(({ back }) => isWanted(back));
    const all = cells.map(({ back, tile }) =>
      mean(tile === undefined ? (laid.stacks.get(back) ?? []) : [tile]),
    );
    return sum(all) / Math.max(1, all.length);
  };
  const danger = {
    tile: onCells(back => back !== 'start' && back !== 'blank' && back !== 'epic-party'),
    goal: onCells(back => back === 'epic-party'),
  };
  DANGERS.set(laid, danger);
  return danger;
}

export const FEATURES = [
  'always',
  'health up to 2',
  'health up to 4',
  'health up to 8',
  'health above',
  'health die',
  'stat points',
  'weak stats',
  'stat dice',
  'largest stat die',
  'time missing',
  'spare time up to 3',
  'spare time up to 7',
  'spare time above',
  'minions',
  'ability',
  'pips',
  'cards',
  'tokens',
  'tiles to go',
  'goals to go',
  'danger of tiles',
  'danger of goals',
] as const;

/** What is looked at, in the order of `FEATURES`. */
export function featuresOf(content: Content, state: State, seat: number): number[] {
  const laid = mapOf(content, state.options.map) as LaidMap;
  const creature = state.creatures[seat] as CreatureState;
  const { values, dice } = creature;
  const stats = [values[MIGHT], values[AGILITY], values[MAGIC]] as number[];
  const statDice = [dice[MIGHT], dice[AGILITY], dice[MAGIC]] as number[];
  const health = values[HEALTH] as number;
  const { tiles, goals } = wayToGoal(laid, state, seat);
  const spare = (values[TIME] as number) - tiles;
  const danger = dangerOf(content, laid);
  return [
    1,
    between(health, 0, 2),
    between(health, 2, 4),
    between(health, 4, 8),
    between(health, 8, 20),
    (dice[HEALTH] as number) / 4,
    sum(stats),
    stats.filter(points => points <= 2).length,
    sum(statDice) / 4,
    Math.max(...statDice) / 4,
    Math.max(0, -spare),
    between(spare, 0, 3),
    between(spare, 3, 7),
    between(spare, 7, 20),
    sum(creature.minions.map((count, rung) => (count * ((SIDES[rung] as number) + 1)) / 2)),
    values[ABILITY] as number,
    sum(creature.pips),
    creature.cards.length,
    sum(creature.tokens),
    tiles,
    goals,
    (tiles - goals) * danger.tile,
    goals * danger.goal,
  ];
}

function scoreOf(content: Content, state: State, seat: number): number {
  const features = featuresOf(content, state, seat);
  let score = 0;
  for (let i = 0; i < features.length; i++) score += (features[i] as number) * (WEIGHTS[i] as number);
  return score;
}

export const chanceAt = (score: number): number => 1 / (1 + Math.exp(-score));

/** With two players the one who is further ahead wins. */
export function winChance(content: Content, state: State, seat: number): number {
  const { result, creatures } = state;
  if (result !== null) return result.winner === creatures[seat]?.creature ? 1 : 0;
  const own = scoreOf(content, state, seat);
  const other = creatures.findIndex((_, i) => i !== seat);
  return chanceAt(other < 0 ? own : own - scoreOf(content, state, other));
}
