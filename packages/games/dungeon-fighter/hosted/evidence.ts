/** What a log line keeps of a throw besides where the die came to rest: who threw, and how. */

import { reader } from '@tumblekeep/kernel/untrusted';
import { checkScene, parseRelease, type Scene } from '@tumblekeep/table';
import * as z from 'zod/mini';
import type { Skill } from '../bots/index.ts';
import type { HeroId } from '../rules/index.ts';

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

const readShape = reader(() =>
  z.object({
    release: z.string(),
    revision: z.string(),
    scene: z.object({ dice: z.array(z.looseObject({})), props: z.array(z.looseObject({})) }),
  }),
);

/** The flight in evidence from a log, which may be anything; older logs keep nothing else. */
export function readFlight(value: unknown): FlightEvidence | undefined {
  if (value === undefined) return undefined;
  const shape = readShape(value);
  if (shape === undefined) return undefined;
  const { release, revision } = shape;
  const scene = shape.scene as unknown as Scene;
  return parseRelease(release).ok && checkScene(scene).ok ? { release, scene, revision } : undefined;
}
