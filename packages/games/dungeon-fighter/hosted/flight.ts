/** A throw on the physical table as it is recorded, shown and shown again. */

import { fail, isOneOf, makeStream, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type Attempt,
  addTremor,
  type Board,
  boardWith,
  checkRelease,
  checkScene,
  compose,
  type Engine,
  HOLDS,
  type JudgedThrow,
  type Level,
  type LyingDie,
  multiply,
  type Prop,
  parseRelease,
  placeAt,
  printRelease,
  type Quaternion,
  type Release,
  releaseFrom,
  revisionOf,
  type Scene,
  type Throwing,
  throwDie,
  turnAt,
  type Vector,
} from '@tumblekeep/table';
import type { ActionOf, Landing, Throw, ThrowState } from '../rules/index.ts';
import { aimFor, seekAim } from './aims.ts';
import { type FlightEvidence, STEADINESS } from './evidence.ts';
import { refuse } from './sentences.ts';

/** What has to be thrown. */
export type Task = Pick<ThrowState, 'die' | 'requirements'>;

/** A throw to be shown: plain data, so that it can cross between threads. */
export interface Flight extends Omit<JudgedThrow, 'requirements'> {
  readonly die: LyingDie['die'];
  readonly throws: readonly Throw[];
  readonly release: string;
  readonly scene: Scene;
  /** Where the thrown die lies; nothing when it is put aside (see `lyingAfter`). */
  readonly rest: LyingDie | undefined;
  /** What lies on the table afterwards. */
  readonly after: readonly LyingDie[];
}

const WHOLE_TURN = 1000;
const whole = (value: number): number => Math.round(value) + 0;
const wholeVector = ([x, y, z]: Vector): Vector => [whole(x), whole(y), whole(z)];
const wholeTurn = ([x, y, z, w]: Quaternion): Quaternion => [
  whole(x * WHOLE_TURN),
  whole(y * WHOLE_TURN),
  whole(z * WHOLE_TURN),
  whole(w * WHOLE_TURN),
];

const lies = (die: LyingDie): boolean => checkScene({ dice: [die], props: [] }).ok;

/**
 * Dice that cannot be told as lying somewhere (on the floor, inside each other after rounding) are put aside. The
 * thrown die lies as it is seen, its hold included: a lying die has no hold, and its upper face must stay.
 */
function lyingAfter(
  { trajectory }: JudgedThrow,
  { die, hold }: Release,
  before: Scene,
): Pick<Flight, 'rest' | 'after'> {
  const others = before.dice.map((other, i) => {
    const [x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 1] = trajectory.others[i] as Float32Array;
    return { die: other.die, at: wholeVector([x, y, z]), pose: wholeTurn([a, b, c, d]) };
  });
  const thrown: LyingDie = {
    die,
    at: wholeVector(placeAt(trajectory, trajectory.steps)),
    pose: wholeTurn(multiply(turnAt(trajectory, trajectory.steps), HOLDS[hold] as Quaternion)),
  };
  const after: LyingDie[] = [];
  for (const one of [...others, thrown].filter(lies))
    if (checkScene({ dice: [...after, one], props: [] }).ok) after.push(one);
  return { rest: after.includes(thrown) ? thrown : undefined, after };
}

/** The release as it really leaves the hand. */
export const trembled = (committed: Release, seed: string, steadiness: number): string =>
  printRelease(addTremor(committed, makeStream(seed, 'tremor'), steadiness));

/** What a person commits, in one way of writing: which face is where is drawn by the tremor. */
export const printCommitted = (release: Release): string => printRelease({ ...release, hold: 0 });

/** Props that a throw calls for and no others, each in one place: a wall behind the board would be a help. */
export function checkProps(
  throwing: Throwing,
  throws: readonly string[],
  props: readonly Prop[],
): Result<readonly Prop[], Refusal> {
  const asked = compose(throwing, throws);
  if (!asked.ok) return asked;
  const places = [...asked.value.props];
  for (const { kind } of props) {
    const place = places.findIndex(kinds => kinds.includes(kind));
    if (place === -1) return fail(refuse('prop', 'no-such-prop', { kind: String(kind) }));
    places.splice(place, 1);
  }
  return ok(props.map(({ kind, at, turn }) => ({ kind, at, turn })));
}

