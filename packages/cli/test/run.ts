/** Runs the real program in its own process, with its own folder of saved games. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { sayPlainly } from '@tumblekeep/kernel';
import { vi } from 'vitest';
import { runProgram } from '../src/program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/tumblekeep.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Place {
  readonly folder: string;
  path(name: string): string;
  lines(name: string): string[];
  start(args: readonly string[], environment?: Record<string, string>): ChildProcess;
  run(args: readonly string[], input?: string, environment?: Record<string, string>): Promise<Ran>;
  remove(): void;
}

export function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-test-'));
  const path = (name: string) => join(folder, name);
  const start: Place['start'] = (args, environment = {}) => {
    const { NO_COLOR: _no, FORCE_COLOR: _force, ...inherited } = process.env;
    return spawn(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      env: { ...inherited, TUMBLEKEEP_HOME: folder, ...environment },
    });
  };
  return {
    folder,
    path,
    lines: name => readFileSync(path(name), 'utf8').split('\n').slice(0, -1),
    start,
    run: (args, input = '', environment = {}) =>
      new Promise(resolve => {
        const child = start(args, environment);
        let out = '';
        let err = '';
        child.stdout?.on('data', chunk => {
          out += String(chunk);
        });
        child.stderr?.on('data', chunk => {
          err += String(chunk);
        });
        child.stdin?.on('error', () => {});
        child.stdin?.end(input);
        child.on('close', code => resolve({ code, out, err }));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Takes the first choice everywhere, and stops handing cards to and fro. */
export const FIRST_CHOICES = '1\nparty done\n'.repeat(2000);

/** Runs a command that reads no input, in this process. */
export async function captured(args: readonly string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const log = vi.spyOn(console, 'log').mockImplementation(line => {
    out += `${String(line)}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation(line => {
    err += `${String(line)}\n`;
  });
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(chunk => {
    out += String(chunk);
    return true;
  });
  process.exitCode = 0;
  try {
    return { code: await runProgram(args), out, err };
  } finally {
    process.exitCode = 0;
    for (const spy of [log, error, write]) spy.mockRestore();
  }
}

/** A seed whose first two rooms lead straight to a monster, whatever is printed on the cards. */
export function plainSeed(options: { readonly heroes: readonly string[]; readonly leader: string }): string {
  const game = RULE_SETS['second'] as NonNullable<(typeof RULE_SETS)[string]>;
  for (let i = 0; ; i++) {
    const made = game.setup(options, `plain ${i}`);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const isPlain = game
      .legal(made.value)
      .every(
        action => action.type === 'take-path' && !game.edition.dungeonCard.get(action.card)?.onReveal.length,
      );
    if (isPlain) return `plain ${i}`;
  }
}
