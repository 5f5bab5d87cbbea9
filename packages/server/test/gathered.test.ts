import { expect, test } from 'vitest';
import { Gathered } from '../src/store/postgres/gathered.ts';

test('what is asked in one turn is one question, and each gets the answer of its own', async () => {
  const asked: string[][] = [];
  const gathered = new Gathered<string, string>(async keys => {
    asked.push([...keys]);
    return keys.map(key => key.toUpperCase());
  });
  expect(await Promise.all(['a', 'b', 'a'].map(key => gathered.get(key)))).toEqual(['A', 'B', 'A']);
  expect(await gathered.get('c')).toBe('C');
  expect(asked).toEqual([['a', 'b', 'a'], ['c']]);
});

test('very many are several questions, and one that fails is the trouble of those who asked it alone', async () => {
  const sizes: number[] = [];
  const gathered = new Gathered<number, number>(async keys => {
    sizes.push(keys.length);
    if (keys.includes(70)) throw new Error('the connection was lost');
    return keys.map(key => key * 2);
  });
  const answers = await Promise.allSettled(Array.from({ length: 150 }, (_, key) => gathered.get(key)));
  expect(sizes.reduce((sum, size) => sum + size)).toBe(150);
  expect(sizes.length).toBeGreaterThan(1);
  const failed = answers.flatMap(({ status }, key) => (status === 'rejected' ? [key] : []));
  const [first = 0] = sizes;
  expect(failed[0]).toBe(first);
  expect(failed).toContain(70);
  expect(failed).toHaveLength(sizes[1] as number);
  for (const [key, answer] of answers.entries())
    if (answer.status === 'fulfilled') expect(answer.value).toBe(key * 2);
  expect(await gathered.get(3)).toBe(6);
});
