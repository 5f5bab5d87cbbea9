/** One stretch of a measurement, and how much can be asked of a server before people wait too long. */
export interface Times {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Lap extends Times {
  readonly perSecond: number;
}

export interface MeasuredLap extends Lap {
  /** Processor time of one of them at the server, with its threads: says something also on a busy machine. */
  readonly serverMicros: number;
}

export const rounded = (value: number): number => Number(value.toFixed(1));

export const pass = (seconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, seconds * 1000));

export function times(latencies: readonly number[]): Times {
  const sorted = Float64Array.from(latencies).sort();
  const part = (share: number): number => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p50Ms: part(0.5), p99Ms: part(0.99) };
}

/** Somebody who plays as fast as they may or at a rate, for a while. */
export interface Player {
  play(rate: number | undefined): void;
  /** Forgets what was measured. */
  startCounting(): void;
  readonly latencies: readonly number[];
  /** Microseconds of processor time that the server has used. */
  processor(): Promise<number>;
  /** Nothing new; resolves when everything on its way is answered. */
  stop(): Promise<void>;
}

/** Seconds until a lap is measured. */
const SETTLING = 2;

export async function lap(player: Player, rate: number | undefined, seconds: number): Promise<MeasuredLap> {
  player.play(rate);
  await pass(SETTLING);
  const before = await player.processor();
  player.startCounting();
  const began = performance.now();
  await pass(seconds);
  const elapsed = (performance.now() - began) / 1000;
  const latencies = [...player.latencies];
  const done = latencies.length;
  const used = (await player.processor()) - before;
  await player.stop();
  return {
    perSecond: Math.round(done / elapsed),
    ...times(latencies),
    serverMicros: Math.round(used / Math.max(1, done)),
  };
}

/** Milliseconds within which 99 of 100 are answered. */
export const BAR = 50;

export interface Capacity {
  /** Everybody plays as soon as they may. */
  readonly saturated: MeasuredLap;
  /** The highest rate that was tried and kept the bar; nothing when none did. */
  readonly underBar: MeasuredLap | undefined;
}

/** Tenths of what is done when saturated: from above, until the bar is kept. */
const STEPS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
/** A rate that is offered and not done is not kept up with. */
const ALMOST = 0.98;
/** One moment in which the disk stands still spoils a lap: the best of so many counts. */
export const LAPS = 3;
/** Laps until the code of a server that was just started is compiled. */
const WARMING = 3;
/** So many times the bar is no such moment. */
const HOPELESS = 4;

const isKept = ({ p99Ms, perSecond }: Lap, rate: number): boolean =>
  p99Ms < BAR && perSecond >= rate * ALMOST;

async function kept(player: Player, rate: number, seconds: number): Promise<MeasuredLap | undefined> {
  for (let tries = 0; tries < LAPS; tries++) {
    const measured = await lap(player, rate, seconds);
    if (isKept(measured, rate)) return measured;
    if (measured.p99Ms > HOPELESS * BAR) return undefined;
  }
  return undefined;
}

export async function capacityOf(player: Player, seconds: number): Promise<Capacity> {
  await lap(player, undefined, WARMING * seconds);
  const saturated = await lap(player, undefined, seconds);
  for (const step of STEPS) {
    const rate = Math.max(1, Math.round((saturated.perSecond * step) / 10));
    const measured = await kept(player, rate, seconds);
    if (measured !== undefined) return { saturated, underBar: measured };
  }
  return { saturated, underBar: undefined };
}
