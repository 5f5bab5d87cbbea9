/** What players without hands aim at: searched once for each skill and set of requirements, whatever game asks. */

import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type AimOptions,
  type Attempt,
  compose,
  type Engine,
  finish,
  type Level,
  type Requirements,
  seekAimOf,
  type Throwing,
} from '@tumblekeep/table';
import { refuse } from './sentences.ts';

export interface Aim {
  readonly attempt: Attempt;
  readonly requirements: Requirements;
}

/** The table that is aimed at. */
export interface AimingAt {
  readonly engine: Engine;
  readonly throwing: Throwing;
}

/**
 * A quarter of the throws of a thorough search, for about the same points: measured with 500 throws each, a plain
 * throw of average hands hits 65 % either way. Sparse trials without a prize for hitting at all fall for luck.
 */
const BRIEFLY: AimOptions = {
  candidates: 30,
  perHit: 2,
  rounds: [
    { keep: 10, throws: 8, neighbours: 0 },
    { keep: 4, throws: 16, neighbours: 2 },
    { keep: 3, throws: 40, neighbours: 0 },
  ],
};

type Known = Map<string, Result<Aim, Refusal>>;

const KNOWN = new WeakMap<Engine, WeakMap<Throwing, Known>>();

function knownOf({ engine, throwing }: AimingAt): Known {
  const ofEngine = KNOWN.get(engine) ?? new WeakMap<Throwing, Known>();
  const known = ofEngine.get(throwing) ?? new Map<string, Result<Aim, Refusal>>();
  KNOWN.set(engine, ofEngine.set(throwing, known));
  return known;
}

const keyOf = (level: Level, throws: readonly string[]): string => [level, ...throws].join(' ');

/** What cannot be done at all is thrown as if nothing were asked: the referee calls it a miss. */
function* search(
  table: AimingAt,
  level: Level,
  throws: readonly string[],
): Generator<undefined, Result<Aim, Refusal>> {
  for (const asked of [throws, []]) {
    const requirements = compose(table.throwing, asked);
    if (!requirements.ok) return requirements;
    const attempt = yield* seekAimOf(table.engine, requirements.value, level, BRIEFLY);
    if (attempt !== undefined) return ok({ attempt, requirements: requirements.value });
  }
  return fail(refuse('unsolved', 'nobody-can-throw'));
}

/** A search that can be gone on with little by little; nothing when its result is known. */
export function seekAim(
  table: AimingAt,
  level: Level,
  throws: readonly string[],
): Generator<undefined, Result<Aim, Refusal>> | undefined {
  const known = knownOf(table);
  const key = keyOf(level, throws);
  if (known.has(key)) return undefined;
  return (function* () {
    const found = yield* search(table, level, throws);
    known.set(key, found);
    return found;
  })();
}

export function aimFor(table: AimingAt, level: Level, throws: readonly string[]): Result<Aim, Refusal> {
  const seeking = seekAim(table, level, throws);
  if (seeking !== undefined) return finish(seeking);
  return knownOf(table).get(keyOf(level, throws)) as Result<Aim, Refusal>;
}
