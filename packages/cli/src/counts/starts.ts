/** Every game keeps the starts of its counts as scenarios, and beside them the table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@tumblekeep/kernel';
import { printProblem, type Runnable, readDocuments } from '@tumblekeep/kernel/scenario';
import { anyRulesOf } from '../rule-sets.ts';
import { makeReady } from '../scenario/ready.ts';
import { countDeep, countFrom } from './count.ts';
import { parseTable, type Row } from './table.ts';

const folderOf = (game: string): string =>
  fileURLToPath(new URL(`../../../${game}/counts/`, import.meta.url));

export const tableOf = (game: string): string => `${folderOf(game)}counts.txt`;

export const frozenRows = (game: string): Row[] =>
  existsSync(tableOf(game)) ? parseTable(readFileSync(tableOf(game), 'utf8')) : [];

export interface Start {
  readonly rules: string;
  readonly name: string;
  readonly scenario: Runnable;
}

function startsIn(file: string): Start[] {
  const { scenarios, problems } = readDocuments(readFileSync(file, 'utf8'), makeReady);
  const [problem] = problems;
  if (problem !== undefined) throw new Error(printProblem(file, problem));
  return scenarios.map(scenario => ({
    rules: scenario.game.id,
    name: scenario.scenario.title,
    scenario,
  }));
}

export const startsOf = (game: string): Start[] =>
  readdirSync(folderOf(game))
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .flatMap(name => startsIn(folderOf(game) + name));

/** By the rule set itself, with its own cards and dice; to the depth the table has, where it has one. */
export function countRow({ rules, name, scenario }: Start, frozen: readonly Row[]): Row {
  const game = anyRulesOf(rules) as AnyGame;
  const depth = frozen.find(row => row.rules === rules && row.start === name)?.depth;
  const counts =
    depth === undefined ? countDeep(game, scenario.start) : countFrom(game, scenario.start, depth);
  return { rules, start: name, ...counts };
}
