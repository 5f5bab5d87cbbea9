/** From counts to rates, as tables that print, export and compare alike. */
import type { Edition } from '@tumblekeep/dungeon-fighter';
import type { Tally } from './tally.ts';

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

export interface Summary<
  PerGame = { readonly rounds: number; readonly throws: number; readonly actions: number },
> {
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

/** With maps the fight against the boss is a round without a room. */
const roomsOf = ({ rounds, entered }: Tally): number =>
  Object.values(entered).reduce((sum, count) => sum + count, 0) || rounds;

const byName = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));

export function summarise(edition: Edition, tally: Tally): Summary {
  const lost = tally.games - tally.wins;
  const winRate = share(tally.wins, tally.games);
  const counted = (name: string, what: string, entries: [string, number][], of: number): Section => ({
    name,
    columns: [what, 'count', '%'],
    rows: entries.map(([key, count]) => [key, count, share(count, of)]),
  });
  return {
    wins: wilson(tally.wins, tally.games),
    perGame: {
      rounds: mean(roomsOf(tally), tally.games),
      throws: mean(tally.throws, tally.games),
      actions: mean(tally.actions, tally.games),
    },
    sections: [
      counted('losses', 'why', byCount(tally.losses), lost),
      counted('where parties die', 'at', byCount(tally.lostAtLevel), lost),
      counted('the room they die in', 'room number', byNumber(tally.lostInRound), lost),
      {
        name: 'heroes',
        columns: ['hero', 'games', 'wins', 'win %', 'from the mean', 'faints a game', 'eliminated %'],
        rows: edition.tables.heroes.map(({ id }) => {
          const row = tally.heroes[id] ?? { games: 0, wins: 0, faints: 0, eliminated: 0 };
          const rate = share(row.wins, row.games);
          return [
            id,
            row.games,
            row.wins,
            rate,
            row.games === 0 ? 0 : Math.round((rate - winRate) * 100) / 100,
            mean(row.faints, row.games),
            share(row.eliminated, row.games),
          ];
        }),
      },
      {
        name: 'equipment',
        columns: ['card', 'price', 'shown', 'affordable', 'bought', 'bought % of affordable', 'free', 'used'],
        rows: edition.tables.equipment.map(({ id, price }) => {
          const row = tally.equipment[id] ?? { shown: 0, affordable: 0, bought: 0, free: 0, used: 0 };
          return [
            id,
            price,
            row.shown,
            row.affordable,
            row.bought,
            share(row.bought, row.affordable),
            row.free,
            row.used,
          ];
        }),
      },
      counted('bought besides cards', 'what', byCount(tally.services), tally.games),
      foes('monsters', tally.monsters, edition.tables.monsters),
      foes('bosses', tally.bosses, edition.tables.bosses),
      {
        name: 'rooms',
        columns: ['room', 'icons', 'offered', 'taken', 'taken %'],
        rows: edition.tables.dungeon.map(({ id, shopIcons }) => {
          const row = tally.rooms[id] ?? { offered: 0, taken: 0 };
          return [id, shopIcons, row.offered, row.taken, share(row.taken, row.offered)];
        }),
      },
      counted('rooms entered', 'kind', byCount(tally.entered), tally.games),
      counted('dice paid for', 'against', byName(tally.defeats), tally.games),
      counted(
        'markers',
        'marker',
        Object.entries(tally.markers).map(([id, { placed }]) => [id, placed]),
        tally.games,
      ),
      counted('captured', 'monster', byCount(tally.captures), tally.games),
      counted(
        'abilities',
        'ability',
        edition.tables.abilities.map(({ id }) => [id, tally.abilities[id]?.activated ?? 0]),
        tally.games,
      ),
      counted('scores', 'score', byNumber(tally.scores), tally.wins),
    ],
  };
}

const foes = (
  name: string,
  table: Tally['monsters'],
  cards: readonly { readonly id: string; readonly level?: number }[],
): Section => ({
  name,
  columns: ['foe', 'level', 'met', 'fatal', 'fatal %', 'left'],
  rows: cards.map(({ id, level }) => {
    const row = table[id] ?? { met: 0, fatal: 0, left: 0 };
    return [id, level ?? 'boss', row.met, row.fatal, share(row.fatal, row.met), row.left];
  }),
});

export const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

export function printSummary(title: string, { wins, perGame, sections }: Summary): string {
  const lines = [
    title,
    `won ${wins.count} of ${wins.of}: ${percent(wins.rate)} (95 %: ${percent(wins.low)} to ${percent(wins.high)})`,
    `a game: ${perGame.rounds} rooms, ${perGame.throws} throws, ${perGame.actions} actions`,
  ];
  for (const section of sections) if (section.rows.length > 0) lines.push('', ...printSection(section));
  return `${lines.join('\n')}\n`;
}

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
