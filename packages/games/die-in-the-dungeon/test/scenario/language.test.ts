import { printProblem, printReport, type Runnable, runScenario } from '@tumblekeep/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '../../rules/scenario/index.ts';

const HEAD = 'rules: die-in-the-dungeon\ntitle: a try\n';
const EXPECT = 'expect: { outcome: none }\n';

const problemsIn = (text: string): string =>
  readScenarios(HEAD + text)
    .problems.map(problem => printProblem('try.yaml', problem))
    .join('\n');

describe('what cannot be understood is told with its place', () => {
  test.each([
    [
      'creature: { helth: 3 }\n',
      'try.yaml:3:13 creature.helth: unknown field "helth"; did you mean "health"?',
    ],
    ['creature: dragon\n', 'there is no creature "dragon"'],
    ['map: celar\n', 'there is no map "celar"; did you mean "cellar"?'],
    ['tiles: { z9: kennel }\n', 'there is no place "z9"'],
    ['tiles: { b1: kenel }\n', 'there is no tile "kenel"; did you mean "kennel"?'],
    ['combat: { heroes: [wombat] }\n', 'is no hero, like fighter'],
    ['rolls: [seven]\n', 'is no roll; write die and face like d10 8'],
    ['rolls: [d6 3]\n', 'nobody rolls d6 3'],
    ['creature: { cards: [fireball] }\n', 'there is no ability "fireball"'],
    ['creature: { might: d8 9 }\n', ''],
    ['steps: [attak might]\n', '"attak might"'],
    ['cards: { tiles: { kennel: {} } }\n', '"kennel" is taken by another tile'],
    ['cards: { heroes: { wombat: [1, 1, 1] } }\n', 'there is no hero "wombat"'],
    ['creature: {}\ncreatures: [{}]\n', 'there are creatures already'],
  ])('%j', (text, message) => {
    const problems = problemsIn(text + EXPECT);
    expect(problems).not.toBe('');
    expect(problems).toContain(message);
  });

  test('a scenario that expects nothing', () => {
    expect(problemsIn('begin: move\n')).toContain('nothing is expected');
  });
});

describe('what does not hold is told with its place', () => {
  const reportOf = (text: string): string => {
    const { scenarios, problems } = readScenarios(HEAD + text);
    expect(problems).toEqual([]);
    const report = runScenario(scenarios[0] as Runnable);
    expect(report.ok).toBe(false);
    return printReport('try.yaml', report);
  };

  test('a value of the view', () => {
    const text = 'begin: move\nexpect: { view: { turn: 7 } }\n';
    expect(reportOf(text)).toContain('expected 7\n      actual   1');
  });

  test('an action that is refused', () => {
    expect(reportOf('begin: move\nsteps: [{ do: explore b2, expect: { outcome: none } }]\n')).toContain(
      'refused (reach)',
    );
  });

  const FIGHT = 'creature: { ability: 0, minions: [] }\ncombat: { heroes: [cleric] }\n';

  test.each([
    ['too few dice', '[]', 'the script is at its end'],
    ['another die', '[d20 3]', 'a d12 is rolled where the script has "d20 3"'],
    ['too many dice', '[d12 9, d12 9]', 'not rolled'],
  ])('%s', (_what, rolls, message) => {
    const step = `steps: [{ rolls: ${rolls}, do: attack might, expect: { outcome: none } }]\n`;
    expect(reportOf(FIGHT + step)).toContain(message);
  });
});
