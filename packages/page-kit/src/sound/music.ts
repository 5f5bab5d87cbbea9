/** Quiet music of the tavern: plucked notes over slow chords, bar after bar, never quite the same and never random. */

export interface Pluck {
  /** Seconds after the bar begins. */
  readonly after: number;
  readonly hertz: number;
  readonly level: number;
  readonly seconds: number;
}

/** Seconds. */
export const BAR = 3.6;
const STEPS = 8;

/** Roots of the chords and their notes, in half tones from D. */
const CHORDS: readonly (readonly number[])[] = [
  [0, 7, 12, 15],
  [-2, 5, 10, 14],
  [-5, 2, 7, 12],
  [0, 7, 10, 15],
  [3, 10, 15, 19],
  [-2, 5, 10, 14],
  [-4, 3, 8, 12],
  [-5, 2, 7, 14],
];

const D = 146.83;
const hertzOf = (halfTones: number): number => D * 2 ** (halfTones / 12);

/** As good as chance, and the same for everybody. */
function scatter(seed: number): number {
  let value = Math.imul(seed + 1, 2654435761) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 2246822519) >>> 0;
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
}

export function barOf(bar: number): readonly Pluck[] {
  const chord = CHORDS[bar % CHORDS.length] as readonly number[];
  const plucks: Pluck[] = [{ after: 0, hertz: hertzOf((chord[0] as number) - 12), level: 0.09, seconds: 3 }];
  for (let step = 0; step < STEPS; step++) {
    const chance = scatter(bar * STEPS + step);
    if (step !== STEPS / 2 && chance < 0.38) continue;
    const note = chord[Math.floor(chance * 997) % chord.length] as number;
    plucks.push({
      after: (step * BAR) / STEPS,
      hertz: hertzOf(note + (chance > 0.9 ? 12 : 0)),
      level: 0.05 + 0.04 * chance,
      seconds: 1.1,
    });
  }
  return plucks;
}
