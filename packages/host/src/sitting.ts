/**
 * One game being played at one table: who is asked, what bots do, how dice fly, what may be taken back.
 * Terminal, page and server are clients of it; it knows no screen, clock or storage.
 */
import type { Player } from '@tumblekeep/bots';
import {
  type Action,
  type DungeonFighter,
  type Event,
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
  ok,
  type Refusal,
  type Result,
  refuse,
} from '@tumblekeep/kernel';
import type { Attempt, LyingDie } from '@tumblekeep/table';
import { botAnswer, choiceOf, type Moment, throwSeed } from './bots.ts';
import { isSteadiness, readFlight, STEADINESS, type ThrowEvidence } from './evidence.ts';
import {
  checkProps,
  type Flight,
  flightEvidence,
  landingOfFlight,
  type PhysicalTable,
  printCommitted,
} from './flight.ts';
import { foregoneAnswer, isOwn, ofPeople } from './foregone.ts';
import { History } from './history.ts';
import { logTable } from './logged-table.ts';
import { lyingDice } from './lying.ts';
import {
  type Courtesy,
  DEFAULT_SKILL,
  humansOf,
  isHuman,
  playerOf,
  type Seat,
  type Table,
  USUAL_COURTESY,
} from './seats.ts';
import { askedHero, isForPeople, type Turn, turnOf } from './turn.ts';

export type UndoKind = 'free' | 'consent' | 'nothing';

export interface Snapshot {
  /** Inputs so far. */
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

/** How an input came about. */
interface Circumstances {
  readonly flight?: Flight;
  readonly evidence?: ThrowEvidence;
  /** Nobody was asked: the answer went without saying. */
  readonly foregone?: boolean;
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
  /** The last flight and the input that recorded it. */
  #last: { readonly n: number; readonly flight: Flight } | undefined;
  #courtesy: Courtesy = USUAL_COURTESY;

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
    const match = Match.start(parts.game, options, seed, append, sink, logTable(parts.table, 'thrown'));
    if (!match.ok) return match;
    const history = new History(parts.game);
    history.add(undefined, events);
    return ok(new Sitting(parts, match.value, history));
  }

