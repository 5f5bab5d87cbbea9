/** What a log line keeps of a throw besides where the die came to rest: who threw, and how. */
import type { Skill } from '@tumblekeep/bots';
import type { HeroId } from '@tumblekeep/dungeon-fighter';
import { checkScene, parseRelease, type Scene } from '@tumblekeep/table';

/** A flight on the physical table: enough to see it again wherever the physics has the same revision. */
export interface FlightEvidence {
  /** The die as it left the hand, after the tremor. */
  readonly release: string;
  readonly scene: Scene;
  readonly revision: string;
}

/** A person's throw on the physical table. */
export interface ThrownByHand extends FlightEvidence {
  readonly by: 'hand';
  readonly hero: HeroId;
  /** The release as the person committed it, before the tremor. */
  readonly committed: string;
  readonly steadiness: number;
}

/** A bot's throw on the physical table; seed, seat and table tell the whole of it. */
export interface ThrownByBot extends FlightEvidence {
  readonly by: 'bot';
  readonly hero: HeroId;
  readonly skill: Skill;
}

/** A landing drawn from the measured chances of a skill. */
export interface DrawnLanding {
  readonly by: 'draw';
  readonly hero: HeroId;
  readonly skill: Skill;
}

/** A real die, told by the people at the table. */
export interface ReportedLanding {
  readonly by: 'report';
  readonly hero: HeroId;
}

export type ThrowEvidence = ThrownByHand | ThrownByBot | DrawnLanding | ReportedLanding;

/** The tremor of people who need a steady hand, against that of everybody. */
export const STEADINESS = { usual: 1, steady: 0.3 } as const;

export const isSteadiness = (value: unknown): value is number =>
  Object.values<unknown>(STEADINESS).includes(value);

/** The flight in evidence from a log, which may be anything; older logs keep nothing else. */
export function readFlight(value: unknown): FlightEvidence | undefined {
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
