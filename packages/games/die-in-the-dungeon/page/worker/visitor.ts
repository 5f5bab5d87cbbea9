/** A game of DIE in the Dungeon! at a table elsewhere, told in the same words as one on this device. */

import type { Told } from '@tumblekeep/host';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { onlineId } from '@tumblekeep/page-kit/online/address.ts';
import { Guest, type Heard } from '@tumblekeep/page-kit/online/guest.ts';
import type { Line } from '@tumblekeep/page-kit/online/line.ts';
import {
  type CrawlKinds,
  type CrawlSnapshot,
  crawlSnapshotFrom,
  hostedCrawl,
  PROSPECTS,
  type Prospects,
} from '../../hosted/index.ts';
import {
  type Action,
  type DieInTheDungeon,
  type Options,
  RULE_SETS,
  RULES_ID,
  texts,
} from '../../rules/index.ts';
import type { ActedCrawl, CrawlNews, OpenCrawl } from './protocol.ts';
import { say } from './teller.ts';

const GAME = RULE_SETS[RULES_ID] as DieInTheDungeon;

const NO_PROSPECTS: Prospects = { choices: [], attacks: [] };

export class CrawlVisitor {
  readonly #guest: Guest<CrawlKinds>;
  #snapshot: CrawlSnapshot;
  #last: ActedCrawl | undefined;
  #hear: ((news: CrawlNews) => unknown) | undefined;

  private constructor(guest: Guest<CrawlKinds>, snapshot: CrawlSnapshot) {
    this.#guest = guest;
    this.#snapshot = snapshot;
    guest.follow(heard => this.#heard(heard));
  }

  static async visit(line: Line): Promise<Result<CrawlVisitor, Refusal>> {
    const guest = await Guest.arrive<CrawlKinds>(line, { ...hostedCrawl(GAME), say });
    if (!guest.ok) return guest;
    const snapshot = await snapshotOf(guest.value, guest.value.told);
    return ok(new CrawlVisitor(guest.value, snapshot));
  }

  get room() {
    const { hosted, line } = this.#guest;
    return {
      hosted,
      card: { id: onlineId(line.table) },
      log: { card: undefined, lines: [] },
      // The table itself refuses whoever lags behind.
      knows: () => true,
      fresh: async () => ok(undefined),
    };
  }

  get hasEnded(): boolean {
    return this.#guest.hasEnded;
  }

  follow(hear: (news: CrawlNews) => unknown): void {
    this.#hear = hear;
  }

  async tell(): Promise<Result<OpenCrawl, Refusal>> {
    return ok({
      id: this.room.card.id,
      options: this.#guest.line.client.facts?.options as Options,
      snapshot: this.#snapshot,
      story: this.#guest.past.map(({ events }) => texts.narrate(GAME.content, events)),
    });
  }

  async #heard(heard: Heard<CrawlKinds>): Promise<void> {
    if (heard.type === 'missed') {
      const lines = heard.inputs.map(({ events }) => texts.narrate(GAME.content, events));
      return void this.#hear?.({ type: 'missed', lines });
    }
    this.#snapshot = await snapshotOf(this.#guest, heard.told);
    if (heard.type === 'told') return void this.#hear?.({ type: 'told', snapshot: this.#snapshot });
    if (heard.type === 'step') {
      const { action, events } = heard.input;
      const lines = texts.narrate(GAME.content, events);
      this.#last = { action, events, lines: [lines], snapshot: this.#snapshot };
      return void this.#hear?.({ type: 'step', step: this.#last });
    }
    const game = await this.tell();
    if (game.ok) this.#hear?.({ type: 'anew', game: game.value });
  }

  async act(action: Action): Promise<Result<ActedCrawl, Refusal>> {
    const done = await this.#guest.act({ type: 'act', action: GAME.print(action) }, this.#guest.told.at);
    return done.ok ? ok(this.#last as ActedCrawl) : done;
  }

  async undo(): Promise<Result<OpenCrawl, Refusal>> {
    const asked = await this.#guest.takeBack();
    return asked.ok ? this.tell() : asked;
  }

  /** A search would know what nobody at this table may know. */
  async hint(): Promise<Result<undefined, Refusal>> {
    return ok(undefined);
  }
}

/** The odds are asked of the table: only it knows the rules’ whole state. Without an answer nothing is offered yet. */
async function snapshotOf(guest: Guest<CrawlKinds>, told: Told<CrawlKinds>): Promise<CrawlSnapshot> {
  const isOutdated = told !== guest.told;
  const answer = isOutdated ? undefined : await guest.inquire(PROSPECTS);
  const prospects = answer?.ok ? (answer.value as Prospects) : NO_PROSPECTS;
  return crawlSnapshotFrom(told, prospects);
}
