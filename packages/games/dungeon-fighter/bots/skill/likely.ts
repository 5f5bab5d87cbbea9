/** Rule sets that nobody has measured throw like the measured ones that ask the same, until somebody calibrates. */

import { asksTheSame, catalogueOf, type SpecificThrow } from '@tumblekeep/table';
import { type Edition, RULE_SETS, type Throw } from '../../rules/index.ts';
import type { MeasuredRules, MeasuredTable, MeasuredThrow } from './table.ts';

const recordsOf = (edition: Edition): SpecificThrow[] => [...catalogueOf(edition.throwing).values()];

function isAskedAlike(record: SpecificThrow, other: Edition): boolean {
  const its = catalogueOf(other.throwing).get(record.id);
  return its !== undefined && asksTheSame(record, its);
}

export function measuredOrLikely(table: MeasuredTable, rules: string): MeasuredTable {
  if (table.rules[rules] !== undefined) return table;
  const edition = RULE_SETS[rules]?.edition;
  if (edition === undefined) throw new Error(`nobody has measured throws by the rules "${rules}"`);
  return { ...table, rules: { ...table.rules, [rules]: likely(table, edition) } };
}

/** What the most similar rule set that was measured has, and of others what they ask alike. */
function likely(table: MeasuredTable, edition: Edition): MeasuredRules {
  const records = recordsOf(edition);
  const alike = (other: Edition): number => records.filter(record => isAskedAlike(record, other)).length;
  const known = Object.keys(table.rules)
    .flatMap(id => RULE_SETS[id]?.edition ?? [])
    .sort((a, b) => alike(b) - alike(a));
  const [nearest] = known;
  const measured = nearest && table.rules[nearest.id];
  if (measured === undefined) throw new Error('nobody has measured any throws');
  const measuredOf = (record: SpecificThrow): MeasuredThrow => {
    const twin = known.find(other => isAskedAlike(record, other));
    const found = twin && table.rules[twin.id]?.throws[record.id as Throw];
    return found ?? { shake: record.shake, shapes: false, rows: [] };
  };
  const isShared = (pair: string): boolean =>
    pair
      .split(' ')
      .every(id => records.some(record => record.id === id && isAskedAlike(record, nearest as Edition)));
  return {
    plain: measured.plain,
    throws: Object.fromEntries(records.map(record => [record.id, measuredOf(record)])),
    pairs: Object.fromEntries(Object.entries(measured.pairs).filter(([pair]) => isShared(pair))),
  };
}
