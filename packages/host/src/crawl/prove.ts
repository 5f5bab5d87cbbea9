/** Whether a log of DIE in the Dungeon! could have been written by somebody who played: bots choose again. */
import { botsRevision } from '@tumblekeep/bots';
import { makeSearchCrawler } from '@tumblekeep/bots/die-in-the-dungeon';
import {
  type Action,
  type DieInTheDungeon,
  type Event,
  type State,
  texts,
} from '@tumblekeep/die-in-the-dungeon';
import {
  equalPlain,
  type InputLine,
  type Log,
  type LogRefusal,
  makeStream,
  ok,
  type Refusal,
  type Result,
  refuse,
  retrace,
  type Witness,
} from '@tumblekeep/kernel';
import { doubtsOf, type Proof, type Unproven } from '../proof.ts';
import { type CrawlTable, creaturesOf, readCrawlTable } from './seats.ts';

/** The choice of a bot after so many inputs. */
export const crawlBotAnswer = (game: DieInTheDungeon, state: State, seed: string, inputs: number): Action =>
  makeSearchCrawler().choose(game, state, game.legal(state), makeStream(seed, `bot ${inputs}`));

const seatOf = (game: DieInTheDungeon, state: State) => {
  const by = game.decision(state)?.by;
  return typeof by === 'object' ? by.seat : '';
};

/** What an input was: a person's, a bot's that was chosen again, or a bot's that others chose. */
type Finding = 'person' | 'chosen' | 'bots';

class CrawlWitness implements Witness<State, Action, Event> {
  readonly #game: DieInTheDungeon;
  readonly #seed: string;
  readonly #creatures: ReturnType<typeof creaturesOf>;
  readonly #findings: Finding[] = [];
  /** Whose decision each input was. */
  readonly #deciders: string[] = [];
  #table: CrawlTable | undefined;
  isTold = true;
  changes = -1;

  constructor(game: DieInTheDungeon, seed: string, creatures: ReturnType<typeof creaturesOf>) {
    this.#game = game;
    this.#seed = seed;
    this.#creatures = creatures;
  }

  get findings(): readonly Finding[] {
    return this.#findings;
  }

  seats(table: unknown): Refusal | undefined {
    this.changes++;
    if (table === undefined) {
      this.isTold = false;
      return undefined;
    }
    this.#table = readCrawlTable(table, this.#creatures);
    return this.#table === undefined ? refuse('log-table', 'nobody can sit at such a table') : undefined;
  }

  #isPerson(seat: string): boolean {
    return this.#table === undefined || (this.#table.seats as Record<string, string>)[seat] === 'human';
  }

  inspect({ evidence }: InputLine, action: Action, state: State): Refusal | undefined {
    if (evidence !== undefined) return refuse('log-evidence', 'evidence of a throw where nothing was thrown');
    const seat = seatOf(this.#game, state);
    const finding = this.#isPerson(seat)
      ? 'person'
      : this.#table?.bots === botsRevision()
        ? 'chosen'
        : 'bots';
    if (finding === 'chosen') {
      const chosen = crawlBotAnswer(this.#game, state, this.#seed, this.#findings.length);
      const { print, content } = this.#game;
      if (!equalPlain(chosen, action))
        return refuse(
          'log-bot',
          `the bot of ${texts.creatureName(content, seat as never)} chooses "${print(chosen)}", the log says "${print(action)}"`,
        );
    }
    this.#deciders.push(seat);
    this.#findings.push(finding);
    return undefined;
  }

  hears(): void {}

  takesBack(inputs: number): Refusal | undefined {
    if (!this.#isPerson(this.#deciders[inputs] as string))
      return refuse('log-undo', `input ${inputs + 1} was nobody’s decision who could take it back`);
    this.#findings.length = inputs;
    this.#deciders.length = inputs;
    return undefined;
  }
}

export function proveCrawl(game: DieInTheDungeon, log: Log): Result<Proof<State>, LogRefusal> {
  const { header } = log;
  const made = game.setup(header.options, header.seed);
  const witness = new CrawlWitness(game, header.seed, made.ok ? creaturesOf(made.value) : []);
  const retraced = retrace(game, log, witness);
  if (!retraced.ok) return retraced;
  return ok({
    ...retraced.value,
    throws: 0,
    choices: witness.findings.filter(finding => finding === 'chosen').length,
    changes: witness.changes,
    unproven: witness.findings.flatMap((finding, i): Unproven[] =>
      finding === 'bots' ? [{ n: i + 1, what: 'choice', why: 'bots' }] : [],
    ),
    doubts: doubtsOf(header.revision, game.revision, witness.isTold),
  });
}
