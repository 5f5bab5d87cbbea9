/** A game of Dungeon Fighter as the page is told of it: words, flights, hints. The table knows none of them. */

import type { Input, Step as TableStep } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result, refusedIn } from '@tumblekeep/kernel';
import { changeSave } from '@tumblekeep/page-kit/storage/saves.ts';
import { freshId } from '@tumblekeep/page-kit/worker/fresh-id.ts';
import type { ReplayStep } from '@tumblekeep/page-kit/worker/protocol.ts';
import { type Furnishing, Room } from '@tumblekeep/page-kit/worker/room.ts';
import type { Shelved } from '@tumblekeep/page-kit/worker/shelf.ts';
import { inSlices } from '@tumblekeep/page-kit/worker/slices.ts';
import type { Attempt } from '@tumblekeep/table';
import {
  adviceOn,
  aimAhead,
  anticipate,
  type FightKinds,
  type Flight,
  History,
  hostedFight,
  readFlight,
  type Snapshot,
  STEADINESS,
  type Step,
  snapshotOf,
  type Table,
  whyText,
  wouldThrow,
} from '../../hosted/index.ts';
import { type Action, type DungeonFighter, SPECTATOR, texts } from '../../rules/index.ts';
import { newCard, progressOf, type SaveCard } from './card.ts';
import { readOrder, readPreferences, rulesOf } from './orders.ts';
import { type FightParts, partsOf } from './parts.ts';
import type { NewGame, OpenGame, Preferences, ThrownAtOnce } from './protocol.ts';
import { refuse, sayOnPage } from './sentences.ts';

const furnish = ({ game, physics }: FightParts, table: Table): Furnishing<FightKinds, SaveCard> => ({
  hosted: { ...hostedFight(game, physics), say: sayOnPage(game.edition) },
  seating: { table, landings: 'thrown' },
  progressOf: (state, inputs, { answered }) => ({
    ...progressOf(game, state, inputs),
    // What was taken back and decided anew was nobody else's answer.
    answered: Math.min(answered, inputs),
  }),
});

export class FightTeller {
  readonly room: Room<FightKinds, SaveCard>;
  readonly parts: FightParts;
  /** Who and what the last sentence was about. */
  #scene: ReturnType<typeof texts.sceneOf> = texts.EMPTY_SCENE;

  private constructor(parts: FightParts, room: Room<FightKinds, SaveCard>) {
    this.parts = parts;
    this.room = room;
    this.#heed();
  }

  static async begin(order: NewGame): Promise<Result<FightTeller, Refusal>> {
    const read = readOrder(order, freshId);
    if (!read.ok) return read;
    const { game, options, seed, state, table, preferences } = read.value;
    const parts = partsOf(game);
    const card = newCard(game, state, 0, { table, preferences, claimed: false });
    const room = await Room.begin(furnish(parts, table), { options, seed }, card);
    return room.ok ? ok(new FightTeller(parts, room.value)) : room;
  }

  static async open(saved: Shelved<SaveCard>): Promise<Result<FightTeller, Refusal>> {
    const { log, card } = saved;
    const game = rulesOf(log.header.rules);
    if (!game.ok) return game;
    const parts = partsOf(game.value);
    const room = await Room.open(furnish(parts, card.table), saved);
    return room.ok ? ok(new FightTeller(parts, room.value)) : room;
  }

