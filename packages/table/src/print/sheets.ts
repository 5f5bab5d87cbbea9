/** The board on paper: tiled over four sheets or on one, with a ruler, marks for joining, the odds and stickers. */
import { BOARD, type Board } from '../board.ts';
import { DICE, type Die } from '../vocabulary.ts';
import { drawBoard, type Look } from './drawing.ts';
import { PRINTED_ODDS } from './odds.ts';
import {
  BLACK,
  circle,
  grey,
  type Label,
  type Part,
  rectangle,
  type Shape,
  type Sheet,
  stroke,
} from './shapes.ts';
import { stickerShapes } from './stickers.ts';
import { words } from './words.ts';

export const PAPERS = {
  a4: { width: 210, height: 297, tiles: 2 },
  letter: { width: 215.9, height: 279.4, tiles: 2 },
  a3: { width: 297, height: 420, tiles: 1 },
} as const;
export type Paper = keyof typeof PAPERS;

export interface PrintOrder {
  readonly paper: Paper;
  readonly look: Look;
  readonly board: Board;
}

/** Millimetres of paper that no printer reaches. */
const MARGIN = 8;
/** The strip that another sheet is glued onto. */
const STRIP = 5;
const FRAME = 20;
/** Of the printed square: what four sheets have room for, and what one A3 has. */
const PRINTED = { 1: 280, 2: 370 } as const;

export interface PrintedSize {
  /** Of the board, without its frame, millimetres. */
  readonly board: number;
  readonly frame: number;
  readonly scale: number;
  /** Of the dice it is made for, millimetres. */
  readonly die: number;
}

export function printedSize({ paper, look }: Pick<PrintOrder, 'paper' | 'look'>): PrintedSize {
  const { tiles } = PAPERS[paper];
  const frame = look === 'dark' && tiles === 2 ? FRAME : 0;
  const board = PRINTED[tiles] - 2 * frame;
  return { board, frame, scale: board / (2 * BOARD.half), die: tiles === 2 ? 16 : 12 };
}

const text = (at: readonly [number, number], value: string, size = 3.6, isBold = false): Label => ({
  text: value,
  at,
  size,
  align: 'left',
  isBold,
});

const RULER = 100;

function ruler(left: number, top: number): Part {
  const marks = Array.from({ length: RULER + 1 }, (_, i): Shape => {
    const long = i % 10 === 0 ? 6 : i % 5 === 0 ? 4.5 : 3;
    return { outline: stroke([left + i, top], [left + i, top + long]), line: BLACK, width: 0.15 };
  });
  const numbers = Array.from(
    { length: 11 },
    (_, i): Label => ({
      text: String(i * 10),
      at: [left + i * 10, top + 9.4],
      size: 2.8,
      align: 'middle',
    }),
  );
  return {
    shapes: [{ outline: stroke([left, top], [left + RULER, top]), line: BLACK, width: 0.15 }, ...marks],
    labels: [...numbers, text([left, top - 2], words.ruler, 3.2)],
  };
}

/** Circles on the lines where sheets meet: halves that fit show that the sheets do. */
function joints(half: number): Part {
  const along = [0.2, 0.55, 0.9].flatMap(share => [-share * half, share * half]);
  const joint = (x: number, y: number): Shape[] => [
    { outline: circle(x, y, 2.2), line: BLACK, width: 0.2 },
    { outline: stroke([x - 3.2, y], [x + 3.2, y]), line: BLACK, width: 0.15 },
    { outline: stroke([x, y - 3.2], [x, y + 3.2]), line: BLACK, width: 0.15 },
  ];
  return { shapes: along.flatMap(place => [...joint(0, place), ...joint(place, 0)]), labels: [] };
}

/** One quarter: the left and the upper ones go on for a strip beyond the middle. */
function tile(order: PrintOrder, row: number, column: number): Sheet {
  const { paper, look, board } = order;
  const { width, height } = PAPERS[paper];
  const { scale, frame } = printedSize(order);
  const half = BOARD.half * scale + frame;
  const wide = half + (column === 0 ? STRIP : 0);
  const high = half + (row === 0 ? STRIP : 0);
  const left = (width - wide) / 2;
  const top = MARGIN + 8;
  const move = [left + (column === 0 ? half : 0), top + (row === 0 ? half : 0)] as const;
  const within = { left, top, width: wide, height: high };
  const dashes = [3, 2] as const;
  const [x, y] = move;
  const cuts: Shape[] = [
    { outline: stroke([x, top - 5], [x, top + high + 5]), line: grey(0.3), width: 0.2, dashes },
    { outline: stroke([left - 5, y], [left + wide + 5, y]), line: grey(0.3), width: 0.2, dashes },
  ];
  const foot = top + high + 12;
  const notes = [
    ...(row === 1 || column === 1 ? [words.cut] : []),
    ...(row === 0 || column === 0 ? [words.strip] : []),
  ];
  return {
    name: `${row === 0 ? 'upper' : 'lower'}-${column === 0 ? 'left' : 'right'}`,
    width,
    height,
    parts: [
      { ...drawBoard({ board, scale, look, frame }), move, within },
      { ...joints(half), move, within },
      {
        shapes: cuts,
        labels: [
          text([MARGIN + 2, MARGIN + 4], `${words.title}. ${words.sheet(row, column)}.`, 3.6, true),
          ...notes.map((note, i) => text([MARGIN + 2, foot + i * 5], note, 3.2)),
        ],
      },
      ruler((width - RULER) / 2, foot + 20),
    ],
  };
}

