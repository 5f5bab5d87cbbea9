/** The whole table, measured anew. */
import { renameSync, writeFileSync } from 'node:fs';
import { writeOut } from '@tumblekeep/terminal-kit/write-out.ts';
import {
  assemble,
  countPairs,
  drawSets,
  knownRows,
  type Measurement,
  type Order,
  planOf,
  scoresOf,
} from '../../bots/calibration/index.ts';
import { type MeasuredTable, PAIR_SKILLS, type Row, SKILLS } from '../../bots/index.ts';
import { RULE_SETS } from '../../rules/index.ts';
import { DEFAULT_RULES } from '../rule-sets.ts';
import { compositionError, printError } from './composition.ts';
import { openPartial } from './partial.ts';
import { printTable } from './print.ts';
import { runMeasurements } from './run.ts';

export const EDITIONS = Object.values(RULE_SETS).map(({ edition }) => edition);
const SIZES = [2, 3] as const;
/** Games of each rule set that tell which pairs come up most. */
const GAMES = 200;

/** Rows of a table that are not measured again, but for those of some rule sets. */
export interface Keep {
  readonly table: MeasuredTable;
  readonly anew: readonly string[];
}

const keptRows = ({ table, anew }: Keep, measurement: Measurement) =>
  measurement.rules.some(name => anew.includes(name)) ? undefined : knownRows(table, measurement);

/**
 * Writes the table to a file; a run that was stopped goes on when it is started again. When its minutes are up, the
 * table has the pairs that were measured until then.
 */
export async function calibrate(
  order: Order,
  keep: Keep | undefined,
  pairs: number,
  workers: number,
  minutes: number | undefined,
  file: string,
  print: (line: string) => void,
): Promise<MeasuredTable | undefined> {
  const counts = new Map(
    Object.entries(RULE_SETS).map(([rules, game]) => [rules, countPairs(game, GAMES, order.seed)]),
  );
  const isKept = (rules: string, pair: string): boolean =>
    keep?.table.rules[rules]?.pairs[pair] !== undefined;
  const countOf = (rules: string, pair: string): number => counts.get(rules)?.get(pair) ?? 0;
  const plan = planOf(EDITIONS, order, { pairs, countOf, isKept });
  const partial = openPartial(`${file}.partial`, order, plan.length);
  if (partial.known.size > 0)
    print(`going on: ${partial.known.size} of ${plan.length} measurements are known`);
  const started = performance.now();
  const kept = plan.map(measurement => keep && keptRows(keep, measurement));
  if (keep) print(`keeping ${kept.filter(each => each !== undefined).length} of ${plan.length} measurements`);
  const found = await runMeasurements(plan, workers, 'measurements', partial, kept, minutes);
  const rowsAt = (at: number) => kept[at] ?? found[at];
  if (plan.some(({ throws }, at) => throws.length < 2 && rowsAt(at) === undefined)) {
    print('the time was up before all single throws were measured; start it again to go on');
    return undefined;
  }
  const done = plan.filter((_, at) => rowsAt(at) !== undefined);
  const rows = plan.flatMap((_, at) => [rowsAt(at) ?? []]).filter(each => each.length > 0);
  const measured = done.filter(each => kept[plan.indexOf(each)] === undefined);
  const count = measured.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.count, 0);
  const seconds = Math.round((performance.now() - started) / 1000);
  print(`${order.revision}: ${measured.length} measurements, ${count} throws and their aims in ${seconds} s`);
  const table = assemble(EDITIONS, order, done, rows);
  writeOut(file, printTable(table), replaceFile);
  partial.remove();
  print(`written to ${file}`);
  for (const [at, skill] of SKILLS.entries()) {
    const { hits, mean } = scoresOf(table.rules[DEFAULT_RULES]?.plain.rows[at] ?? []);
    print(`  ${skill.padEnd(8)} hits ${(100 * hits).toFixed(1)} %, mean ${mean.toFixed(2)}`);
  }
  return table;
}

/** Throws sets that the model puts together, so many of each size in each edition, and tells how far off it was. */
export async function testSets(
  table: MeasuredTable,
  sets: number,
  workers: number,
  print: (line: string) => void,
): Promise<void> {
  const { seed, throws } = table;
  const tests = EDITIONS.flatMap(edition =>
    SIZES.flatMap(size => drawSets(edition, size, sets, throws.pair, seed)),
  );
  const rows = (await runMeasurements(tests, workers, 'sets')).map(row => row?.[0]?.[0] as Row);
  const tell = (title: string, isMeant: (test: Measurement) => boolean): void => {
    const meant = tests.filter(isMeant);
    const ofMeant = rows.filter((_, at) => isMeant(tests[at] as Measurement));
    print(printError(title, compositionError(table, meant, ofMeant)));
  };
  for (const { id } of EDITIONS)
    for (const size of SIZES)
      tell(`${id}, sets of ${size}`, ({ rules, throws }) => rules[0] === id && throws.length === size);
  for (const skill of PAIR_SKILLS) tell(skill, ({ aim }) => aim === skill);
}

/** Whoever reads the file meanwhile sees the old table or the new one, never half of it. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
