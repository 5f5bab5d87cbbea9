/** What is measured, and how the table is put together from it. */

import { makeStream, pick, shuffle } from '@tumblekeep/kernel';
import { LEVELS, shakeOf } from '@tumblekeep/table';
import { type Edition, THROWS, type Throw } from '../../rules/index.ts';
import { keyOf } from '../skill/sets.ts';
import {
  type MeasuredRules,
  type MeasuredTable,
  type MeasuredThrow,
  PAIR_SKILLS,
  type Row,
  SKILLS,
  type Skill,
} from '../skill/table.ts';
import type { MeasuredNoise, Measurement } from './measure.ts';
import { isAlike, requirementsOf, shapesWay } from './readings.ts';
import { drawSet, pairsOf } from './sources.ts';

export type Order = Pick<MeasuredTable, 'revision' | 'seed' | 'throws' | 'aims'>;

/** Two requirements of a clumsy hand shake it up to three times as much as one of them does. */
const NOISIER = [1.7, 2.8] as const;

/** Whose aim serves whom when aims are shared: better hands dare what would be foolish for others. */
const SHARED_AIM: Readonly<Record<Skill, Skill>> = {
  clumsy: 'average',
  average: 'average',
  skilled: 'skilled',
  deadly: 'skilled',
};

const scaleOf = (skill: Skill): number => LEVELS[skill];
const shakeIn = (rules: string, one: Throw): number => requirementsOf(rules, [one]).shake;

const throwsIn = (edition: Edition): Throw[] => THROWS.filter(name => edition.throw.has(name));

/** Pairs that cards can bring about and whose noise alone does not tell what they do. */
export const shapingPairs = (edition: Edition): readonly (readonly Throw[])[] =>
  pairsOf(edition).filter(pair => pair.every(one => shapesWay(edition.id, one)));

/** Rule sets that ask the same of the die share their throws. */
interface Group {
  readonly rules: readonly string[];
  readonly throws: readonly Throw[];
}

function groupsOf(editions: readonly Edition[], setsOf: (edition: Edition) => readonly (readonly Throw[])[]) {
  const asking = new Map<string, { readonly throws: readonly Throw[]; readonly rules: string[] }>();
  for (const edition of editions)
    for (const throws of setsOf(edition)) {
      const entry = asking.get(keyOf(throws)) ?? { throws, rules: [] };
      entry.rules.push(edition.id);
      asking.set(keyOf(throws), entry);
    }
  const groups: Group[] = [];
  for (const { throws, rules: all } of asking.values())
    for (let left = all; left.length > 0; ) {
      const rules = left.filter(id => isAlike(left[0] as string, id, throws));
      left = left.filter(id => !rules.includes(id));
      groups.push({ rules, throws });
    }
  return groups;
}

function planSingle({ rules, throws }: Group, { throws: counts, aims, seed }: Order): Measurement[] {
  const first = rules[0] as string;
  const shake = shakeOf(throws.map(one => shakeIn(first, one)));
  const rowOf = (skill: Skill): MeasuredNoise => ({
    at: SKILLS.indexOf(skill),
    noise: shake * scaleOf(skill),
    count: counts.level,
  });
  const noisier = NOISIER.map((factor, i) => ({
    at: SKILLS.length + i,
    noise: shake * factor * scaleOf('clumsy'),
    count: counts.noisier,
  }));
  const isOwn = aims === 'own' || throws.length === 0;
  const aimFor = (skill: Skill): Skill => (isOwn ? skill : SHARED_AIM[skill]);
  return SKILLS.flatMap((aim): Measurement[] => {
    const rows = SKILLS.filter(skill => aimFor(skill) === aim).map(rowOf);
    if (rows.length === 0) return [];
    const more = aim === aimFor('clumsy') && throws.every(one => shapesWay(first, one)) ? noisier : [];
    return [{ rules, throws, aim, rows: [...rows, ...more], seed }];
  });
}

const planPair = ({ rules, throws }: Group, skills: readonly Skill[], { throws: counts, seed }: Order) =>
  skills.map((aim, at): Measurement => {
    const shake = shakeOf(throws.map(one => shakeIn(rules[0] as string, one)));
    const rows = [{ at, noise: shake * scaleOf(aim), count: counts.pair }];
    return { rules, throws, aim, rows, seed };
  });

/** How many pairs are worth measuring of all that matter, and how often each comes up in a rule set. */
export interface PairChoice {
  readonly pairs: number;
  readonly countOf: (rules: string, pair: string) => number;
  /** Pairs that must not be left out, however seldom they come up. */
  readonly isKept?: (rules: string, pair: string) => boolean;
}

/** The pairs that come up most, those that come up more often first. */
export function planOf(editions: readonly Edition[], order: Order, choice: PairChoice): Measurement[] {
  const singles = groupsOf(editions, edition => [[], ...throwsIn(edition).map(name => [name])]);
  const often = ({ rules, throws }: Group): number =>
    rules.reduce((sum, name) => sum + choice.countOf(name, keyOf(throws)), 0);
  const isKept = ({ rules, throws }: Group): boolean =>
    rules.some(name => choice.isKept?.(name, keyOf(throws)) ?? false);
  const pairs = groupsOf(editions, shapingPairs)
    .sort((a, b) => Number(isKept(b)) - Number(isKept(a)) || often(b) - often(a))
    .slice(0, choice.pairs)
    .sort((a, b) => often(b) - often(a));
  return [
    ...singles.flatMap(group => planSingle(group, order)),
    ...pairs.flatMap(group => planPair(group, PAIR_SKILLS, order)),
  ];
}

