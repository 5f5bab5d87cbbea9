/** A trajectory becomes a verdict that explains itself. */
import type { Message } from '@tumblekeep/kernel';
import { pointsOf, TABLE } from './board.ts';
import { bouncesBetween, type Episode, episodesOf, firstBoardTouch } from './contacts.ts';
import { tell } from './findings.ts';
import type { Gesture, NumberKey, WordKey } from './gesture.ts';
import { type Landing, landingOf } from './landing.ts';
import type { Release } from './release.ts';
import type { Scene } from './scene.ts';
import type { Trajectory } from './simulate.ts';
import type { Requirements } from './throws/compose.ts';
import type { Evidence, Finding } from './throws/evidence.ts';
import { judgeOf } from './throws/judges.ts';
import type { Limits, Needs, Range, Reading, Throw } from './throws/types.ts';
import { length } from './vectors.ts';

export interface RequirementFinding extends Finding {
  /** A throw, `bounce` or `standard-hand`. */
  readonly id: Throw;
}

export interface Verdict extends Landing {
  readonly hit: boolean;
  readonly points: number;
  readonly bounces: number;
  readonly requirements: readonly RequirementFinding[];
  readonly episodes: readonly Episode[];
}

const measure = ({ at, velocity }: Release): Record<keyof Limits, number> => ({
  height: at[1],
  distance: Math.max(Math.abs(at[0]), Math.abs(at[2])) - TABLE.half,
  speed: Math.round(length(...velocity)),
  rise: velocity[1],
});

function limitFinding(release: Release, limits: Limits): Finding | undefined {
  const measured = measure(release);
  for (const [key, [low, high]] of Object.entries(limits) as [keyof Limits, Range][]) {
    const value = measured[key];
    if (value >= low && value <= high) continue;
    return { met: false, ...tell('outside-limit', { limit: key, value, low, high }) };
  }
  return undefined;
}

function needFinding(gesture: Gesture, needs: Needs): Finding | undefined {
  for (const [key, wanted] of Object.entries(needs) as [
    WordKey | NumberKey,
    readonly (string | number)[],
  ][]) {
    const value = gesture[key];
    const isMet =
      typeof value === 'number'
        ? value >= (wanted[0] as number) && value <= (wanted[1] as number)
        : wanted.includes(value);
    if (isMet) continue;
    const needed =
      typeof value === 'number'
        ? tell('needs-number', { key, value, low: wanted[0] as number, high: wanted[1] as number })
        : tell('needs-word', { key, value, wanted: wanted as readonly string[] });
    return { met: false, ...needed };
  }
  return undefined;
}

const judgeReading = (reading: Reading, evidence: Evidence): Finding =>
  needFinding(evidence.release.gesture, reading.needs) ??
  limitFinding(evidence.release, reading.limits) ??
  (reading.way && judgeOf(reading.way)(evidence)) ?? { met: true, ...tell('done-as-told') };

function standardHand({ throwing, needs }: Requirements, { gesture }: Release): RequirementFinding[] {
  if (!throwing.writingHand || needs.hand !== undefined || needs.owner !== undefined) return [];
  if (gesture.hand === 'strong' && gesture.owner === 'self') return [];
  return [{ id: 'standard-hand', met: false, ...tell('other-hand') }];
}

export function judge(
  requirements: Requirements,
  scene: Scene,
  release: Release,
  trajectory: Trajectory,
): Verdict {
  const episodes = episodesOf(trajectory);
  const firstBoard = firstBoardTouch(trajectory);
  const bounces = bouncesBetween(trajectory, episodes, 0, firstBoard);
  const landing = landingOf(trajectory, release, requirements.throwing.landing, requirements.board);
  const evidence: Evidence = {
    release,
    scene,
    trajectory,
    episodes,
    firstBoard,
    bounces,
  };
  const findings: RequirementFinding[] = [
    {
      id: 'bounce',
      met: bounces >= 1,
      ...tell(firstBoard < trajectory.steps ? 'first-touched-board' : 'never-touched-board', { bounces }),
    },
    ...standardHand(requirements, release),
    ...requirements.readings.map((reading, i) => ({
      id: requirements.throws[i] as Throw,
      ...judgeReading(reading, evidence),
    })),
  ];
  const hit = pointsOf(landing.zone) > 0 && findings.every(finding => finding.met);
  return {
    ...landing,
    hit,
    points: hit ? pointsOf(landing.zone) : 0,
    bounces,
    requirements: findings,
    episodes,
  };
}

/** The whole throw in one sentence. */
export function verdictMessage({ hit, zone, face, bounces, requirements }: Verdict): Message {
  if (hit) return tell('hit', { zone, face, bounces });
  const unmet = requirements.find(finding => !finding.met);
  return pointsOf(zone) === 0 || unmet === undefined
    ? tell('off-target', { zone, face })
    : tell('unfulfilled', { id: unmet.id, why: unmet });
}
