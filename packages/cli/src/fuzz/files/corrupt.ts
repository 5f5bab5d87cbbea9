/** Spoils files, by bytes and by what is in them. */
import { nextInt, pick, type Stream } from '@tumblekeep/kernel';

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  '\u001b[2J\u0007\u009b31m\u202eevil\n',
  'x'.repeat(5000),
  '__proto__',
  [],
  [[]],
  ['brad', 5],
  {},
  { toString: 1 },
  { toJSON: 1, valueOf: 1 },
  { heroes: { length: 2 } },
  JSON.parse('{"__proto__":{"won":true}}'),
];

const replaceAt = (bytes: Buffer, from: number, to: number, by: Buffer | string): Buffer =>
  Buffer.concat([bytes.subarray(0, from), Buffer.from(by), bytes.subarray(to)]);

const BYTEWISE: readonly ((stream: Stream, bytes: Buffer) => Buffer)[] = [
  (stream, bytes) => bytes.subarray(0, nextInt(stream, bytes.length)),
  (stream, bytes) => {
    const changed = Buffer.from(bytes);
    const at = nextInt(stream, bytes.length);
    changed[at] = (changed[at] as number) ^ (1 << nextInt(stream, 8));
    return changed;
  },
  (stream, bytes) => {
    const at = nextInt(stream, bytes.length);
    return replaceAt(bytes, at, at + nextInt(stream, 30), '');
  },
  (stream, bytes) => {
    const at = nextInt(stream, bytes.length);
    return replaceAt(
      bytes,
      at,
      at,
      pick(stream, ['\0', '\n', '\u001b]0;evil\u0007', '\xff', '{', '"', '9', '[']),
    );
  },
  (stream, bytes) =>
    replaceAt(bytes, bytes.length, bytes.length, bytes.subarray(nextInt(stream, bytes.length))),
];

/** Puts something odd in the place of one value of one line. */
function oddValue(stream: Stream, bytes: Buffer): Buffer {
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  const at = nextInt(stream, 3) === 0 ? 0 : nextInt(stream, lines.length);
  let line: unknown;
  try {
    line = JSON.parse(lines[at] ?? '');
  } catch {
    return bytes;
  }
  const record = (line ?? {}) as Record<string, unknown>;
  const field = pick(stream, [...Object.keys(record), 'options', 'undo', 'end', 'table', 'evidence', 'sead']);
  const value = pick(stream, ODD_VALUES);
  const inner = record[field];
  const isInside = nextInt(stream, 2) === 0 && typeof inner === 'object' && inner !== null;
  const key = isInside ? pick(stream, [...Object.keys(inner), 'heroes', 'players', 'map']) : '';
  record[field] = isInside ? { ...inner, [key]: value } : value;
  lines[at] = JSON.stringify(record);
  return Buffer.from(`${lines.join('\n')}\n`);
}

export function corrupt(stream: Stream, bytes: Buffer): Buffer {
  if (nextInt(stream, 2) === 0) return oddValue(stream, bytes);
  return pick(stream, BYTEWISE)(stream, bytes);
}
