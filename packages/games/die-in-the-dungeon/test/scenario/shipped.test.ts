import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printProblem, printReport, runScenario } from '@tumblekeep/kernel/scenario';
import { expect, test } from 'vitest';
import { readScenarios, scenarioJsonSchema } from '../../rules/scenario/index.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const folder = join(root, 'packages/games/die-in-the-dungeon/scenarios');
const files = readdirSync(folder).filter(name => name.endsWith('.yaml'));
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

test.each(files)('%s holds', file => {
  const { scenarios, problems } = readScenarios(textOf(file));
  const complaints = [
    ...problems.map(problem => printProblem(file, problem)),
    ...scenarios
      .map(runScenario)
      .filter(({ ok }) => !ok)
      .map(report => printReport(file, report)),
  ];
  expect(complaints.join('\n')).toBe('');
});

test.each(files)('%s names its schema', file => {
  const schema = /^# yaml-language-server: \$schema=(.*)\n/.exec(textOf(file))?.[1] ?? '';
  expect(existsSync(join(folder, schema))).toBe(true);
});

test('the scenarios prove every worked example', () => {
  const ledger = readFileSync(join(root, 'docs/rules/die-in-the-dungeon.md'), 'utf8');
  const examples = new Set(ledger.match(/\bDIE-EX-\d+\b/g));
  const proved = new Set(
    files.flatMap(file =>
      readScenarios(textOf(file)).scenarios.flatMap(({ scenario }) => scenario.proves ?? []),
    ),
  );
  expect([...examples].filter(id => !proved.has(id))).toEqual([]);
});

test('the committed JSON Schema is the one of the language', () => {
  const committed = JSON.parse(readFileSync(join(root, 'docs/schema/crawl-scenario.schema.json'), 'utf8'));
  expect(committed).toEqual(scenarioJsonSchema());
});
