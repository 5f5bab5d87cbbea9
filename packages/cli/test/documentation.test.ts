import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printProblem, printReport, readScenarios, runScenario } from '@tumblekeep/dungeon-fighter/scenario';
import { afterAll, describe, expect, test } from 'vitest';
import { captured, makePlace, type Ran } from './run.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (page: string): string => readFileSync(`${ROOT}${page}`, 'utf8');

const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, body]) =>
    name === language ? [body as string] : [],
  );

/** Paths of a page begin at the root; `files` lie where the program runs. */
async function runLine(line: string, files: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const place = makePlace();
  for (const [name, text] of Object.entries(files)) writeFileSync(place.path(name), text);
  const ran = await place.run(line.split(/ +/).map(word => (word.includes('/') ? `${ROOT}${word}` : word)));
  place.remove();
  return ran;
}

async function expectToRun(line: string, files?: Readonly<Record<string, string>>): Promise<void> {
  const { code, out, err } = await runLine(line, files);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toBe('');
}

describe('README', () => {
  const text = read('README.md');
  const blocks = (language: string): string[] => blocksOf(text, language);
  const commands = blocks('console').flatMap(block => block.match(/(?<=^\$ tumblekeep ).*$/gm) ?? []);

  test('shows commands, a scenario and a program', () => {
    expect(commands.length).toBeGreaterThan(3);
    expect(blocks('yaml')).toHaveLength(1);
    expect(blocks('ts')).toHaveLength(1);
  });

  test.each(commands)('tumblekeep %s', line => expectToRun(line));

  test('lists every command of the program', async () => {
    const { out } = await captured(['--help']);
    const known = [...out.matchAll(/^ {2}([a-z][a-z-]*) (?=.* {2})/gm)].map(([, name]) => name);
    const [, table = ''] = text.split('| Command | What it does |');
    const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (`.*?`) \|/gm)];
    const listed = rows.flatMap(([, cell = '']) => cell.match(/(?<=`)[a-z-]+(?=[ \w]*`)/g) ?? []);
    expect(new Set(listed)).toEqual(new Set(known.filter(name => name !== 'help')));
  });

  test('the scenario holds', () => {
    const { scenarios, problems } = readScenarios(blocks('yaml').join('---\n'));
    expect(problems.map(problem => printProblem('README.md', problem))).toEqual([]);
    const failures = scenarios.map(runScenario).filter(report => !report.ok);
    expect(failures.map(report => printReport('README.md', report)).join('\n')).toBe('');
  });

  describe('the program', () => {
    const [command = ''] = blocks('sh').flatMap(block => block.match(/^node .*game\.ts$/m) ?? []);
    const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-readme-'));
    for (const name of ['node_modules', 'packages', 'tsconfig.base.json'])
      symlinkSync(`${ROOT}${name}`, join(folder, name));
    writeFileSync(join(folder, 'game.ts'), blocks('ts').join('\n'));
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node'] },
      include: ['game.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const node = (args: readonly string[]) =>
      spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

    test('plays a game with the command beside it, exactly as both are printed', () => {
      const [name = '', ...args] = command.split(' ');
      expect(name).toBe('node');
      const { status, stdout, stderr } = node(args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/ threw /);
      expect(stdout).toMatch(/won: (true|false)/);
    });

    test('has the right types, as strictly as the program itself', () => {
      const { status, stdout } = node(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
      expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    });
  });
});

describe.each(['docs/scenarios.md', 'docs/scenarios-die-in-the-dungeon.md'])('%s', page => {
  const text = read(page);
  const [example = ''] = blocksOf(text, 'yaml');
  const commands = blocksOf(text, 'sh').flatMap(
    block => block.match(/(?<=^tumblekeep )[^#\n]*[^#\s]/gm) ?? [],
  );

  test('shows commands', () => {
    expect(commands.length).toBeGreaterThan(1);
  });

  test.each(commands)('tumblekeep %s', line => expectToRun(line, { 'goblin.yaml': example }));
});
