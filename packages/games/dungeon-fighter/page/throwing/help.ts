/** Help after a miss, quieter as a person gets better. The last throws of this device, and nothing about any game. */

import { placeAt, type Trajectory, type Vector } from '@tumblekeep/table';
import { create } from 'zustand';

export const HELPS = ['words', 'marks', 'none'] as const;
/** Marks on the gauge and the last arc with a hint in words, without one, or nothing. */
export type Help = (typeof HELPS)[number];

const MEMORY = 12;
/** So many throws are needed to know anybody. */
const FEW = 5;
const FAIR = 0.5;
const GOOD = 0.75;

export function helpFor(hits: readonly boolean[]): Help {
  const share = hits.filter(Boolean).length / Math.max(1, hits.length);
  if (hits.length < FEW || share < FAIR) return 'words';
  return share < GOOD ? 'marks' : 'none';
}

export const remember = (hits: readonly boolean[], hit: boolean): readonly boolean[] =>
  [...hits, hit].slice(-MEMORY);

const KEY = 'tumblekeep throws';

/** Storage may hold anything: whoever is not known is new. */
export function readHits(text: string | null): readonly boolean[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(one => typeof one === 'boolean').slice(-MEMORY) : [];
  } catch {
    return [];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Beads of an arc. */
const BEADS = 48;

export function arcOf(trajectory: Trajectory): readonly Vector[] {
  const { steps } = trajectory;
  return Array.from({ length: BEADS }, (_, i) => placeAt(trajectory, Math.round((i * steps) / (BEADS - 1))));
}

export interface LastThrow {
  /** Share of the middling strength; nothing for throws that are not swung. */
  readonly power: number | undefined;
  readonly hit: boolean;
  readonly arc: readonly Vector[];
  /** A few words, if there is something to be said. */
  readonly hint: string | undefined;
}

interface Swings {
  /** Of the die that is in the air. */
  readonly power: number | undefined;
  readonly last: LastThrow | undefined;
  /** Of the last throw that hit. */
  readonly good: number | undefined;
  readonly help: Help;
  swing(power: number | undefined): void;
  judge(judged: Pick<LastThrow, 'hit' | 'arc' | 'hint'>): void;
}

export const useSwings = create<Swings>()((set, get) => ({
  power: undefined,
  last: undefined,
  good: undefined,
  help: helpFor(readHits(stored())),
  swing: power => set({ power }),
  judge(judged) {
    const { power, good } = get();
    const hits = remember(readHits(stored()), judged.hit);
    try {
      localStorage.setItem(KEY, JSON.stringify(hits));
    } catch {}
    set({
      last: { ...judged, power },
      good: judged.hit ? (power ?? good) : good,
      help: helpFor(hits),
      power: undefined,
    });
  },
}));