  get #game(): DungeonFighter {
    return this.parts.game;
  }

  get #card(): SaveCard {
    return this.room.card;
  }

  #heed(): void {
    const { table } = this.room;
    table.asking = { ...table.asking, askMe: this.#card.preferences.askMe };
  }

  // ---- what the page is told ------------------------------------------------------------------------------

  snapshot(viewer?: string): Result<Snapshot, Refusal> {
    return snapshotOf(this.#game, this.room.table, viewer);
  }

  /** Everything that happened, in words. */
  history(): Result<History, Refusal> {
    const past = this.room.past();
    if (!past.ok) return past;
    const history = new History(this.#game);
    for (const { action, events } of past.value) history.add(action, events);
    return ok(history);
  }

  async tell(): Promise<Result<OpenGame, Refusal>> {
    const { id, rules, table, preferences, answered } = this.#card;
    const snapshot = this.snapshot();
    if (!snapshot.ok) return snapshot;
    const history = this.history();
    if (!history.ok) return history;
    this.#scene = history.value.scene;
    return ok({
      id,
      rules,
      table,
      preferences,
      answered,
      snapshot: snapshot.value,
      story: history.value.steps.map(({ lines }) => lines),
      unseen: await this.#unseen(snapshot.value),
    });
  }

  async #unseen(snapshot: Snapshot): Promise<OpenGame['unseen']> {
    const { n } = snapshot;
    if (n <= this.#card.seen) return undefined;
    const step = await this.stepAt(n);
    if (!step.ok || step.value.flight === undefined) return undefined;
    const before = await this.stepAt(n - 1);
    return before.ok ? { step: { ...step.value, snapshot }, before: before.value.snapshot } : undefined;
  }

  /** The flight of input `n`, simulated again. Nothing for other inputs, real dice and other physics. */
  async flightAt(history: History, n: number): Promise<Flight | undefined> {
    const past = this.room.past();
    const evidence = readFlight(past.ok ? past.value[n]?.input?.evidence : undefined);
    if (evidence === undefined) return undefined;
    const requirements = history.throwAt(n)?.requirements ?? [];
    return (await this.parts.physics()).showAgain(evidence, requirements);
  }

  /** Input `n` again, with the table as it was then; number 0 is the beginning. */
  async stepAt(n: number): Promise<Result<Step, Refusal>> {
    const history = this.history();
    if (!history.ok) return history;
    const { steps } = history.value;
    const past = steps[n];
    if (past === undefined) return fail(refuse('step', 'no-such-step', { last: steps.length - 1 }));
    const then = await this.room.tableAt(n);
    if (!then.ok) return then;
    const snapshot = snapshotOf(this.#game, then.value);
    if (!snapshot.ok) return snapshot;
    return ok({
      action: past.action,
      events: past.events.map(event => this.#game.redact(event, SPECTATOR)),
      lines: past.lines,
      flight: await this.flightAt(history.value, n),
      snapshot: snapshot.value,
    });
  }

  replaySteps(): Result<readonly ReplayStep[], Refusal> {
    const past = this.room.past();
    const history = this.history();
    if (!past.ok) return past;
    if (!history.ok) return history;
    return ok(
      history.value.steps.map(({ lines }, n) => ({
        n,
        lines,
        hasFlight: readFlight(past.value[n]?.input?.evidence) !== undefined,
      })),
    );
  }

  why(): Result<readonly string[], Refusal> {
    const history = this.history();
    const snapshot = this.snapshot();
    if (!history.ok) return history;
    return snapshot.ok ? ok(whyText(this.#game, snapshot.value.view, history.value)) : snapshot;
  }

  #step({ action, events, shown }: TableStep<FightKinds>): Result<Step, Refusal> {
    const { lines, scene } = texts.narrate(this.#game.edition, events, this.#scene);
    this.#scene = scene;
    const snapshot = this.snapshot();
    return snapshot.ok ? ok({ action, events, lines, flight: shown, snapshot: snapshot.value }) : snapshot;
  }

  // ---- what people do -------------------------------------------------------------------------------------

  async #do(input: Input<FightKinds>): Promise<Result<Step, Refusal>> {
    const done = await this.room.act(input);
    return done.ok ? this.#step(done.value) : done;
  }

  async act(action: Action): Promise<Result<Step, Refusal>> {
    const { table } = this.room;
    const isWindow = this.#game.decision(table.position.state)?.at === 'window';
    const done = await this.room.act({ type: 'act', action });
    if (!done.ok) return done;
    if (isWindow) table.asking = { ...table.asking, holdOn: false };
    return this.#step(done.value);
  }

  throwByHand(attempt: Attempt): Promise<Result<Step, Refusal>> {
    const hero = this.room.hosted.throwing?.throwerOf(this.room.table.position.state) ?? '';
    const steadiness = this.#card.preferences.steady.includes(hero) ? STEADINESS.steady : STEADINESS.usual;
    return this.#do({ type: 'throw', release: { attempt, steadiness } });
  }

  async throwAtOnce(action: Action, attempt: Attempt): Promise<Result<ThrownAtOnce, Refusal>> {
    const said = await this.act(action);
    if (!said.ok) return said;
    // Something may have to be answered before the die leaves the hand; it is thrown later then.
    if (said.value.snapshot.turn?.at !== 'landing') return ok({ steps: [said.value], refusal: undefined });
    const thrown = await this.throwByHand(attempt);
    return thrown.ok
      ? ok({ steps: [said.value, thrown.value], refusal: undefined })
      : ok({ steps: [said.value], refusal: refusedIn(this.room.hosted.say, thrown.error) });
  }

  /** Lets a bot decide or throw, or what goes without saying go. */
  async next(): Promise<Result<Step | undefined, Refusal>> {
    const { state } = this.room.table.position;
    if (this.room.hosted.throwing?.throwerOf(state) !== undefined) {
      const search = aimAhead(this.#place, state, await this.parts.physics());
      if (search !== undefined) await inSlices(search);
    }
    const done = await this.room.next();
    return done.ok && done.value !== undefined
      ? this.#step(done.value)
      : (done as Result<undefined, Refusal>);
  }

  async undo(consent: boolean): Promise<Result<OpenGame, Refusal>> {
    const undone = await this.room.takeBack(consent);
    return undone.ok ? this.tell() : undone;
  }

  holdOn(on: boolean): Result<Snapshot, Refusal> {
    const { table } = this.room;
    table.asking = { ...table.asking, holdOn: on };
    return this.snapshot();
  }

  // ---- what people want to know ---------------------------------------------------------------------------

  get #place() {
    return { game: this.#game, table: this.#card.table };
  }

  demands(action: Action): Result<readonly string[], Refusal> {
    return ok(wouldThrow(this.#game, this.room.table.position.state, action)?.requirements ?? []);
  }

  look(hero: string): Result<Snapshot, Refusal> {
    return this.snapshot(hero);
  }

  /** Whoever acts on this device is answered; nothing happens behind their back. */
  follow(): Promise<Result<OpenGame, Refusal>> {
    return this.tell();
  }

  suggest(): Result<Action | undefined, Refusal> {
    const { state, moment } = this.room.table.position;
    const snapshot = this.snapshot();
    return snapshot.ok ? ok(adviceOn(this.#place, state, snapshot.value.legal, moment)) : snapshot;
  }

  /** While people think or watch, bots look for their aims. */
  async anticipate(): Promise<void> {
    await inSlices(anticipate(this.#place, this.room.table.position.state, await this.parts.physics()));
  }

  // ---- what the card remembers ----------------------------------------------------------------------------

  /** That a flight is shown once more does no harm, so it does not matter whether this can be saved. */
  async see(n: number): Promise<void> {
    if (n <= this.#card.seen) return;
    this.room.log.amend({ seen: n });
    await changeSave(this.#card.id, { seen: n });
  }

  /** That somebody is asked once too often does no harm either. */
  async answer(n: number): Promise<void> {
    const answered = Math.min(n, this.room.table.position.inputs);
    this.room.log.amend({ answered });
    await changeSave(this.#card.id, { answered });
  }

  async setPreferences(value: unknown): Promise<Result<Preferences, Refusal>> {
    const preferences = readPreferences(value, this.#card.heroes);
    const saved = await changeSave(this.#card.id, { preferences });
    if (!saved.ok) return saved;
    this.room.log.amend({ preferences });
    this.#heed();
    return ok(preferences);
  }
}
