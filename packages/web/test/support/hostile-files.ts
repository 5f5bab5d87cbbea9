/** Files that nobody plays into being: honest games bent in every way, and texts made to be long in the reading. */
import { makeStream, nextInt, pick, type Stream } from '@tumblekeep/kernel';

type Bend = (stream: Stream, rows: string[], others: readonly string[]) => string;

const join = (rows: readonly string[]): string => `${rows.join('\n')}\n`;
const somewhere = (stream: Stream, rows: readonly unknown[]): number => nextInt(stream, rows.length);

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  '',
  'x'.repeat(5000),
  '\u0000\u001b[2J\u202e',
  [],
  {},
  { toString: 1 },
  ['brad', 'brad'],
  [[[[]]]],
];

/** Changes one field of one line, in whatever depth. */
function changeField(stream: Stream, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || nextInt(stream, 4) === 0) return pick(stream, VALUES);
  const keys = Object.keys(value);
  if (keys.length === 0) return pick(stream, VALUES);
  const key = pick(stream, keys);
  const changed: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (nextInt(stream, 6) === 0) delete changed[key];
  else changed[key] = changeField(stream, changed[key]);
  return Array.isArray(value) ? Object.values(changed) : changed;
}

const BENDS: Readonly<Record<string, Bend>> = {
  'a field is another': (stream, rows) => {
    const i = somewhere(stream, rows);
    rows[i] = JSON.stringify(changeField(stream, JSON.parse(rows[i] as string)));
    return join(rows);
  },
  'a letter is another': (stream, rows) => {
    const text = join(rows);
    const at = nextInt(stream, text.length);
    return text.slice(0, at) + String.fromCharCode(nextInt(stream, 0x2100)) + text.slice(at + 1);
  },
  'cut off': (stream, rows) => {
    const text = join(rows);
    return text.slice(0, nextInt(stream, text.length));
  },
  'a line is missing': (stream, rows) => join(rows.toSpliced(somewhere(stream, rows), 1)),
  'a line stands twice': (stream, rows) => {
    const i = somewhere(stream, rows);
    return join(rows.toSpliced(i, 0, rows[i] as string));
  },
  'two lines change places': (stream, rows) => {
    const [i, j] = [somewhere(stream, rows), somewhere(stream, rows)];
    [rows[i], rows[j]] = [rows[j] as string, rows[i] as string];
    return join(rows);
  },
  'the lines of another game follow': (stream, rows, others) =>
    join([...rows, ...(pick(stream, others).trimEnd().split('\n').slice(1) as string[])]),
  'taken back in between': (stream, rows) =>
    join(rows.toSpliced(1 + somewhere(stream, rows), 0, `{"undo":${nextInt(stream, 40)}}`)),
  'a field that does not belong there': (stream, rows) => {
    const i = somewhere(stream, rows);
    rows[i] = (rows[i] as string).replace('{', pick(stream, ['{"__proto__":{"n":1},', '{"constructor":1,']));
    return join(rows);
  },
};

export interface HostileFile {
  readonly what: string;
  readonly text: string;
}

/** File number `i`: one of the honest games, bent once or several times. */
export function bentFile(honest: readonly string[], seed: string, i: number): HostileFile {
  const stream = makeStream(seed, `file ${i}`);
  let text = pick(stream, honest);
  const bends: string[] = [];
  for (let more = nextInt(stream, 3); more >= 0; more--) {
    const rows = text.trimEnd().split('\n');
    const what = pick(stream, Object.keys(BENDS));
    try {
      text = (BENDS[what] as Bend)(stream, rows, honest);
      bends.push(what);
    } catch {
      // Bent before, a line may be no JSON any more.
    }
  }
  return { what: bends.join(', '), text };
}

const repeat = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length));

/** Texts up to a length that keep a careless reader busy, or make it run out of something. */
export function floods(header: string, line: string, length: number): HostileFile[] {
  const after = (text: string): string => `${header}\n${text}`;
  const withField = (key: string, value: string): string =>
    `${header.replace(new RegExp(`"${key}":"[^"]*"`), `"${key}":${value}`)}\n`;
  return [
    { what: 'nothing but takebacks', text: after(repeat('{"undo":0}\n', length)) },
    { what: 'done and taken back', text: after(repeat(`${line}\n{"undo":0}\n`, length)) },
    { what: 'one line without end', text: after(`${repeat('{"n":1,"action":"', length)}\n`) },
    { what: 'nothing but line breaks', text: after(repeat('\n', length)) },
    { what: 'brackets', text: `${header}\n{"end":${'['.repeat(length / 2)}${']'.repeat(length / 2)}}\n` },
    { what: 'a seed without end', text: withField('seed', `"${repeat('x', length)}"`) },
    { what: 'rules without end', text: withField('rules', `"${repeat('x', length)}"`) },
    {
      what: 'an action without end',
      text: after(`{"n":1,"action":"${repeat('brad ', length)}","hash":"0"}\n`),
    },
    { what: 'ends', text: after(repeat('{"end":null,"hash":"0"}\n', length)) },
  ];
}
