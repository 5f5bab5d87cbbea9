/** What players without hands aim at: searched once for each skill and set of requirements, whatever game asks. */
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import {
  type AimOptions,
  type Attempt,
  compose,
  type EditionId,
  type Engine,
  finish,
  type Level,
  type Requirements,
  seekAimOf,
} from '@tumblekeep/table';

export interface Aim {
  readonly attempt: Attempt;
  readonly requirements: Requirements;
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

const KNOWN = new WeakMap<Engine, Map<string, Result<Aim, Refusal>>>();

function knownOf(engine: Engine): Map<string, Result<Aim, Refusal>> {
  const known = KNOWN.get(engine) ?? new Map<string, Result<Aim, Refusal>>();
  KNOWN.set(engine, known);
  return known;
}

const keyOf = (edition: EditionId, level: Level, throws: readonly string[]): string =>
  [edition, level, ...throws].join(' ');

/** What cannot be done at all is thrown as if nothing were asked: the referee calls it a miss. */
function* search(
  engine: Engine,
  edition: EditionId,
  level: Level,
  throws: readonly string[],
): Generator<undefined, Result<Aim, Refusal>> {
  for (const asked of [throws, []]) {
    const requirements = compose(edition, asked);
    if (!requirements.ok) return requirements;
    const attempt = yield* seekAimOf(engine, requirements.value, level, BRIEFLY);
    if (attempt !== undefined) return ok({ attempt, requirements: requirements.value });
  }
  return fail(refuse('unsolved', 'nobody knows how to throw'));
}

/** A search that can be gone on with little by little; nothing when its result is known. */
export function seekAim(
  engine: Engine,
  edition: EditionId,
  level: Level,
  throws: readonly string[],
): Generator<undefined, Result<Aim, Refusal>> | undefined {
  const known = knownOf(engine);
  const key = keyOf(edition, level, throws);
  if (known.has(key)) return undefined;
  return (function* () {
    const found = yield* search(engine, edition, level, throws);
    known.set(key, found);
    return found;
  })();
}

export function aimFor(
  engine: Engine,
  edition: EditionId,
  level: Level,
  throws: readonly string[],
): Result<Aim, Refusal> {
  const seeking = seekAim(engine, edition, level, throws);
  if (seeking !== undefined) return finish(seeking);
  return knownOf(engine).get(keyOf(edition, level, throws)) as Result<Aim, Refusal>;
}
