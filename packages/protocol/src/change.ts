/**
 * What is different between two pieces of plain data, as small as it can be said without search: whoever has the first
 * and hears of the change has the second. Fields without a value count as missing, as they do in JSON.
 */

/** Nothing for what is the same, `[value]` for another value, `0` for a field that is gone, and a record for changes inside. */
export type Change = readonly [unknown] | 0 | { readonly [key: string]: Change | number };

/** A list that became shorter or longer says so under this name. */
const LENGTH = 'length';

type Fields = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after)) return [after];
  const isList = Array.isArray(after);
  if (Array.isArray(before) !== isList) return [after];
  return isList
    ? changeOfList(before as unknown as readonly unknown[], after as unknown as readonly unknown[])
    : changeOfFields(before, after);
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let changes: Record<string, Change | number> | undefined;
  let others = 0;
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? changeBetween(before[i], after[i]) : ([after[i]] as const);
    if (change === undefined) continue;
    if (Array.isArray(change)) others++;
    changes ??= {};
    changes[i] = change;
  }
  // A list of other things is shorter as a whole.
  if (others > 0 && others * 2 > after.length) return [after];
  if (before.length !== after.length) {
    if (after.length === 0) return [after];
    changes ??= {};
    changes[LENGTH] = after.length;
  }
  return changes;
}

function changeOfFields(before: Fields, after: Fields): Change | undefined {
  let changes: Record<string, Change> | undefined;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const change = before[key] === undefined ? ([value] as const) : changeBetween(before[key], value);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    changes ??= {};
    changes[key] = 0;
  }
  return changes;
}

/** What a change that does not belong to the data is answered with: whoever gets it asks for the whole anew. */
export class ForeignChange extends Error {}

/** The data after a change; nothing of the data before is altered, and what did not change is shared. */
export function applyChange(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (Array.isArray(change)) return change[0];
  if (!isBranch(before) || !isBranch(change)) throw new ForeignChange('there is nothing to change');
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    const length = change[LENGTH];
    if (typeof length === 'number') list.length = length;
    for (const key of Object.keys(change)) {
      if (key === LENGTH) continue;
      const i = Number(key);
      if (!(i < list.length)) throw new ForeignChange('there is no such place');
      list[i] = applyChange(before[i], change[key] as Change);
    }
    return list;
  }
  const fields = { ...before } as Record<string, unknown>;
  for (const key of Object.keys(change)) {
    const inner = change[key] as Change;
    if (inner === 0) delete fields[key];
    else fields[key] = applyChange(fields[key], inner);
  }
  return fields;
}