/** `results`: what each measurement of the plan brought: rows, each by its rule sets. */
export function assemble(
  editions: readonly Edition[],
  order: Order,
  plan: readonly Measurement[],
  results: readonly (readonly (readonly Row[])[])[],
): MeasuredTable {
  const found = new Map<string, Row[]>();
  const placeOf = (rules: string, throws: readonly Throw[]): string => `${rules}: ${keyOf(throws)}`;
  for (const [i, { rules, throws, rows }] of plan.entries())
    for (const [j, { at }] of rows.entries())
      for (const [k, name] of rules.entries()) {
        const place = placeOf(name, throws);
        const row = results[i]?.[j]?.[k] as Row;
        if (!found.has(place)) found.set(place, []);
        (found.get(place) as Row[])[at] = row;
      }
  const rowsOf = (rules: string, throws: readonly Throw[]): Row[] => found.get(placeOf(rules, throws)) ?? [];
  const measuredThrow = (rules: string, one: Throw): MeasuredThrow => ({
    shake: shakeIn(rules, one),
    shapes: shapesWay(rules, one),
    rows: rowsOf(rules, [one]),
  });
  const measuredRules = (edition: Edition): MeasuredRules => ({
    plain: { shake: 1, shapes: true, rows: rowsOf(edition.id, []) },
    throws: Object.fromEntries(throwsIn(edition).map(one => [one, measuredThrow(edition.id, one)])),
    pairs: Object.fromEntries(
      shapingPairs(edition)
        .map((pair): [string, Row[]] => [keyOf(pair), rowsOf(edition.id, pair)])
        .filter(([, [row]]) => row !== undefined),
    ),
  });
  return {
    ...order,
    levels: SKILLS.map(scaleOf),
    noisier: NOISIER,
    rules: Object.fromEntries(editions.map(edition => [edition.id, measuredRules(edition)])),
  };
}

/** The rows of the table that a measurement of the plan was for, by the first of its rule sets. */
export const recordedRows = (table: MeasuredTable, measurement: Measurement): Row[] =>
  rowsBy(table, measurement.rules[0] as string, measurement);

function rowsBy({ rules }: MeasuredTable, name: string, { throws, rows }: Measurement): Row[] {
  const measured = rules[name];
  const [one, other] = throws;
  const all =
    one === undefined
      ? measured?.plain.rows
      : other === undefined
        ? measured?.throws[one]?.rows
        : measured?.pairs[keyOf(throws)];
  return rows.map(({ at }) => all?.[at] ?? []);
}

/** What a measurement would bring again, if the table has all of it: rows, each by the rule sets. */
export function knownRows(table: MeasuredTable, measurement: Measurement): Row[][] | undefined {
  const byRules = measurement.rules.map(name => rowsBy(table, name, measurement));
  if (byRules.some(rows => rows.some(row => row.length === 0))) return undefined;
  return measurement.rows.map((_, at) => byRules.map(rows => rows[at] as Row));
}

/** Some measurements of a table, to be made again with a few throws; the first is of plain throws. */
export function drawAgain(
  editions: readonly Edition[],
  table: MeasuredTable,
  entries: number,
  count: number,
  seed: string,
): Measurement[] {
  const isIn = (rules: string, pair: string): boolean => table.rules[rules]?.pairs[pair] !== undefined;
  const pairs = groupsOf(editions, shapingPairs).filter(({ rules, throws }) =>
    isIn(rules[0] as string, keyOf(throws)),
  );
  const plan = planOf(editions, table, {
    pairs: pairs.length,
    countOf: (rules, pair) => (isIn(rules, pair) ? 1 : 0),
  }).filter(({ rules: [first = ''], throws, rows }) => {
    const recorded = table.rules[first]?.pairs[keyOf(throws)];
    return throws.length < 2 || rows.every(({ at }) => recorded?.[at] !== undefined);
  });
  const stream = makeStream(seed, 'again');
  const plain = pick(
    stream,
    plan.filter(({ throws }) => throws.length === 0),
  );
  const others = shuffle(
    stream,
    plan.filter(one => one !== plain),
  );
  return [plain, ...others].slice(0, entries).map(one => ({
    ...one,
    seed,
    rows: one.rows.slice(0, 1).map(row => ({ ...row, count })),
  }));
}

/** Sets of several requirements, as cards bring them about, for every level. */
export function drawSets(
  edition: Edition,
  size: number,
  sets: number,
  count: number,
  seed: string,
): Measurement[] {
  const stream = makeStream(seed, `sets of ${size} in ${edition.id}`);
  const seen = new Set<string>();
  const isWanted = (throws: readonly Throw[]): boolean => {
    const isNew = !seen.has(keyOf(throws));
    seen.add(keyOf(throws));
    return isNew;
  };
  return Array.from({ length: sets }, () => drawSet(edition, size, stream, isWanted)).flatMap(throws =>
    PAIR_SKILLS.map((aim): Measurement => {
      const noise = scaleOf(aim) * requirementsOf(edition.id, throws).shake;
      return { rules: [edition.id], throws, aim, rows: [{ at: SKILLS.indexOf(aim), noise, count }], seed };
    }),
  );
}
