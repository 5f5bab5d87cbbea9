/** A game's part in the worker, made of what only the game knows. */
import type { Kinds, Proving } from '@tumblekeep/host';
import { fail, type Log, ok, type Refusal, type Result, replay, type Say } from '@tumblekeep/kernel';
import { onlineId, roleOf, tableOf } from '../online/address.ts';
import type { Line } from '../online/line.ts';
import { refuse } from '../sentences.ts';
import type { Card } from '../storage/saves.ts';
import { noSuchRules, type WorkerPart } from './part.ts';
import { problemFor } from './problems.ts';
import type { Summary } from './protocol.ts';
import { Rooms, type Teller, type VisitingTeller } from './rooms.ts';
import { linesOf, putOnShelf, readLog, type Shelved, takeFromShelf } from './shelf.ts';

export interface PartOfGame<
  Rules,
  State,
  Kept extends Card,
  Opened extends Teller<Told>,
  Told,
  Visitor extends VisitingTeller<Told>,
> {
  /** As in its `game.ts`. */
  readonly id: string;
  readonly ruleSets: Readonly<Record<string, Rules>>;
  /** The revision of its physics, where it has any. */
  readonly physics?: string;
  /** What is refused on the page, in words; also for rules that nobody knows. */
  say(rules: string): Say;
  /** Nothing when it is a card of another game, or of another version. */
  readCard(value: unknown): Kept | undefined;
  summaryOf(card: Kept): Summary;
  /** Words of the name of its file. */
  fileNameOf(card: Kept): readonly string[];
  /** Who sits there, for logs that do not say. */
  tableOf?(card: Kept): unknown;
  /** What is needed to follow its logs. */
  proving(rules: Rules): Promise<Proving<Kinds>>;
  /** The card of a game that came as a file. */
  cardOfFile(rules: Rules, state: State, inputs: number, log: Log): Kept;
  open(saved: Shelved<Kept>): Promise<Result<Opened, Refusal>>;
  /** What the page of the game asks. */
  calls(rooms: Rooms<Opened, Told, Visitor>): object;
  /** The game at a table elsewhere; without it people play it only on one device. */
  visit?(line: Line, id: string): Promise<Result<Visitor, Refusal>>;
  /** Work while people think, after each call. */
  meanwhile?(opened: Opened): void;
}

export function makeWorkerPart<
  Rules,
  State,
  Kept extends Card,
  Opened extends Teller<Told>,
  Told,
  Visitor extends VisitingTeller<Told>,
>(game: PartOfGame<Rules, State, Kept, Opened, Told, Visitor>): WorkerPart {
  const ruleSets = game.ruleSets as Readonly<Record<string, unknown>> as WorkerPart['ruleSets'];
  /** The card of a log from elsewhere. */
  const cardOf = (log: Log): Result<Kept, Refusal> => {
    const { rules, revision } = log.header;
    const known = ruleSets[rules];
    if (known === undefined) return fail(noSuchRules(rules));
    const replayed = replay(known, log);
    if (!replayed.ok) return fail(problemFor(replayed.error, revision, known.revision));
    const { state, inputs } = replayed.value;
    return ok(game.cardOfFile(game.ruleSets[rules] as Rules, state as State, inputs.length, log));
  };
  return {
    id: game.id,
    ruleSets,
    physics: game.physics,
    say: game.say,
    proving: rules => game.proving(game.ruleSets[rules] as Rules),
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
      const card = cardOf(log);
      if (!card.ok) return card;
      const saved = await putOnShelf(card.value, text, log);
      return saved.ok ? ok(game.summaryOf(saved.value)) : saved;
    },
    open(inTurn, online) {
      const reread = async (table: string): Promise<Result<Opened, Refusal>> => {
        const text = await online.logOf(table);
        if (!text.ok) return text;
        const log = readLog(text.value);
        if (!log.ok) return log;
        const card = cardOf(log.value);
        if (!card.ok) return card;
        const lines = linesOf(text.value, log.value);
        return game.open({
          card: { ...card.value, id: onlineId(table), lines: lines.length },
          lines,
          log: log.value,
        });
      };
      const visit = async (id: string): Promise<Result<Visitor, Refusal>> =>
        game.visit === undefined
          ? fail(refuse('rules', 'only-on-one-device'))
          : game.visit(await online.lines.to(tableOf(id) as string, roleOf(id) === 'stage'), id);
      const open = async (id: string): Promise<Result<Opened, Refusal>> => {
        const saved = await takeFromShelf(id, game.readCard);
        return saved.ok ? game.open(saved.value) : saved;
      };
      const elsewhere = { visit, reread };
      const rooms = new Rooms<Opened, Told, Visitor>(inTurn, open, game.say(''), elsewhere, game.meanwhile);
      return { calls: game.calls(rooms), forget: id => rooms.forget(id), keptOf: id => rooms.keptOf(id) };
    },
  };
}
