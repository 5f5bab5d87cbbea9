import { describe, expect, test } from 'vitest';
import { captured } from './run.ts';

describe('editions', () => {
  test('lists the rule sets, the default first', async () => {
    const { out, code } = await captured(['editions']);
    expect(out).toMatch(
      /^second +Dungeon Fighter, Second Edition \(default\): 2–6 heroes; normal, hard, inferno; revision [0-9a-f]{16}\nfirst .*\nprototype .*\n$/,
    );
    expect(code).toBe(0);
  });

  test.each([
    ['first', 'second'],
    ['prototype', 'first'],
    ['prototype', 'second'],
  ])('diff %s %s prints what differs', async (from, to) => {
    const { out, code } = await captured(['editions', 'diff', from, to]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined|\[object|anonymous/);
    await expect(out).toMatchFileSnapshot(`golden/editions-${from}-${to}.txt`);
  });

  test('an edition does not differ from itself', async () => {
    const { out } = await captured(['editions', 'diff', 'first', 'first']);
    expect(out).toMatch(/Constants\n {2}no difference\n/);
    expect(out).not.toContain('→');
  });

  test('an unknown rule set is one clear line', async () => {
    const { err, code } = await captured(['editions', 'diff', 'first', 'secnd']);
    expect(err).toMatch(/did you mean second\?/);
    expect(code).toBe(2);
  });
});
