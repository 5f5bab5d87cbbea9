export { LOOKS, type Look } from './drawing.ts';
export { PRINTED_ODDS, type PrintedOdds } from './odds.ts';
export { printPdf } from './pdf.ts';
export type { Sheet } from './shapes.ts';
export { boardInOne, boardSheets, PAPERS, type Paper, type PrintOrder, printedSize } from './sheets.ts';
export { printSvg } from './svg.ts';
export { words as printWords } from './words.ts';