function whole(order: PrintOrder): Sheet {
  const { paper, look, board } = order;
  const { width, height } = PAPERS[paper];
  const { scale, frame } = printedSize(order);
  const half = BOARD.half * scale + frame;
  const top = 30;
  return {
    name: 'board',
    width,
    height,
    parts: [
      { ...drawBoard({ board, scale, look, frame }), move: [width / 2, top + half] },
      {
        shapes: [
          {
            outline: rectangle(width / 2 - half, top, 2 * half, 2 * half),
            line: grey(0.3),
            width: 0.2,
            dashes: [3, 2],
          },
        ],
        labels: [text([MARGIN + 4, 20], `${words.title}. ${words.whole}.`, 4, true)],
      },
      ruler((width - RULER) / 2, top + 2 * half + 24),
    ],
  };
}

const percent = (share: number): string => (100 * share).toFixed(share < 0.1 ? 1 : 0);

/** How to join it, and what its size does to the odds. */
function guide(order: PrintOrder): Sheet {
  const { width, height } = PAPERS[order.paper === 'letter' ? 'letter' : 'a4'];
  const { board, scale, die } = printedSize(order);
  const left = 18;
  const lines = [
    ...words.howTo,
    '',
    words.size(board, scale),
    words.dice(die),
    words.markers,
    '',
    words.odds,
  ];
  const top = 26;
  const rows = [
    words.oddsHead,
    ...PRINTED_ODDS.map(odds => [
      `${odds.board} mm`,
      `${odds.die} mm`,
      percent(odds.hits),
      percent(odds.bullseye),
      percent(odds.six),
      odds.points.toFixed(2),
    ]),
  ];
  const table = top + lines.length * 6 + 4;
  return {
    name: 'how-to',
    width,
    height,
    parts: [
      {
        shapes: [],
        labels: [
          ...lines.map((line, i) => text([left, top + i * 6], line, i === 0 ? 6 : 3.6, i === 0)),
          ...rows.flatMap((row, i) =>
            row.map((cell, j) => text([left + j * 28, table + i * 6], cell, 3.6, i === 0)),
          ),
          text([left, table + rows.length * 6 + 2], words.oddsNote, 3.2),
        ],
      },
      ruler(left, table + rows.length * 6 + 16),
    ],
  };
}

const ROW: Readonly<Record<Die, number>> = { red: 9, green: 9, blue: 9, white: 6 };

function stickers(order: PrintOrder): Sheet {
  const { width, height } = PAPERS[order.paper === 'letter' ? 'letter' : 'a4'];
  const { die } = printedSize(order);
  // A sticker that reaches the rounded edge of a die comes off.
  const side = die - 5;
  const left = 18;
  const shapes = DICE.flatMap((colour, kind) =>
    [0, 1].flatMap(line =>
      Array.from({ length: ROW[colour] }, (_, i) =>
        stickerShapes(colour, left + i * (side + 6), 40 + (kind * 2 + line) * (side + 6), side),
      ).flat(),
    ),
  );
  return {
    name: 'stickers',
    width,
    height,
    parts: [
      {
        shapes,
        labels: [text([left, 24], words.stickers, 6, true), text([left, 32], words.stickersHow(side), 3.4)],
      },
    ],
  };
}

/** Everything that is printed, in the order in which it leaves the printer. */
export function boardSheets(order: PrintOrder): readonly Sheet[] {
  const { tiles } = PAPERS[order.paper];
  const quarters = [0, 1].flatMap(row => [0, 1].map(column => tile(order, row, column)));
  return [guide(order), ...(tiles === 1 ? [whole(order)] : quarters), stickers(order)];
}

/** The board alone on one sheet as large as itself, for plotters and print shops. */
export function boardInOne(order: Pick<PrintOrder, 'look' | 'board'> & { readonly scale?: number }): Sheet {
  const { look, board, scale = 1 } = order;
  const frame = look === 'dark' ? FRAME : 0;
  const half = BOARD.half * scale + frame;
  return {
    name: 'whole-board',
    width: 2 * half,
    height: 2 * half,
    parts: [{ ...drawBoard({ board, scale, look, frame }), move: [half, half] }],
  };
}
