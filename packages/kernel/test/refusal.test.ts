import { inWords, KERNEL_SENTENCES, makeSay, refusing, type Speaker, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';

const SENTENCES = {
  closed: () => 'the shop is closed',
  dear: ({ card, price }: { readonly card: string; readonly price: number }, { name }: Speaker) =>
    `${name(card)} costs ${price}`,
} as const;

const refuse = refusing<typeof SENTENCES & typeof KERNEL_SENTENCES, 'coins' | 'log'>();
const say = makeSay(id => id.toUpperCase(), SENTENCES, KERNEL_SENTENCES);

describe('refusals', () => {
  test('are a code, a sentence and what it names', () => {
    expect(refuse('coins', 'dear', { card: 'pole', price: 2 })).toEqual({
      code: 'coins',
      sentence: 'dear',
      params: { card: 'pole', price: 2 },
    });
    expect(refuse('coins', 'closed')).toEqual({ code: 'coins', sentence: 'closed', params: {} });
  });

  test('go through JSON as they are', () => {
    const refusal = refuse('log', 'input-refused', { n: 3, why: refuse('coins', 'closed') });
    expect(say(JSON.parse(JSON.stringify(refusal)))).toBe('input 3: the shop is closed');
  });

  test('do not compile with another sentence or other parameters', () => {
    // @ts-expect-error an unknown sentence
    refuse('coins', 'cheap');
    // @ts-expect-error an unknown code
    refuse('money', 'closed');
    // @ts-expect-error a missing parameter
    refuse('coins', 'dear', { card: 'pole' });
    // @ts-expect-error a wrong parameter
    refuse('coins', 'dear', { card: 'pole', price: 'two' });
    // @ts-expect-error a foreign parameter
    refuse('coins', 'dear', { card: 'pole', price: 2, hero: 'brad' });
    // @ts-expect-error nothing is named here
    refuse('coins', 'closed', { card: 'pole' });
    // @ts-expect-error and here something is
    refuse('coins', 'dear');
    expect.assertions(0);
  });
});

describe('saying', () => {
  test('names ids in the words of whoever speaks', () => {
    expect(say(refuse('coins', 'dear', { card: 'pole', price: 2 }))).toBe('POLE costs 2');
  });

  test('knows what is in words already, and prints what it does not know', () => {
    expect(say(inWords('notation', 'what?'))).toBe('what?');
    expect(sayPlainly(refuse('coins', 'dear', { card: 'pole', price: 2 }))).toBe(
      'coins: dear {"card":"pole","price":2}',
    );
  });

  test('has one sentence for an id', () => {
    const twice = makeSay(id => id, SENTENCES, { closed: () => 'shut' });
    expect(() => twice(inWords('any', 'words'))).toThrow('two sentences "closed"');
  });
});
