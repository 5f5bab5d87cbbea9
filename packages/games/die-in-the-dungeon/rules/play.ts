/** What every chapter works on, and the small verbs they share. */
import {
  answered,
  dropFrames,
  nextInt,
  repeatStep,
  type Sink,
  type Stream,
  topFrame,
} from '@tumblekeep/kernel';
import type { Tile } from './cards.ts';
import type { Content } from './content.ts';
import type { LaidMap } from './dungeon.ts';
import type { Event } from './event.ts';
import type { ProcedureName } from './procedures.ts';
import type { CombatState, CreatureState, Question, RollState, State } from './state.ts';
import type { TileId } from './vocabulary.ts';

/** Where faces come from: the state's own streams, or a script that a test has written. */
export interface DiceSource {
  /** A face from 1 to `sides`. */
  roll(stream: Stream, sides: number): number;
}

/** Every face is as likely as another (DIE-DICE-01). */
export const FAIR_DICE: DiceSource = { roll: (stream, sides) => nextInt(stream, sides) + 1 };

export interface Play {
  readonly content: Content;
  readonly map: LaidMap;
  readonly dice: DiceSource;
  readonly state: State;
  readonly sink: Sink<Event> | undefined;
}

// ---- looking --------------------------------------------------------------------------------------------

/** The creature whose turn it is. */
export const me = (play: Play): CreatureState => play.state.creatures[play.state.active] as CreatureState;
export const combatOf = (play: Play): CombatState => play.state.combat as CombatState;
export const rollOf = (play: Play): RollState => play.state.roll as RollState;
const tileAt = (play: Play, cell: number): Tile =>
  play.content.tile.get(play.state.tiles[cell] as TileId) as Tile;

/** The tile that is being resolved. */
export const tileHere = (play: Play): Tile => tileAt(play, play.state.here);

export function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] as number;
  return sum;
}

// ---- where the game waits -------------------------------------------------------------------------------

export { answered, dropFrames, repeatStep, topFrame };

export const ask = (play: Play, question: Question): void => {
  play.state.frames.push(question);
};

/** Puts a procedure above what is going on now. */
export const call = (play: Play, what: Exclude<ProcedureName, 'effects'>): void => {
  play.state.frames.push({ at: 'do', what, step: 0 });
};

/** Puts a list of effects above what is going on now; the first effect is carried out first. */
export const carryOut = (play: Play, list: string, why: string): void => {
  play.state.frames.push({ at: 'do', what: 'effects', step: 0, list, next: 0, left: 0, why });
};

/** Leaves the procedure that is running. Only for a step that has asked and called nothing. */
export const leave = (play: Play): void => {
  play.state.frames.pop();
};

/** The running procedure begins anew. Only for a step that has asked and called nothing. */
export const restart = (play: Play): void => {
  const top = topFrame(play.state);
  if (top?.at === 'do') top.step = 0;
};

/** Asks, and lets the running step look again after the answer. */
export const askAgain = (play: Play, question: Question): void => {
  repeatStep(play);
  ask(play, question);
};
