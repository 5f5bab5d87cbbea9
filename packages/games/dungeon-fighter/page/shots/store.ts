/** The shots that somebody wanted to keep on this device. Other pages of it write here as well. */

import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { type Flight, LONGEST_SHOT, printShot, shotOf } from '../../hosted/index.ts';

export interface KeptShot {
  /** As in its link. */
  readonly code: string;
  /** What it was worth to its thrower. */
  readonly points: number;
  /** When it was kept, milliseconds. */
  readonly kept: number;
}

export const SHOTS_KEY = 'tumblekeep shots';
export const MOST_KEPT = 60;

const readKept = reader(() =>
  z.array(
    z.object({
      code: z.string().check(z.minLength(1), z.maxLength(LONGEST_SHOT)),
      points: z.number().check(z.gte(0), z.lte(10)),
      kept: z.number().check(z.gte(0)),
    }),
  ),
);

export function parseKept(text: string | null): readonly KeptShot[] {
  try {
    return readKept(JSON.parse(text ?? '[]'))?.slice(0, MOST_KEPT) ?? [];
  } catch {
    return [];
  }
}

const demandsOf = ({ code }: KeptShot): number => code.split('~')[2]?.split('.').filter(Boolean).length ?? 0;

/** The best first: more points, then more that was demanded, then the newer one. */
export const bestFirst = (shots: readonly KeptShot[]): readonly KeptShot[] =>
  [...shots].sort((a, b) => b.points - a.points || demandsOf(b) - demandsOf(a) || b.kept - a.kept);

/** Storage may be forbidden: what the page knows counts then. */
function stored(known: readonly KeptShot[]): readonly KeptShot[] {
  try {
    return parseKept(localStorage.getItem(SHOTS_KEY));
  } catch {
    return known;
  }
}

export type Keeping = 'kept' | 'full' | 'not-kept';

export interface ShotsState {
  readonly shots: readonly KeptShot[];
  /** Says whether it will be there the next time. */
  keep(code: string, points: number, now: number): Keeping;
  letGo(code: string): void;
}

export const useShots = create<ShotsState>()((set, get) => {
  const put = (shots: readonly KeptShot[]): boolean => {
    set({ shots });
    try {
      localStorage.setItem(SHOTS_KEY, JSON.stringify(shots));
      return true;
    } catch {
      return false;
    }
  };
  return {
    shots: stored([]),
    keep(code, points, now) {
      const others = stored(get().shots).filter(shot => shot.code !== code);
      if (others.length >= MOST_KEPT) return 'full';
      return put([...others, { code, points, kept: now }]) ? 'kept' : 'not-kept';
    },
    letGo(code) {
      put(stored(get().shots).filter(shot => shot.code !== code));
    },
  };
});

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SHOTS_KEY || key === null) useShots.setState({ shots: parseKept(newValue) });
  });

export const codeOf = (edition: string, flight: Flight): string => printShot(shotOf(edition, flight));
