/** A small picture of the floor the party is on, with the rooms that still lie ahead. */

import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { wrap } from '@tumblekeep/terminal-kit/wrap.ts';
import { type DungeonFighter, type DungeonMap, type MapRoom, texts, type View } from '../rules/index.ts';

const CELL = 4;
const GAP = 8;
const INDENT = '  ';

const SIGNS: Readonly<Record<MapRoom['kind'], string>> = {
  plain: ' ',
  shop: '$',
  fountain: '♥',
  treasure: '◆',
  danger: '!',
};

const LEFT = 1;
const RIGHT = 2;
const UP = 4;
const DOWN = 8;
/** A line glyph for each set of directions it joins. */
const LINES = ' ───│┘└┴│┐┌┬│┤├┼';
const glyph = (bits: number): string => LINES[bits] as string;

/** The floor the party is on, or nothing outside of maps and before the boss. */
export function floorOf(game: DungeonFighter, view: View): DungeonMap | undefined {
  const id = view.map === null || view.room === null ? undefined : view.map.floors[view.map.floor];
  return id === undefined ? undefined : game.edition.map.get(id);
}

/** The rooms that can still be reached, from the left. */
function ahead(map: DungeonMap, from: string): MapRoom[] {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    for (const exit of map.rooms.find(room => room.id === id)?.exits ?? []) {
      reached.add(exit);
      visit(exit);
    }
  };
  visit(from);
  return map.rooms
    .filter(room => reached.has(room.id))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]);
}

const left = (column: number): number => column * (CELL + GAP);
const line = (row: number): number => row * 2;

/** Corridors as bits; every room has a channel of its own in the gap behind it. */
function corridors(map: DungeonMap, width: number, height: number): number[][] {
  const bits = Array.from({ length: height }, () => Array<number>(width).fill(0));
  const join = (x: number, y: number, more: number): void => {
    const row = bits[y];
    if (row !== undefined) row[x] = (row[x] ?? 0) | more;
  };
  for (const room of map.rooms) {
    const [column, row] = room.place;
    const neighbours = map.rooms.filter(one => one.place[0] === column && one.place[1] < row).length;
    const start = left(column) + CELL;
    const channel = start + 1 + 2 * neighbours;
    for (const exit of room.exits) {
      const target = map.rooms.find(one => one.id === exit);
      if (target === undefined) continue;
      const [from, to] = [line(row), line(target.place[1])];
      for (let x = start; x < channel; x++) {
        join(x, from, RIGHT);
        join(x + 1, from, LEFT);
      }
      for (let y = Math.min(from, to); y < Math.max(from, to); y++) {
        join(channel, y, DOWN);
        join(channel, y + 1, UP);
      }
      for (let x = channel; x < start + GAP - 1; x++) {
        join(x, to, RIGHT);
        join(x + 1, to, LEFT);
      }
    }
  }
  return bits;
}

function picture(map: DungeonMap, here: string, letters: ReadonlyMap<string, string>): string[] {
  const columns = Math.max(...map.rooms.map(room => room.place[0])) + 1;
  const rows = Math.max(...map.rooms.map(room => room.place[1])) + 1;
  const width = left(columns);
  const bits = corridors(map, width, line(rows) - 1);
  const drawing = bits.map(row => row.map(glyph));
  for (const room of map.rooms) {
    const [column, row] = room.place;
    const cells = drawing[line(row)] as string[];
    const mark = room.id === here ? '@' : (letters.get(room.id) ?? '·');
    const sign = letters.has(room.id) || room.id === here ? SIGNS[room.kind] : ' ';
    cells.splice(left(column), CELL, '[', mark, sign, ']');
    const door = left(column) - 1;
    if (column > 0 && cells[door] !== ' ') cells[door] = '▶';
  }
  return drawing.map(cells => cells.join('').trimEnd()).filter(text => text !== '');
}

/** The picture, and what the letters mean. */
export function mapLines(game: DungeonFighter, view: View, screen: Screen): string[] {
  const map = floorOf(game, view);
  if (map === undefined || view.room === null) return [];
  const { edition } = game;
  const rooms = ahead(map, view.room);
  const letters = new Map(rooms.map((room, i) => [room.id, String.fromCharCode(97 + i)]));
  const onwards = map.side === 'boss' ? 'the boss' : `floor ${(view.map?.floor ?? 0) + 2}`;
  const where = (room: MapRoom): string =>
    room.exits.length === 0 ? onwards : room.exits.map(exit => letters.get(exit)).join(', ');
  const here = map.rooms.find(room => room.id === view.room);
  const legend = rooms.map(room => {
    const text = texts.roomText(edition, room);
    const what = text === texts.NOTHING_SPECIAL ? '' : `: ${text}`;
    return `${letters.get(room.id)}  ${room.name}${what} → ${where(room)}`;
  });
  return [
    ...picture(map, view.room, letters).map(text => `${INDENT}  ${paint(text, screen)}`),
    ...(here === undefined ? [] : [`${INDENT}@  ${here.name} → ${where(here)}`]),
    ...legend.flatMap(text => wrap(`${INDENT}${text}`, screen.width, `${INDENT}   `)),
  ];
}

const paint = (text: string, { colors }: Screen): string =>
  text.replace(/\[@.\]/, cell => colors.bold(colors.yellow(cell)));
