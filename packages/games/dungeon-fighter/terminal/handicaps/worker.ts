import { parentPort, workerData } from 'node:worker_threads';
import { finish } from '@tumblekeep/table';
import { chanceOf, handOfSkill, seekEven, shareOf } from '../../bots/handicaps/index.ts';
import type { Skill } from '../../bots/index.ts';
import { type DungeonFighter, HANDICAP, RULE_SETS } from '../../rules/index.ts';

/** Parties of equal hands, the smallest first: each begins where the one before it ended. */
export interface HandicapJob {
  readonly rules: string;
  readonly skill: Skill;
  readonly heroes: readonly number[];
  readonly guess: number;
  readonly probe: number;
  readonly measure: number;
  readonly seed: string;
}

export interface HandicapReport {
  readonly skill: Skill;
  readonly heroes: number;
  readonly handicap: number;
  readonly won: number;
  readonly of: number;
}

/** Within this of every other game nothing else is tried. */
const NEAR = 0.06;

/** Found with few games, measured with many others; what measures badly gives way to a neighbour. */
function measureCell(job: HandicapJob, heroes: number, guess: number): HandicapReport {
  const game = RULE_SETS[job.rules] as DungeonFighter;
  const party = { game, options: { heroes }, handOf: () => handOfSkill(job.skill) };
  const found = finish(seekEven(chanceOf(party, `${job.seed}/probe`), guess, job.probe));
  const chance = chanceOf(party, job.seed);
  const at = (handicap: number): HandicapReport => ({
    skill: job.skill,
    heroes,
    handicap,
    ...finish(chance(handicap, job.measure)),
  });
  const first = at(found.handicap);
  const off = shareOf(first) - 0.5;
  const next = first.handicap + (off > 0 ? -1 : 1);
  if (Math.abs(off) <= NEAR || next < HANDICAP.least || next > HANDICAP.most) return first;
  const second = at(next);
  return Math.abs(shareOf(second) - 0.5) < Math.abs(off) ? second : first;
}

if (parentPort !== null) {
  const job = workerData as HandicapJob;
  let { guess } = job;
  for (const heroes of job.heroes) {
    const report = measureCell(job, heroes, guess);
    guess = report.handicap;
    parentPort.postMessage(report);
  }
}
