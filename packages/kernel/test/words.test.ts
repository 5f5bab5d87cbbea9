import { describe, expect, test } from 'vitest';
import { closest, fail, inWords, isOneOf, readLine, WordReader, whole } from '../src/index.ts';

describe('words', () => {
  test('a reader takes words one after another and knows its end', () => {
    const reader = new WordReader('  brad throws   red ');
    expect(reader.take()).toBe('brad');
    expect(reader.skip('catches')).toBe(false);
    expect(reader.skip('throws')).toBe(true);
    expect(reader.peek()).toBe('red');
    expect(reader.done).toBe(false);
    expect(reader.take()).toBe('red');
    expect(reader.done).toBe(true);
    expect(reader.take()).toBe('');
  });

  test('left-over words are refused by name', () => {
    const reader = new WordReader('one two');
    reader.take();
    const result = whole(reader, 1);
    expect(result).toEqual(fail(inWords('notation', 'unexpected "two"')));
  });

  test('did you mean', () => {
    expect(closest('hel-bow', ['hell-bow', 'helm-of-bravery'])).toBe('hell-bow');
    expect(closest('mruka', ['murka', 'marvin'])).toBe('murka');
    expect(closest('xyz', ['hell-bow', 'murka'])).toBeUndefined();
  });

  test('membership narrows the type', () => {
    expect(isOneOf(['red', 'green'], 'red')).toBe(true);
    expect(isOneOf(['red', 'green'], 'white')).toBe(false);
  });
});

describe('lines', () => {
  const greeting = (text: string) =>
    readLine(text, reader => {
      reader.expect('greet');
      const whom = reader.id('guest');
      const how = reader.oneOf(['warmly', 'coldly'], 'manner');
      return { whom, how, times: reader.count('number of times') };
    });

  test('a whole line is read', () => {
    expect(greeting('greet old-friend warmly 10')).toEqual({
      ok: true,
      value: { whom: 'old-friend', how: 'warmly', times: 10 },
    });
  });

  test.each([
    ['meet bob', 'expected "greet" instead of "meet"'],
    ['greet', 'a guest is missing'],
    ['greet Bob', '"Bob" is no guest'],
    ['greet bob oddly', '"oddly" is no manner; it is one of warmly, coldly'],
    ['greet bob warmly', 'a number of times is missing'],
    ['greet bob warmly 07', '"07" is no number of times'],
    ['greet bob warmly -1', '"-1" is no number of times'],
    ['greet bob warmly 2 twice', 'unexpected "twice"'],
  ])('"%s" is refused: %s', (line, words) => {
    expect(greeting(line)).toEqual(fail(inWords('notation', words)));
  });

  test('other errors are not mistaken for unreadable lines', () => {
    expect(() =>
      readLine('x', () => {
        throw new RangeError('elsewhere');
      }),
    ).toThrow(RangeError);
  });
});
