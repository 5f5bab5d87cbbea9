/** A game's part in the worker, made of what only the game knows. */
import { fail, type Log, ok, type Refusal, type Result, replay, type Say } from '@tumblekeep/kernel';
import type { Card } from '../storage/saves.ts';
import type { WorkerPart } from './part.ts';
import { problemFor } from './problems.ts';
import type { Summary } from './protocol.ts';
import { Rooms, type Teller } from './rooms.ts';
import { putOnShelf, type Shelved, takeFromShelf } from './shelf.ts';

export interface PartOfGame<Rules, State, Kept extends Card, Opened extends Teller<Told>, Told> {
  /** As in its `game.ts`. */
  readonly id: string;
  readonly ruleSets: Readonly<Record<string, Rules>>;
  /** What is refused on the page, in words; also for rules that nobody knows. */
  say(rules: string): Say;
  /** Nothing when it is a card of another game, or of another version. */
  readCard(value: unknown): Kept | undefined;
  summaryOf(card: Kept): Summary;
  /** Words of the name of its file. */
  fileNameOf(card: Kept): readonly string[];
  /** Who sits there, for logs that do not say. */
  tableOf?(card: Kept): unknown;
  /** The card of a game that came as a file. */
  cardOfFile(rules: Rules, state: State, inputs: number, log: Log): Kept;
  open(saved: Shelved<Kept>): Promise<Result<Opened, Refusal>>;
  /** What the page of the game asks. */
  calls(rooms: Rooms<Opened, Told>): object;
  /** Work while people think, after each call. */
  meanwhile?(opened: Opened): void;
}

export function makeWorkerPart<Rules, State, Kept extends Card, Opened extends Teller<Told>, Told>(
  game: PartOfGame<Rules, State, Kept, Opened, Told>,
): WorkerPart {
  const ruleSets = game.ruleSets as Readonly<Record<string, unknown>> as WorkerPart['ruleSets'];
  return {
    id: game.id,
    ruleSets,
    say: game.say,
    readCard(value) {
      const card = game.readCard(value);
      if (card === undefined) return undefined;
      const { lines } = card;
      return {
        summary: game.summaryOf(card),
        lines,
        name: game.fileNameOf(card),
        table: game.tableOf?.(card),
      };
    },
    async import(text, log) {
      const { rules, revision } = log.header;
      const known = ruleSets[rules] as WorkerPart['ruleSets'][string];
      const replayed = replay(known, log);
      if (!replayed.ok) return fail(problemFor(replayed.error, revision, known.revision));
      const { state, inputs } = replayed.value;
      const card = game.cardOfFile(game.ruleSets[rules] as Rules, state as State, inputs.length, log);
      const saved = await putOnShelf(card, text, log);
      return saved.ok ? ok(game.summaryOf(saved.value)) : saved;
    },
    open(inTurn) {
      const open = async (id: string): Promise<Result<Opened, Refusal>> => {
        const saved = await takeFromShelf(id, game.readCard);
        return saved.ok ? game.open(saved.value) : saved;
      };
      const rooms = new Rooms<Opened, Told>(inTurn, open, game.say(''), game.meanwhile);
      return { calls: game.calls(rooms), forget: id => rooms.forget(id), keptOf: id => rooms.keptOf(id) };
    },
  };
}
