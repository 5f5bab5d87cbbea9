/** A position set up by hand: any board, any tiles, any place to begin. */

import { fail, isOneOf, ok, type Result, type Sink } from '@tumblekeep/kernel';
import { Impossible, impossible, namesIn, type Path, type Unplaced } from '@tumblekeep/kernel/scenario';
import { sayIn } from '../../texts/refusals.ts';
import type { Ability } from '../cards.ts';
import { endCombat } from '../chapters/combat/round.ts';
import { askMove } from '../chapters/move.ts';
import { setUp } from '../chapters/setup.ts';
import { finishTile } from '../chapters/tile.ts';
import { askRest, beginTurn, endEffects } from '../chapters/turn.ts';
import { THRESHOLDS } from '../constants.ts';
import { type Content, mapOf } from '../content.ts';
import type { LaidMap } from '../dungeon.ts';
import type { Event } from '../event.ts';
import { run } from '../game.ts';
import { wrongsIn } from '../invariants.ts';
import { type DiceSource, FAIR_DICE, type Play } from '../play.ts';
import { PROCEDURES, type ProcedureName } from '../procedures.ts';
import {
  type CreatureState,
  type Dice,
  EXPLORED,
  type Frame,
  HIDDEN,
  OPEN,
  type PartyHero,
  type State,
} from '../state.ts';
import {
  type AbilityId,
  type CellId,
  type CreatureId,
  DICE,
  type Die,
  HEROES,
  indexOf,
  LEVELS,
  type Level,
  type MapId,
  rungOf,
  sidesOf,
  type TileId,
  TRACKS,
  type Track,
} from '../vocabulary.ts';

/** A value on the die that is there, or die and value: `d8 5`. */
export type Slot = number | string;

export interface CreatureStage extends Partial<Readonly<Record<Track, Slot>>> {
  readonly creature?: CreatureId;
  /** In place of the one it begins with. */
  readonly minions?: readonly Die[];
  readonly tokens?: readonly Track[];
  readonly points?: number;
  /** Pips left in each box, from the first; boxes are paid out by the points. */
  readonly pips?: readonly number[];
  /** Cards left. */
  readonly cards?: readonly AbilityId[];
  /** Abilities whose effect goes on. */
  readonly boons?: readonly AbilityId[];
  readonly epicParties?: number;
  /** The place it stands on. */
  readonly at?: CellId;
}

export interface CombatStage {
  /** `fighter`, `cleric 2` with another level than the tile's, `barbarian rotated`. */
  readonly heroes: readonly string[];
  readonly level?: Level;
  /** The round that begins; before round 1 the party's perks have been suffered already. */
  readonly round?: number;
}

export interface Stage {
  readonly map?: MapId;
  readonly creatures?: readonly (CreatureId | CreatureStage)[];
  readonly first?: CreatureId;
  readonly seed?: string;
  /** The number of the turn. */
  readonly turn?: number;
  /** Tiles that lie at named places. */
  readonly tiles?: Readonly<Record<CellId, TileId>>;
  /** Places explored so far, the Start tiles aside. */
  readonly explored?: readonly CellId[];
  /** Where play begins: at a step of the turn, on a tile just turned, or in a Combat on it. */
  readonly begin?: 'turn' | 'rest' | 'move' | 'end';
  readonly enter?: CellId;
  readonly combat?: CombatStage;
}

/** The board of a staged creature, where the stage says nothing else. */
const STAGE_DICE: Dice = { might: 12, agility: 6, magic: 8, health: 10 };

