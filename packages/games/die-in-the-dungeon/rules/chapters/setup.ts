/** SETUP: from options and a seed to the first turn. */
import {
  fail,
  makeStream,
  ok,
  pick,
  quoted,
  type Refusal,
  type Result,
  type Sink,
  type Stream,
  shuffle,
} from '@tumblekeep/kernel';
import type { DungeonMap } from '../cards.ts';
import { ABILITY_DIE, FREE_DICE, START_ABILITY, START_MINION, TIME_DIE, TOKEN_SUPPLY } from '../constants.ts';
import { type Content, mapOf } from '../content.ts';
import type { LaidMap } from '../dungeon.ts';
import type { Event } from '../event.ts';
import { easierMapId, easierNumbers, HIGHEST_NUMBER } from '../generate/easier.ts';
import { refuse } from '../refusals.ts';
import {
  type CreatureState,
  type Dice,
  EXPLORED,
  HIDDEN,
  type Options,
  type PlayerOptions,
  type State,
} from '../state.ts';
import {
  type Back,
  CHANGING,
  type CreatureId,
  DICE,
  isMinion,
  type MapId,
  rungOf,
  SIDES,
  type TileId,
  TRACKS,
} from '../vocabulary.ts';

export const RULES_ID = 'die-in-the-dungeon';
const DEFAULT_MAP = 'training';

/** What a player may leave open; the rest is drawn at random or takes its default. */
export interface Wishes {
  readonly map?: MapId;
  /** The highest number of tiles without heroes, for an easier game on a map of the guide. */
  readonly highest?: number;
  readonly players?: readonly (CreatureId | { readonly creature: CreatureId; readonly dice?: Dice })[];
  readonly first?: CreatureId;
}

interface PlayerWish {
  readonly creature: CreatureId;
  readonly dice: Dice | undefined;
}

