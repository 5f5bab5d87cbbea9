/** A small picture of the target board with the die where it lies. */

import { nextInt, pick, type Stream } from '@tumblekeep/kernel';
import type { Edition, Landing, Zone } from '../rules/index.ts';

const HALF_WIDTH = 11;
const HALF_HEIGHT = 4;

/** Outer edge of each ring from the middle, in rows. */
const RINGS: readonly (readonly [number, Zone])[] = [
  [0.35, 'bullseye'],
  [1.15, '5'],
  [1.85, '4'],
  [2.5, '3'],
  [3.15, '2'],
  [3.85, '1'],
  [4.4, 'bones'],
];

const MARKS: Readonly<Partial<Record<Zone, string>>> = { bullseye: '◎', bones: '~', hole: 'o', outside: ' ' };

/** Four fields worth 6 and four holes, at the same places in every quarter. */
const SPOTS: readonly (readonly [number, number, Zone])[] = [
  [4, 2, '6'],
  [7, 1, 'hole'],
];

type Layout = Edition['constants']['board'];

function zoneAt({ bones }: Layout, x: number, y: number): Zone {
  for (const [spotX, spotY, zone] of SPOTS) if (Math.abs(x) === spotX && Math.abs(y) === spotY) return zone;
  const radius = Math.sqrt((x / 2.5) ** 2 + y ** 2);
  const ring = RINGS.find(([edge]) => radius <= edge)?.[1] ?? 'outside';
  return ring === 'bones' && !bones ? 'outside' : ring;
}

const dieOf = (landing: Landing): string => (landing.face === 'icon' ? '[*]' : '[-]');

/** A die that fell from the table lies below its edge. */
function floorPicture(landing: Landing, stream: Stream): string[] {
  const width = 2 * HALF_WIDTH + 1;
  return ['─'.repeat(width), `${' '.repeat(nextInt(stream, width - 3))}${dieOf(landing)}`];
}

export function boardPicture(layout: Layout, landing: Landing, stream: Stream): string[] {
  if (landing.zone === 'floor') return [...boardRows(layout, landing), ...floorPicture(landing, stream)];
  const places: [number, number][] = [];
  for (let y = -HALF_HEIGHT; y <= HALF_HEIGHT; y++)
    for (let x = -HALF_WIDTH + 1; x < HALF_WIDTH; x++)
      if (zoneAt(layout, x, y) === landing.zone) places.push([x, y]);
  return boardRows(layout, landing, pick(stream, places));
}

function boardRows(layout: Layout, landing: Landing, place?: readonly [number, number]): string[] {
  const [dieX, dieY] = place ?? [];
  const rows: string[] = [];
  for (let y = -HALF_HEIGHT; y <= HALF_HEIGHT; y++) {
    let row = '';
    for (let x = -HALF_WIDTH - 1; x <= HALF_WIDTH + 1; x++) {
      const at = dieX === undefined || y !== dieY ? -1 : x - dieX + 1;
      const zone = zoneAt(layout, x, y);
      row += dieOf(landing)[at] ?? MARKS[zone] ?? zone;
    }
    rows.push(row.trimEnd());
  }
  return rows;
}
