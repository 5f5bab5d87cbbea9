/** Throws without a game: practice, demonstrations and aim help. */
import { type DungeonFighter, type Edition, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { type Flight, PhysicalTable, type Task } from '@tumblekeep/host';
import { fail, isOneOf, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import {
  bitOf,
  compose,
  EDITIONS,
  type EditionId,
  type Level,
  placeAt,
  RATE,
  throwDie,
  type Vector,
} from '@tumblekeep/table';
import { inSlices, physicsEngine } from './physics.ts';
import type { AimHelp, AimPreview, PracticeThrow } from './protocol.ts';

const editionOf = (edition: EditionId): Edition => (RULE_SETS[edition] as DungeonFighter).edition;

async function tableOf(edition: unknown): Promise<Result<PhysicalTable, Refusal>> {
  if (!isOneOf(EDITIONS, edition)) return fail(refuse('edition', `there is no edition "${String(edition)}"`));
  return ok(new PhysicalTable(await physicsEngine(), editionOf(edition)));
}

function taskOf(edition: EditionId, throws: readonly string[], die: Task['die']): Result<Task, Refusal> {
  const requirements = compose(edition, throws);
  return requirements.ok ? ok({ die, requirements: [...requirements.value.throws] }) : requirements;
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
  const task = taskOf(edition, throws, attempt.release.die);
  return task.ok ? table.value.throwByHand(attempt, task.value, seed, steadiness) : task;
}

export async function show(
  edition: EditionId,
  throws: readonly string[],
  level: Level,
): Promise<Result<Flight, Refusal>> {
  const table = await tableOf(edition);
  if (!table.ok) return table;
  const task = taskOf(edition, throws, 'red');
  if (!task.ok) return task;
  const search = table.value.seekAim(level, task.value.requirements);
  if (search !== undefined) await inSlices(search);
  return table.value.throwBySkill(level, task.value, [], 'show');
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
  const { engine, board } = table.value;
  const flown = throwDie(engine, { ...attempt, edition, board, throws });
  if (!flown.ok) return flown;
  const { trajectory } = flown.value;
  const bounce = trajectory.touched.findIndex(bits => (bits & bitOf('table')) !== 0);
  const end = help === 'line' && bounce >= 0 ? bounce + 1 : trajectory.steps;
  const path: Vector[] = [];
  for (let step = 0; step < end; step += STRIDE) path.push(placeAt(trajectory, step));
  path.push(placeAt(trajectory, end));
  return ok({ path });
}
