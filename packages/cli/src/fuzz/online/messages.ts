/** Messages that a page would send, and everything that something else might. */
import { nextInt, pick, type Stream } from '@tumblekeep/kernel';
import { PROTOCOL_LIMITS, PROTOCOL_VERSION, REACTIONS } from '@tumblekeep/protocol';
import type { ScriptedTable } from '../../online/open.ts';

/** What somebody knows who writes messages. */
export interface Writer {
  readonly table: ScriptedTable;
  /** Lines of the log that they have seen. */
  readonly at: number;
  readonly freshId: () => string;
}

const KINDS = [
  'input',
  'input',
  'input',
  'hello',
  'take',
  'leave',
  'ready',
  'look',
  'recount',
  'inquire',
  'nudge',
  'talk',
  'react',
  'stand-in',
  'hold',
  'start',
  'fill',
  'free',
  'mute',
  'show',
  'close',
  'aim',
  'ping',
] as const;

type Fields = Record<string, unknown>;

function someInput(stream: Stream, { table }: Writer): Fields {
  const { inputs } = table.script;
  const known = inputs.length === 0 ? undefined : pick(stream, inputs).input;
  return pick<Fields>(stream, [
    { ...known },
    { ...known },
    {
      type: 'throw',
      release: { attempt: { release: { gesture: {} }, scene: { dice: [], props: [] } }, steadiness: 1 },
    },
    { type: 'takeback' },
    { type: 'consent', agrees: nextInt(stream, 2) === 0 },
  ]);
}

/** As the protocol has it; whether the sender may is another question. */
export function wellFormed(stream: Stream, writer: Writer): Fields {
  const { table, at } = writer;
  const type = pick(stream, KINDS);
  const held = pick(stream, table.held);
  const asked = { type, id: writer.freshId() };
  const forSeat = { ...asked, seat: held.seat };
  const yes = nextInt(stream, 2) === 0;
  switch (type) {
    case 'input':
      return { ...forSeat, at: pick(stream, [at, at, at, at + 1, 0]), input: someInput(stream, writer) };
    case 'hello':
      return {
        type,
        version: PROTOCOL_VERSION,
        table: table.table,
        key: table.key,
        seats: yes ? [held] : [],
        ...(yes && { at }),
      };
    case 'take':
      return { ...forSeat, name: 'Mallory', secret: pick(stream, [held.secret, table.key]) };
    case 'ready':
      return { ...forSeat, ready: yes };
    case 'look':
      return { ...asked, seat: yes ? held.seat : null };
    case 'recount':
      return { ...asked, from: nextInt(stream, at + 2) };
    case 'inquire':
      return { ...asked, question: pick(stream, ODD) };
    case 'talk':
      return { ...forSeat, text: pick(stream, TEXTS) };
    case 'react':
      return { ...forSeat, reaction: pick(stream, REACTIONS) };
    case 'stand-in':
      return { ...forSeat, agrees: yes };
    case 'hold':
      return { ...forSeat, on: yes };
    case 'fill':
      return { ...forSeat, who: yes ? 'bot' : 'person' };
    case 'mute':
      return { ...forSeat, muted: yes };
    case 'show':
      return { ...asked, listed: yes };
    case 'start':
    case 'close':
      return asked;
    case 'aim':
      return { type, seat: held.seat, hint: [nextInt(stream, 9), 0.5] };
    case 'ping':
      return { type };
    default:
      return forSeat;
  }
}

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

const TEXTS = [
  '',
  ' ',
  'hello',
  '<img src=x onerror=alert(1)>',
  '\u202etxet',
  '\0\u0007\u001b[2J',
  '\ud800',
  'e\u0301\u0301\u0301\u0301\u0301\u0301',
  'x'.repeat(PROTOCOL_LIMITS.talk + 1),
  'x'.repeat(5 * PROTOCOL_LIMITS.talk),
  '__proto__',
  'constructor',
  "'; drop table lines; --",
  '../../etc/passwd',
  'NaN',
];

const ODD: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  2 ** 53 + 2,
  [],
  {},
  [[]],
  { type: 'input' },
  { __proto__: null, toString: 1 },
  Array.from({ length: 40 }, (_, i) => i),
  nested(10),
  nested(40),
  nested(2000),
  'y'.repeat(PROTOCOL_LIMITS.action + 1),
];

/** A field somewhere inside gets lost, becomes something else, or finds company. */
function mutateFields(stream: Stream, fields: Fields): Fields {
  const copy: Fields = { ...fields };
  const keys = Object.keys(copy);
  const key = keys.length === 0 ? 'type' : pick(stream, keys);
  const inner = copy[key];
  if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && nextInt(stream, 2) === 0)
    copy[key] = mutateFields(stream, inner as Fields);
  else
    switch (nextInt(stream, 4)) {
      case 0:
        delete copy[key];
        break;
      case 1:
        copy[pick(stream, ['extra', '__proto__', 'constructor', 'id', 'seat', 'at'])] = pick(stream, ODD);
        break;
      default:
        copy[key] = pick(stream, ODD);
    }
  return copy;
}

/** Cut off, or with other letters in it. */
function mutateText(stream: Stream, text: string): string {
  const at = nextInt(stream, text.length + 1);
  switch (nextInt(stream, 5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return `${text.slice(0, at)}${pick(stream, ['"', '{', '\n', '\\', '\0', ',', '9', '\u2028'])}${text.slice(at)}`;
    case 3:
      return `${text.slice(0, at)}${text.slice(at + 1)}`;
    default:
      return `${text}${pick(stream, ['\n', '\n\n', text, `\n${text}`, ' '])}`;
  }
}

const MANY = PROTOCOL_LIMITS.messages + 1;

/** What is sent as one frame. */
export function frameText(stream: Stream, writer: Writer): string {
  const one = (): string => JSON.stringify(wellFormed(stream, writer));
  switch (nextInt(stream, 12)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return one();
    case 4:
    case 5:
    case 6:
      return JSON.stringify(mutateFields(stream, wellFormed(stream, writer)));
    case 7:
    case 8:
      return mutateText(stream, one());
    case 9: {
      const text = one();
      return [text, text, ...(nextInt(stream, 2) === 0 ? [one()] : [])].join('\n');
    }
    case 10:
      return pick(stream, [
        '',
        'null',
        '[]',
        '42',
        '{}',
        '{"type":"hello"}',
        '{"type":"input","type":"ping"}',
        JSON.stringify(pick(stream, ODD)),
      ]);
    default:
      return pick(stream, [
        Array.from({ length: MANY }, one).join('\n'),
        JSON.stringify({ ...wellFormed(stream, writer), extra: 'z'.repeat(PROTOCOL_LIMITS.frame) }),
        '['.repeat(3000),
        `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
      ]);
  }
}

/** Bytes that are no frame of text: unmasked, of unknown kinds, too long, in pieces, no letters. */
export function rawFrame(stream: Stream): Buffer {
  return pick(stream, [
    Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
    Buffer.from([0x82, 0x82, 0, 0, 0, 0, 1, 2]),
    Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
    Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x7b, 0x80, 0x81, 0, 0, 0, 0, 0x7d]),
    Buffer.from([0x81, 0x84, 0, 0, 0, 0, 0xff, 0xfe, 0xc0, 0x80]),
    Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01]),
    Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]),
    Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
  ]);
}
