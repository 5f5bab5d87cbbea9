/** Every game keeps the starts of its counts as scenarios, and beside them the table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameFolder } from '@tumblekeep/host';
import type { AnyGame } from '@tumblekeep/kernel';
import { printProblem, type Runnable, readDocuments } from '@tumblekeep/kernel/scenario';
import { countDeep, countFrom } from './count.ts';
import { parseTable, type Row } from './table.ts';

const countsOf = ({ url }: GameFolder): string => fileURLToPath(new URL('counts/', url));

export const tableOf = (folder: GameFolder): string => `${countsOf(folder)}counts.txt`;

export const frozenRows = (folder: GameFolder): Row[] =>
  existsSync(tableOf(folder)) ? parseTable(readFileSync(tableOf(folder), 'utf8')) : [];

export interface Start {
  readonly rules: string;
  readonly name: string;
  readonly scenario: Runnable;
}

function startsIn(folder: GameFolder, file: string): Start[] {
  const { scenarios, problems } = readDocuments(readFileSync(file, 'utf8'), folder.scenarios.makeReady);
  const [problem] = problems;
  if (problem !== undefined) throw new Error(printProblem(file, problem));
  return scenarios.map(scenario => ({
    rules: scenario.game.id,
    name: scenario.scenario.title,
    scenario,
  }));
}

/** A game need not have any. */
export const startsOf = (folder: GameFolder): Start[] =>
  existsSync(countsOf(folder))
    ? readdirSync(countsOf(folder))
        .filter(name => name.endsWith('.yaml'))
        .sort()
        .flatMap(name => startsIn(folder, countsOf(folder) + name))
    : [];

/** By the rule set itself, with its own cards and dice; to the depth the table has, where it has one. */
export function countRow(folder: GameFolder, { rules, name, scenario }: Start, frozen: readonly Row[]): Row {
  const game = folder.rules[rules] as AnyGame;
  const depth = frozen.find(row => row.rules === rules && row.start === name)?.depth;
  const counts =
    depth === undefined ? countDeep(game, scenario.start) : countFrom(game, scenario.start, depth);
  return { rules, start: name, ...counts };
}
