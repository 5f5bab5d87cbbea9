import { expect, test } from 'vitest';
import { unhurried } from '../src/unhurried.ts';

test('everybody is looked after, and others have their turn in between', async () => {
  const seen: number[] = [];
  let turns = 0;
  let isDone = false;
  const others = (): void => {
    turns++;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  await unhurried(
    Array.from({ length: 1000 }, (_, i) => i),
    i => void seen.push(i),
  );
  isDone = true;
  expect(seen).toEqual(Array.from({ length: 1000 }, (_, i) => i));
  expect(turns).toBeGreaterThan(5);
});

test('who leaves meanwhile is not looked after any more, and who comes is', async () => {
  const rooms = new Map(Array.from({ length: 300 }, (_, i) => [i, `room ${i}`]));
  const seen: string[] = [];
  await unhurried(rooms.values(), async room => {
    seen.push(room);
    if (seen.length === 150) {
      rooms.delete(299);
      rooms.set(300, 'late');
    }
  });
  expect(seen).toHaveLength(300);
  expect(seen).not.toContain('room 299');
  expect(seen.at(-1)).toBe('late');
});
