/**
 * Sheets as one PDF, of nothing but lines, fills and the two Helveticas that every reader has (ISO 32000-1: 8.5, 9.4).
 * Libraries for PDF weigh from 130 to 250 kB on the wire; the page has less left than that.
 */
import type { Colour, Label, Outline, Part, Point, Shape, Sheet } from './shapes.ts';

const POINTS_OF_MM = 72 / 25.4;
/** How far the handles of a quarter circle lie from its ends. */
const HANDLE = 0.5522847498;

const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);
const pair = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

function outlineOps(outline: Outline): string {
  if (outline.kind === 'polygon') {
    const [first, ...rest] = outline.points.map(pair);
    return `${first} m ${rest.map(point => `${point} l`).join(' ')}${outline.isOpen ? '' : ' h'}`;
  }
  const { at, radius: r } = outline;
  const [x, y] = at;
  const k = r * HANDLE;
  const curve = (...points: readonly Point[]): string => `${points.map(pair).join(' ')} c`;
  return [
    `${pair([x + r, y])} m`,
    curve([x + r, y + k], [x + k, y + r], [x, y + r]),
    curve([x - k, y + r], [x - r, y + k], [x - r, y]),
    curve([x - r, y - k], [x - k, y - r], [x, y - r]),
    curve([x + k, y - r], [x + r, y - k], [x + r, y]),
    'h',
  ].join(' ');
}

const colourOps = (colour: Colour, operator: 'rg' | 'RG'): string =>
  `${colour.map(number).join(' ')} ${operator}`;

function shapeOps({ outline, fill, line, width = 0.3, dashes }: Shape): string {
  const set = [
    ...(fill === undefined ? [] : [colourOps(fill, 'rg')]),
    ...(line === undefined ? [] : [colourOps(line, 'RG'), `${number(width)} w`]),
    `[${dashes === undefined ? '' : dashes.map(number).join(' ')}] 0 d`,
  ];
  const paint = fill !== undefined && line !== undefined ? 'B' : fill !== undefined ? 'f' : 'S';
  return `${set.join(' ')} ${outlineOps(outline)} ${paint}`;
}

/** Widths of the letters of Helvetica from space to tilde, in thousandths of their size (its font metrics). */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const LETTERS = WIDTHS.split(' ').map(Number);
const SPACE = 32;

const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (LETTERS[letter.charCodeAt(0) - SPACE] ?? 556), 0) / 1000) * size;

/** Latin letters as WinAnsi has them; what it lacks is written plainly. */
const PLAIN: Readonly<Record<string, string>> = { '–': '-', '’': "'", '…': '...', '−': '-' };
const latin = (text: string): string =>
  text.replace(/[^ -~\u00a0-\u00ff]/g, letter => PLAIN[letter] ?? '?').replace(/[\\()]/g, '\\$&');

/** Letters stand on their feet in a page whose y runs down. */
function labelOps({ text, at, size, align, isBold, fill = [0, 0, 0] }: Label): string {
  const x = align === 'middle' ? at[0] - widthOf(text, size) / 2 : at[0];
  const font = `/${isBold ? 'B' : 'R'} ${number(size)} Tf`;
  return `BT ${colourOps(fill, 'rg')} ${font} 1 0 0 -1 ${pair([x, at[1]])} Tm (${latin(text)}) Tj ET`;
}

function partOps({ shapes, labels, move = [0, 0], within }: Part): string {
  const cut =
    within === undefined
      ? []
      : [`${[within.left, within.top, within.width, within.height].map(number).join(' ')} re W n`];
  return [
    'q',
    ...cut,
    `1 0 0 1 ${pair(move)} cm`,
    ...shapes.map(shapeOps),
    ...labels.map(labelOps),
    'Q',
  ].join('\n');
}

/** In millimetres from the upper left corner. */
const sheetOps = ({ height, parts }: Sheet): string =>
  [
    `${number(POINTS_OF_MM)} 0 0 ${number(-POINTS_OF_MM)} 0 ${number(height * POINTS_OF_MM)} cm`,
    ...parts.map(partOps),
  ].join('\n');

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

export interface PdfOptions {
  readonly title: string;
}

/** The same sheets make the same bytes: nothing in it says when it was made. */
export function printPdf(sheets: readonly Sheet[], { title }: PdfOptions): Uint8Array {
  const FIRST_PAGE = 6;
  const pages = sheets.map((_, i) => FIRST_PAGE + 2 * i);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>',
    `<< /Type /Pages /Count ${sheets.length} /Kids [${pages.map(id => `${id} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${latin(title)}) /Producer (Tumblekeep) >>`,
    ...sheets.flatMap((sheet, i) => {
      const box = [sheet.width, sheet.height].map(side => number(side * POINTS_OF_MM)).join(' ');
      const content = sheetOps(sheet);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Contents ${FIRST_PAGE + 2 * i + 1} 0 R ` +
          '/Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const places: number[] = [];
  for (const [i, object] of objects.entries()) {
    places.push(text.length);
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}
