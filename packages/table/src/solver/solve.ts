/** Finds releases: one that does what is asked and lands near a spot, and one that is good to aim at with shaking hands. */
import {
  fail,
  makeStream,
  nextFraction,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Stream,
} from '@tumblekeep/kernel';
import type { Engine } from '../engine/port.ts';
import type { Verdict } from '../referee.ts';
import { checkRelease, type Release } from '../release.ts';
import { throwChecked } from '../throw.ts';
import type { Requirements } from '../throws/compose.ts';
import { type Noise, shake } from '../tremor.ts';
import { length } from '../vectors.ts';
import { type Attempt, propose } from './propose.ts';

export interface Solution extends Attempt {
  readonly verdict: Verdict;
  /** From the spot, in mm. */
  readonly off: number;
}

export interface SolveOptions {
  readonly spot?: readonly [x: number, z: number];
  /** Near enough, in mm. */
  readonly within?: number;
  readonly throws?: number;
  readonly seed?: string;
}

const UNMET = 1000;
const NO_SCORE = 300;

function costOf(verdict: Verdict, [x, z]: readonly [number, number]): number {
  const off = length(verdict.at[0] - x, 0, verdict.at[2] - z);
  const unmet = verdict.requirements.filter(finding => !finding.met).length;
  return Math.min(off, 900) + UNMET * unmet + (verdict.hit || unmet > 0 ? 0 : NO_SCORE);
}

const tweak = (values: readonly number[], size: number, stream: Stream): number[] =>
  values.map(value => Math.round(value + size * (2 * nextFraction(stream) - 1)));

/** A neighbour of a release; the smaller the size, the nearer. */
function vary({ release, scene }: Attempt, size: number, stream: Stream): Attempt {
  const varied: Release = {
    ...release,
    velocity: tweak(release.velocity, 400 * size, stream) as unknown as Release['velocity'],
    spin: tweak(release.spin, 8000 * size, stream) as unknown as Release['spin'],
  };
  return checkRelease(varied).ok ? { release: varied, scene } : { release, scene };
}

/** Half of the throws look around, the other half improve on the best that was found. */
export function solve(
  engine: Engine,
  requirements: Requirements,
  { spot = [0, 0], within = 15, throws = 600, seed = 'solve' }: SolveOptions = {},
): Result<Solution, Refusal> {
  const stream = makeStream(seed, requirements.throws.join(' '));
  let best: { readonly attempt: Attempt; readonly verdict: Verdict; readonly cost: number } | undefined;
  for (let i = 0; i < throws; i++) {
    const size = 0.02 + nextFraction(stream) * nextFraction(stream);
    const explores = best === undefined || (best.cost >= UNMET ? i % 4 !== 3 : i % 3 === 0 && i < throws / 2);
    const attempt =
      explores || best === undefined ? propose(requirements, stream) : vary(best.attempt, size, stream);
    if (attempt === undefined) break;
    const { verdict } = throwChecked(engine, requirements, attempt.scene, attempt.release);
    const cost = costOf(verdict, spot);
    if (best === undefined || cost < best.cost) best = { attempt, verdict, cost };
    if (best.verdict.hit && best.cost <= within) break;
  }
  if (best === undefined || !best.verdict.hit) {
    const names = requirements.throws.join(', ') || 'a plain throw';
    const reason = best?.verdict.sentence ?? 'no release is within the limits';
    return fail(refuse('unsolved', `found no way to do ${names}: ${reason}`));
  }
  const { attempt, verdict, cost } = best;
  return ok({ ...attempt, verdict, off: cost });
}

export interface Aim extends Attempt {
  /** Mean points of the throws it was tried with. */
  readonly points: number;
}

/** Mean points of an attempt when the hands shake. */
function* tryOut(
  engine: Engine,
  requirements: Requirements,
  { release, scene }: Attempt,
  noise: Noise,
  throws: number,
  stream: Stream,
  perHit: number,
): Generator<undefined, number> {
  let points = 0;
  for (let i = 0; i < throws; i++) {
    const { verdict } = throwChecked(engine, requirements, scene, shake(release, noise, stream));
    points += verdict.points + (verdict.hit ? perHit : 0);
    yield;
  }
  return points / throws;
}

interface Round {
  readonly keep: number;
  readonly throws: number;
  readonly neighbours: number;
}

export interface AimOptions {
  readonly candidates?: number;
  /** Fewer and fewer attempts are tried harder and harder. */
  readonly rounds?: readonly Round[];
  /** What a hit is worth in itself, besides its points. */
  readonly perHit?: number;
  readonly seed?: string;
}

/**
 * What an experienced thrower with such hands would try: the attempt with most points on average. It takes
 * hundreds of throws, so it stops after each of them for whoever has something else to do meanwhile.
 */
export function* seekAim(
  engine: Engine,
  requirements: Requirements,
  noise: Noise,
  { candidates = 200, rounds = ROUNDS, perHit = 0, seed = 'aim' }: AimOptions = {},
): Generator<undefined, Aim | undefined> {
  const stream = makeStream(seed, requirements.throws.join(' '));
  let pool: Aim[] = [];
  for (let i = 0; i < candidates; i++) {
    const attempt = propose(requirements, stream);
    if (attempt === undefined) return undefined;
    const points = yield* tryOut(engine, requirements, attempt, noise, 3, stream, perHit);
    pool.push({ ...attempt, points });
  }
  for (const { keep, throws, neighbours } of rounds) {
    const tried: Aim[] = [];
    const attempts = best(pool, keep).flatMap(aim => [
      aim,
      ...Array.from({ length: neighbours }, () => vary(aim, 0.3, stream)),
    ]);
    for (const attempt of attempts) {
      const points = yield* tryOut(engine, requirements, attempt, noise, throws, stream, perHit);
      tried.push({ ...attempt, points });
    }
    pool = tried;
  }
  return best(pool, 1)[0];
}

/** Goes on with a search until it ends. */
export function finish<T>(search: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value as T;
  }
}

const ROUNDS: readonly Round[] = [
  { keep: 20, throws: 8, neighbours: 0 },
  { keep: 6, throws: 16, neighbours: 5 },
  { keep: 10, throws: 32, neighbours: 0 },
  { keep: 3, throws: 100, neighbours: 0 },
];

const best = (pool: readonly Aim[], keep: number): Aim[] =>
  [...pool].sort((a, b) => b.points - a.points).slice(0, keep);
