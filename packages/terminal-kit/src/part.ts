/** How a game is played and looked into at a terminal: the default export of `terminal/index.ts` in its folder. */
import type { AnyGame } from '@tumblekeep/kernel';
import type { Command } from 'commander';
import type { OpenMatch, Terminal } from './match.ts';
import type { Screen } from './screen.ts';
import type { ReadLog } from './store/read-log.ts';
import type { RecordedStep } from './store/recount.ts';

/** What a game adds to a command that all games have. */
export interface GameCommand<Answer> {
  /** Adds the options that only this game has. */
  options(command: Command): Command;
  run(options: unknown): Answer;
}

/** Tells a recorded game in its own words. */
export interface Teller<State = unknown, Event = unknown> {
  /** Whose secrets are told. */
  readonly viewer: string;
  /** One step after another, from the beginning on; events are those of the viewer. */
  tell(step: RecordedStep<State, Event>): readonly string[];
}

/** How a match of the game is opened, new or saved. */
export interface PlayCommand {
  /** Adds the options that only this game has. */
  options(command: Command): Command;
  open(flags: unknown, terminal: Terminal): Promise<OpenMatch>;
}

export interface TerminalPart {
  readonly play?: PlayCommand;
  /** For `replay`; every game can be told plainly without it. `viewer` is what people typed. */
  teller?(read: ReadLog<AnyGame>, viewer: string, screen: Screen): Teller;
  /** Commands that only this game has. */
  readonly commands?: readonly (() => Command)[];
  /** Benchmarks that only this game has. */
  readonly benches?: readonly (() => Command)[];
  /** Many games by bots, and what was counted, as text; every game can be counted plainly without it. */
  readonly simulate?: GameCommand<Promise<string>>;
}

/** What every simulation is told. */
export interface SimulateOptions {
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  readonly csv?: true;
}