interface ReadWishes {
  readonly map: LaidMap;
  readonly players: readonly PlayerWish[];
  readonly first: CreatureId | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** DIE-SETUP-07: each of the four dice in one of the four slots. */
function isAssignment(value: unknown): value is Dice {
  if (!isRecord(value) || Object.keys(value).length !== CHANGING.length) return false;
  const dice = CHANGING.map(track => value[track]);
  return FREE_DICE.every(sides => dice.includes(sides));
}

function readPlayer(content: Content, value: unknown): Result<PlayerWish, Refusal> {
  const { creature, dice, ...rest } = isRecord(value) ? value : { creature: value, dice: undefined };
  const stray = Object.keys(rest)[0];
  if (stray !== undefined) return fail(refuse('options', 'unknown-player-option', { option: quoted(stray) }));
  if (typeof creature !== 'string' || !content.creature.has(creature))
    return fail(
      refuse('options', 'unknown-creature', {
        creature: quoted(creature),
        known: [...content.creature.keys()],
      }),
    );
  if (dice !== undefined && !isAssignment(dice)) return fail(refuse('options', 'dice-for-tracks'));
  return ok({ creature, dice });
}

/** DIE-SETUP-24: the map without the tiles above a number, or the map itself where there are none. */
function withoutHighest(content: Content, { map }: LaidMap, highest: unknown): Result<LaidMap, Refusal> {
  const { tiles } = content.tables;
  const whole = content.map.get(map.id);
  if (whole === undefined) return fail(refuse('options', 'highest-of-guide-only', { map: map.id }));
  if (typeof highest !== 'number' || !Number.isInteger(highest) || highest < 1 || highest > HIGHEST_NUMBER)
    return fail(refuse('options', 'highest-is-a-number', { most: HIGHEST_NUMBER }));
  const numbers = easierNumbers(map, tiles);
  const mildest = numbers[0];
  if (mildest === undefined) return fail(refuse('options', 'nothing-to-leave-out', { map: map.id }));
  if (highest > mildest) return ok(whole);
  const laid = mapOf(content, easierMapId(map.id, highest));
  return laid === undefined
    ? fail(refuse('options', 'needs-higher-tiles', { map: map.id, highest, lowest: numbers.at(-1) }))
    : ok(laid);
}

/** Turns untrusted options into wishes, or says what is wrong with them. */
function readWishes(content: Content, options: unknown): Result<ReadWishes, Refusal> {
  if (!isRecord(options)) return fail(refuse('options', 'options-are-an-object'));
  const { map = DEFAULT_MAP, highest, players, first, ...rest } = options;
  const stray = Object.keys(rest)[0];
  if (stray !== undefined) return fail(refuse('options', 'unknown-option', { option: quoted(stray) }));
  const named = typeof map === 'string' ? mapOf(content, map) : undefined;
  if (named === undefined)
    return fail(refuse('options', 'unknown-map', { map: quoted(map), known: [...content.map.keys()] }));
  const asked = highest === undefined ? ok(named) : withoutHighest(content, named, highest);
  if (!asked.ok) return asked;
  const laid = asked.value;
  const seats = laid.map.players;
  const wanted =
    players === undefined ? content.tables.creatures.slice(0, seats).map(({ id }) => id) : players;
  if (!Array.isArray(wanted) || wanted.length !== seats)
    return fail(refuse('options', 'map-for-players', { map: laid.map.id, players: seats }));
  const read: PlayerWish[] = [];
  for (const one of wanted) {
    const player = readPlayer(content, one);
    if (!player.ok) return player;
    if (read.some(({ creature }) => creature === player.value.creature))
      return fail(refuse('options', 'creature-twice'));
    read.push(player.value);
  }
  if (first !== undefined && !read.some(({ creature }) => creature === first))
    return fail(refuse('options', 'does-not-play', { creature: quoted(first) }));
  return ok({ map: laid, players: read, first: first as CreatureId | undefined });
}

function drawDice(random: Stream): Dice {
  const [might, agility, magic, health] = shuffle(random, [...FREE_DICE]) as [6, 8, 10, 12];
  return { might, agility, magic, health };
}

export function setUp(
  content: Content,
  input: unknown,
  seed: string,
  sink?: Sink<Event>,
): Result<State, Refusal> {
  const wishes = readWishes(content, input);
  if (!wishes.ok) return wishes;
  const { map } = wishes.value;
  const people = makeStream(seed, 'people');
  const players: PlayerOptions[] = wishes.value.players.map(({ creature, dice }) => ({
    creature,
    dice: dice === undefined ? drawDice(people) : { ...dice },
  }));
  const first = wishes.value.first ?? pick(people, players).creature;
  const options: Options = { map: map.map.id, players, first };
  const tiles = makeStream(seed, 'tiles');
  const state: State = {
    rules: RULES_ID,
    options,
    random: { tiles, creature: makeStream(seed, 'creature'), heroes: makeStream(seed, 'heroes') },
    turn: 0,
    active: players.findIndex(({ creature }) => creature === first),
    creatures: players.map((player, seat) => makeCreature(content, player, map.starts[seat] as number)),
    tiles: layTiles(map, tiles),
    cells: map.cells.map((_, cell) => (map.starts.includes(cell) ? EXPLORED : HIDDEN)),
    supply: supplyFor(map.map, players.length),
    here: -1,
    combat: null,
    roll: null,
    frames: [{ at: 'do', what: 'turn', step: 0 }],
    result: null,
  };
  sink?.({ type: 'began', map: options.map, players, first });
  return ok(state);
}

/** DIE-SETUP-04 to 08, DIE-SETUP-19 to 21 */
function makeCreature(content: Content, { creature, dice }: PlayerOptions, at: number): CreatureState {
  const { might, agility, magic, health } = dice;
  return {
    creature,
    dice: [TIME_DIE, might, agility, magic, health, ABILITY_DIE],
    values: [TIME_DIE, might, agility, magic, health, START_ABILITY],
    minions: SIDES.map(sides => (sides === START_MINION ? 1 : 0)),
    tokens: TRACKS.map(() => 0),
    pips: [0, 0, 0, 0, 0, 0],
    boxes: 0,
    points: 0,
    cards: [...(content.creature.get(creature)?.cards ?? [])],
    boons: [],
    at,
    epicParties: 0,
  };
}

/** DIE-SETUP-12, DIE-SETUP-14: every stack is shuffled on its own, and cells take from the top. */
function layTiles({ map, cells, stacks }: LaidMap, random: Stream): TileId[] {
  const shuffled = new Map<Back, TileId[]>();
  for (const [back, stack] of stacks) shuffled.set(back, shuffle(random, [...stack]));
  return cells.map(({ at, back, tile }) => {
    const drawn = tile ?? shuffled.get(back)?.pop();
    if (drawn === undefined) throw new Error(`${map.id} has no tile left for ${at}`);
    return drawn;
  });
}

/** DieMinions that neither lie on the map nor were given at the start. */
function supplyFor({ cells }: DungeonMap, players: number): number[] {
  const supply = DICE.map(die => TOKEN_SUPPLY[die]);
  const take = (rung: number, count: number) => {
    supply[rung] = (supply[rung] as number) - count;
  };
  take(rungOf(START_MINION), players);
  for (const { tokens = [] } of cells)
    for (const token of tokens) if (isMinion(token)) take(DICE.indexOf(token), 1);
  return supply;
}
