/** Exactly what differs between two editions, as lines in a stable order. */
import { type Edition, PROCEDURES } from '../../rules/index.ts';
import { stepLines } from './steps.ts';
import { tableDifferences } from './tables.ts';
import { differences } from './values.ts';

const valueLines = (from: unknown, to: unknown): string[] =>
  differences(from, to).map(({ path, from: before, to: after }) => `${path}: ${before} → ${after}`);

function procedureLines(from: Edition, to: Edition): string[] {
  const lines: string[] = [];
  const same: string[] = [];
  for (const name of PROCEDURES) {
    const [before, after] = [from, to].map(({ procedures }) => procedures[name].map(step => step.name));
    if (before === undefined || after === undefined || before.join() === after.join()) same.push(name);
    else lines.push(name, ...stepLines(before, after).map(line => `  ${line}`));
  }
  return same.length === 0 ? lines : [...lines, `the same: ${same.join(', ')}`];
}

export function compareEditions(from: Edition, to: Edition): string[] {
  const chapters: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Constants', valueLines(from.constants, to.constants)],
    ['Procedures', procedureLines(from, to)],
    ['Tables', tableDifferences(from, to)],
    ['Words', valueLines(from.words, to.words)],
  ];
  return [
    `${from.id}: ${from.name}`,
    `${to.id}: ${to.name}`,
    ...chapters.flatMap(([title, lines]) => [
      '',
      title,
      ...(lines.length === 0 ? ['  no difference'] : lines.map(line => `  ${line}`)),
    ]),
  ];
}
