/** Release + scene → trajectory → verdict. Nothing else decides a throw. */

import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { BONED, type Board } from './board.ts';
import { areInside } from './dice.ts';
import type { Engine } from './engine/port.ts';
import { judge, type Verdict } from './referee.ts';
import { checkRelease, type Release } from './release.ts';
import { checkScene, EMPTY_SCENE, propAround, type Scene } from './scene.ts';
import { refuse } from './sentences.ts';
import { simulate, TABLE_REVISION, type Trajectory } from './simulate.ts';
import { type ComposeOptions, compose, type Requirements } from './throws/compose.ts';
import type { Throwing } from './throws/throwing.ts';

export interface ThrowOrder extends ComposeOptions {
  readonly release: Release;
  readonly scene?: Scene;
  readonly throwing: Throwing;
  /** Ids of the specific throws in force. */
  readonly throws?: readonly string[];
}

export interface JudgedThrow {
  /** Physics, settings and geometry: recorded with the throw. */
  readonly revision: string;
  readonly requirements: Requirements;
  readonly trajectory: Trajectory;
  readonly verdict: Verdict;
}

/** A board without bones has a revision of its own, because the same release ends elsewhere on it. */
export const revisionOf = (engine: Engine, { name }: Board = BONED): string =>
  `${TABLE_REVISION}${name === 'bones' ? '' : ` ${name}`}, ${engine.revision}`;

/** Refuses what cannot be thrown; everything else ends within a bounded number of steps, with a verdict. */
export function throwDie(engine: Engine, order: ThrowOrder): Result<JudgedThrow, Refusal> {
  const { scene = EMPTY_SCENE, throwing, throws = [] } = order;
  const requirements = compose(throwing, throws, order);
  if (!requirements.ok) return requirements;
  const release = checkRelease(order.release);
  if (!release.ok) return release;
  const checked = checkScene(scene);
  if (!checked.ok) return checked;
  const overlap = overlapOf(release.value, scene);
  if (overlap) return fail(overlap);
  return ok(throwChecked(engine, requirements.value, scene, release.value));
}

/** For callers that have checked everything before. */
export function throwChecked(
  engine: Engine,
  requirements: Requirements,
  scene: Scene,
  release: Release,
): JudgedThrow {
  const trajectory = simulate(engine, scene, release, requirements.board);
  const verdict = judge(requirements, scene, release, trajectory);
  return { revision: revisionOf(engine, requirements.board), requirements, trajectory, verdict };
}

function overlapOf(release: Release, scene: Scene): Refusal | undefined {
  const prop = propAround(scene, release.at);
  if (prop) return refuse('overlap', 'die-inside-prop', { prop: prop.kind });
  const inside = scene.dice.find(lying => areInside(release, lying));
  return inside && refuse('overlap', 'die-inside-die', { die: inside.die });
}
