/** From counts to rates, as tables that print, export and compare alike. */

/** A share with its 95 % Wilson interval. */
export interface Rate {
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function wilson(count: number, of: number): Rate {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const scale = 1 + (Z * Z) / of;
  const middle = (rate + (Z * Z) / (2 * of)) / scale;
  const half = (Z * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of))) / scale;
  return { count, of, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export type Cell = string | number;
export interface Section {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Summary<PerGame> {
  readonly wins: Rate;
  readonly perGame: PerGame;
  readonly sections: readonly Section[];
}

export const share = (count: number, of: number): number =>
  of === 0 ? 0 : Math.round((count / of) * 10_000) / 100;
export const mean = (sum: number, of: number): number => (of === 0 ? 0 : Math.round((sum / of) * 10) / 10);

export const byCount = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

export const byNumber = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort((a, b) => Number(a[0]) - Number(b[0]));

export const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

export function printSection({ name, columns, rows }: Section): string[] {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map(row => String(row[at]).length)),
  );
  const line = (cells: readonly Cell[]): string =>
    cells
      .map((cell, at) =>
        at === 0 ? String(cell).padEnd(widths[at] as number) : String(cell).padStart(widths[at] as number),
      )
      .join('  ')
      .trimEnd();
  return [name.toUpperCase(), line(columns), ...rows.map(line)];
}

const quoted = (cell: Cell): string =>
  typeof cell === 'string' && /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell);

/** One line a number: table, row, column, value. */
export function csvOf({ wins, perGame, sections }: Summary<Readonly<Record<string, number>>>): string {
  const lines: Cell[][] = [['table', 'row', 'column', 'value']];
  for (const [column, value] of Object.entries(wins)) lines.push(['wins', 'all', column, value]);
  for (const [column, value] of Object.entries(perGame)) lines.push(['a game', 'all', column, value]);
  for (const { name, columns, rows } of sections)
    for (const row of rows)
      for (let at = 1; at < columns.length; at++)
        lines.push([name, row[0] as Cell, columns[at] as string, row[at] as Cell]);
  return `${lines.map(line => line.map(quoted).join(',')).join('\n')}\n`;
}

/** Keys in one order, however the tallies came in. */
export function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
