/** A game of Dungeon Fighter at a table elsewhere, told in the same words and flights as one on this device. */

import type { SeatId } from '@tumblekeep/host';
import { ok, type Refusal, type Result, refusedIn } from '@tumblekeep/kernel';
import { Guest, type Heard, type PastInput } from '@tumblekeep/page-kit/online/guest.ts';
import type { Line } from '@tumblekeep/page-kit/online/line.ts';
import { recall, remember } from '@tumblekeep/page-kit/online/memory.ts';
import type { Attempt } from '@tumblekeep/table';
import {
  type DemandsQuestion,
  type FightKinds,
  type Flight,
  History,
  hostedFight,
  isOwn,
  readFlight,
  type Snapshot,
  STEADINESS,
  type Step,
  snapshotFrom,
  whyText,
} from '../../hosted/index.ts';
import type { Action, DungeonFighter } from '../../rules/index.ts';
import { readPreferences, rulesOf } from './orders.ts';
import { type FightParts, partsOf } from './parts.ts';
import type { News, OpenGame, Preferences, ThrownAtOnce } from './protocol.ts';
import { sayOnPage } from './sentences.ts';

/** After so many inputs nobody wants to see a flight again, or asks what became of theirs. */
const LONG_AGO = 8;

type Stands = Pick<Heard<FightKinds>, 'told' | 'seating'>;

export class FightVisitor {
  readonly parts: FightParts;
  readonly #id: string;
  readonly #guest: Guest<FightKinds>;
  readonly #history: History;
  /** What stands after everything that was heard; the table itself may be ahead. */
  #stands: Stands;
  #preferences: Preferences;
  /** What was heard last, each with the lines of the log that were known then. */
  readonly #recent: { readonly at: number; readonly step: Step }[] = [];
  #hear: ((news: News) => unknown) | undefined;
  /** A flight that was being watched here when the page was closed. */
  #unseen: { readonly n: number; readonly before: Snapshot; readonly flight: Flight } | undefined;

