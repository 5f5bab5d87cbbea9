import { readFileSync } from 'node:fs';
import { printProblem, printReport, runScenario } from '@tumblekeep/kernel/scenario';
import { expect, test } from 'vitest';
import { ACTION_WORDS, parseAction } from '../../rules/index.ts';
import { readScenarios } from '../../rules/scenario/index.ts';

const text = readFileSync(
  new URL('../../../../../docs/scenarios-die-in-the-dungeon.md', import.meta.url),
  'utf8',
);
const examples = [...text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(match => match[1] as string);

test('the examples of the page hold', () => {
  const read = examples.map(readScenarios);
  expect(read.flatMap(({ problems }) => problems.map(one => printProblem('page', one)))).toEqual([]);
  const scenarios = read.flatMap(one => one.scenarios);
  expect(scenarios.length).toBeGreaterThan(1);
  const failures = scenarios.map(runScenario).filter(({ ok }) => !ok);
  expect(failures.map(report => printReport('page', report))).toEqual([]);
});

test('the page lists every action in notation that can be read', () => {
  const section = text.slice(text.indexOf('## Actions'));
  const rows = [...section.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1] as string),
  );
  for (const line of rows) expect(parseAction(line).ok, line).toBe(true);
  expect(new Set(rows.map(line => line.split(' ')[0]))).toEqual(new Set(ACTION_WORDS));
});