  static resume(parts: SittingParts, log: Log, append?: (line: string) => void): Result<Sitting, Refusal> {
    const { game, table } = parts;
    const history = new History(game);
    let { events, sink } = collect();
    let expected: Action | undefined;
    const match = Match.resume(
      game,
      log,
      append,
      event => sink(event),
      (input, state) => {
        const action = input && game.parse(input.action);
        const done = action?.ok ? action.value : undefined;
        history.add(done, events, done !== undefined && equalPlain(done, expected));
        ({ events, sink } = collect());
        expected = isForPeople(parts, state)
          ? foregoneAnswer(game, state, ofPeople(game.legal(state), table), USUAL_COURTESY)
          : undefined;
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

  /** How the people want to be asked from now on. */
  set courtesy(courtesy: Courtesy) {
    this.#courtesy = courtesy;
  }

  get courtesy(): Courtesy {
    return this.#courtesy;
  }

  /** What everybody at the table may see, and what the people may do. */
  snapshot(viewer: string = this.#viewer()): Snapshot {
    const { game } = this.#parts;
    const view = game.view(this.state, viewer);
    const turn = this.#turn(view);
    const target = this.#history.undoTarget(this.table);
    const mayAnswer = turn?.isForPeople && turn.at !== 'landing' && !turn.isSecret;
    return {
      n: this.inputs.length,
      view,
      turn,
      legal: mayAnswer ? this.#legal() : [],
      asides: turn === undefined || turn.isForPeople ? [] : this.#legal().filter(isOwn),
      holdOn: this.#courtesy.holdOn,
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
    return turnOf(this.#parts, this.state, view, () => this.#foregone() !== undefined);
  }

  #legal(): readonly Action[] {
    return ofPeople(this.#parts.game.legal(this.state), this.table);
  }

  #foregone(): Action | undefined {
    return foregoneAnswer(this.game, this.state, this.#legal(), this.#courtesy);
  }

  /** A person's answer, also a reported landing of a real die. */
  act(action: Action): Result<Step, Refusal> {
    const turn = this.#turn(this.#parts.game.view(this.state, SPECTATOR));
    if (turn === undefined) return fail(refuse('over', 'the game is over'));
    if (!turn.isForPeople && !isOwn(action)) return fail(refuse('turn', `${turn.who} decides`));
    if (action.type === 'land') {
      if (this.table.dice !== 'real') return fail(refuse('landing', 'the table tells where the die lies'));
      return this.#play(action, { evidence: { by: 'report', hero: turn.hero } });
    }
    if (!this.#legal().some(one => equalPlain(one, action))) return fail(this.#why(action));
    if (turn.at === 'window') this.#courtesy = { ...this.#courtesy, holdOn: false };
    return this.#play(action);
  }

  /** The rules' own reason, without touching the game. */
  #why(action: Action): Refusal {
    const { game } = this.#parts;
    return game.apply(game.clone(this.state), action) ?? refuse('not-now', 'that is not possible now');
  }

  /** A person throws the die that is in the air: release and props are committed, then come tremor and physics. */
  throwByHand({ release, scene }: Attempt, steadiness: number = STEADINESS.usual): Result<Step, Refusal> {
    const thrown = this.#inTheAir();
    if (thrown === undefined) return fail(refuse('landing', 'no die is to be thrown now'));
    const hero = askedHero(this.#parts, this.state);
    if (!isHuman(this.table, hero))
      return fail(refuse('turn', `${texts.heroName(this.game.edition, hero)} throws`));
    if (this.table.dice === 'real') return fail(refuse('landing', 'at this table real dice are thrown'));
    if (!isSteadiness(steadiness)) return fail(refuse('steadiness', 'no hand is that steady'));
    const { physics } = this.#parts;
    const props = checkProps(physics.edition, thrown.requirements, scene.props);
    if (!props.ok) return props;
    const attempt = { release, scene: { dice: this.#lying, props: props.value } };
    const flight = physics.throwByHand(attempt, thrown, throwSeed(this.#moment), steadiness);
    if (!flight.ok) return flight;
    const committed = printCommitted(release);
    return this.#land(flight.value, {
      by: 'hand',
      hero,
      committed,
      steadiness,
      ...flightEvidence(flight.value),
    });
  }

  #inTheAir(): ThrowState | undefined {
    const thrown = this.state.combat?.throw;
    return thrown?.zone === null && this.#parts.game.decision(this.state)?.at === 'landing'
      ? thrown
      : undefined;
  }

  get #moment(): Moment {
    return { seed: this.#match.header.seed, inputs: this.inputs.length };
  }

  #land(flight: Flight, evidence: ThrowEvidence): Result<Step, Refusal> {
    return this.#play(landingOfFlight(flight), { flight, evidence });
  }

  /**
   * Lets the bot that is asked decide or throw, and gives the answers that go without saying; nothing when people
   * have to do something or the game is over.
   */
  next(): Result<Step, Refusal> | undefined {
    const { game, table, physics } = this.#parts;
    if (game.decision(this.state) === undefined) return undefined;
    if (isForPeople(this.#parts, this.state)) {
      const foregone = this.#foregone();
      return foregone && this.#play(foregone, { foregone: true });
    }
    const thrown = this.#inTheAir();
    if (thrown === undefined) return this.#play(botAnswer(this.#parts, this.state, this.#moment));
    const hero = askedHero(this.#parts, this.state);
    const { skill } = table.seats[hero] as Seat;
    const flight = physics.throwBySkill(skill, thrown, this.#lying, throwSeed(this.#moment));
    return flight.ok
      ? this.#land(flight.value, { by: 'bot', hero, skill, ...flightEvidence(flight.value) })
      : flight;
  }

  /** What a sensible player would answer in a person's place; nothing while people have nothing to answer. */
  suggest(): Action | undefined {
    const { legal } = this.snapshot();
    if (legal.length === 0) return undefined;
    return choiceOf(this.#parts, this.state, playerOf(SENSIBLE) as Player, legal, this.#moment);
  }

  /** The search for an aim without which `next` would have to search itself; nothing when it need not. */
  thinkAhead(): Generator<undefined, unknown> | undefined {
    const { table, physics } = this.#parts;
    const thrown = this.#inTheAir();
    if (thrown === undefined) return undefined;
    const seat = table.seats[askedHero(this.#parts, this.state)] as Seat;
    return seat.kind === 'human' ? undefined : physics.seekAim(seat.skill, thrown.requirements);
  }

  /** The searches for aims that bots will probably need for the next throw, whoever throws first. */
  *anticipate(): Generator<undefined, void> {
    const { table, physics } = this.#parts;
    const bots = Object.values(table.seats).filter(({ kind }) => kind !== 'human');
    if (bots.length === 0) return;
    const thrown = this.#inTheAir() ?? this.#nextThrow();
    for (const skill of new Set(bots.map(bot => bot.skill))) {
      const search = physics.seekAim(skill, thrown?.requirements ?? []);
      if (search !== undefined) yield* search;
    }
  }

  /** What would be thrown now without weapons. */
  #nextThrow(): ThrowState | undefined {
    const { game } = this.#parts;
    const action = game.legal(this.state).find(one => one.type === 'throw' && one.weapons.length === 0);
    return action && this.wouldThrow(action);
  }

  /** The throw that this answer would begin, as the rules see it. */
  wouldThrow(action: Action): ThrowState | undefined {
    const { game } = this.#parts;
    const copy = game.clone(this.state);
    return game.apply(copy, action) === undefined ? (copy.combat?.throw ?? undefined) : undefined;
  }

  #play(action: Action, { flight, evidence, foregone = false }: Circumstances = {}): Result<Step, Refusal> {
    const { events, sink } = collect();
    this.#sit();
    const refusal = this.#match.play(action, sink, evidence);
    if (refusal) return fail(refusal);
    const lines = this.#history.add(action, events, foregone);
    if (flight !== undefined) this.#last = { n: this.inputs.length, flight };
    this.#lying = this.#standing();
    const { game } = this.#parts;
    const seen = events.map(event => game.redact(event, SPECTATOR));
    return ok({ action, events: seen, lines, flight, snapshot: this.snapshot() });
  }

  /** A game that comes from elsewhere may have been played at another table until now. */
  #sit(): void {
    this.#match.seat(logTable(this.table, 'thrown'));
  }

  #standing(): readonly LyingDie[] {
    if (this.#last === undefined) return [];
    const { n, flight } = this.#last;
    const since = this.#history.steps.slice(n).flatMap(step => step.events);
    return lyingDice(this.state.combat, flight, since);
  }

  /** Takes back the last decision of a person. */
  undo(consent: boolean): Result<Snapshot, Refusal> {
    const target = this.#history.undoTarget(this.table);
    if (target === undefined) return fail(refuse('undo', 'there is nothing to take back'));
    if (!consent && !this.#history.isFree(target))
      return fail(refuse('consent', 'a die has fallen or something hidden has come to light since then'));
    this.#sit();
    const refusal = this.#match.undo(target);
    if (refusal) return fail(refusal);
    this.#history.truncate(target);
    this.#recall();
    return ok(this.snapshot());
  }

  /** The last flight and the lying dice from the log alone. */
  #recall(): void {
    const n = this.inputs.findLast(({ evidence }) => readFlight(evidence) !== undefined)?.n;
    const flight = n === undefined ? undefined : this.flightOf(n);
    this.#last = n === undefined || flight === undefined ? undefined : { n, flight };
    this.#lying = this.#standing();
  }

  /** The flight of input `n`, simulated again. Nothing for other inputs, real dice and other physics. */
  flightOf(n: number): Flight | undefined {
    const evidence = readFlight(this.inputs[n - 1]?.evidence);
    const requirements = this.#history.throwAt(n)?.requirements ?? [];
    return evidence && this.#parts.physics.showAgain(evidence, requirements);
  }

  /** Input `n` again, with the table as it was then; number 0 is the beginning. */
  stepAt(n: number): Result<Step, Refusal> {
    const past = this.#history.steps[n];
    if (past === undefined) return fail(refuse('step', `the game has ${this.inputs.length} steps`));
    const lines = this.inputs.slice(0, n);
    const then = Sitting.resume(this.#parts, { header: this.#match.header, lines, torn: false });
    if (!then.ok) return then;
    const events = past.events.map(event => this.game.redact(event, SPECTATOR));
    return ok({
      action: past.action,
      events,
      lines: past.lines,
      flight: this.flightOf(n),
      snapshot: then.value.snapshot(),
    });
  }
}

const SENSIBLE: Seat = { kind: 'sensible', skill: DEFAULT_SKILL };
