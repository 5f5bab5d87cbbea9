/** Random releases into random scenes, and what must hold whatever happens. */
import { makeStream, nextInt, pick, type Stream } from '@tumblekeep/kernel';
import { boardWith, isOverTable, pointsOf, TABLE } from '../board.ts';
import { CUBE } from '../dice.ts';
import type { Engine } from '../engine/port.ts';
import { printRelease } from '../release.ts';
import type { LyingDie, Prop, Scene } from '../scene.ts';
import { bitOf, RULES } from '../simulate.ts';
import { type JudgedThrow, type ThrowOrder, throwDie } from '../throw.ts';
import { catalogueOf, type Throwing } from '../throws/throwing.ts';
import { DICE, PROP_KINDS, ZONES } from '../vocabulary.ts';
import { deepest, isThrough } from './quality.ts';
import { randomPose, wildRelease } from './releases.ts';

export interface FuzzResult {
  readonly outcome: 'judged' | 'refused' | 'problem';
  /** The zone (and whether time ran out), the code of the refusal, or what went wrong and how to see it again. */
  readonly detail: string;
}

const whole = (stream: Stream, size: number): number => nextInt(stream, 2 * size + 1) - size;

const randomDie = (stream: Stream): LyingDie => ({
  die: pick(stream, DICE),
  at: [whole(stream, 620), 11 + nextInt(stream, 12), whole(stream, 620)],
  pose: randomPose(stream),
});

const randomProp = (stream: Stream): Prop => {
  const kind = pick(stream, PROP_KINDS);
  const stands = kind === 'box' || kind === 'sheet' || kind === 'card';
  const y = stands ? 0 : nextInt(stream, 500);
  return {
    kind,
    at: [whole(stream, 620), y, whole(stream, 620)],
    turn: pick(stream, [
      [0, 1000],
      [707, 707],
      [383, 924],
    ] as const),
  };
};

function randomOrder(games: readonly Throwing[], stream: Stream): ThrowOrder {
  const throwing = pick(stream, games);
  const known = [...catalogueOf(throwing).keys()];
  const scene: Scene = {
    dice: Array.from({ length: nextInt(stream, 4) === 0 ? nextInt(stream, 5) : 0 }, () => randomDie(stream)),
    props: Array.from({ length: nextInt(stream, 3) }, () => randomProp(stream)),
  };
  const throws = Array.from({ length: nextInt(stream, 3) }, () => pick(stream, known));
  const release = wildRelease(stream);
  return { release, scene, throwing, throws, board: boardWith({ bones: nextInt(stream, 2) === 0 }) };
}

/** A die that sinks in by half in the moment of an impact (mm) is about to go through. */
const DEEP = CUBE.half;
const NEAR_FLOOR = 30;

/** What can carry a die beyond the edge of the table. */
const HOLDING = PROP_KINDS.reduce((bits, kind) => bits | bitOf(kind), bitOf('die'));

function problemOf({ trajectory, verdict }: JudgedThrow): string | undefined {
  if (trajectory.states.some(value => !Number.isFinite(value))) return 'a state is no number';
  if (trajectory.others.some(state => state.some(value => !Number.isFinite(value))))
    return 'a lying die is nowhere';
  if (trajectory.steps > RULES.mostSteps) return 'too many steps';
  if (isThrough(trajectory)) return 'the die went through the table';
  const depth = deepest(trajectory);
  if (depth > DEEP) return `the die sank in by ${depth} mm`;
  if (!ZONES.includes(verdict.zone)) return `no such zone: ${verdict.zone}`;
  if (verdict.hit !== (pointsOf(verdict.zone) > 0 && verdict.requirements.every(({ met }) => met)))
    return `a ${verdict.hit ? 'hit' : 'miss'} without a reason`;
  const [x, y, z] = verdict.at;
  const isHeld = ((trajectory.touched.at(-1) as number) & HOLDING) !== 0;
  if (trajectory.end === 'rest' && (y < CUBE.half - 2 || !(isOverTable(x, z) || isHeld)))
    return `rests in the air beside the table or inside it, at ${x} ${y} ${z}`;
  if (
    trajectory.end === 'floor' &&
    trajectory.steps < RULES.mostSteps &&
    Math.abs(y + TABLE.height) > NEAR_FLOOR
  )
    return `rests off the floor at a height of ${y} mm`;
  return undefined;
}

/** One throw of a run by the readings of one of the games; the same seed and number give the same throw. */
export function fuzzThrow(
  engine: Engine,
  games: readonly Throwing[],
  seed: string,
  number: number,
): FuzzResult {
  const order = randomOrder(games, makeStream(seed, `fuzz ${number}`));
  const thrown = throwDie(engine, order);
  if (!thrown.ok) return { outcome: 'refused', detail: thrown.error.code };
  const problem = problemOf(thrown.value);
  const { trajectory, verdict } = thrown.value;
  const late = trajectory.steps === RULES.mostSteps ? ', still moving' : '';
  if (problem === undefined) return { outcome: 'judged', detail: `${verdict.zone}${late}` };
  const how = `${printRelease(order.release)} onto ${order.board?.name} into ${JSON.stringify(order.scene)}`;
  return { outcome: 'problem', detail: `throw ${number}: ${problem}: ${how}` };
}
