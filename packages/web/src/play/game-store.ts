/** The game on the screen: what the worker last told, what is being shown, and what people do about it. */
import type { Action } from '@tumblekeep/dungeon-fighter';
import type { Flight, Snapshot, Step } from '@tumblekeep/host';
import type { Refusal } from '@tumblekeep/kernel';
import type { Attempt } from '@tumblekeep/table';
import { create } from 'zustand';
import { gameWorker } from '../worker/client.ts';
import type { Manners, NewGame, OpenGame } from '../worker/protocol.ts';

export interface GameState {
  /** Nothing before a game is opened. */
  readonly game: Pick<OpenGame, 'id' | 'rules' | 'table' | 'manners'> | undefined;
  /** What is on the screen. While a flight is shown it is the table before the die came to rest. */
  readonly snapshot: Snapshot | undefined;
  readonly story: readonly (readonly string[])[];
  /** A step that is being shown; its snapshot becomes the present one when it has been seen. */
  readonly showing: Step | undefined;
  /** The worker is thinking. */
  readonly busy: boolean;
  /** What was refused last, in a player's words. */
  readonly refusal: Refusal | undefined;
}

export interface GameActions {
  begin(order: NewGame): Promise<string | undefined>;
  open(id: string): Promise<boolean>;
  act(action: Action): Promise<void>;
  throwByHand(attempt: Attempt): Promise<void>;
  /** Lets the bot whose turn it is go on. */
  next(): Promise<void>;
  /** The shown step has been seen to its end. */
  finishShowing(): void;
  undo(consent: boolean): Promise<void>;
  setManners(manners: Manners): Promise<void>;
  dismissRefusal(): void;
}
