/** Where dice came to rest, drawn over the board as seen from above. */
import { BOARD, type Board, HOLES, SIXES, TABLE } from '@tumblekeep/table';

/** Millimetres of a square of the map. */
const CELL = 15;
const SIZE = 2 * TABLE.half;

export class HeatMap {
  readonly #counts = new Map<string, number>();
  #most = 0;
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  add(x: number, z: number): void {
    if (Math.abs(x) > TABLE.half || Math.abs(z) > TABLE.half) return;
    const key = `${Math.floor(x / CELL)} ${Math.floor(z / CELL)}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    this.#most = Math.max(this.#most, count);
  }

  /** The thrower stands at the lower edge. */
  print(title: string): string {
    const heat = [...this.#counts].map(([key, count]) => {
      const [i, j] = key.split(' ').map(Number) as [number, number];
      const opacity = (0.15 + (0.85 * count) / this.#most).toFixed(2);
      return `<rect x="${i * CELL}" y="${-(j + 1) * CELL}" width="${CELL}" height="${CELL}" fill="#d1122b" fill-opacity="${opacity}"/>`;
    });
    const { half, bullseye, hole, six, rings } = BOARD;
    const circle = (x: number, z: number, radius: number, fill: string): string =>
      `<circle cx="${x}" cy="${-z}" r="${radius}" fill="${fill}" stroke="#5b4a32"/>`;
    const box = (x: number, z: number, wide: number, deep: number, fill: string): string =>
      `<rect x="${x - wide}" y="${-z - deep}" width="${2 * wide}" height="${2 * deep}" fill="${fill}" stroke="#5b4a32"/>`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-TABLE.half} ${-TABLE.half - 40} ${SIZE} ${SIZE + 40}">`,
      `<title>${escaped(title)}</title>`,
      `<text x="0" y="${-TABLE.half - 12}" text-anchor="middle" font-family="sans-serif" font-size="24">${escaped(title)}</text>`,
      box(0, 0, TABLE.half, TABLE.half, '#b98d5a'),
      box(0, 0, half, half, '#efe3c8'),
      ...[...rings].reverse().map(([, radius]) => circle(0, 0, radius, 'none')),
      ...SIXES.map(([x, z]) => circle(x, z, six.radius, '#f3c66b')),
      circle(0, 0, bullseye, '#f3c66b'),
      ...HOLES.map(([x, z]) => box(x, z, hole.half, hole.half, '#8a6a44')),
      ...this.#board.bones.map(bone => box(bone.at[0], bone.at[2], bone.half[0], bone.half[2], '#ffffff')),
      ...heat,
      '</svg>',
      '',
    ].join('\n');
  }
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
