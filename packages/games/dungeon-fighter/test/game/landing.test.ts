/** What players ask about a landing before they think it through. */
import { expect, test } from 'vitest';
import { type Ability, changesBlow } from '../../rules/index.ts';
import { makeAbility } from '../../rules/scenario/index.ts';

const changes = (values: Partial<Ability>): boolean => changesBlow(makeAbility('made-up', values));
const HEAL = { amount: 1, whom: 'thrower' } as const;

test.each<Partial<Ability>>([
  { sectionAtLeast: 5 },
  { sectionBonus: 2 },
  { damage: () => 1 },
  { multiply: { by: 2, cost: 1 } },
  { secondThrow: { weapons: true } },
  { sectionBonus: 2, works: 'anywhere' },
  { sectionBonus: 2, heal: HEAL },
])('a hit comes out otherwise with an ability that says %o', values => {
  expect(changes(values)).toBe(true);
});

test.each<Partial<Ability>>([
  {},
  { heal: HEAL },
  { coins: 2 },
  { steal: true },
  { works: 'miss', parry: { suffer: 1, deal: 4 } },
  { works: 'miss', damage: () => 4 },
])('a hit comes out the same with an ability that says %o', values => {
  expect(changes(values)).toBe(false);
});
