/** What a game brings to the worker, so that lists of saved games and files of games need to know none by name. */
import type { Hosted, Kinds, Proving } from '@tumblekeep/host';
import { fail, type Log, ok, type Refusal, type Result, type Say } from '@tumblekeep/kernel';
import type { TableFacts } from '@tumblekeep/protocol';
import type { Lines } from '../online/line.ts';
import { refuse, sayOnPage } from '../sentences.ts';
import type { Summary } from './protocol.ts';
import type { InTurn, Kept } from './rooms.ts';

/** Tables elsewhere. */
export interface Online {
  readonly lines: Lines;
  /** The log of a game that is over, or closed and known to this device. */
  logOf(table: string): Promise<Result<string, Refusal>>;
}

export type AnyRules = Hosted<Kinds>['game'];

/** A card that was understood. */
export interface KnownCard {
  readonly summary: Summary;
  readonly lines: number;
  /** Words of the name of its file. */
  readonly name: readonly string[];
  /** Who sits there, for logs that do not say. */
  readonly table?: unknown;
}

/** The opened games of one kind. */
export interface OpenedGames {
  /** What the page of the game asks. */
  readonly calls: object;
  forget(id: string): void;
  /** What is known of a game without looking into storage. */
  keptOf(id: string): Kept | undefined;
}

/** The default export of `page/worker.ts` in the folder of a game. */
export interface WorkerPart {
  /** As in its `game.ts`. */
  readonly id: string;
  readonly ruleSets: Readonly<Record<string, AnyRules>>;
  /** The revision of its physics, where it has any. */
  readonly physics?: string | undefined;
  /** What a rule set refuses, in words. */
  say(rules: string): Say;
  /** Nothing when it is a card of another game, or of another version. */
  readCard(value: unknown): KnownCard | undefined;
  /** What is needed to follow its logs. */
  proving(rules: string): Promise<Proving<Kinds>>;
  /** A log from a file as a new saved game. */
  import(text: string, log: Log): Promise<Result<Summary, Refusal>>;
  open(inTurn: InTurn, online: Online): OpenedGames;
}

export const noSuchRules = (id: unknown): Refusal => refuse('rules', 'unknown-rules', { rules: String(id) });

/** All games this page plays. */
export class Parts {
  readonly #parts: readonly WorkerPart[];

  constructor(parts: readonly WorkerPart[]) {
    this.#parts = parts;
  }

  readCard(value: unknown): KnownCard | undefined {
    for (const part of this.#parts) {
      const card = part.readCard(value);
      if (card !== undefined) return card;
    }
    return undefined;
  }

  rules(id: string): AnyRules | undefined {
    const part = this.#partOf(id);
    return part?.ruleSets[id];
  }

  /** Whether this page has the same cards and numbers, and sees the same flights. */
  isAlike({ rules, revision, physics }: TableFacts): boolean {
    const part = this.#partOf(rules);
    return part?.ruleSets[rules]?.revision === revision && part.physics === physics;
  }

  say(rules: string): Say {
    return this.#partOf(rules)?.say(rules) ?? sayOnPage;
  }

  async import(text: string, log: Log): Promise<Result<Summary, Refusal>> {
    const { rules } = log.header;
    return this.#partOf(rules)?.import(text, log) ?? fail(noSuchRules(rules));
  }

  async proving(rules: string): Promise<Result<Proving<Kinds>, Refusal>> {
    const part = this.#partOf(rules);
    return part === undefined ? fail(noSuchRules(rules)) : ok(await part.proving(rules));
  }

  #partOf(rules: string): WorkerPart | undefined {
    return this.#parts.find(({ ruleSets }) => Object.hasOwn(ruleSets, rules));
  }
}
