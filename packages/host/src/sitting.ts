/**
 * One game being played at one table: who is asked, what bots do, how dice fly, what may be taken back.
 * Terminal, page and server are clients of it; it knows no screen, clock or storage.
 */
import {
  type Action,
  type DungeonFighter,
  type Event,
  type HeroId,
  type Outcome,
  SPECTATOR,
  type State,
  type ThrowState,
  texts,
  type View,
} from '@tumblekeep/dungeon-fighter';
import {
  equalPlain,
  fail,
  type InputLine,
  type Log,
  Match,
  makeStream,
  ok,
  type Refusal,
  type Result,
  refuse,
} from '@tumblekeep/kernel';
import type { Attempt, LyingDie } from '@tumblekeep/table';
import { evidenceOf, type Flight, landingOfFlight, type PhysicalTable, readEvidence } from './flight.ts';
import { History } from './history.ts';
import { humansOf, isHuman, playerOf, type Seat, type Table } from './seats.ts';

/** Who has to do something now. */
export interface Turn {
  readonly at: NonNullable<View['question']>['at'];
  /** The hero who decides or throws; the Leader speaks for the party. */
  readonly hero: HeroId;
  readonly isParty: boolean;
  /** A person has to answer, throw or report; otherwise `Sitting.next` goes on. */
  readonly isForPeople: boolean;
  /** Only this hero's player may see what comes. */
  readonly isSecret: boolean;
  readonly who: string;
  readonly text: string;
}

export type UndoKind = 'free' | 'consent' | 'nothing';

export interface Snapshot {
  /** Inputs so far. */
  readonly n: number;
  readonly view: View;
  /** Nothing when the game is over. */
  readonly turn: Turn | undefined;
  /** What people may answer now; empty while a die is in the air and for bots. */
  readonly legal: readonly Action[];
  readonly lying: readonly LyingDie[];
  readonly undo: UndoKind;
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

export interface SittingParts {
  readonly game: DungeonFighter;
  readonly table: Table;
  readonly physics: PhysicalTable;
}

const collect = (): { readonly events: Event[]; readonly sink: (event: Event) => void } => {
  const events: Event[] = [];
  return { events, sink: event => void events.push(event) };
};

export class Sitting {
  readonly #parts: SittingParts;
  readonly #match: Match<State, Action, Event>;
  readonly #history: History;
  #lying: readonly LyingDie[] = [];
  /** Evidence of each input, for showing flights again. */
  readonly #evidence: unknown[] = [];

  private constructor(parts: SittingParts, match: Match<State, Action, Event>, history: History) {
    this.#parts = parts;
    this.#match = match;
    this.#history = history;
  }

  static begin(
    parts: SittingParts,
    options: unknown,
    seed: string,
    append?: (line: string) => void,
  ): Result<Sitting, Refusal> {
    const { events, sink } = collect();
    const match = Match.start(parts.game, options, seed, append, sink);
    if (!match.ok) return match;
    const history = new History(parts.game);
    history.add(undefined, events);
    return ok(new Sitting(parts, match.value, history));
  }

  static resume(parts: SittingParts, log: Log, append?: (line: string) => void): Result<Sitting, Refusal> {
    const { game } = parts;
    const history = new History(game);
    let { events, sink } = collect();
    const match = Match.resume(
      game,
      log,
      append,
      event => sink(event),
      (input: InputLine | undefined) => {
        const action = input === undefined ? undefined : game.parse(input.action);
        history.add(action?.ok ? action.value : undefined, events);
        ({ events, sink } = collect());
      },
    );
    if (!match.ok) return match;
    const sitting = new Sitting(parts, match.value, history);
    sitting.#recall();
    return ok(sitting);
  }

  get game(): DungeonFighter {
    return this.#parts.game;
  }

  get table(): Table {
    return this.#parts.table;
  }

  get history(): History {
    return this.#history;
  }

  get state(): State {
    return this.#match.state;
  }

  get inputs(): readonly InputLine[] {
    return this.#match.inputs;
  }

