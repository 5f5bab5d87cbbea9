/**
 * Prints the table of `packages/table/src/print/odds.ts`: plain throws of an average hand at our own board, read as if
 * they had come to rest on a smaller one with dice of another size.
 */
import {
  BOARD,
  BONED,
  CUBE,
  compose,
  cornersAt,
  loadJolt,
  placeAt,
  pointsOf,
  type Quaternion,
  releaseFrom,
  throwChecked,
  turnAt,
  type Vector,
  type Zone,
  zoneAt,
} from '@tumblekeep/table';
import { aimFor } from '../hosted/aims.ts';
import { PhysicalTable } from '../hosted/index.ts';
import { type DungeonFighter, RULE_SETS } from '../rules/index.ts';

const THROWS = Number(process.argv[2] ?? 4000);
const PRINTED = [
  { board: 420, die: 16 },
  { board: 370, die: 16 },
  { board: 330, die: 16 },
  { board: 280, die: 16 },
  { board: 280, die: 12 },
] as const;

/** By the four lowest corners; equal corners go to the lower value (DF2-R-28). */
function zoneOn(scale: number, grown: number, at: Vector, turn: Quaternion): Zone {
  const lower = cornersAt([0, 0, 0], turn)
    .sort((a, b) => a[1] - b[1])
    .slice(0, 4);
  const zones = lower.map(([x, , z]) =>
    zoneAt(BONED, (at[0] + x * grown) / scale, (at[2] + z * grown) / scale),
  );
  const counts = new Map<Zone, number>();
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts]
    .filter(([, count]) => count === most)
    .map(([zone]) => zone)
    .sort((a, b) => pointsOf(a) - pointsOf(b))[0] as Zone;
}

const { edition } = RULE_SETS['second'] as DungeonFighter;
const engine = await loadJolt();
const table = new PhysicalTable(engine, edition);
const requirements = compose(edition.throwing, []);
const aim = aimFor(table, 'average', []);
if (!requirements.ok || !aim.ok) throw new Error('nothing to throw');
const thrown = Array.from({ length: THROWS }, (_, i) => {
  const release = releaseFrom(aim.value.attempt, requirements.value, 'average', 'red', `printed/${i}`);
  const { trajectory, verdict } = throwChecked(engine, requirements.value, aim.value.attempt.scene, release);
  return {
    at: placeAt(trajectory, trajectory.steps),
    turn: turnAt(trajectory, trajectory.steps),
    isFair: verdict.bounces >= 1 && trajectory.end !== 'floor',
  };
});
const share = (count: number): number => Math.round((1000 * count) / THROWS) / 1000;
for (const { board, die } of PRINTED) {
  const zones = thrown.map(({ at, turn, isFair }) =>
    isFair ? zoneOn(board / (2 * BOARD.half), die / (2 * CUBE.half), at, turn) : 'outside',
  );
  const count = (isIt: (zone: Zone) => boolean): number => zones.filter(isIt).length;
  const points = zones.reduce((sum, zone) => sum + pointsOf(zone), 0) / THROWS;
  console.log(
    `  { board: ${board}, die: ${die}, hits: ${share(count(zone => pointsOf(zone) > 0))}, ` +
      `bullseye: ${share(count(zone => zone === 'bullseye'))}, six: ${share(count(zone => zone === '6'))}, ` +
      `points: ${points.toFixed(2)} },`,
  );
}
