/** A game that is looked at again: which step is on the table, and the flight that led to it. */
import type { Snapshot, Step, Table } from '@tumblekeep/host';
import type { Refusal, Result } from '@tumblekeep/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameWorker, ReplayStep } from '../../worker/protocol.ts';

export interface ReplayState {
  readonly table: Table | undefined;
  readonly steps: readonly ReplayStep[];
  /** The step that is wanted; what is on the table follows. */
  readonly at: number;
  /** What is on the table. While a flight is shown it is the table before the die came to rest. */
  readonly snapshot: Snapshot | undefined;
  /** The step whose flight is shown. */
  readonly showing: Step | undefined;
  /** A throw whose flight cannot be shown: the physics has changed since. */
  readonly isFlightLost: boolean;
  readonly isPlaying: boolean;
  /** Why there is nothing to see, in a player's words. */
  readonly problem: string | undefined;
}

export interface ReplayActions {
  open(): Promise<void>;
  /** To any step, as it was when its die had come to rest. */
  go(n: number): Promise<void>;
  /** One step on, flight and all. */
  on(): Promise<void>;
  /** The flight of this step once more. */
  again(): Promise<void>;
  finishShowing(): void;
  play(isPlaying: boolean): void;
}

export type ReplayStore = StoreApi<ReplayState & ReplayActions>;
type Worker = Pick<GameWorker, 'open' | 'replaySteps' | 'replayAt'>;

const NOTHING: ReplayState = {
  table: undefined,
  steps: [],
  at: 0,
  snapshot: undefined,
  showing: undefined,
  isFlightLost: false,
  isPlaying: false,
  problem: undefined,
};

interface Wish {
  readonly n: number;
  readonly withFlight: boolean;
}

export function makeReplay(id: string, worker: () => Worker): ReplayStore {
  /** What is wanted after the present request: a slider asks faster than anybody can answer. */
  let wish: Wish | undefined;
  let isBusy = false;

  return createStore((set, get) => {
    async function ask<T>(request: () => Promise<Result<T, Refusal>>): Promise<T | undefined> {
      try {
        const answer = await request();
        if (answer.ok) return answer.value;
        set({ problem: answer.error.message, isPlaying: false });
      } catch (error) {
        set({ problem: error instanceof Error ? error.message : String(error), isPlaying: false });
      }
      return undefined;
    }

    const stepAt = (n: number): Promise<Step | undefined> => ask(() => worker().replayAt(id, n));

    async function put({ n, withFlight }: Wish): Promise<void> {
      const step = await stepAt(n);
      if (step === undefined || wish !== undefined) return;
      const isFlightLost = step.flight === undefined && get().steps[n]?.hasFlight === true;
      if (!withFlight || step.flight === undefined)
        return set({ snapshot: step.snapshot, showing: undefined, isFlightLost });
      const now = get().snapshot;
      const before = now?.n === n - 1 ? now : (await stepAt(n - 1))?.snapshot;
      if (before !== undefined && wish === undefined) set({ snapshot: before, showing: step, isFlightLost });
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
      ...NOTHING,
      async open() {
        const opened = await ask(() => worker().open(id));
        if (opened === undefined) return;
        const steps = await ask(() => worker().replaySteps(id));
        if (steps === undefined) return;
        set({ table: opened.table, steps });
        await want({ n: 0, withFlight: false });
      },
      go: n => want({ n, withFlight: false }),
      async on() {
        const { at, steps } = get();
        if (at < steps.length - 1) await want({ n: at + 1, withFlight: true });
        if (get().at >= steps.length - 1) set({ isPlaying: false });
      },
      again: () => want({ n: get().at, withFlight: true }),
      finishShowing() {
        const { showing } = get();
        if (showing !== undefined) set({ snapshot: showing.snapshot, showing: undefined });
      },
      play: isPlaying => set({ isPlaying }),
    };
  });
}
