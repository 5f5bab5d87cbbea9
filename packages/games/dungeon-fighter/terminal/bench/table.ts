/** Judged throws, by every engine on the same releases in turns, so that the ratios mean something. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sayPlainly } from '@tumblekeep/kernel';
import {
  BONED,
  compose,
  EMPTY_SCENE,
  type Engine,
  judge,
  loadJolt,
  type Release,
  revisionOf,
  simulate,
} from '@tumblekeep/table';
import {
  loadCannon,
  loadRapier,
  MissingEngine,
  measureQuality,
  type Quality,
  studyReleases,
} from '@tumblekeep/table/bench';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { DEFAULT_RULES } from '../rule-sets.ts';
import { throwingOf } from '../throw/editions.ts';

export interface EngineBenchmark {
  readonly revision: string;
  readonly throwsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly quality?: Quality;
}

export interface TableBenchmark {
  readonly throws: number;
  readonly throwsPerSecond: number;
  readonly p99Ms: number;
  /** How many times faster the table is than each engine in this run. */
  readonly ratios: Readonly<Record<string, number>>;
  readonly engines: Readonly<Record<string, EngineBenchmark>>;
  /** Megabytes after the first and after the last lap. */
  readonly memory: readonly [number, number];
}

interface Contestant {
  readonly engine: Engine;
  readonly shortcuts: boolean;
  readonly times: number[];
  best: number;
}

const TABLE = 'table';
const milliseconds = (): number => Number(process.hrtime.bigint()) / 1e6;
const megabytes = (): number => Math.round(process.memoryUsage().rss / 1e6);
const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

function lap(contestant: Contestant, releases: readonly Release[], keepTimes: boolean): void {
  const plain = compose(throwingOf(DEFAULT_RULES), []);
  if (!plain.ok) throw new Error(sayPlainly(plain.error));
  const start = milliseconds();
  let before = start;
  for (const release of releases) {
    const trajectory = simulate(contestant.engine, EMPTY_SCENE, release, BONED, {
      shortcuts: contestant.shortcuts,
    });
    judge(plain.value, EMPTY_SCENE, release, trajectory);
    const now = milliseconds();
    if (keepTimes) contestant.times.push(now - before);
    before = now;
  }
  if (keepTimes) contestant.best = Math.min(contestant.best, before - start);
}

export async function benchTable(throws: number, laps: number, quality: boolean): Promise<TableBenchmark> {
  const [rapier, cannon] = await Promise.all([loadRapier(), loadCannon()]).catch(error => {
    throw error instanceof MissingEngine ? new UsageError(error.message, 1) : error;
  });
  const jolt = await loadJolt();
  const enter = (engine: Engine, shortcuts: boolean): Contestant => ({
    engine,
    shortcuts,
    times: [],
    best: Number.POSITIVE_INFINITY,
  });
  const contestants: Record<string, Contestant> = {
    [TABLE]: enter(jolt, true),
    'jolt-plain': enter(jolt, false),
    'rapier-study': enter(rapier, false),
    'rapier-shortcuts': enter(rapier, true),
    'cannon-es': enter(cannon, false),
  };
  const releases = studyReleases(throws);
  const all = Object.entries(contestants);
  for (const [, contestant] of all) lap(contestant, releases, false);
  const atFirst = megabytes();
  for (let i = 0; i < laps; i++) for (const [, contestant] of all) lap(contestant, releases, true);
  const atLast = megabytes();
  const engines: Record<string, EngineBenchmark> = {};
  for (const [name, { engine, shortcuts, times, best }] of all) {
    times.sort((a, b) => a - b);
    engines[name] = {
      revision: revisionOf(engine),
      throwsPerSecond: Math.round((1000 * throws) / best),
      p50Ms: round(times[Math.floor(times.length / 2)] as number),
      p99Ms: round(times[Math.floor(times.length * 0.99)] as number),
      ...(quality ? { quality: measureQuality(engine, { shortcuts }, Math.max(throws, 600)) } : {}),
    };
  }
  const table = engines[TABLE] as EngineBenchmark;
  return {
    throws,
    throwsPerSecond: table.throwsPerSecond,
    p99Ms: table.p99Ms,
    ratios: Object.fromEntries(
      Object.entries(engines).map(([name, { throwsPerSecond }]) => [
        name,
        round(table.throwsPerSecond / throwsPerSecond),
      ]),
    ),
    engines,
    memory: [atFirst, atLast],
  };
}

export interface MemorySample {
  readonly throws: number;
  /** Megabytes: of the process, of its objects, of the engine and other buffers. */
  readonly rss: number;
  readonly heap: number;
  readonly buffers: number;
}

const SAMPLES = 10;

/** Without a collection the objects told would be mostly waste that nobody has fetched yet. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Throws on and on, and tells how much memory that takes. */
export async function soakTable(throws: number, tell: (sample: MemorySample) => void): Promise<void> {
  const engine = await loadJolt();
  const collect = collector();
  const releases = studyReleases(Math.min(throws, 2000));
  const contestant: Contestant = { engine, shortcuts: true, times: [], best: 0 };
  for (let done = 0, sample = 1; sample <= SAMPLES; sample++) {
    const until = Math.round((throws * sample) / SAMPLES);
    for (; done < until; done++) lap(contestant, [releases[done % releases.length] as Release], false);
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const [whole, heap, buffers] = [rss, heapUsed, external].map(bytes => round(bytes / 1e6, 1));
    tell({ throws: done, rss: whole as number, heap: heap as number, buffers: buffers as number });
  }
}
