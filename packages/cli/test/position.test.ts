import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_SETS as CRAWLS } from '@tumblekeep/die-in-the-dungeon';
import * as crawl from '@tumblekeep/die-in-the-dungeon/scenario';
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import * as fight from '@tumblekeep/dungeon-fighter/scenario';
import { type AnyGame, Match, makeStream, pick, sayPlainly } from '@tumblekeep/kernel';
import { runScenario } from '@tumblekeep/kernel/scenario';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runProgram } from '../src/program.ts';

vi.setConfig({ testTimeout: 600_000 });

let folder = '';
let out: string[] = [];
let errors: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'position-'));
  out = [];
  errors = [];
  vi.spyOn(console, 'log').mockImplementation(text => void out.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation(text => void errors.push(String(text)));
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

/** A random game as a log, and the states it went through. */
function record(
  game: AnyGame,
  seed: string,
  most: number,
): { readonly file: string; readonly states: unknown[] } {
  const lines: string[] = [];
  const match = Match.start(game, {}, seed, line => lines.push(line));
  if (!match.ok) throw new Error(sayPlainly(match.error));
  const stream = makeStream(seed, 'player');
  const states = [game.clone(match.value.state)];
  for (let i = 0; i < most && game.outcome(match.value.state) === undefined; i++) {
    match.value.play(pick(stream, game.legal(match.value.state)));
    states.push(game.clone(match.value.state));
  }
  const file = join(folder, `${game.id}.jsonl`);
  writeFileSync(file, lines.map(line => (line.endsWith('\n') ? line : `${line}\n`)).join(''));
  return { file, states };
}

const GAMES: readonly AnyGame[] = [...Object.values(RULE_SETS), ...Object.values(CRAWLS)] as AnyGame[];

test.each(GAMES.map(game => [game.id, game] as const))(
  'tumblekeep position prints a scenario that begins at an equal state: %s',
  async (id, game) => {
    const { file, states } = record(game, 'position', 160);
    for (let n = 0; n < states.length; n += 9) {
      out = [];
      expect(await runProgram(['position', file, String(n)])).toBe(0);
      const text = out.join('\n');
      const { scenarios, problems } = (id in CRAWLS ? crawl : fight).readScenarios(text);
      expect(problems).toEqual([]);
      expect(scenarios[0]?.start).toEqual(states[n]);
      if (scenarios[0]) expect(runScenario(scenarios[0]).mismatches).toEqual([]);
    }
  },
);

test('without a number the last position, and a number that is not there in one line', async () => {
  const { file, states } = record(GAMES[0] as AnyGame, 'last', 12);
  expect(await runProgram(['position', file])).toBe(0);
  expect(fight.readScenarios(out.join('\n')).scenarios[0]?.start).toEqual(states.at(-1));
  expect(await runProgram(['position', file, '99'])).toBe(2);
  expect(await runProgram(['position', join(folder, 'nothing.jsonl')])).toBe(2);
  expect(errors).toEqual([
    `tumblekeep: ${file} has 12 inputs, there is no position after input 99`,
    expect.stringContaining('nothing.jsonl does not exist'),
  ]);
});
