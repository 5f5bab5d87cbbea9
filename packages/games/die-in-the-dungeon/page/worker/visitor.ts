/** A game of DIE in the Dungeon! at a table elsewhere, told in the same words as one on this device. */

import type { Told } from '@tumblekeep/host';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { Guest, type Heard, type PastInput } from '@tumblekeep/page-kit/online/guest.ts';
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
  readonly #id: string;
  readonly #guest: Guest<CrawlKinds>;
  /** As everything was heard; the table itself may be ahead. */
  #snapshot: CrawlSnapshot;
  #story: (readonly string[])[];
  #last: ActedCrawl | undefined;
  #hear: ((news: CrawlNews) => unknown) | undefined;

  private constructor(guest: Guest<CrawlKinds>, id: string) {
    this.#id = id;
    this.#guest = guest;
    this.#snapshot = crawlSnapshotFrom(guest.told, NO_PROSPECTS);
    this.#story = guest.past.map(linesOf);
    guest.follow(heard => this.#heard(heard));
  }

  static async visit(line: Line, id: string): Promise<Result<CrawlVisitor, Refusal>> {
    const guest = await Guest.arrive<CrawlKinds>(line, { ...hostedCrawl(GAME), say });
    if (!guest.ok) return guest;
    const visitor = new CrawlVisitor(guest.value, id);
    const { told } = guest.value;
    await guest.value.inTurn(async () => {
      visitor.#snapshot = await snapshotOf(guest.value, told);
    });
    return ok(visitor);
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
  follow(hear: (news: CrawlNews) => unknown): Promise<Result<OpenCrawl, Refusal>> {
    return this.#guest.inTurn(() => {
      this.#hear = hear;
      return ok(this.#open);
    });
  }

  tell(): Promise<Result<OpenCrawl, Refusal>> {
    return this.#guest.inTurn(() => ok(this.#open));
  }

  get #open(): OpenCrawl {
    return {
      id: this.room.card.id,
      options: this.#guest.line.client.facts?.options as Options,
      snapshot: this.#snapshot,
      story: [...this.#story],
    };
  }

  async #heard(heard: Heard<CrawlKinds>): Promise<void> {
    if (heard.type === 'missed') {
      const lines = heard.inputs.map(linesOf);
      this.#story.push(...lines);
      return void this.#hear?.({ type: 'missed', lines });
    }
    this.#snapshot = await snapshotOf(this.#guest, heard.told);
    if (heard.type === 'told') return void this.#hear?.({ type: 'told', snapshot: this.#snapshot });
    if (heard.type === 'step') {
      const { action, events } = heard.input;
      const lines = linesOf(heard.input);
      this.#story.push(lines);
      this.#last = { action, events, lines: [lines], snapshot: this.#snapshot };
      return void this.#hear?.({ type: 'step', step: this.#last });
    }
    this.#story = heard.past.map(linesOf);
    this.#hear?.({ type: 'anew', game: this.#open });
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

const linesOf = ({ events }: PastInput<CrawlKinds>): readonly string[] => texts.narrate(GAME.content, events);

/** The odds are asked of the table: only it knows the rules’ whole state. Without an answer nothing is offered yet. */
async function snapshotOf(guest: Guest<CrawlKinds>, told: Told<CrawlKinds>): Promise<CrawlSnapshot> {
  const isOutdated = told !== guest.told;
  const answer = isOutdated ? undefined : await guest.inquire(PROSPECTS);
  const prospects = answer?.ok ? (answer.value as Prospects) : NO_PROSPECTS;
  return crawlSnapshotFrom(told, prospects);
}
