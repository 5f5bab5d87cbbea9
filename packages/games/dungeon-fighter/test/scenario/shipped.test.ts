import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  printProblem,
  printReport,
  readScenarios,
  runScenario,
  scenarioJsonSchema,
} from '../../rules/scenario/index.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const folder = join(root, 'packages/games/dungeon-fighter/scenarios');
/** Examples of dice lying on the board are proved where dice lie on a board. */
const landings = readFileSync(join(root, 'packages/table/test/landing.test.ts'), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.yaml'))
  .sort();

/** Everything that is wrong with a text of scenarios. */
function complaints(name: string, text: string): string[] {
  const { scenarios, problems } = readScenarios(text);
  return [
    ...problems.map(problem => printProblem(name, problem)),
    ...scenarios
      .map(runScenario)
      .filter(report => !report.ok)
      .map(report => printReport(name, report)),
  ];
}

describe('shipped scenarios', () => {
  test.each(files)('%s holds', file => {
    expect(complaints(file, readFileSync(join(folder, file), 'utf8')).join('\n')).toBe('');
  });

  test.each(files)('%s names its schema', file => {
    const [first = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
    const schema = /^# yaml-language-server: \$schema=(.*)$/.exec(first)?.[1] ?? '';
    expect(existsSync(join(folder, dirname(file), schema)), first).toBe(true);
  });

  test.each([
    ['DF2', 'dungeon-fighter-2e.md'],
    ['DF1', 'dungeon-fighter-1e.md'],
    ['DF0', 'dungeon-fighter-prototype.md'],
  ])('prove every worked example of %s that can be tested', (prefix, name) => {
    const ledger = readFileSync(join(root, 'docs/rules', name), 'utf8');
    const untestable = JSON.parse(readFileSync(join(root, 'docs/rules/untestable.json'), 'utf8'));
    const examples = new Set(ledger.match(new RegExp(`\\b${prefix}-EX-\\d+\\b`, 'g')));
    const proved = new Set([
      ...files.flatMap(file =>
        readScenarios(readFileSync(join(folder, file), 'utf8')).scenarios.flatMap(
          ({ scenario }) => scenario.proves ?? [],
        ),
      ),
      ...(landings.match(/\b\w+-EX-\d+\b/g) ?? []),
    ]);
    expect([...examples].filter(id => !proved.has(id) && !(id in untestable))).toEqual([]);
  });
});

test('the committed JSON Schema is the one of the language (tumblekeep scenario schema)', () => {
  const committed = JSON.parse(readFileSync(join(root, 'docs/schema/scenario.schema.json'), 'utf8'));
  expect(committed).toEqual(scenarioJsonSchema());
});
