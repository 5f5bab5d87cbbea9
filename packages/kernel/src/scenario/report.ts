/** Reports as text for people. */
import type { Mismatch, ScenarioReport } from './run.ts';

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function printMismatch(file: string, mismatch: Mismatch): string[] {
  const { line, column, step, done, what, lines } = mismatch;
  const where = step === 0 ? 'at the beginning' : `step ${step}, ${done.join('; ')}`;
  return [
    `  ${file}:${line}:${column} ${where}`,
    `    ${what}`,
    ...(lines?.map(one => `      ${one}`) ?? [
      `      expected ${shown(mismatch.expected)}`,
      `      actual   ${shown(mismatch.actual)}`,
    ]),
  ];
}

/** One line for a scenario that holds; for one that does not, also every difference. */
export function printReport(file: string, report: ScenarioReport): string {
  const { ok, title, steps, expectations, mismatches, line } = report;
  const name = line > 2 ? `${file}:${line}` : file;
  const head = `${ok ? 'ok    ' : 'FAILED'} ${name}  ${title}`;
  if (ok) return `${head} (${many(steps, 'step')}, ${many(expectations, 'expectation')})`;
  return [head, ...mismatches.flatMap(mismatch => printMismatch(file, mismatch))].join('\n');
}
