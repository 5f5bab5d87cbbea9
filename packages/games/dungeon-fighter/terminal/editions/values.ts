/** Records as lines of "path: value", and where two of them differ. */

const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && value.every(isPlainLeaf));

const isPlainLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null;

function* leaves(value: unknown, path: string): Generator<readonly [path: string, value: unknown]> {
  if (isLeaf(value)) {
    yield [path, value];
    return;
  }
  for (const [key, item] of Object.entries(value as object)) {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
    yield* leaves(item, `${path}${step}`);
  }
}

const ABSENT = '–';

function printValue(value: unknown): string {
  if (value === undefined || value === '') return ABSENT;
  if (Array.isArray(value)) return value.join(', ');
  return value === Number.NEGATIVE_INFINITY ? 'never' : String(value);
}

export interface Difference {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** In the order of the first record, then what only the second has. */
export function differences(from: unknown, to: unknown): Difference[] {
  const before = new Map(leaves(from, ''));
  const after = new Map(leaves(to, ''));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map(path => ({ path, from: printValue(before.get(path)), to: printValue(after.get(path)) }))
    .filter(one => one.from !== one.to);
}
