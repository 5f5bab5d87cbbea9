import { describe, expect, test } from 'vitest';
import { captured } from '../../../../cli/test/run.ts';
import { type DungeonFighter, type Edition, RULE_SETS } from '../../rules/index.ts';

/** The cards are another matter: one more of them is no reason to draw the rest anew. */
const withoutTables = (out: string): string => out.replace(/\nTables\n.*?\n(?=\nWords\n)/s, '');

const editionOf = (id: string): Edition => (RULE_SETS[id] as DungeonFighter).edition;

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
    await expect(withoutTables(out)).toMatchFileSnapshot(`golden/editions-${from}-${to}.txt`);
  });

  test.each([
    ['first', 'second'],
    ['prototype', 'first'],
  ])(
    'diff %s %s names every monster ability and equipment card that only one of them has',
    async (from, to) => {
      const { out } = await captured(['editions', 'diff', from, to]);
      const told = out.replace(/\s+/g, ' ');
      const [one, other] = [editionOf(from), editionOf(to)];
      for (const [mine, others] of [
        [one.tables.monsterAbilities, other.monsterAbility],
        [other.tables.monsterAbilities, one.monsterAbility],
        [one.tables.equipment, other.equipment],
        [other.tables.equipment, one.equipment],
      ] as const)
        for (const { id, name } of mine) if (!others.has(id)) expect(told).toContain(name);
    },
  );

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