export function stageState(
  content: Content,
  stage: Stage,
  sink?: Sink<Event>,
  dice: DiceSource = FAIR_DICE,
): Result<State, Unplaced> {
  const parts = stage.creatures?.map(
    (one): CreatureStage => (typeof one === 'string' ? { creature: one } : one),
  );
  const ids = content.tables.creatures.map(({ id }) => id);
  const made = setUp(
    content,
    {
      ...(stage.map !== undefined && { map: stage.map }),
      ...(parts && {
        players: parts.map(({ creature }, seat) => ({ creature: creature ?? ids[seat], dice: STAGE_DICE })),
      }),
      ...(stage.first !== undefined && { first: stage.first }),
    },
    stage.seed ?? 'stage',
  );
  if (!made.ok) return fail({ message: sayIn(content)(made.error), about: namesIn(made.error) });
  const state = made.value;
  const play: Play = { content, map: mapOf(content, state.options.map) as LaidMap, dice, state, sink };
  try {
    parts?.forEach((part, seat) => {
      stageCreature(play, state.creatures[seat] as CreatureState, part, ['creatures', seat]);
    });
    stageDungeon(play, stage);
    parts?.forEach((part, seat) => {
      placeCreature(play, state.creatures[seat] as CreatureState, part, ['creatures', seat]);
    });
    begin(play, stage);
  } catch (error) {
    if (error instanceof Impossible) return fail(error.fault);
    throw error;
  }
  run(play);
  const [problem] = wrongsIn(content, state);
  return problem === undefined ? ok(state) : fail(problem);
}

function stageSlot(creature: CreatureState, track: Track, slot: Slot, path: Path): void {
  const index = indexOf(track);
  const [first = '', second] = String(slot).split(' ');
  if (second !== undefined) {
    if (!isOneOf(DICE, first)) impossible(path, `"${first}" is no die`);
    creature.dice[index] = sidesOf(first as Die);
  }
  const value = Number(second ?? first);
  if (!Number.isInteger(value)) impossible(path, `${track} cannot be "${slot}"`);
  creature.values[index] = value;
}

function stageCreature(
  { content, state }: Play,
  creature: CreatureState,
  part: CreatureStage,
  path: Path,
): void {
  for (const track of TRACKS) {
    const slot = part[track];
    if (slot !== undefined) stageSlot(creature, track, slot, [...path, track]);
  }
  if (part.minions !== undefined) {
    creature.minions.forEach((count, rung) => {
      state.supply[rung] = (state.supply[rung] as number) + count;
    });
    creature.minions.fill(0);
    for (const die of part.minions) {
      const rung = rungOf(sidesOf(die));
      creature.minions[rung] = (creature.minions[rung] as number) + 1;
      state.supply[rung] = (state.supply[rung] as number) - 1;
    }
  }
  for (const track of part.tokens ?? []) {
    const index = indexOf(track);
    creature.tokens[index] = (creature.tokens[index] as number) + 1;
  }
  creature.points = part.points ?? 0;
  creature.boxes = THRESHOLDS.filter(threshold => creature.points >= threshold).length;
  creature.pips = THRESHOLDS.map((_, i) => part.pips?.[i] ?? (i < creature.boxes ? i + 1 : 0));
  if (part.cards !== undefined) creature.cards = [...part.cards];
  creature.boons = (part.boons ?? []).map((id, i) => {
    const boon =
      (content.ability.get(id) as Ability | undefined)?.boon ??
      impossible([...path, 'boons', i], `${id} does not last`);
    return { ability: id, lasts: boon.lasts, left: boon.prevents ?? 0 };
  });
  creature.epicParties = part.epicParties ?? 0;
}

const cellOf = (play: Play, at: CellId, path: Path): number =>
  play.map.indexOf.get(at) ?? impossible(path, `there is no place ${at}`);

function stageDungeon(play: Play, { tiles, explored, turn }: Stage): void {
  const { state } = play;
  for (const [at, tile] of Object.entries(tiles ?? {})) layTile(play, at, tile, tiles ?? {});
  explored?.forEach((at, i) => {
    state.cells[cellOf(play, at, ['explored', i])] = EXPLORED;
  });
  if (turn !== undefined) state.turn = turn;
}

