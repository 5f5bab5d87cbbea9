/** `board`: the target board on paper. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardWith } from '@tumblekeep/table';
import {
  boardInOne,
  boardSheets,
  LOOKS,
  type Look,
  PAPERS,
  type Paper,
  printedSize,
  printPdf,
  printSvg,
  printWords,
} from '@tumblekeep/table/print';
import { choice } from '@tumblekeep/terminal-kit/arguments.ts';
import { Command } from 'commander';
import type { DungeonFighter } from '../../rules/index.ts';
import { DEFAULT_RULES, RULES_HELP, rulesIds, rulesOf } from '../rule-sets.ts';

const PAPER_NAMES = Object.keys(PAPERS);

interface BoardOptions {
  readonly rules: string;
  readonly paper: string;
  readonly look: string;
  readonly out: string;
}

export const makeBoardCommand = (): Command =>
  new Command('board')
    .description('Write the target board for printing, in exact millimetres: a PDF, and every sheet as SVG.')
    .option('--rules <name>', RULES_HELP, choice('rule set', rulesIds()), DEFAULT_RULES)
    .option(
      '--paper <name>',
      `${PAPER_NAMES.join(', ')}: four sheets of A4 or Letter, or one A3`,
      choice('paper', PAPER_NAMES),
      'a4',
    )
    .option(
      '--look <name>',
      `${LOOKS.join(', ')}: light saves ink, dark is for a camera one day`,
      choice('look', LOOKS),
      'light',
    )
    .option('--out <folder>', 'where to write', 'board')
    .addHelpText('after', '\nExample:\n  tumblekeep board --paper letter --out board\n')
    .action(writeBoard);

function writeBoard({ rules, paper, look, out }: BoardOptions): void {
  const { edition } = rulesOf(rules) as DungeonFighter;
  const order = { paper: paper as Paper, look: look as Look, board: boardWith(edition.throwing.board) };
  const sheets = boardSheets(order);
  mkdirSync(out, { recursive: true });
  const write = (name: string, content: string | Uint8Array): void => {
    writeFileSync(join(out, name), content);
    console.log(join(out, name));
  };
  write('board.pdf', printPdf(sheets, { title: printWords.title }));
  for (const [i, sheet] of sheets.entries()) write(`${i + 1}-${sheet.name}.svg`, printSvg(sheet));
  write('whole-board.svg', printSvg(boardInOne(order)));
  const { board, scale, die } = printedSize(order);
  console.log(`${printWords.size(board, scale)} ${printWords.dice(die)}`);
}
