/** Release + scene → trajectory → verdict. Nothing else decides a throw. */
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { CUBE } from './dice.ts';
import type { Engine } from './engine/port.ts';
import { judge, type Verdict } from './referee.ts';
import { checkRelease, type Release } from './release.ts';
import { checkScene, EMPTY_SCENE, propAround, type Scene } from './scene.ts';
import { simulate, TABLE_REVISION, type Trajectory } from './simulate.ts';
import { compose, type Requirements } from './throws/compose.ts';
import { length } from './vectors.ts';
import type { EditionId } from './vocabulary.ts';

export interface ThrowOrder {
  readonly release: Release;
  readonly scene?: Scene;
  readonly edition?: EditionId;
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

export const revisionOf = (engine: Engine): string => `${TABLE_REVISION}, ${engine.revision}`;

/** Refuses what cannot be thrown; everything else ends within a bounded number of steps, with a verdict. */
export function throwDie(engine: Engine, order: ThrowOrder): Result<JudgedThrow, Refusal> {
  const { scene = EMPTY_SCENE, edition = 'second', throws = [] } = order;
  const requirements = compose(edition, throws);
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
  const trajectory = simulate(engine, scene, release);
  const verdict = judge(requirements, scene, release, trajectory);
  return { revision: revisionOf(engine), requirements, trajectory, verdict };
}

function overlapOf({ at }: Release, scene: Scene): Refusal | undefined {
  const prop = propAround(scene, at);
  if (prop) return refuse('overlap', `the die begins inside the ${prop.kind}`);
  for (const lying of scene.dice) {
    const apart = length(at[0] - lying.at[0], at[1] - lying.at[1], at[2] - lying.at[2]);
    if (apart < 2 * CUBE.half) return refuse('overlap', `the die begins inside the ${lying.die} die`);
  }
  return undefined;
}
