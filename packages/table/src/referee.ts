/** A trajectory becomes a verdict that explains itself. */
import { pointsOf, TABLE } from './board.ts';
import { bouncesBetween, type Episode, episodesOf, firstBoardTouch } from './contacts.ts';
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
import type { Zone } from './vocabulary.ts';

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
  /** One sentence for the players. */
  readonly sentence: string;
}

const LIMIT_WORDS: Readonly<Record<keyof Limits, readonly [what: string, unit: string]>> = {
  height: ['the die left the hand at a height of', 'mm'],
  distance: ['the die left the hand behind the edge of the table by', 'mm'],
  speed: ['the die left the hand at', 'mm/s'],
  rise: ['the die rose at', 'mm/s'],
};

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
    const [what, unit] = LIMIT_WORDS[key];
    return { met: false, reason: `${what} ${value} ${unit}, allowed are ${low} to ${high}` };
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
    const asked = typeof value === 'number' ? `${wanted[0]} to ${wanted[1]}` : wanted.join(' or ');
    return { met: false, reason: `${key} was ${value}, needs ${asked}` };
  }
  return undefined;
}

const judgeReading = (reading: Reading, evidence: Evidence): Finding =>
  needFinding(evidence.release.gesture, reading.needs) ??
  limitFinding(evidence.release, reading.limits) ??
  (reading.way && judgeOf(reading.way)(evidence)) ?? { met: true, reason: 'done as told' };

function standardHand({ throwing, needs }: Requirements, { gesture }: Release): RequirementFinding[] {
  if (!throwing.writingHand || needs.hand !== undefined || needs.owner !== undefined) return [];
  if (gesture.hand === 'strong' && gesture.owner === 'self') return [];
  return [{ id: 'standard-hand', met: false, reason: 'not thrown with the writing hand' }];
}

const times = (count: number): string => `${count} bounce${count === 1 ? '' : 's'}`;

const PLACES: Readonly<Partial<Record<Zone, string>>> = {
  bullseye: 'the bullseye',
  hole: 'a hole',
  bones: 'the bones',
  outside: 'the table outside the board',
  floor: 'the floor',
};
const placeName = (zone: Zone): string => PLACES[zone] ?? `section ${zone}`;

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
      reason:
        firstBoard < trajectory.steps
          ? `first touched the board after ${times(bounces)}`
          : `never touched the board, ${times(bounces)}`,
    },
    ...standardHand(requirements, release),
    ...requirements.readings.map((reading, i) => ({
      id: requirements.throws[i] as Throw,
      ...judgeReading(reading, evidence),
    })),
  ];
  const unmet = findings.find(finding => !finding.met);
  const scores = pointsOf(landing.zone) > 0;
  const hit = scores && unmet === undefined;
  return {
    ...landing,
    hit,
    points: hit ? pointsOf(landing.zone) : 0,
    bounces,
    requirements: findings,
    episodes,
    sentence: sentenceOf(landing, bounces, hit, unmet, scores),
  };
}

function sentenceOf(
  { zone, face }: Landing,
  bounces: number,
  hit: boolean,
  unmet: RequirementFinding | undefined,
  scores: boolean,
): string {
  const shows = face === 'icon' ? 'with the icon' : 'without the icon';
  if (hit) return `Hit: ${placeName(zone)} ${shows} after ${times(bounces)}.`;
  if (!scores) return `Miss: the die ended on ${placeName(zone)} ${shows}.`;
  return `Miss: ${unmet?.id} not fulfilled, ${unmet?.reason}.`;
}
