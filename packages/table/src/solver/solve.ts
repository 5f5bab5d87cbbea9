/** Finds releases: one that does what is asked and lands near a spot, and one that is good to aim at with shaking hands. */

import {
  fail,
  makeStream,
  nextFraction,
  ok,
  type Refusal,
  type Result,
  type Stream,
} from '@tumblekeep/kernel';
import { placeAt } from '../contacts.ts';
import type { Engine } from '../engine/port.ts';
import { type Verdict, verdictMessage } from '../referee.ts';
import { checkRelease, type Release } from '../release.ts';
import { refuse } from '../sentences.ts';
import { RULES } from '../simulate.ts';
import { type JudgedThrow, throwChecked } from '../throw.ts';
import type { Requirements } from '../throws/compose.ts';
import { type Noise, shake } from '../tremor.ts';
import { length, type Vector } from '../vectors.ts';
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

/** Where the die lies, or where it left the table: how far it rolled on the floor says nothing about the throw. */
function endOf({ trajectory, verdict }: JudgedThrow): Vector {
  if (trajectory.end !== 'floor') return verdict.at;
  let step = trajectory.steps;
  while (step > 0 && placeAt(trajectory, step)[1] < RULES.floor) step--;
  return placeAt(trajectory, step);
}

function costOf(thrown: JudgedThrow, [x, z]: readonly [number, number]): number {
  const { verdict } = thrown;
  const [endX, , endZ] = endOf(thrown);
  const off = length(endX - x, 0, endZ - z);
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
    const thrown = throwChecked(engine, requirements, attempt.scene, attempt.release);
    const cost = costOf(thrown, spot);
    if (best === undefined || cost < best.cost) best = { attempt, verdict: thrown.verdict, cost };
    if (best.verdict.hit && best.cost <= within) break;
  }
  if (best === undefined || !best.verdict.hit) {
    const { throws: asked } = requirements;
    return fail(
      refuse('unsolved', 'no-way-found', { throws: asked, why: best && verdictMessage(best.verdict) }),
    );
  }
  const { attempt, verdict, cost } = best;
  return ok({ ...attempt, verdict, off: cost });
}

export interface Aim extends Attempt {
  /** Mean points of the throws it was tried with. */
  readonly points: number;
}

/** Mean points of an attempt when the hands shake. The same seed shakes every attempt alike, which makes them comparable. */
function* tryOut(
  engine: Engine,
  requirements: Requirements,
  { release, scene }: Attempt,
  noise: Noise,
  throws: number,
  seed: string,
  perHit: number,
): Generator<undefined, number> {
  const stream = makeStream(seed, 'hand');
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
  /** How far off the neighbours are. */
  readonly size?: number;
}

export interface AimOptions {
  readonly candidates?: number;
  /** Fewer and fewer attempts and ever nearer neighbours of them are tried harder and harder. */
  readonly rounds?: readonly Round[];
  /** What a hit is worth in itself, besides its points. */
  readonly perHit?: number;
  readonly seed?: string;
}

const FIRST_TRIES = 4;
const ROUNDS: readonly Round[] = [
  { keep: 30, throws: 12, neighbours: 0 },
  { keep: 8, throws: 24, neighbours: 3, size: 0.4 },
  { keep: 5, throws: 50, neighbours: 3, size: 0.2 },
  { keep: 4, throws: 150, neighbours: 0 },
];

/**
 * What an experienced thrower with such hands would try: the attempt with most points on average. It takes
 * thousands of throws, so it stops after each of them for whoever has something else to do meanwhile.
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
    pool.push({ ...attempt, points: 0 });
  }
  for (const { keep, throws, neighbours, size = 0.3 } of [
    { keep: candidates, throws: FIRST_TRIES, neighbours: 0 },
    ...rounds,
  ]) {
    const tried: Aim[] = [];
    for (const aim of best(pool, keep).flatMap(aim => [
      aim,
      ...Array.from({ length: neighbours }, () => vary(aim, size, stream)),
    ])) {
      const points = yield* tryOut(engine, requirements, aim, noise, throws, `${seed} ${throws}`, perHit);
      tried.push({ ...aim, points });
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

const best = (pool: readonly Aim[], keep: number): Aim[] =>
  [...pool].sort((a, b) => b.points - a.points).slice(0, keep);