  private constructor(parts: FightParts, guest: Guest<FightKinds>, id: string) {
    this.parts = parts;
    this.#id = id;
    this.#guest = guest;
    this.#history = new History(parts.game);
    this.#preferences = readPreferences({}, Object.keys(guest.seating.table.seats));
    for (const input of guest.past) this.#history.add(input.action, input.events);
    this.#stands = { told: guest.told, seating: guest.seating };
    guest.follow(heard => this.#heard(heard));
    let { heldBy: held } = guest.line.client.company ?? {};
    guest.line.overhear({
      company: ({ heldBy }) => {
        if (heldBy === held) return;
        held = heldBy;
        void guest.inTurn(() => this.#hear?.({ type: 'told', snapshot: this.#snapshot }));
      },
    });
  }

  static async visit(line: Line, id: string): Promise<Result<FightVisitor, Refusal>> {
    const arrived = await line.arrived();
    if (!arrived.ok) return arrived;
    const game = rulesOf(line.client.facts?.rules);
    if (!game.ok) return game;
    const parts = partsOf(game.value);
    const hosted = { ...hostedFight(game.value, parts.physics), say: sayOnPage(game.value.edition) };
    const guest = await Guest.arrive<FightKinds>(line, hosted);
    if (!guest.ok) return guest;
    const visitor = new FightVisitor(parts, guest.value, id);
    // Whoever only watches has not thrown yet: the first flight is not to wait for what simulates it.
    void hosted.throwing?.prepare().catch(() => undefined);
    if (!line.isStage) await guest.value.inTurn(() => visitor.#recallFlight());
    await guest.value.inTurn(() => visitor.#lookAlone());
    return ok(visitor);
  }

  get #game(): DungeonFighter {
    return this.parts.game;
  }

  get room() {
    const { hosted } = this.#guest;
    return {
      hosted,
      card: { id: this.#id },
      log: { card: undefined, lines: [] },
      // The table itself refuses whoever lags behind.
      knows: () => true,
      fresh: async () => ok(undefined),
    };
  }

  get hasEnded(): boolean {
    return this.#guest.hasEnded;
  }

  /** Begins with the game as it was heard so far: nothing is left out, and nothing told twice. */
  follow(hear: (news: News) => unknown): Promise<Result<OpenGame, Refusal>> {
    return this.#guest.inTurn(() => {
      this.#hear = hear;
      return ok(this.#open);
    });
  }

  snapshot(): Result<Snapshot, Refusal> {
    return ok(this.#snapshot);
  }

  get #snapshot(): Snapshot {
    const { told, seating } = this.#stands;
    const { line, seats } = this.#guest;
    const isHeld = line.client.company?.heldBy !== undefined;
    return snapshotFrom(this.#game, { table: seating.table, seats }, told, isHeld);
  }

  tell(): Promise<Result<OpenGame, Refusal>> {
    return this.#guest.inTurn(() => ok(this.#open));
  }

  get #open(): OpenGame {
    const { steps } = this.#history;
    const unseen = this.#unseen;
    const past = steps[unseen?.n ?? steps.length];
    // What came after the flight is told with it.
    const lines = steps.slice(unseen?.n).flatMap(one => one.lines);
    return {
      id: this.room.card.id,
      rules: this.#game.id,
      table: this.#stands.seating.table,
      preferences: this.#preferences,
      answered: 0,
      snapshot: this.#snapshot,
      story: [...steps.slice(0, unseen?.n).map(one => one.lines), ...(unseen === undefined ? [] : [lines])],
      unseen:
        unseen === undefined || past === undefined
          ? undefined
          : {
              before: unseen.before,
              step: {
                action: past.action,
                events: past.events,
                lines,
                flight: unseen.flight,
                snapshot: this.#snapshot,
              },
            },
    };
  }

  /** Shown again from its beginning, so that nothing tells its end before. */
  async #recallFlight(): Promise<void> {
    const { unseen } = await recall(this.#guest.line.table);
    const { steps } = this.#history;
    if (unseen === undefined || steps.length - unseen.n > LONG_AGO) return;
    const before = unseen.before as Snapshot;
    const flight = await this.#flight(this.#guest.past[unseen.n]?.evidence, unseen.n);
    if (flight !== undefined && before.n < unseen.n) this.#unseen = { n: unseen.n, before, flight };
  }

  // ---- what is heard --------------------------------------------------------------------------------------

  async #heard(heard: Heard<FightKinds>): Promise<void> {
    const { told, seating } = heard;
    const before = this.#snapshot;
    if (heard.type !== 'told') this.#unseen = undefined;
    this.#stands = { told, seating };
    await this.#lookAlone();
    switch (heard.type) {
      case 'step': {
        const step = await this.#step(heard.input, this.#snapshot);
        this.#recent.push({ at: told.at, step });
        if (this.#recent.length > LONG_AGO) this.#recent.shift();
        if (step.flight !== undefined && this.#hear !== undefined && !this.#guest.line.isStage)
          void remember(this.#guest.line.table, { unseen: { n: told.inputs, before } });
        return void this.#hear?.({ type: 'step', step });
      }
      case 'missed': {
        const lines = heard.inputs.map(({ action, events }) => this.#history.add(action, events));
        return void this.#hear?.({ type: 'missed', lines });
      }
      case 'told':
        return void this.#hear?.({ type: 'told', snapshot: this.#snapshot });
      case 'anew':
        this.#recent.length = 0;
        this.#history.forget();
        for (const { action, events } of heard.past) this.#history.add(action, events);
        this.#hear?.({ type: 'anew', game: this.#open });
    }
  }

  /** Whoever plays all heroes alone has nobody to hide anything from. */
  async #lookAlone(): Promise<void> {
    const { turn, view } = this.#snapshot;
    if (turn?.isSecret !== true || !view.solo) return;
    const looked = await this.#guest.look(turn.hero);
    if (looked.ok) this.#stands = { ...this.#stands, told: looked.value };
  }

  async #step({ action, events, evidence }: PastInput<FightKinds>, snapshot: Snapshot): Promise<Step> {
    const lines = this.#history.add(action, events);
    const flight = await this.#flight(evidence, this.#history.steps.length - 1);
    return { action, events, lines, flight, snapshot };
  }

  /** The identical flight. Without physics, or with another one, its end is told at once. */
  async #flight(evidence: unknown, n: number): Promise<Flight | undefined> {
    const flown = readFlight(evidence);
    if (flown === undefined) return undefined;
    const { requirements = [] } = this.#history.throwAt(n) ?? {};
    return (await this.parts.physics()).showAgain(flown, requirements);
  }

  // ---- what people here do --------------------------------------------------------------------------------

  /** The step that an input has become: others may have gone on since. Heard among others it is only what stands now. */
  async #done(done: Promise<Result<number | undefined, Refusal>>): Promise<Result<Step, Refusal>> {
    const acted = await done;
    if (!acted.ok) return acted;
    const place = acted.value ?? Number.POSITIVE_INFINITY;
    const heard = this.#recent.find(({ at }) => at > place);
    const nothing = { action: undefined, events: [], lines: [], flight: undefined };
    return ok(heard?.step ?? { ...nothing, snapshot: this.#snapshot });
  }

  act(action: Action, at = this.#guest.told.at): Promise<Result<Step, Refusal>> {
    const seat: SeatId | undefined = isOwn(action) ? action.hero : undefined;
    return this.#done(this.#guest.act({ type: 'act', action: this.#game.print(action) }, at, seat));
  }

  throwByHand(attempt: Attempt, at = this.#guest.told.at): Promise<Result<Step, Refusal>> {
    const { askedHere } = this.#guest;
    const isSteady = askedHere !== undefined && this.#preferences.steady.includes(askedHere);
    const release = { attempt, steadiness: isSteady ? STEADINESS.steady : STEADINESS.usual };
    return this.#done(this.#guest.act({ type: 'throw', release }, at));
  }

  /** Both are on their way together. Where something came between them the die is thrown when that was heard. */
  async throwAtOnce(action: Action, attempt: Attempt): Promise<Result<ThrownAtOnce, Refusal>> {
    const { at } = this.#guest.told;
    const [said, together] = await Promise.all([this.act(action), this.throwByHand(attempt, at + 1)]);
    if (!said.ok) return said;
    const { turn } = this.#snapshot;
    const isDue = turn?.at === 'landing' && turn.isForPeople;
    const thrown = together.ok || !isDue ? together : await this.throwByHand(attempt);
    if (thrown.ok) return ok({ steps: [said.value, thrown.value], refusal: undefined });
    const refusal = isDue ? refusedIn(this.room.hosted.say, thrown.error) : undefined;
    return ok({ steps: [said.value], refusal });
  }

  async undo(): Promise<Result<OpenGame, Refusal>> {
    const asked = await this.#guest.takeBack();
    return asked.ok ? this.tell() : asked;
  }

  async demands(action: Action): Promise<Result<readonly string[], Refusal>> {
    const question: DemandsQuestion = { demandsOf: this.#game.print(action) };
    const answer = await this.#guest.inquire(question);
    return answer.ok ? ok(answer.value as readonly string[]) : answer;
  }

  async look(hero: string): Promise<Result<Snapshot, Refusal>> {
    const looked = await this.#guest.look(hero);
    return looked.ok ? this.#guest.inTurn(() => this.snapshot()) : looked;
  }

  why(): Result<readonly string[], Refusal> {
    return ok(whyText(this.#game, this.#snapshot.view, this.#history));
  }

  async setPreferences(value: unknown): Promise<Result<Preferences, Refusal>> {
    this.#preferences = readPreferences(value, Object.keys(this.#guest.seating.table.seats));
    return ok(this.#preferences);
  }

  // ---- what the table elsewhere does by itself ------------------------------------------------------------

  async next(): Promise<Result<undefined, Refusal>> {
    return ok(undefined);
  }

  suggest(): Result<undefined, Refusal> {
    return ok(undefined);
  }

  async holdOn(on: boolean): Promise<Result<Snapshot, Refusal>> {
    const { line, seats } = this.#guest;
    const [seat] = seats;
    if (seat === undefined) return this.snapshot();
    const held = await line.ask({ type: 'hold', seat, on });
    return held.ok ? this.snapshot() : held;
  }

  /** The next one may wait to be seen already. */
  async see(n: number): Promise<void> {
    const { table, isStage } = this.#guest.line;
    this.#unseen = undefined;
    if (isStage) return;
    const { unseen } = await recall(table);
    if (unseen !== undefined && unseen.n <= n) await remember(table, { unseen: undefined });
  }

  async answer(): Promise<void> {}
}
