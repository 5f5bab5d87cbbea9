/** A table of Dungeon Fighter as one device shows it to everybody who sits in front of it. */

import type { Table, TakebackKind, Told } from '@tumblekeep/host';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import type { LyingDie } from '@tumblekeep/table';
import {
  type Action,
  type DungeonFighter,
  type Event,
  type Outcome,
  SPECTATOR,
  type State,
  type View,
} from '../rules/index.ts';
import type { Flight } from './flight.ts';
import { isOwn } from './foregone.ts';
import type { FightKinds } from './hosted.ts';
import { humansOf, type Table as Seats } from './seats.ts';
import { type Here, type Turn, turnOf } from './turn.ts';

export interface Snapshot {
  /** Lines of the log so far: whoever asks for something has to name them. */
  readonly at: number;
  /** Inputs that stand. */
  readonly n: number;
  readonly view: View;
  /** Nothing when the game is over. */
  readonly turn: Turn | undefined;
  /** What people may answer now; empty while a die is in the air, for bots, and for eyes that may not see it. */
  readonly legal: readonly Action[];
  /** What people may do of their own accord while a bot is asked: back down, drink something. */
  readonly asides: readonly Action[];
  /** Somebody called "hold on": the next window of a person will be shown. */
  readonly holdOn: boolean;
  readonly lying: readonly LyingDie[];
  /** Heroes that are played on this device. */
  readonly here: readonly string[];
  readonly undo: TakebackKind;
  readonly outcome: Outcome | undefined;
}

export interface Step {
  readonly action: Action | undefined;
  /** As everybody may know them. */
  readonly events: readonly Event[];
  readonly lines: readonly string[];
  readonly flight: Flight | undefined;
  readonly snapshot: Snapshot;
}

/** One player for everything may see everything that player may see. */
function viewerOf({ options }: State, seats: Seats): string {
  const humans = humansOf(seats);
  return options.solo || humans.length === 1 ? (humans[0] ?? SPECTATOR) : SPECTATOR;
}

export function snapshotOf(
  game: DungeonFighter,
  table: Table<FightKinds>,
  looking?: string,
): Result<Snapshot, Refusal> {
  const { state, seating, seats } = table.position;
  const told = table.tell({ seats }, looking ?? viewerOf(state, seating.table));
  if (!told.ok) return told;
  return ok(snapshotFrom(game, { table: seating.table, seats }, told.value, table.asking.holdOn));
}

/** What a device was told, wherever the table stands. */
export function snapshotFrom(
  game: DungeonFighter,
  here: Here,
  told: Told<FightKinds>,
  holdOn = false,
): Snapshot {
  const { at, inputs, view, legal, lying, undo, outcome } = told;
  const turn = turnOf(game, here, told);
  const mayAnswer = turn?.isForPeople && turn.at !== 'landing' && !turn.isSecret;
  return {
    at,
    n: inputs,
    view,
    turn,
    legal: mayAnswer ? legal : [],
    asides: turn === undefined || turn.isForPeople ? [] : legal.filter(isOwn),
    holdOn,
    lying: lying.dice,
    here: here.seats,
    undo,
    outcome,
  };
}
