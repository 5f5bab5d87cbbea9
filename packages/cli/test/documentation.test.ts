import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printProblem, printReport, readScenarios, runScenario } from '@tumblekeep/dungeon-fighter/scenario';
import { describe, expect, test } from 'vitest';
import { makePlace } from './run.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const README = readFileSync(`${ROOT}README.md`, 'utf8');

const blocks = (language: string): string[] =>
  [...README.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, body]) =>
    name === language ? [body as string] : [],
  );

describe('README', () => {
  const commands = blocks('console').flatMap(block => block.match(/(?<=^\$ tumblekeep ).*$/gm) ?? []);

  test('shows commands, a scenario and a program', () => {
    expect(commands.length).toBeGreaterThan(3);
    expect(blocks('yaml')).toHaveLength(1);
    expect(blocks('ts')).toHaveLength(1);
  });

  test.each(commands)('tumblekeep %s', async line => {
    const place = makePlace();
    const args = line.split(' ').map(word => (word.includes('/') ? `${ROOT}${word}` : word));
    const { code, out, err } = await place.run(args);
    place.remove();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toBe('');
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
