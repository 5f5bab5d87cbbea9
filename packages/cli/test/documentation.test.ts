import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printProblem, printReport, readScenarios, runScenario } from '@tumblekeep/dungeon-fighter/scenario';
import { describe, expect, test } from 'vitest';
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
    const known = [...out.matchAll(/^ {2}([a-z-]+) (?=.* {2})/gm)].map(([, name]) => name);
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

  test('the program plays a game', () => {
    const register = new URL('../bin/register.mjs', import.meta.url).href;
    const program = blocks('ts').join('\n');
    const out = execFileSync(process.execPath, ['--import', register, '--input-type=module', '-e', program], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(out).toMatch(/ threw /);
    expect(out).toMatch(/won: (true|false)/);
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