  /** What everybody at the table may see, and what the people may do. */
  snapshot(viewer: string = this.#viewer()): Snapshot {
    const { game } = this.#parts;
    const view = game.view(this.state, viewer);
    const turn = this.#turn(view);
    const target = this.#history.undoTarget(this.table);
    return {
      n: this.inputs.length,
      view,
      turn,
      legal: turn?.isForPeople && turn.at !== 'landing' ? this.#legal() : [],
      lying: this.#lying,
      undo: target === undefined ? 'nothing' : this.#history.isFree(target) ? 'free' : 'consent',
      outcome: game.outcome(this.state) as Outcome | undefined,
    };
  }

  /** One player for everything may see everything that player may see. */
  #viewer(): string {
    const humans = humansOf(this.table);
    return this.state.options.solo || humans.length === 1 ? (humans[0] ?? SPECTATOR) : SPECTATOR;
  }

  #turn(view: View): Turn | undefined {
    const { game, table } = this.#parts;
    const decision = game.decision(this.state);
    const question = texts.questionText(game.edition, view);
    if (decision === undefined || view.question === null) return undefined;
    const { by } = decision;
    const thrown = this.state.combat?.throw;
    const seat = by === 'table' && thrown ? thrown.seat : this.state.leader;
    const hero = typeof by === 'object' ? by.seat : (this.state.heroes[seat]?.hero as HeroId);
    const people = humansOf(table);
    return {
      at: view.question.at,
      hero,
      isParty: by === 'party',
      isForPeople: by === 'party' ? people.length > 0 : isHuman(table, hero),
      isSecret: view.question.at === 'path' && view.question.paths === undefined && isHuman(table, hero),
      who: question?.who ?? '',
      text: question?.text ?? '',
    };
  }

  /** Bots' own cards are theirs to use. */
  #legal(): readonly Action[] {
    const { game, table } = this.#parts;
    return game
      .legal(this.state)
      .filter(
        action =>
          !(action.type === 'use' || action.type === 'discard' || action.type === 'propose') ||
          isHuman(table, action.hero),
      );
  }

  /** A person's answer, also a reported landing of a real die. */
  act(action: Action): Result<Step, Refusal> {
    const turn = this.snapshot().turn;
    if (turn === undefined) return fail(refuse('over', 'the game is over'));
    if (action.type === 'land') {
      if (this.table.dice !== 'real') return fail(refuse('landing', 'the table tells where the die lies'));
      return this.#play(action);
    }
    const isAllowed = this.#parts.game.legal(this.state).some(one => equalPlain(one, action));
    return isAllowed ? this.#play(action) : fail(this.#why(action));
  }

  /** The rules' own reason, without touching the game. */
  #why(action: Action): Refusal {
    const { game } = this.#parts;
    return game.apply(game.clone(this.state), action) ?? refuse('not-now', 'that is not possible now');
  }

  /** A person throws the die that is in the air: release and props are committed, then come tremor and physics. */
  throwByHand(attempt: Attempt, steadiness?: number): Result<Step, Refusal> {
    const thrown = this.#inTheAir();
    if (thrown === undefined) return fail(refuse('landing', 'no die is to be thrown now'));
    if (this.table.dice === 'real') return fail(refuse('landing', 'at this table real dice are thrown'));
    const scene = { dice: this.#lying, props: attempt.scene.props };
    const { physics } = this.#parts;
    const flight = physics.throwByHand({ ...attempt, scene }, thrown, this.#seed('throw'), steadiness);
    return flight.ok ? this.#land(flight.value) : flight;
  }

  #inTheAir(): ThrowState | undefined {
    const thrown = this.state.combat?.throw;
    return thrown?.zone === null && this.#parts.game.decision(this.state)?.at === 'landing'
      ? thrown
      : undefined;
  }

  /** The same throw of the same game trembles alike: taking back buys no other luck. */
  #seed(what: string): string {
    return `${this.#match.header.seed} ${what} ${this.inputs.length}`;
  }

  #land(flight: Flight): Result<Step, Refusal> {
    return this.#play(landingOfFlight(flight), flight);
  }

  /** Lets the bot that is asked decide or throw; nothing when people have to do something or the game is over. */
  next(): Result<Step, Refusal> | undefined {
    const { game, table, physics } = this.#parts;
    const turn = this.#turn(game.view(this.state, SPECTATOR));
    if (turn === undefined || turn.isForPeople) return undefined;
    const seat = table.seats[turn.hero] as Seat;
    const thrown = this.#inTheAir();
    if (thrown !== undefined) {
      const flight = physics.throwBySkill(seat.skill, thrown, this.#lying, this.#seed('throw'));
      return flight.ok ? this.#land(flight.value) : flight;
    }
    const legal = game
      .legal(this.state)
      .filter(
        action =>
          !(action.type === 'use' || action.type === 'discard' || action.type === 'propose') ||
          !isHuman(table, action.hero),
      );
    const player = playerOf(seat);
    if (player === undefined) return undefined;
    const stream = makeStream(this.#match.header.seed, `bot ${this.inputs.length}`);
    return this.#play(player.choose(game, this.state, legal, stream));
  }

  #play(action: Action, flight?: Flight): Result<Step, Refusal> {
    const { events, sink } = collect();
    const evidence = flight && evidenceOf(flight);
    const refusal = this.#match.play(action, sink, evidence);
    if (refusal) return fail(refusal);
    this.#evidence[this.inputs.length] = evidence;
    const lines = this.#history.add(action, events);
    this.#lying = this.#standing(flight?.after ?? this.#lying);
    const { game } = this.#parts;
    const seen = events.map(event => game.redact(event, SPECTATOR));
    return ok({ action, events: seen, lines, flight, snapshot: this.snapshot() });
  }

  /** The dice that lie on the table by the rules: neither in somebody's hand nor put away. */
  #standing(lying: readonly LyingDie[]): readonly LyingDie[] {
    const { combat } = this.state;
    if (combat === null || lying.length === 0) return [];
    const flying = combat.throw?.zone === null ? combat.throw.die : undefined;
    let white = combat.bonusDiceThrown - (flying === 'white' ? 1 : 0);
    return [...lying]
      .reverse()
      .filter(({ die }) => (die === 'white' ? white-- > 0 : die !== flying && !combat.dice.includes(die)))
      .reverse();
  }

  /** Takes back the last decision of a person. */
  undo(consent: boolean): Result<Snapshot, Refusal> {
    const target = this.#history.undoTarget(this.table);
    if (target === undefined) return fail(refuse('undo', 'there is nothing to take back'));
    if (!consent && !this.#history.isFree(target))
      return fail(refuse('consent', 'a die has fallen or something hidden has come to light since then'));
    const refusal = this.#match.undo(target);
    if (refusal) return fail(refusal);
    this.#history.truncate(target);
    this.#evidence.length = target + 1;
    this.#recall();
    return ok(this.snapshot());
  }

  /** Evidence and lying dice from the log alone. */
  #recall(): void {
    for (const { n, evidence } of this.inputs) this.#evidence[n] = evidence;
    const last = this.inputs.findLast(({ evidence }) => evidence !== undefined);
    const flight = last && this.flightOf(last.n);
    this.#lying = this.#standing(flight?.after ?? []);
  }

  /** The flight of input `n`, simulated again. Nothing for other inputs, real dice and other physics. */
  flightOf(n: number): Flight | undefined {
    const evidence = readEvidence(this.#evidence[n]);
    return evidence && this.#parts.physics.showAgain(evidence, this.#requirementsAt(n));
  }

  #requirementsAt(n: number): readonly string[] {
    const steps = this.#history.steps.slice(0, n + 1);
    const threw = steps.flatMap(step => step.events).findLast(event => event.type === 'threw');
    return threw?.type === 'threw' ? threw.requirements : [];
  }
}
