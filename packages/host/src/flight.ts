/** A throw on the physical table as it is recorded, shown and shown again. */
import type { ActionOf, Landing, ThrowState } from '@tumblekeep/dungeon-fighter';
import { fail, isOneOf, makeStream, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import {
  type Attempt,
  addTremor,
  checkScene,
  compose,
  EDITIONS,
  type EditionId,
  type Engine,
  type JudgedThrow,
  type LyingDie,
  makeThrower,
  parseRelease,
  placeAt,
  printRelease,
  type Quaternion,
  revisionOf,
  type Scene,
  type Skill,
  throwDie,
  turnAt,
  type Vector,
} from '@tumblekeep/table';

/** What a log line keeps of a throw: enough to see it again wherever the physics has the same revision. */
export interface ThrowEvidence {
  /** After the tremor. */
  readonly release: string;
  readonly scene: Scene;
  readonly revision: string;
}

/** A throw to be shown. */
export interface Flight extends JudgedThrow {
  readonly release: string;
  readonly scene: Scene;
  /** What lies on the table afterwards. */
  readonly after: readonly LyingDie[];
}

/** How many ways to throw a bot thinks of. */
const AIMS = 60;

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

/** Dice that cannot be told as lying somewhere (on the floor, inside each other after rounding) are put aside. */
function lyingAfter({ trajectory }: JudgedThrow, die: LyingDie['die'], before: Scene): LyingDie[] {
  const found: LyingDie[] = [
    ...before.dice.map((other, i) => {
      const state = trajectory.others[i] as Float32Array;
      const [x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 1] = state;
      return { die: other.die, at: wholeVector([x, y, z]), pose: wholeTurn([a, b, c, d]) };
    }),
    {
      die,
      at: wholeVector(placeAt(trajectory, trajectory.steps)),
      pose: wholeTurn(turnAt(trajectory, trajectory.steps)),
    },
  ];
  const kept: LyingDie[] = [];
  for (const one of found.filter(lies))
    if (checkScene({ dice: [...kept, one], props: [] }).ok) kept.push(one);
  return kept;
}

/** The physical table beside a game. */
export class PhysicalTable {
  readonly engine: Engine;
  readonly edition: EditionId;
  readonly #throwers = new Map<string, ReturnType<typeof makeThrower>>();

  constructor(engine: Engine, edition: string) {
    if (!isOneOf(EDITIONS, edition)) throw new Error(`no table for edition ${edition}`);
    this.engine = engine;
    this.edition = edition;
  }

  /** A person's committed release, with the tremor of the match's own hidden stream. */
  throwByHand(
    { release, scene }: Attempt,
    thrown: ThrowState,
    seed: string,
    steadiness = 1,
  ): Result<Flight, Refusal> {
    if (release.die !== thrown.die)
      return fail(refuse('die', `the ${thrown.die} die is to be thrown, not the ${release.die} one`));
    const final = addTremor(release, makeStream(seed, 'tremor'), steadiness);
    return this.#fly(printRelease(final), scene, thrown.requirements);
  }

  /** A bot's throw: the aim of an experienced thrower, with hands of that skill. */
  throwBySkill(
    skill: Skill,
    thrown: ThrowState,
    lying: readonly LyingDie[],
    seed: string,
  ): Result<Flight, Refusal> {
    const key = `${skill} ${thrown.die} ${thrown.requirements.join(' ')}`;
    if (!this.#throwers.has(key)) this.#throwers.set(key, this.#makeThrower(skill, thrown));
    const attempt = this.#throwers.get(key)?.(seed);
    if (attempt === undefined)
      return fail(refuse('unsolved', `nobody knows how to do ${thrown.requirements.join(', ')}`));
    const scene: Scene = { dice: lying, props: attempt.scene.props };
    return this.#fly(
      printRelease(attempt.release),
      checkScene(scene).ok ? scene : attempt.scene,
      thrown.requirements,
    );
  }

  #makeThrower(skill: Skill, { die, requirements }: ThrowState): ReturnType<typeof makeThrower> {
    const composed = compose(this.edition, requirements);
    return composed.ok
      ? makeThrower(this.engine, composed.value, skill, { die, candidates: AIMS })
      : undefined;
  }

  /** The flight that a log line tells of. Nothing when the physics has changed since. */
  showAgain(evidence: ThrowEvidence, requirements: readonly string[]): Flight | undefined {
    if (evidence.revision !== revisionOf(this.engine)) return undefined;
    const flight = this.#fly(evidence.release, evidence.scene, requirements);
    return flight.ok ? flight.value : undefined;
  }

  #fly(text: string, scene: Scene, throws: readonly string[]): Result<Flight, Refusal> {
    const release = parseRelease(text);
    if (!release.ok) return release;
    const judged = throwDie(this.engine, { release: release.value, scene, edition: this.edition, throws });
    if (!judged.ok) return judged;
    const after = lyingAfter(judged.value, release.value.die, scene);
    return ok({ ...judged.value, release: text, scene, after });
  }
}

export const evidenceOf = ({ release, scene, revision }: Flight): ThrowEvidence => ({
  release,
  scene,
  revision,
});

/** Evidence from a log, which may be anything. */
export function readEvidence(value: unknown): ThrowEvidence | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { release, scene, revision } = value as Record<string, unknown>;
  if (typeof release !== 'string' || typeof revision !== 'string') return undefined;
  if (typeof scene !== 'object' || scene === null) return undefined;
  const { dice, props } = scene as Record<string, unknown>;
  if (!Array.isArray(dice) || !Array.isArray(props)) return undefined;
  const isRecord = (one: unknown): boolean => typeof one === 'object' && one !== null;
  if (![...dice, ...props].every(isRecord)) return undefined;
  return parseRelease(release).ok && checkScene(scene as Scene).ok
    ? { release, scene: scene as Scene, revision }
    : undefined;
}

/** What the rules are told of a flight. Two bounces are counted, not reported. */
export function landingOfFlight({ verdict, requirements }: Flight): Landing & ActionOf<'land'> {
  const failed = verdict.requirements
    .filter(({ id, met }) => !met && id !== 'bounce' && id !== 'two-bounce')
    .flatMap(({ id }) => (isOneOf(requirements.throws, id) ? [id] : []));
  return {
    type: 'land',
    zone: verdict.zone,
    face: verdict.face,
    bounces: Math.min(verdict.bounces, 2) as Landing['bounces'],
    failed,
  };
}
