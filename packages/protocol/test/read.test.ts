import { describe, expect, test } from 'vitest';
import { PROTOCOL_LIMITS } from '../src/limits.ts';
import { readDownFrame, readOrder, readUp, readUpFrame } from '../src/read.ts';
import { freshCode, freshSecret, freshTableName, isSecret, isTableName, readCode } from '../src/secrets.ts';
import { cleanText } from '../src/text.ts';
import type { UpMessage } from '../src/up.ts';
import { PROTOCOL_VERSION } from '../src/versions.ts';

const secret = freshSecret();
const table = freshTableName();
const id = 'client-1';

const MESSAGES: readonly UpMessage[] = [
  { type: 'hello', version: PROTOCOL_VERSION, table, seats: [] },
  {
    type: 'hello',
    version: 1,
    table,
    key: secret,
    opener: secret,
    seats: [{ seat: 'a', secret }],
    at: 3,
  },
  { type: 'input', id, seat: 'a', at: 4, input: { type: 'act', action: 'attack' } },
  { type: 'input', id, seat: 'a', at: 4, input: { type: 'throw', release: { deep: [1] } } },
  { type: 'input', id, seat: 'a', at: 4, input: { type: 'takeback' } },
  { type: 'input', id, seat: 'a', at: 4, input: { type: 'consent', agrees: false } },
  { type: 'take', id, seat: 'a', name: 'Ada', secret },
  { type: 'leave', id, seat: 'a' },
  { type: 'ready', id, seat: 'a', ready: true },
  { type: 'look', id, seat: null },
  { type: 'recount', id, from: 0 },
  { type: 'inquire', id, question: { odds: 'of six' } },
  { type: 'nudge', id, seat: 'b' },
  { type: 'talk', id, seat: 'a', text: 'hello' },
  { type: 'react', id, seat: 'a', reaction: 'cheer' },
  { type: 'stand-in', id, seat: 'b', agrees: true },
  { type: 'start', id },
  { type: 'fill', id, seat: 'b', who: 'bot' },
  { type: 'free', id, seat: 'b' },
  { type: 'mute', id, seat: 'b', muted: true },
  { type: 'show', id, listed: false },
  { type: 'close', id },
  { type: 'aim', seat: 'a', hint: [1, 2.5] },
  { type: 'hold', id: 'x-1', seat: 'a', on: true },
  { type: 'ping' },
];

describe('what a client says', () => {
  test.each(MESSAGES)('$type is understood', message => {
    expect(readUp(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });

  test.each(MESSAGES)('$type with a field too many or too few is not', message => {
    expect(readUp({ ...message, extra: 1 })).toBeUndefined();
    for (const field of Object.keys(message)) {
      if (message.type === 'hello' && ['key', 'opener', 'at'].includes(field)) continue;
      const { [field as 'type']: _left, ...rest } = message;
      expect(readUp(rest), field).toBeUndefined();
    }
  });

  let nested: unknown = 1;
  for (let i = 0; i < 20; i++) nested = [nested];

  test.each([
    ['no message', 'hello'],
    ['nothing', null],
    ['an unknown type', { type: 'dance', id }],
    ['a list', [{ type: 'ping' }]],
    ['a long id', { type: 'start', id: 'x'.repeat(PROTOCOL_LIMITS.id + 1) }],
    ['an odd id', { type: 'start', id: 'a b' }],
    ['a short secret', { type: 'take', id, seat: 'a', name: 'Ada', secret: 'short' }],
    ['half a count', { type: 'recount', id, from: 0.5 }],
    ['too many numbers', { type: 'aim', seat: 'a', hint: Array(PROTOCOL_LIMITS.hint + 1).fill(1) }],
    ['no number', { type: 'aim', seat: 'a', hint: [null] }],
    ['deep data', { type: 'input', id, seat: 'a', at: 1, input: { type: 'throw', release: nested } }],
    ['another reaction', { type: 'react', id, seat: 'a', reaction: '<b>' }],
  ])('%s is refused', (_what, value) => expect(readUp(value)).toBeUndefined());

  test('a frame holds messages alone, and not too many', () => {
    expect(readUpFrame('{"type":"ping"}\n{"type":"ping"}')).toHaveLength(2);
    expect(readUpFrame('{"type":"ping"}\n{"type":"pong"}')).toBeUndefined();
    expect(readUpFrame('{"type":"ping"')).toBeUndefined();
    const many = Array(PROTOCOL_LIMITS.messages + 1).fill('{"type":"ping"}');
    expect(readUpFrame(many.join('\n'))).toBeUndefined();
    expect(readUpFrame(many.slice(1).join('\n'))).toHaveLength(PROTOCOL_LIMITS.messages);
  });
});

test('an order for a table is read whole or not at all', () => {
  const order = {
    version: 1,
    rules: 'x',
    options: { heroes: 3 },
    key: secret,
    opener: secret,
    chairs: [{ place: 0, name: 'Ada', secret }],
    listed: false,
  };
  expect(readOrder(order)).toEqual(order);
  expect(readOrder({ ...order, seed: 'mine' })).toBeUndefined();
  expect(readOrder({ ...order, key: 'guess' })).toBeUndefined();
  expect(readOrder({ ...order, chairs: [{ place: -1, name: 'Ada', secret }] })).toBeUndefined();
});

test('a newer server may say more, but not less', () => {
  expect(readDownFrame('{"type":"done","id":"a-1","at":3,"more":1}')).toEqual([
    { type: 'done', id: 'a-1', at: 3, more: 1 },
  ]);
  expect(readDownFrame('{"type":"done"}')).toBeUndefined();
  expect(readDownFrame('nonsense')).toBeUndefined();
});

test('secrets, codes and names of tables are drawn and recognised', () => {
  for (let i = 0; i < 200; i++) {
    expect(isSecret(freshSecret())).toBe(true);
    expect(isTableName(freshTableName())).toBe(true);
    const code = freshCode();
    expect(readCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)).toBe(code);
  }
  expect(readCode('AAAAA0')).toBeUndefined();
  expect(readCode('')).toBeUndefined();
});

describe('text of strangers', () => {
  test.each([
    ['  two   words ', 'two words'],
    ['a\u0000b\u001b[31mc', 'a b [31mc'],
    ['left\u202eright', 'left right'],
    ['one\ntwo\u2028three', 'one two three'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['Åsa 🎲', 'Åsa 🎲'],
    ['o\u0301\u0302\u0303\u0304\u0305\u0306\u0307', 'ó\u0302\u0303\u0304\u0305'],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text, 40)).toBe(clean));

  test('is cut between characters, and nothing is left of nothing', () => {
    expect(cleanText('🎲🎲🎲', 2)).toBe('🎲🎲');
    expect(cleanText('\u0000 \u200b', 10)).toBeUndefined();
  });
});
