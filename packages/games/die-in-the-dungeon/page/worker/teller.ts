/** A game of DIE in the Dungeon! as the page is told of it. The table knows no words. */

import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { PAGE_SENTENCES, refuse } from '@tumblekeep/page-kit/sentences.ts';
import { freshId } from '@tumblekeep/page-kit/worker/fresh-id.ts';
import type { ReplayStep } from '@tumblekeep/page-kit/worker/protocol.ts';
import { type Furnishing, Room } from '@tumblekeep/page-kit/worker/room.ts';
import type { Shelved } from '@tumblekeep/page-kit/worker/shelf.ts';
import {
  type CrawlKinds,
  type CrawlReplayStep,
  type CrawlSnapshot,
  type CrawlTale,
  crawlSnapshotOf,
  crawlTale,
  hostedCrawl,
  logCrawlTable,
  peopleOf,
  replayLines,
} from '../../hosted/index.ts';
import { sayAtTable } from '../../hosted/sentences.ts';
import {
  type Action,
  CONTENT,
  type DieInTheDungeon,
  type Event,
  type Options,
  RULE_SETS,
  RULES_ID,
  texts,
  type View,
} from '../../rules/index.ts';
import { type CrawlCard, crawlProgress, newCrawlCard } from './card.ts';
import { readCrawlOrder } from './orders.ts';
import type { ActedCrawl, CrawlHint, OpenCrawl } from './protocol.ts';

const GAME = RULE_SETS[RULES_ID] as DieInTheDungeon;

export const say = sayAtTable(CONTENT, PAGE_SENTENCES);

/** Bots may have played a game that comes from elsewhere; here people do. */
const furnish = (creatures: CrawlCard['creatures']): Furnishing<CrawlKinds, CrawlCard> => ({
  hosted: { ...hostedCrawl(GAME), say },
  seating: logCrawlTable(peopleOf(creatures)),
  progressOf: (state, inputs) => crawlProgress(GAME, state, inputs),
});

export class CrawlTeller {
  readonly room: Room<CrawlKinds, CrawlCard>;

  private constructor(room: Room<CrawlKinds, CrawlCard>) {
    this.room = room;
  }

  static async begin(order: unknown): Promise<Result<CrawlTeller, Refusal>> {
    const read = readCrawlOrder(order, freshId);
    if (!read.ok) return read;
    const { options, seed } = read.value;
    const drawn = GAME.setup(options, seed);
    if (!drawn.ok) return drawn;
    const card = newCrawlCard(GAME, drawn.value, 0, false);
    return CrawlTeller.#enter(await Room.begin(furnish(card.creatures), { options, seed }, card));
  }

  static async open(saved: Shelved<CrawlCard>): Promise<Result<CrawlTeller, Refusal>> {
    return CrawlTeller.#enter(await Room.open(furnish(saved.card.creatures), saved));
  }

  static #enter(room: Result<Room<CrawlKinds, CrawlCard>, Refusal>): Result<CrawlTeller, Refusal> {
    return room.ok ? ok(new CrawlTeller(room.value)) : room;
  }

  /** Lets everything go that goes without saying, and answers what came of each of it. What cannot be saved now is asked. */
  async #goOn(): Promise<readonly (readonly Event[])[]> {
    const steps: (readonly Event[])[] = [];
    for (;;) {
      const step = await this.room.next();
      if (!step.ok || step.value === undefined) return steps;
      steps.push(step.value.events);
    }
  }

  snapshot(): Result<CrawlSnapshot, Refusal> {
    return crawlSnapshotOf(GAME, this.room.table);
  }

  async tell(): Promise<Result<OpenCrawl, Refusal>> {
    await this.#goOn();
    const snapshot = this.snapshot();
    const past = this.room.past();
    if (!snapshot.ok) return snapshot;
    if (!past.ok) return past;
    return ok({
      id: this.room.card.id,
      options: this.#options,
      snapshot: snapshot.value,
      story: past.value.map(({ events }) => texts.narrate(GAME.content, events)),
    });
  }

  get #options(): Options {
    return GAME.options(this.room.table.position.state) as Options;
  }

  async act(action: Action): Promise<Result<ActedCrawl, Refusal>> {
    const done = await this.room.act({ type: 'act', action });
    if (!done.ok) return done;
    const steps = [done.value.events, ...(await this.#goOn())];
    const snapshot = this.snapshot();
    if (!snapshot.ok) return snapshot;
    return ok({
      action,
      events: steps.flat(),
      lines: steps.map(events => texts.narrate(GAME.content, events)),
      snapshot: snapshot.value,
    });
  }

  async undo(): Promise<Result<OpenCrawl, Refusal>> {
    const undone = await this.room.takeBack(false);
    return undone.ok ? this.tell() : undone;
  }

  async hint(): Promise<Result<CrawlHint | undefined, Refusal>> {
    const { hintOf } = await import('../../bots/index.ts');
    const hint = hintOf(GAME, this.room.table.position.state);
    return ok(hint && { action: hint.action, reasons: hint.reasons });
  }

  /** Whoever acts on this device is answered; nothing happens behind their back. */
  follow(): Promise<Result<OpenCrawl, Refusal>> {
    return this.tell();
  }

  replaySteps(): Result<readonly ReplayStep[], Refusal> {
    const told = replayLines(GAME, this.room.read());
    if (!told.ok) return told;
    return ok(
      told.value.map(({ n, choice, lines, isRevealing }) => ({ n, choice, lines, hasFlight: isRevealing })),
    );
  }

  async stepAt(n: number): Promise<Result<CrawlReplayStep, Refusal>> {
    const past = this.room.past();
    if (!past.ok) return past;
    const step = past.value[n];
    if (step === undefined) return fail(refuse('step', 'no-such-step', { last: past.value.length - 1 }));
    const snapshot = await this.#then(n);
    if (!snapshot.ok) return snapshot;
    const before = n === 0 ? ok(undefined) : await this.#then(n - 1);
    if (!before.ok) return before;
    const { action, events } = step;
    const lines = texts.narrate(GAME.content, events);
    return ok({ action, events, lines, before: before.value, snapshot: snapshot.value });
  }

  /** Of a game that is only looked at nothing can be taken back. */
  async #then(n: number): Promise<Result<CrawlSnapshot, Refusal>> {
    const table = await this.room.tableAt(n);
    if (!table.ok) return table;
    const snapshot = crawlSnapshotOf(GAME, table.value);
    return snapshot.ok ? ok({ ...snapshot.value, undo: 'nothing' }) : snapshot;
  }

  tale(): Result<CrawlTale & { readonly options: Options; readonly view: View }, Refusal> {
    const snapshot = this.snapshot();
    const past = this.room.past();
    if (!snapshot.ok) return snapshot;
    if (!past.ok) return past;
    const { outcome, view } = snapshot.value;
    const events = past.value.flatMap(step => step.events);
    const tale = crawlTale(GAME.content, events, this.room.card.creatures, outcome);
    return ok({ ...tale, options: this.#options, view });
  }
}
