/** The printed board has the measures of the table's. */
import { describe, expect, test } from 'vitest';
import { BARE, BOARD, BONED, BONES, HOLES, SIXES } from '../src/board.ts';
import {
  boardInOne,
  boardSheets,
  LOOKS,
  PAPERS,
  type Paper,
  type PrintOrder,
  printedSize,
  printPdf,
  printSvg,
} from '../src/print/index.ts';
import type { Label, Part, Point, Rectangle, Shape, Sheet } from '../src/print/shapes.ts';

const PAPER_NAMES = Object.keys(PAPERS) as Paper[];
const ORDERS = PAPER_NAMES.flatMap(paper => LOOKS.map((look): PrintOrder => ({ paper, look, board: BONED })));

const circles = ({ shapes }: Part) =>
  shapes.flatMap(({ outline }) => (outline.kind === 'circle' ? [outline] : []));

function boxOf({ outline }: Shape): Rectangle {
  if (outline.kind === 'circle') {
    const { at, radius } = outline;
    return { left: at[0] - radius, top: at[1] - radius, width: 2 * radius, height: 2 * radius };
  }
  const [xs, ys] = [outline.points.map(([x]) => x), outline.points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Numbers on the board are placed from its middle and may be cut off. */
const isSentence = ({ align }: Label): boolean => align === 'left';

const boardPart = (sheet: Sheet): Part => sheet.parts[0] as Part;

describe('the board at full size', () => {
  const [part] = boardInOne({ look: 'light', board: BONED }).parts as [Part];

  test('has every ring, six, bullseye, hole and bone where the table has them', () => {
    const radii = circles(part).map(({ at, radius }) => [...at.map(Math.round), radius].join(' '));
    for (const [, radius] of BOARD.rings) expect(radii).toContain(`0 0 ${radius}`);
    expect(radii).toContain(`0 0 ${BOARD.bullseye}`);
    for (const [x, z] of SIXES) expect(radii).toContain(`${0 - x} ${0 - z} ${BOARD.six.radius}`);
    const boxes = part.shapes
      .map(boxOf)
      .map(({ left, top, width, height }) => [left, top, width, height].join(' '));
    for (const [x, z] of HOLES) {
      const { half } = BOARD.hole;
      expect(boxes).toContain([-x - half, -z - half, 2 * half, 2 * half].join(' '));
    }
    for (const { at, half } of BONES)
      expect(boxes).toContain([-at[0] - half[0], -at[2] - half[2], 2 * half[0], 2 * half[2]].join(' '));
    expect(boxes).toContain([-BOARD.half, -BOARD.half, 2 * BOARD.half, 2 * BOARD.half].join(' '));
  });

  test('has no bones where the edition has none', () => {
    const [bare] = boardInOne({ look: 'light', board: BARE }).parts as [Part];
    expect(part.shapes.length - bare.shapes.length).toBe(BONES.length);
  });

  test('has its markers in section 1, in each corner one', () => {
    const markers = part.shapes.map(boxOf).filter(({ width }) => Math.abs(width - 46) < 0.001);
    expect(markers).toHaveLength(4);
    const outer = BOARD.rings.at(-1)?.[1] ?? 0;
    for (const { left, top, width } of markers) {
      const near = [left, left + width].flatMap(x => [top, top + width].map(y => Math.hypot(x, y)));
      expect(Math.min(...near)).toBeGreaterThan(outer);
    }
  });
});

describe.each(ORDERS)('on $paper, $look', order => {
  const sheets = boardSheets(order);
  const { width, height, tiles } = PAPERS[order.paper];
  const size = printedSize(order);

  test('is as large as it says, and playable', () => {
    expect(size.board).toBe(tiles === 1 ? 280 : order.look === 'dark' ? 330 : 370);
    const board = sheets.map(boardPart).find(part => circles(part).length > 8) as Part;
    const outer = Math.max(...circles(board).map(({ radius }) => radius));
    expect(outer / (BOARD.rings.at(-1)?.[1] ?? 1)).toBeCloseTo(size.scale, 6);
  });

  test('shows everything once on paper, and a strip twice', () => {
    if (tiles === 1) return;
    const quarters = sheets.filter(({ name }) => /upper|lower/.test(name));
    expect(quarters).toHaveLength(4);
    const half = size.board / 2 + size.frame;
    for (const { name, parts } of quarters) {
      const [{ move, within }] = parts as [Part & { move: Point; within: Rectangle }];
      const [left, top] = [within.left - move[0], within.top - move[1]];
      const [right, low] = [left + within.width, top + within.height];
      expect([left, right].map(Math.round)).toEqual(name.endsWith('left') ? [-half, 5] : [0, half]);
      expect([top, low].map(Math.round)).toEqual(name.startsWith('upper') ? [-half, 5] : [0, half]);
      expect(within.left).toBeGreaterThanOrEqual(5);
      expect(within.left + within.width).toBeLessThanOrEqual(width - 5);
      expect(within.top + within.height).toBeLessThan(height - 40);
    }
  });

  test('has a ruler of 100 mm on every sheet that shows the board', () => {
    for (const { parts } of sheets.filter(({ name }) => !/stickers/.test(name))) {
      const rulers = parts
        .flatMap(({ shapes }) => shapes.map(boxOf))
        .filter(box => box.height === 0 && Math.abs(box.width - 100) < 1e-9);
      expect(rulers).toHaveLength(1);
    }
  });

  test('keeps every sentence on the paper', () => {
    for (const { parts, width: wide, height: high } of sheets)
      for (const { text, at, size: letters } of parts.flatMap(({ labels }) => labels).filter(isSentence)) {
        expect(at[0] + text.length * letters * 0.5, text).toBeLessThan(wide - 4);
        expect(at[1], text).toBeLessThan(high - 4);
      }
  });

  test('is a PDF whose pages are as large as the paper, and the same each time', () => {
    const pdf = printPdf(sheets, { title: 'Board (ours)' });
    expect(pdf).toEqual(printPdf(boardSheets(order), { title: 'Board (ours)' }));
    const text = new TextDecoder('latin1').decode(pdf);
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    expect(text).toContain(`/Count ${sheets.length} `);
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    for (const [i, place] of places.entries())
      expect(text.slice(place)).toMatch(new RegExp(`^${i + 1} 0 obj\\n`));
    const boxes = [...text.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    for (const [i, [, wide, high]] of boxes.entries()) {
      expect(Number(wide)).toBeCloseTo(((sheets[i] as Sheet).width * 72) / 25.4, 3);
      expect(Number(high)).toBeCloseTo(((sheets[i] as Sheet).height * 72) / 25.4, 3);
    }
  });

  test('is SVG in millimetres', () => {
    for (const sheet of sheets)
      expect(printSvg(sheet)).toMatch(
        new RegExp(
          `^<svg [^>]*width="${sheet.width}mm" height="${sheet.height}mm" viewBox="0 0 ${sheet.width} ${sheet.height}"`,
        ),
      );
  });
});
