/** Gives spoiled files to every command that reads files; each must say in one line what is wrong, or go on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStream, pick } from '@tumblekeep/kernel';
import type { Games } from '../../games.ts';
import { corrupt } from './corrupt.ts';
import { quietly, type Said } from './quietly.ts';
import { sampleLogs, sampleScenario } from './samples.ts';

export interface FilesFuzz {
  readonly seed: string;
  readonly cases: number;
  readonly only?: number;
  readonly onProgress?: () => void;
}

export interface FilesFuzzReport {
  /** How often each command ended with each code. */
  readonly endings: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

const FAULT_CODE = 70;

/** What a terminal would obey, colours aside. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /(?!\u001b\[\d*m|\n)[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/;

/** What no command may do, whatever is in a file. */
export function problemWith({ code, out, err }: Said, isQuietWhenFine = true): string | undefined {
  if (code === FAULT_CODE || /^\s+at .+:\d+:\d+\)?$/m.test(out + err)) return `fails: ${err.trim()}`;
  const raw = CONTROL.exec(out + err);
  if (raw) return `prints the control character ${raw[0].charCodeAt(0)}`;
  const lines = err.split('\n').length - 1;
  if (code !== 0 && isQuietWhenFine && lines !== 1) return `ends with ${code} and ${lines} lines about it`;
  return undefined;
}

const GOOD = '20200101-000000-good.jsonl';
const BAD = '20200102-000000-bad.jsonl';

export async function fuzzFiles(
  games: Games,
  { seed, cases, only, onProgress }: FilesFuzz,
): Promise<FilesFuzzReport> {
  const home = mkdtempSync(join(tmpdir(), 'tumblekeep-files-'));
  const saves = join(home, 'matches');
  mkdirSync(saves);
  const sample = sampleScenario(games);
  const logs = sampleLogs(games).map(text => Buffer.from(text));
  const bad = join(saves, BAD);
  const scenario = join(home, 'bad.yaml');
  const good = join(home, 'good.yaml');
  writeFileSync(join(saves, GOOD), logs[0] as Buffer);
  writeFileSync(good, sample);
  const endings = new Map<string, number>();
  const problems: string[] = [];
  const run = async (number: number, name: string, args: readonly string[], listed?: string) => {
    const said = await quietly(args, home).catch(
      (error: unknown): Said => ({
        code: FAULT_CODE,
        out: '',
        err: String(error),
      }),
    );
    const ending = `${name}: ${said.code}`;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    const isHidden = listed !== undefined && !said.out.includes(listed);
    const problem = problemWith(said, listed === undefined) ?? (isHidden ? `hides ${listed}` : undefined);
    if (problem !== undefined) problems.push(`case ${number}: ${name} ${problem}`);
  };
  try {
    const end = only === undefined ? cases : only + 1;
    for (let number = only ?? 0; number < end; number++) {
      const stream = makeStream(seed, `file ${number}`);
      writeFileSync(bad, corrupt(stream, pick(stream, logs)));
      writeFileSync(scenario, corrupt(stream, Buffer.from(sample)));
      await run(number, 'replay', ['replay', bad]);
      await run(number, 'replay --notation', ['replay', '--notation', bad]);
      await run(number, 'verify', ['verify', bad, join(saves, GOOD)], GOOD);
      await run(number, 'play --list', ['play', '--list'], GOOD);
      await run(number, 'play --continue', ['play', '--fast', '--continue', bad]);
      await run(number, 'scenario run', ['scenario', 'run', scenario, good], good);
      onProgress?.();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return { endings, problems };
}
