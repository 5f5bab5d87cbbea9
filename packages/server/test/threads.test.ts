/** Threads in which dice fly. */
import { loadGames } from '@tumblekeep/games';
import { afterEach, expect, test, vi } from 'vitest';
import { RuleSets } from '../src/tables/rule-sets.ts';
import { Threads } from '../src/threads/threads.ts';

const SOURCES = ['--import', new URL('../../terminal-kit/bin/register.mjs', import.meta.url).href];
const opened: Threads[] = [];
const threads = (count: number): Threads => {
  const made = new Threads(SOURCES, count);
  opened.push(made);
  return made;
};

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map(one => one.close()));
});

test('all of them are ready to throw when that was asked of all', async () => {
  await expect(threads(2).callAll('second', 'prepare')).resolves.toBeUndefined();
});

test('what nobody knows is not prepared, and it is said', async () => {
  await expect(threads(2).callAll('chess', 'prepare')).rejects.toThrow('nobody here knows the rules chess');
  await expect(threads(1).callAll('die-in-the-dungeon', 'prepare')).rejects.toThrow('nothing is thrown');
});

test('after the end nothing is done any more', async () => {
  const ended = threads(1);
  await ended.close();
  await expect(ended.callAll('second', 'prepare')).rejects.toThrow('the threads have ended');
});

test('a rule set is prepared once, however many tables are opened, and only where something is thrown', async () => {
  const all = threads(1);
  const asked = vi.spyOn(all, 'callAll').mockRejectedValue(new Error('no physics here'));
  const ruleSets = new RuleSets(await loadGames(), all);
  for (const rules of ['second', 'second', 'die-in-the-dungeon', 'first'])
    (await ruleSets.get(rules))?.prepare();
  expect(asked.mock.calls).toEqual([
    ['second', 'prepare'],
    ['first', 'prepare'],
  ]);
});
