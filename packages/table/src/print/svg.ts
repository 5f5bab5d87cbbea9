/** A sheet as SVG in real millimetres. */
import type { Colour, Label, Outline, Part, Shape, Sheet } from './shapes.ts';

const number = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);
const hex = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
const colour = (value: Colour | undefined): string =>
  value === undefined ? 'none' : `#${value.map(hex).join('')}`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => ESCAPES[letter] as string);

const pathOf = ({ points, isOpen }: Extract<Outline, { kind: 'polygon' }>): string =>
  `M${points.map(point => point.map(number).join(' ')).join('L')}${isOpen ? '' : 'Z'}`;

function shapeText({ outline, fill, line, width = 0.3, dashes }: Shape): string {
  const paint = [
    `fill="${colour(fill)}"`,
    ...(line === undefined ? [] : [`stroke="${colour(line)}" stroke-width="${number(width)}"`]),
    ...(dashes === undefined ? [] : [`stroke-dasharray="${dashes.map(number).join(' ')}"`]),
  ].join(' ');
  if (outline.kind === 'polygon') return `<path d="${pathOf(outline)}" ${paint}/>`;
  const [x, y] = outline.at.map(number);
  return `<circle cx="${x}" cy="${y}" r="${number(outline.radius)}" ${paint}/>`;
}

const labelText = ({ text, at, size, align, isBold, fill }: Label): string =>
  `<text x="${number(at[0])}" y="${number(at[1])}" font-size="${number(size)}" font-family="Helvetica, Arial, sans-serif"` +
  `${isBold ? ' font-weight="bold"' : ''} text-anchor="${align === 'left' ? 'start' : 'middle'}" fill="${colour(fill ?? [0, 0, 0])}">` +
  `${escaped(text)}</text>`;

function partText({ shapes, labels, move = [0, 0], within }: Part, id: string): string {
  const inside = [...shapes.map(shapeText), ...labels.map(labelText)].join('\n');
  const moved = `<g transform="translate(${move.map(number).join(' ')})">\n${inside}\n</g>`;
  if (within === undefined) return moved;
  const { left, top, width, height } = within;
  const box = `x="${number(left)}" y="${number(top)}" width="${number(width)}" height="${number(height)}"`;
  return `<clipPath id="${id}"><rect ${box}/></clipPath>\n<g clip-path="url(#${id})">\n${moved}\n</g>`;
}

export function printSvg({ width, height, parts }: Sheet): string {
  const size = `width="${number(width)}mm" height="${number(height)}mm" viewBox="0 0 ${number(width)} ${number(height)}"`;
  const inside = parts.map((part, i) => partText(part, `part-${i}`)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${inside}\n</svg>\n`;
}
