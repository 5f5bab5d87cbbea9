/** What anybody may know: everything but the faces of hidden tiles and the random streams (DIE-R-57). */
import { clonePlain } from '@tumblekeep/kernel';
import type { MapCell, WinCondition } from './cards.ts';
import { mayAttackWith } from './chapters/combat/creature-attack.ts';
import { missing, planRoll } from './chapters/dice.ts';
import { attackDie, totalOf } from './chapters/hero.ts';
import { isReachable } from './chapters/move.ts';
import { type Content, mapOf } from './content.ts';
import type { LaidMap } from './dungeon.ts';
import type { Event } from './event.ts';
import { FAIR_DICE, type Play, topFrame } from './play.ts';
import {
  type BoonState,
  type CreatureState,
  HIDDEN,
  OPEN,
  type PartyHero,
  type Question,
  type Result,
  type RollState,
  type State,
} from './state.ts';
import {
  type AbilityId,
  type CellId,
  type CreatureId,
  DICE,
  type Die,
  dieOf,
  type Level,
  type MapId,
  type Sides,
  STATS,
  type Stat,
  type TileId,
  type Token,
  TRACKS,
  type Track,
} from './vocabulary.ts';

/** The viewer who is nobody's player; all viewers see the same. */
export const SPECTATOR = 'spectator';

export interface TrackView {
  die: Sides;
  value: number;
}

export interface CreatureView {
  tracks: Record<Track, TrackView>;
  minions: Record<Die, number>;
  tokens: Record<Track, number>;
  /** Pips left on the Die-Namic Die of each box; boxes beyond `boxes` wait beside the board. */
  pips: number[];
  boxes: number;
  points: number;
  cards: AbilityId[];
  boons: BoonState[];
  at: CellId;
  epicParties: number;
}

export interface CellView {
  back: MapCell['back'];
  turn: MapCell['turn'];
  state: 'hidden' | 'open' | 'explored';
  /** What still lies on it. */
  tokens: Token[];
  /** Nothing while it is face down. */
  tile: TileId | null;
  /** It may be explored from where the dungeon stands. */
  reachable: boolean;
}

export interface CombatView {
  level: Level;
  round: number;
  unknown: number;
  heroes: PartyHero[];
  /** What the creature must beat, and what the party attacks with. */
  totals: Record<Stat, number>;
  dice: Record<Stat, Die>;
  /** What the creature would roll in an attack with each stat; nothing for a stat that is barred here. */
  own: Record<Stat, OwnRoll | null>;
}

/** Dice as they would really be rolled, with everything that is at work. */
export interface OwnRoll {
  die: Sides;
  /** Dice that are added up. */
  dice: number;
  /** The best of so many tries counts. */
  tries: number;
  /** The dice show their highest face. */
  highest: boolean;
  /** Added by abilities, a Warlock and the tile. */
  added: number;
}

export interface RollView extends RollState {
  /** How much more it needs: 0 or less when it succeeds. */
  missing: number;
}

export interface View {
  rules: string;
  map: MapId;
  win: WinCondition;
  turn: number;
  active: CreatureId;
  seats: CreatureId[];
  creatures: Record<CreatureId, CreatureView>;
  cells: Record<CellId, CellView>;
  supply: Record<Die, number>;
  here: CellId | null;
  combat: CombatView | null;
  roll: RollView | null;
  question: (Question & { by: { seat: CreatureId } }) | null;
  result: Result | null;
}

const record = <Key extends string, Value>(keys: readonly Key[], value: (key: Key, i: number) => Value) =>
  Object.fromEntries(keys.map((key, i) => [key, value(key, i)])) as Record<Key, Value>;

function creatureView({ map }: Play, creature: CreatureState): CreatureView {
  return {
    tracks: record(TRACKS, (_, i) => ({
      die: creature.dice[i] as Sides,
      value: creature.values[i] as number,
    })),
    minions: record(DICE, (_, i) => creature.minions[i] as number),
    tokens: record(TRACKS, (_, i) => creature.tokens[i] as number),
    pips: [...creature.pips],
    boxes: creature.boxes,
    points: creature.points,
    cards: [...creature.cards],
    boons: clonePlain(creature.boons),
    at: (map.cells[creature.at] as MapCell).at,
    epicParties: creature.epicParties,
  };
}

function cellView(play: Play, { back, turn, tokens }: MapCell, i: number): CellView {
  const status = play.state.cells[i];
  const isHidden = status === HIDDEN;
  return {
    back,
    turn,
    state: isHidden ? 'hidden' : status === OPEN ? 'open' : 'explored',
    tokens: isHidden ? [...(tokens ?? [])] : [],
    tile: isHidden ? null : (play.state.tiles[i] as TileId),
    reachable: isReachable(play, i),
  };
}

function ownRoll(play: Play, stat: Stat): OwnRoll | null {
  if (!mayAttackWith(play, stat)) return null;
  const { sides, times, tries, highest, bonus, weakness, tile } = planRoll(play, 'attack', stat);
  return { die: sides, dice: times, tries, highest, added: bonus + weakness + tile };
}

function combatView(play: Play): CombatView | null {
  const { combat } = play.state;
  return (
    combat && {
      level: combat.level,
      round: combat.round,
      unknown: combat.unknown,
      heroes: clonePlain(combat.heroes),
      totals: record(STATS, stat => totalOf(play, stat)),
      dice: record(STATS, stat => dieOf(attackDie(totalOf(play, stat)))),
      own: record(STATS, stat => ownRoll(play, stat)),
    }
  );
}

export function viewOf(content: Content, state: State): View {
  const map = mapOf(content, state.options.map) as LaidMap;
  const play: Play = { content, map, dice: FAIR_DICE, state, sink: undefined };
  const seats = state.creatures.map(({ creature }) => creature);
  const active = seats[state.active] as CreatureId;
  const top = topFrame(state);
  return {
    rules: state.rules,
    map: state.options.map,
    win: { ...map.map.win },
    turn: state.turn,
    active,
    seats,
    creatures: record(seats, (_, i) => creatureView(play, state.creatures[i] as CreatureState)),
    cells: record(
      map.cells.map(({ at }) => at),
      (_, i) => cellView(play, map.cells[i] as MapCell, i),
    ),
    supply: record(DICE, (_, i) => state.supply[i] as number),
    here: state.here < 0 ? null : (map.cells[state.here] as MapCell).at,
    combat: combatView(play),
    roll: state.roll && { ...clonePlain(state.roll), missing: missing(play, state.roll) },
    question: top === undefined || top.at === 'do' ? null : { ...clonePlain(top), by: { seat: active } },
    result: clonePlain(state.result),
  };
}

/** A Patriarch is in the party: only a 1 hits. */
export const isPartyWarded = ({ combat }: Pick<View, 'combat'>): boolean =>
  combat?.heroes.some(({ hero }) => hero === 'patriarch') ?? false;

/** Nothing that happens is secret: what is hidden makes no events. */
export const redactEvent = (event: Event): Event => event;
