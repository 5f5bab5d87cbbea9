/**
 * A game of DIE in the Dungeon! being played on one device: what may be answered and with what prospects, what may
 * be taken back, what is told. It knows no screen, clock or storage.
 */
import {
  type Action,
  type DieInTheDungeon,
  type Event,
  type HeroAttack,
  heroAttacks,
  lookAt,
  type Outcome,
  SPECTATOR,
  type State,
  texts,
  type View,
} from '@tumblekeep/die-in-the-dungeon';
import {
  equalPlain,
  fail,
  type InputLine,
  type Log,
  type LogHeader,
  Match,
  ok,
  type Refusal,
  type Result,
  refuse,
} from '@tumblekeep/kernel';
import { type Choice, choicesOf, isRevealing } from './forecast.ts';
import { logCrawlTable, peopleOf } from './seats.ts';

export type CrawlUndo = 'free' | 'consent' | 'nothing';

export interface CrawlSnapshot {
  /** Inputs so far. */
  readonly n: number;
  readonly view: View;
  /** Empty when the game is over. */
  readonly choices: readonly Choice[];
  /** What the party would do in a round as things stand. */
  readonly attacks: readonly HeroAttack[];
  readonly undo: CrawlUndo;
  readonly outcome: Outcome | undefined;
}

export interface CrawlStep {
  /** Nothing for the beginning of the game. */
  readonly action: Action | undefined;
  readonly events: readonly Event[];
  readonly lines: readonly string[];
  readonly snapshot: CrawlSnapshot;
}

export type ToldStep = Omit<CrawlStep, 'snapshot'>;

const CONCEDE: Action = { type: 'concede' };

export class CrawlSitting {
  readonly game: DieInTheDungeon;
  readonly #match: Match<State, Action, Event>;
  readonly #steps: ToldStep[];

  private constructor(game: DieInTheDungeon, match: Match<State, Action, Event>, steps: ToldStep[]) {
    this.game = game;
    this.#match = match;
    this.#steps = steps;
  }

  static begin(
    game: DieInTheDungeon,
    options: unknown,
    seed: string,
    append?: (line: string) => void,
  ): Result<CrawlSitting, Refusal> {
    const events: Event[] = [];
    const drawn = game.setup(options, seed);
    if (!drawn.ok) return drawn;
    const table = logCrawlTable(peopleOf(drawn.value));
    const match = Match.start(game, options, seed, append, event => void events.push(event), table);
    return match.ok ? ok(new CrawlSitting(game, match.value, [told(game, undefined, events)])) : match;
  }

  static resume(
    game: DieInTheDungeon,
    log: Log,
    append?: (line: string) => void,
  ): Result<CrawlSitting, Refusal> {
    const steps: ToldStep[] = [];
    let events: Event[] = [];
    const match = Match.resume(
      game,
      log,
      append,
      event => void events.push(event),
      input => {
        const action = input && game.parse(input.action);
        steps.push(told(game, action?.ok ? action.value : undefined, events));
        events = [];
      },
    );
    return match.ok ? ok(new CrawlSitting(game, match.value, steps)) : match;
  }

  get state(): State {
    return this.#match.state;
  }

  get inputs(): readonly InputLine[] {
    return this.#match.inputs;
  }

  /** The beginning, then every input that stands. */
  get steps(): readonly ToldStep[] {
    return this.#steps;
  }

  get header(): LogHeader {
    return this.#match.header;
  }

  snapshot(): CrawlSnapshot {
    return snapshotOf(this.game, this.state, this.inputs.length, this.#undo());
  }

  /** Free until a die is rolled or a tile is turned; afterwards whoever plays has to say so. */
  #undo(): CrawlUndo {
    if (this.inputs.length === 0) return 'nothing';
    return this.#steps.at(-1)?.events.some(isRevealing) ? 'consent' : 'free';
  }

  act(action: Action): Result<CrawlStep, Refusal> {
    const { game, state } = this;
    const isOffered = equalPlain(action, CONCEDE) || game.legal(state).some(one => equalPlain(one, action));
    if (!isOffered)
      return fail(game.apply(game.clone(state), action) ?? refuse('not-now', 'that is not possible now'));
    const events: Event[] = [];
    this.#sit();
    const refusal = this.#match.play(action, event => void events.push(event));
    if (refusal) return fail(refusal);
    const step = told(game, action, events);
    this.#steps.push(step);
    return ok({ ...step, snapshot: this.snapshot() });
  }

  /** Bots may have played a game that comes from elsewhere; here people do. */
  #sit(): void {
    this.#match.seat(logCrawlTable(peopleOf(this.state)));
  }

  undo(consent: boolean): Result<undefined, Refusal> {
    if (this.#undo() === 'consent' && !consent)
      return fail(refuse('consent', 'luck has spoken since; taking that back has to be confirmed'));
    this.#sit();
    const refusal = this.#match.undo(this.inputs.length - 1);
    if (refusal) return fail(refusal);
    this.#steps.pop();
    return ok(undefined);
  }
}

/** The table after `n` inputs; of a game that is only looked at nothing can be taken back. */
export const snapshotOf = (
  game: DieInTheDungeon,
  state: State,
  n: number,
  undo: CrawlUndo = 'nothing',
): CrawlSnapshot => ({
  n,
  view: game.view(state, SPECTATOR),
  choices: choicesOf(game, state),
  attacks: state.combat === null ? [] : heroAttacks(lookAt(game.content, state)),
  undo,
  outcome: game.outcome(state) as Outcome | undefined,
});

const told = (game: DieInTheDungeon, action: Action | undefined, events: readonly Event[]): ToldStep => ({
  action,
  events,
  lines: texts.narrate(game.content, events),
});
