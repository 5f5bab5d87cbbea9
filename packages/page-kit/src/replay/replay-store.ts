/** A game that is looked at again: which step is on the table, and what is to be watched on the way to it. */
import type { Refused, Result } from '@tumblekeep/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReplayStep } from '../worker/protocol.ts';

/** A step as the worker tells it: the table after it, and whatever belongs to it. */
export interface AnyStep {
  readonly snapshot: { readonly n: number };
}

/** A game of either kind. */
export interface ReplaySource<Step extends AnyStep, Opened> {
  open(): Promise<Result<Opened, Refused>>;
  steps(): Promise<Result<readonly ReplayStep[], Refused>>;
  at(n: number): Promise<Result<Step, Refused>>;
  /** Whether there is something to be watched before the table is as the step left it. */
  isShow(step: Step): boolean;
}

export interface ReplayState<Step extends AnyStep, Opened> {
  readonly opened: Opened | undefined;
  readonly steps: readonly ReplayStep[];
  /** The step that is wanted; what is on the table follows. */
  readonly at: number;
  /** What is on the table. While something is shown it is the table before it. */
  readonly snapshot: Step['snapshot'] | undefined;
  /** The step that led to what is on the table, unless something is being shown. */
  readonly step: Step | undefined;
  /** The step that is being shown. */
  readonly showing: Step | undefined;
  /** A throw whose flight cannot be shown: the physics has changed since. */
  readonly isFlightLost: boolean;
  readonly isPlaying: boolean;
  /** Why there is nothing to see, in a player's words. */
  readonly problem: string | undefined;
}

export interface ReplayActions {
  open(): Promise<void>;
  /** To any step, as it was when everything had come to rest. */
  go(n: number): Promise<void>;
  /** One step on, flight and all. */
  on(): Promise<void>;
  /** What there was to see of this step once more. */
  again(): Promise<void>;
  finishShowing(): void;
  play(isPlaying: boolean): void;
}

/** For looking at, whatever the game. */
export type ReplayStore<Step extends AnyStep = AnyStep, Opened = unknown> = Pick<
  StoreApi<ReplayState<Step, Opened> & ReplayActions>,
  'getState' | 'getInitialState' | 'subscribe'
>;

interface Wish {
  readonly n: number;
  readonly withShow: boolean;
}

export function makeReplay<Step extends AnyStep, Opened>(
  source: ReplaySource<Step, Opened>,
): ReplayStore<Step, Opened> {
  /** What is wanted after the present request: a slider asks faster than anybody can answer. */
  let wish: Wish | undefined;
  let isBusy = false;

  return createStore((set, get) => {
    async function ask<T>(request: () => Promise<Result<T, Refused>>): Promise<T | undefined> {
      try {
        const answer = await request();
        if (answer.ok) return answer.value;
        set({ problem: answer.error.message, isPlaying: false });
      } catch (error) {
        set({ problem: error instanceof Error ? error.message : String(error), isPlaying: false });
      }
      return undefined;
    }

    const stepAt = (n: number): Promise<Step | undefined> => ask(() => source.at(n));

    async function put({ n, withShow }: Wish): Promise<void> {
      const step = await stepAt(n);
      if (step === undefined || wish !== undefined) return;
      const isShow = source.isShow(step);
      const isFlightLost = !isShow && get().steps[n]?.hasFlight === true;
      if (!withShow || !isShow)
        return set({ snapshot: step.snapshot, step, showing: undefined, isFlightLost });
      const now = get().snapshot;
      const before = now?.n === n - 1 ? now : (await stepAt(n - 1))?.snapshot;
      if (before !== undefined && wish === undefined)
        set({ snapshot: before, step: undefined, showing: step, isFlightLost });
    }

    async function want(wanted: Wish): Promise<void> {
      const last = get().steps.length - 1;
      wish = { ...wanted, n: Math.max(0, Math.min(last, wanted.n)) };
      set({ at: wish.n, showing: undefined });
      if (isBusy) return;
      isBusy = true;
      while (wish !== undefined) {
        const next: Wish = wish;
        wish = undefined;
        await put(next);
      }
      isBusy = false;
    }

    return {
      opened: undefined,
      steps: [],
      at: 0,
      snapshot: undefined,
      step: undefined,
      showing: undefined,
      isFlightLost: false,
      isPlaying: false,
      problem: undefined,
      async open() {
        const opened = await ask(() => source.open());
        if (opened === undefined) return;
        const steps = await ask(() => source.steps());
        if (steps === undefined) return;
        set({ opened, steps });
        await want({ n: 0, withShow: false });
      },
      go: n => want({ n, withShow: false }),
      async on() {
        const { at, steps } = get();
        if (at < steps.length - 1) await want({ n: at + 1, withShow: true });
        if (get().at >= steps.length - 1) set({ isPlaying: false });
      },
      again: () => want({ n: get().at, withShow: true }),
      finishShowing() {
        const { showing } = get();
        if (showing !== undefined) set({ snapshot: showing.snapshot, step: showing, showing: undefined });
      },
      play: isPlaying => set({ isPlaying }),
    };
  });
}
