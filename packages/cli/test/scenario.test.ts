import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runProgram } from '../src/program.ts';

const ROOT = new URL('../../../', import.meta.url);

const GOOD = `rules: second
title: A miss hurts
cards: { monsters: { brute: { damage: 3 } } }
party: [murka, brad]
combat: { monster: brute }
steps:
  - do: [brad throws red, lands outside blank]
    expect: { view: { heroes.brad.life: 6 } }
`;
const FAILING = GOOD.replace('life: 6', 'life: 7');
const INVALID = GOOD.replace('view', 'vew');

let folder = '';
let out: string[] = [];
let errors: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenario-'));
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

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const run = (...args: string[]): Promise<number> => runProgram(['scenario', ...args]);

describe('tumblekeep scenario run', () => {
  test('a scenario that holds is one line and exit code 0', async () => {
    const file = write('good.yaml', GOOD);
    expect(await run('run', file)).toBe(0);
    expect(out).toEqual([expect.stringContaining(`${file}  A miss hurts (1 step, 1 expectation)`)]);
    expect(errors).toEqual([]);
  });

  test('a difference is shown and makes exit code 1', async () => {
    const file = write('failing.yaml', FAILING);
    expect(await run('run', file)).toBe(1);
    expect(out.join('\n')).toContain(
      `${file}:8:41 step 1, brad throws red; lands outside blank
    heroes.brad.life
      expected 7
      actual   6`,
    );
  });

  test('an invalid file names the place and makes exit code 2, the others run', async () => {
    write('a-failing.yaml', FAILING);
    write(
      'b-good.json',
      JSON.stringify({ rules: 'second', title: 't', party: ['murka', 'brad'], expect: { outcome: 'none' } }),
    );
    const invalid = write('c-invalid.yml', INVALID);
    write('notes.txt', 'no scenario');
    expect(await run('run', folder)).toBe(2);
    expect(errors).toEqual([
      `${invalid}:8:15 steps[0].expect.vew: unknown field "vew"; did you mean "view"?`,
    ]);
    expect(out.at(-1)).toBe('2 scenarios, 1 failed');
  });

  test('--json tells the same for programs', async () => {
    const file = write('failing.yaml', FAILING);
    expect(await run('run', file, '--json')).toBe(1);
    expect(JSON.parse(out.join(''))).toMatchObject({
      ok: false,
      scenarios: 1,
      failed: 1,
      files: [
        {
          file,
          problems: [],
          scenarios: [
            {
              title: 'A miss hurts',
              ok: false,
              mismatches: [{ line: 8, what: 'heroes.brad.life', expected: 7, actual: 6 }],
            },
          ],
        },
      ],
    });
  });

  test('nobody standing is a mistake of that file, and the others run', async () => {
    const nobody = write(
      'a-nobody.yaml',
      GOOD.replace('[murka, brad]', '[{ hero: murka, fainted: true }, { hero: brad, fainted: true }]'),
    );
    write('b-good.yaml', GOOD);
    expect(await run('run', folder)).toBe(2);
    expect(errors).toEqual([`${nobody}:4:8 party: nobody stands: every hero has fainted or is eliminated`]);
    expect(out).toEqual([expect.stringContaining('b-good.yaml  A miss hurts')]);
  });

  test('what is not there is told in one line', async () => {
    expect(await run('run', join(folder, 'nothing.yaml'))).toBe(2);
    expect(await run('run', folder)).toBe(2);
    expect(await run('run')).toBe(2);
    expect(errors).toEqual([
      `tumblekeep: there is no file ${join(folder, 'nothing.yaml')}`,
      `tumblekeep: there is no scenario in ${folder}`,
      expect.stringContaining("missing required argument 'file'"),
    ]);
  });
});

test('tumblekeep scenario schema prints the JSON Schema', async () => {
  expect(await run('schema')).toBe(0);
  expect(JSON.parse(out.join(''))).toMatchObject({ title: 'Scenario', required: ['rules', 'title'] });
});

describe('tumblekeep scenario words', () => {
  test.each([
    ['dungeon-fighter', 'docs/scenario-words.md'],
    ['die-in-the-dungeon', 'docs/scenario-words-die-in-the-dungeon.md'],
  ])('%s: the page is the one of the code (%s)', async (game, page) => {
    expect(await run('words', '--game', game)).toBe(0);
    const [text] = out;
    if (`${text}\n` !== readFileSync(new URL(page, ROOT), 'utf8'))
      expect.fail(`${page} is out of date: tumblekeep scenario words --game ${game} > ${page}`);
  });
});
