/** The hand of this device. Other pages of it write here as well; where nothing can be kept it lives as long as the page. */
import { create } from 'zustand';
import type { Flight } from '../../hosted/index.ts';
import { recordThrow } from '../records/store.ts';
import { parseHand } from './read.ts';
import { EMPTY_HAND, type HandRecord, handAfter, type Thrown } from './record.ts';

export interface HandState {
  readonly hand: HandRecord;
  /** The browser keeps it; otherwise it is gone with the page. */
  readonly isKept: boolean;
}

export interface HandActions {
  learn(thrown: Thrown): void;
  forget(): void;
}

export const HAND_KEY = 'tumblekeep hand';

/** Storage may be forbidden: nothing then. */
function kept(): HandRecord | undefined {
  try {
    return parseHand(localStorage.getItem(HAND_KEY));
  } catch {
    return undefined;
  }
}

/** Whether it could be kept: storage may be forbidden or full. */
function keep(hand: HandRecord): boolean {
  try {
    localStorage.setItem(HAND_KEY, JSON.stringify(hand));
    return true;
  } catch {
    return false;
  }
}

export const useHand = create<HandState & HandActions>()((set, get) => {
  const found = kept();
  return {
    hand: found ?? EMPTY_HAND,
    isKept: found !== undefined,
    learn(thrown) {
      // Another page may have learnt since: what is kept comes first, as long as keeping works.
      const { hand, isKept } = get();
      const after = handAfter((isKept ? kept() : undefined) ?? hand, thrown);
      set({ hand: after, isKept: keep(after) });
    },
    forget() {
      try {
        localStorage.removeItem(HAND_KEY);
      } catch {}
      set({ hand: EMPTY_HAND });
    },
  };
});

// Only pages hear of what other pages keep; a worker or a test has no window.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === HAND_KEY || key === null) useHand.setState({ hand: parseHand(newValue) });
  });

/** A throw by hand, whatever it was for. */
export function learnThrow(edition: string, flight: Flight): void {
  const { throws, verdict } = flight;
  recordThrow(flight);
  useHand.getState().learn({
    edition,
    throws,
    hit: verdict.hit,
    zone: verdict.zone,
    points: verdict.points,
    x: verdict.at[0],
    z: verdict.at[2],
  });
}