/** A tile is taken out of its stack, or from where it was drawn: what lay here lies there then. */
function layTile(play: Play, at: CellId, tile: TileId, named: NonNullable<Stage['tiles']>): void {
  const { content, map, state } = play;
  const path = ['tiles', at];
  const cell = cellOf(play, at, path);
  if (state.tiles[cell] === tile) return;
  const { back, copies } = content.tile.get(tile) ?? impossible(path, `there is no tile ${tile}`);
  const shown = map.cells[cell]?.back;
  if (back !== shown) impossible(path, `${tile} has the back of a ${back} tile, and ${at} shows ${shown}`);
  const elsewhere = map.cells.flatMap((_, i) => (i !== cell && state.tiles[i] === tile ? [i] : []));
  if (elsewhere.length >= copies) {
    const from =
      elsewhere.find(i => named[map.cells[i]?.at ?? ''] !== tile) ??
      impossible(path, `there ${copies === 1 ? 'is one' : `are ${copies}`} of ${tile}, named more often`);
    state.tiles[from] = state.tiles[cell] as TileId;
  }
  state.tiles[cell] = tile;
}

function placeCreature(play: Play, creature: CreatureState, { at: where }: CreatureStage, path: Path): void {
  if (where === undefined) return;
  creature.at = cellOf(play, where, [...path, 'at']);
  if (play.state.cells[creature.at] !== EXPLORED)
    impossible([...path, 'at'], `${where} is not explored; nobody stands there`);
}

const at = <Name extends Exclude<ProcedureName, 'effects'>>(what: Name, step: number): Frame => ({
  at: 'do',
  what,
  step,
});

const BEGINNINGS = { turn: beginTurn, rest: askRest, move: askMove, end: endEffects } as const;

/** The turn as it waits while a tile is resolved. */
const duringTurn = (): Frame => at('turn', PROCEDURES.turn.indexOf(endEffects));

function begin(play: Play, { begin: where = 'turn', enter, combat }: Stage): void {
  const { state } = play;
  if (where !== 'turn' && state.turn === 0) state.turn = 1;
  if (enter === undefined && combat === undefined) {
    state.frames = [at('turn', PROCEDURES.turn.indexOf(BEGINNINGS[where]))];
    return;
  }
  if (state.turn === 0) state.turn = 1;
  const cell = enter === undefined ? state.cells.indexOf(HIDDEN) : cellOf(play, enter, ['enter']);
  if (cell < 0) impossible(['combat'], 'there is no tile to fight on');
  if (state.cells[cell] !== HIDDEN) impossible(['enter'], `${enter} is explored already`);
  state.here = cell;
  state.cells[cell] = OPEN;
  state.frames = [duringTurn(), at('tile', combat === undefined ? 0 : PROCEDURES.tile.indexOf(finishTile))];
  if (combat === undefined) return;
  const { heroes, level = 1, round = 1 } = combat;
  state.combat = {
    level,
    heroes: [],
    unknown: 0,
    round: round - 1,
    planned: 0,
    made: 0,
    hit: false,
    value: 0,
  };
  if (heroes.length === 0) impossible(['combat', 'heroes'], 'nobody is there to fight');
  if (round < 1) impossible(['combat', 'round'], 'rounds are counted from 1');
  for (const text of heroes) state.combat.heroes.push(readHero(text, level, state.combat.heroes));
  state.frames.push(at('combat', PROCEDURES.combat.indexOf(endCombat)), at('round', 0));
}

function readHero(text: string, level: Level, party: readonly PartyHero[]): PartyHero {
  const [hero = '', ...words] = text.split(' ');
  if (!isOneOf(HEROES, hero)) return impossible(['combat', 'heroes'], `there is no hero "${hero}"`);
  const ordinal = party.filter(one => one.hero === hero).length + 1;
  const own = LEVELS.find(one => words.includes(String(one)));
  return {
    id: ordinal === 1 ? hero : `${hero}-${ordinal}`,
    hero,
    level: own ?? level,
    rotated: words.includes('rotated'),
  };
}
