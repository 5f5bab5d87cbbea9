import { closest, isOneOf, WordReader, whole } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';

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
    expect(result).toEqual({ ok: false, error: { code: 'notation', message: 'unexpected "two"' } });
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
