/** The frozen counts as text: one row a start, columns apart by two spaces or more. */
import type { Counts } from './count.ts';

export interface Row extends Counts {
  readonly rules: string;
  readonly start: string;
}

const COLUMNS = ['rules', 'start', 'depth', 'positions', 'actions', 'told', 'states'] as const;

export function printTable(rows: readonly Row[]): string {
  const lines = [COLUMNS, ...rows.map(row => COLUMNS.map(column => String(row[column])))];
  const widths = COLUMNS.map((_, i) => Math.max(...lines.map(line => (line[i] as string).length)));
  return lines
    .map(line =>
      line
        .map((cell, i) => cell.padEnd(widths[i] as number))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}

export const parseTable = (text: string): Row[] =>
  text
    .split('\n')
    .slice(1)
    .filter(line => line !== '')
    .map(line => {
      const [rules = '', start = '', depth, positions, actions, told = '', states = ''] = line.split(/ {2,}/);
      const [deep, reached, legal] = [Number(depth), Number(positions), Number(actions)];
      return { rules, start, depth: deep, positions: reached, actions: legal, told, states };
    });

/** What is not as it was, in a reader's words. */
export function differences(frozen: readonly Row[], counted: readonly Row[]): string[] {
  const name = ({ rules, start }: Row): string => `${rules}, ${start}`;
  const before = new Map(frozen.map(row => [name(row), row]));
  const after = new Set(counted.map(name));
  return [
    ...frozen.filter(row => !after.has(name(row))).map(row => `${name(row)}: there is no such start`),
    ...counted.flatMap(row => {
      const old = before.get(name(row));
      if (old === undefined) return [`${name(row)}: was never counted`];
      const changed = COLUMNS.filter(column => old[column] !== row[column]);
      if (changed.length === 0) return [];
      return [`${name(row)}: ${changed.map(one => `${one} ${old[one]} → ${row[one]}`).join(', ')}`];
    }),
  ];
}
