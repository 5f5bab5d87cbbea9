/** Every rule set of every game that was given, hosted so that nothing that takes long runs on the serving thread. */
import type { GameFolder, Hosted, Kinds, Moment, Throwing, Thrown } from '@tumblekeep/host';
import { fail, type Refusal, type Result } from '@tumblekeep/kernel';
import { refuseOnline } from '@tumblekeep/protocol';
import type { Threads } from '../threads/threads.ts';

/** How a bot finds its answer, somewhere else. */
export type Think = (state: unknown, seating: unknown, moment: Moment) => Promise<Result<unknown, Refusal>>;

export interface RuleSet {
  readonly game: string;
  readonly rules: string;
  readonly hosted: Hosted<Kinds>;
  readonly think: Think;
  /** What is thrown with is fetched once, before somebody waits for a die; answers at once. */
  readonly prepare: () => void;
}

const TROUBLE = refuseOnline('trouble', 'server-trouble');

function throwingIn(
  threads: Threads,
  rules: string,
  throwing: Throwing<Kinds>,
  heard: (what: 'throw', error?: unknown) => void,
): Throwing<Kinds> {
  const thrown = (call: 'byHand' | 'byBot', ...args: readonly unknown[]) =>
    (threads.call(rules, call, ...args) as Promise<Result<Thrown<Kinds>, Refusal>>).then(
      result => {
        heard('throw');
        return result;
      },
      error => {
        heard('throw', error);
        return fail(TROUBLE);
      },
    );
  return {
    ...throwing,
    prepare: () => threads.callAll(rules, 'prepare'),
    byHand: (task, release) => thrown('byHand', task, release),
    byBot: task => thrown('byBot', task),
    recall: (lying, state) => threads.call(rules, 'recall', lying, state),
  };
}

export class RuleSets {
  readonly #games: readonly GameFolder[];
  readonly #threads: Threads;
  readonly #known = new Map<string, Promise<RuleSet>>();
  readonly #heard: (what: 'throw', error?: unknown) => void;

  constructor(
    games: readonly GameFolder[],
    threads: Threads,
    heard: (what: 'throw', error?: unknown) => void = () => {},
  ) {
    this.#games = games;
    this.#threads = threads;
    this.#heard = heard;
  }

  /** Nothing for rules that nobody here knows. */
  get(rules: string): Promise<RuleSet> | undefined {
    const known = this.#known.get(rules);
    if (known !== undefined) return known;
    const game = this.#games.find(one => Object.hasOwn(one.rules, rules));
    if (game === undefined) return undefined;
    const made = this.#make(game, rules);
    this.#known.set(rules, made);
    return made;
  }

  async #make(game: GameFolder, rules: string): Promise<RuleSet> {
    const hosted = await game.hosted(rules);
    const threads = this.#threads;
    const throwing = hosted.throwing && throwingIn(threads, rules, hosted.throwing, this.#heard);
    let isPrepared = throwing === undefined;
    return {
      game: game.id,
      rules,
      hosted: throwing === undefined ? hosted : { ...hosted, throwing },
      prepare: () => {
        if (isPrepared) return;
        isPrepared = true;
        // Whoever throws hears of what is wrong.
        throwing?.prepare().catch(() => undefined);
      },
      think: (state, seating, moment) =>
        threads.call(rules, 'botAnswer', state, seating, moment).then(
          action => ({ ok: true as const, value: action }),
          () => fail(TROUBLE),
        ),
    };
  }
}
