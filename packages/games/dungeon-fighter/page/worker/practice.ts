/** Throws without a game: practice, demonstrations and aim help. */

import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import type { AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import { inSlices } from '@tumblekeep/page-kit/worker/slices.ts';
import { bitOf, compose, type Level, placeAt, RATE, throwDie, type Vector } from '@tumblekeep/table';
import {
  type Flight,
  PhysicalTable,
  readShot,
  type ShownShot,
  showShot,
  type Task,
} from '../../hosted/index.ts';
import { physicsEngine } from '../../hosted/physics.ts';
import { RULE_SETS, type Throw } from '../../rules/index.ts';
import type { AimPreview, PracticeThrow } from './protocol.ts';
import { refuse } from './sentences.ts';

async function tableOf(edition: unknown): Promise<Result<PhysicalTable, Refusal>> {
  const game = typeof edition === 'string' && Object.hasOwn(RULE_SETS, edition) && RULE_SETS[edition];
  if (!game) return fail(refuse('edition', 'no-such-edition', { edition: String(edition) }));
  return ok(new PhysicalTable(await physicsEngine(), game.edition));
}

function taskOf(
  { throwing }: PhysicalTable,
  throws: readonly string[],
  die: Task['die'],
): Result<Task, Refusal> {
  const requirements = compose(throwing, throws);
  return requirements.ok ? ok({ die, requirements: requirements.value.throws as Throw[] }) : requirements;
}

export async function practise({
  edition,
  throws,
  attempt,
  seed,
  steadiness,
}: PracticeThrow): Promise<Result<Flight, Refusal>> {
  const table = await tableOf(edition);
  if (!table.ok) return table;
  const task = taskOf(table.value, throws, attempt.release.die);
  return task.ok ? table.value.throwByHand(attempt, task.value, seed, steadiness) : task;
}

export async function show(
  edition: string,
  throws: readonly string[],
  level: Level,
): Promise<Result<Flight, Refusal>> {
  const table = await tableOf(edition);
  if (!table.ok) return table;
  const task = taskOf(table.value, throws, 'red');
  if (!task.ok) return task;
  const search = table.value.seekAim(level, task.value.requirements);
  if (search !== undefined) await inSlices(search);
  return table.value.throwBySkill(level, task.value, [], 'show');
}

/** What a link shows: everything in it comes from somebody else. */
export async function shot(code: unknown): Promise<Result<ShownShot, Refusal>> {
  const read = readShot(code);
  if (!read.ok) return read;
  const table = await tableOf(read.value.edition);
  return table.ok ? showShot(table.value, read.value) : table;
}

/** Every so many steps a place of the path is told. */
const STRIDE = RATE / 60;

export async function preview(
  { edition, throws, attempt }: PracticeThrow,
  help: AimHelp,
): Promise<Result<AimPreview, Refusal>> {
  if (help === 'none') return ok({ path: [] });
  const table = await tableOf(edition);
  if (!table.ok) return table;
  const { engine, throwing } = table.value;
  const flown = throwDie(engine, { ...attempt, throwing, throws });
  if (!flown.ok) return flown;
  const { trajectory } = flown.value;
  const bounce = trajectory.touched.findIndex(bits => (bits & bitOf('table')) !== 0);
  const end = help === 'line' && bounce >= 0 ? bounce + 1 : trajectory.steps;
  const path: Vector[] = [];
  for (let step = 0; step < end; step += STRIDE) path.push(placeAt(trajectory, step));
  path.push(placeAt(trajectory, end));
  return ok({ path });
}
