import { readFileSync } from 'node:fs';
import { sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, type ActionType, parseAction, printPosition } from '../../rules/index.ts';
import {
  printProblem,
  printReport,
  type ReadyScenario,
  readScenarios,
  runScenario,
} from '../../rules/scenario/index.ts';

const text = readFileSync(new URL('../../../../../docs/scenarios.md', import.meta.url), 'utf8');

const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, body]) => ({
  language,
  body: body as string,
}));
const examples = blocks.filter(block => block.language === 'yaml').map(block => block.body);

/** The code in the first column of the table below a heading. */
const firstColumn = (heading: string): string[] => {
  const section = text.split(/^## /m).find(one => one.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(match => match[1] as string);
};

describe('docs/scenarios.md', () => {
  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(5);
  });

  test.each(examples.map((example, i) => [i + 1, example] as const))('example %i holds', (_, example) => {
    const { scenarios, problems } = readScenarios(example);
    expect(problems.map(problem => printProblem('example', problem))).toEqual([]);
    const failures = scenarios.map(runScenario).filter(report => !report.ok);
    expect(failures.map(report => printReport('example', report)).join('\n')).toBe('');
  });

  test('lists every action', () => {
    const types: Record<ActionType, true> = {
      'take-path': true,
      move: true,
      answer: true,
      choose: true,
      assign: true,
      box: true,
      throw: true,
      land: true,
      retrieve: true,
      activate: true,
      're-throw': true,
      'spend-token': true,
      use: true,
      pass: true,
      propose: true,
      vote: true,
      scar: true,
      give: true,
      swap: true,
      discard: true,
      buy: true,
      'buy-healing': true,
      'buy-die': true,
      done: true,
    };
    const listed = firstColumn('Actions').map(line => {
      const parsed = parseAction(line);
      if (!parsed.ok) throw new Error(`"${line}": ${sayPlainly(parsed.error)}`);
      return parsed.value.type;
    });
    expect([...new Set(listed)].sort()).toEqual(Object.keys(types).sort());
  });

  test('shows the position at the end of the example before it', () => {
    const at = blocks.findIndex(block => block.language === 'text');
    const [ready] = readScenarios(blocks[at - 1]?.body ?? '').scenarios;
    const { game, start, scenario } = ready as ReadyScenario;
    const state = game.clone(start);
    const lines = (scenario.steps ?? []).flatMap(step => (typeof step === 'string' ? [step] : step.do));
    for (const line of lines) {
      const action = game.parse(line) as { readonly value: Action };
      game.apply(state, action.value);
    }
    const actual = printPosition(game.edition, state).trimEnd().split('\n');
    const shown = (blocks[at]?.body ?? '').trimEnd().split('\n');
    const cut = actual.map((line, i) => {
      const [head, ...rest] = (shown[i] ?? '').split('…');
      return rest.length > 0 && line.startsWith(head as string) ? shown[i] : line;
    });
    expect(cut).toEqual(shown);
  });
});