/** The physical table beside a game. */
export class PhysicalTable {
  readonly engine: Engine;
  /** How the game reads its throws. */
  readonly throwing: Throwing;
  readonly board: Board;
  constructor(engine: Engine, { throwing }: { readonly throwing: Throwing }) {
    this.engine = engine;
    this.throwing = throwing;
    this.board = boardWith(throwing.board);
  }

  /** Of the physics on this table: recorded with every throw. */
  get revision(): string {
    return revisionOf(this.engine, this.board);
  }

  /** A person's committed release, with the tremor of the match's own hidden stream. */
  throwByHand(
    { release, scene }: Attempt,
    { die, requirements }: Task,
    seed: string,
    steadiness: number = STEADINESS.usual,
  ): Result<Flight, Refusal> {
    const committed = checkRelease(release);
    if (!committed.ok) return committed;
    if (release.die !== die) return fail(refuse('die', 'other-die-in-hand', { die, held: release.die }));
    return this.fly(trembled(release, seed, steadiness), scene, requirements);
  }

  /** The search for an aim that `throwBySkill` needs; nothing when it is known. */
  seekAim(level: Level, requirements: readonly string[]): Generator<undefined, unknown> | undefined {
    return seekAim(this, level, requirements);
  }

  /** A throw without a person: the aim of an experienced thrower, with hands of that skill. */
  throwBySkill(
    level: Level,
    { die, requirements }: Task,
    lying: readonly LyingDie[],
    seed: string,
  ): Result<Flight, Refusal> {
    const aim = aimFor(this, level, requirements);
    if (!aim.ok) return aim;
    const { attempt, requirements: aimedFor } = aim.value;
    const release = printRelease(releaseFrom(attempt, aimedFor, level, die, seed));
    const { props } = attempt.scene;
    const flight = this.fly(release, { dice: lying, props }, requirements);
    // A die that lies in the way of hand or prop is taken off the table, as people would.
    return flight.ok ? flight : this.fly(release, { dice: [], props }, requirements);
  }

  /** The flight that a log line tells of. Nothing when the physics has changed since. */
  showAgain(evidence: FlightEvidence, requirements: readonly string[]): Flight | undefined {
    if (evidence.revision !== this.revision) return undefined;
    const flight = this.fly(evidence.release, evidence.scene, requirements);
    return flight.ok ? flight.value : undefined;
  }

  /** A flight from what was written down of it. */
  fly(text: string, scene: Scene, throws: readonly string[]): Result<Flight, Refusal> {
    const release = parseRelease(text);
    if (!release.ok) return release;
    const { engine, throwing } = this;
    const judged = throwDie(engine, { release: release.value, scene, throwing, throws });
    if (!judged.ok) return judged;
    const { requirements, ...rest } = judged.value;
    const { die } = release.value;
    return ok({
      ...rest,
      die,
      throws: requirements.throws as readonly Throw[],
      release: text,
      scene,
      ...lyingAfter(judged.value, release.value, scene),
    });
  }
}

export const flightEvidence = ({ release, scene, revision }: Flight): FlightEvidence => ({
  release,
  scene,
  revision,
});

/** What the rules are told of a flight. Two bounces are counted, not reported. */
export function landingOfFlight({ verdict, throws }: Flight): Landing & ActionOf<'land'> {
  const failed = verdict.requirements
    .filter(({ id, met }) => !met && id !== 'bounce' && id !== 'two-bounce')
    .flatMap(({ id }) => (isOneOf(throws, id) ? [id] : []));
  return {
    type: 'land',
    zone: verdict.zone,
    face: verdict.face,
    bounces: Math.min(verdict.bounces, 2) as Landing['bounces'],
    failed,
  };
}
