import { expect, test } from 'vitest';
import { type Event, RULE_SETS, texts } from '../../rules/index.ts';

const { edition } = RULE_SETS.second;
const tell = (event: Event): string => texts.eventText(edition, event, texts.EMPTY_SCENE);

test('nobody has less life than none', () => {
  expect(tell({ type: 'monster-life', from: 2, to: -3, why: 'hit' })).toMatch(/loses 5 life \(2 → 0\)/);
  expect(tell({ type: 'hurt', hero: 'brad', from: 1, to: -1, why: 'miss' })).toMatch(/\(1 → 0\)/);
});

test('nobody is offered with less life than none', () => {
  const made = RULE_SETS.second.setup({ heroes: ['brad', 'murka'] }, 'words');
  if (!made.ok) throw new Error('no game');
  const view = RULE_SETS.second.view(made.value, 'spectator');
  const brad = { ...view.heroes['brad'], life: -2, maximum: 7 } as (typeof view.heroes)[string];
  const hurt = { ...view, heroes: { ...view.heroes, brad } };
  const label = texts.actionLabel(edition, { type: 'choose', hero: 'brad', target: 'brad' }, hurt);
  expect(label).toBe('Brad (0/7)');
});

test('a shop opens for the icons it takes, however many more there are', () => {
  const told = tell({ type: 'set-aside', card: 'any', icons: 13 });
  expect(told).not.toContain('13');
  expect(told).toContain(`${edition.constants.dungeonCards?.iconsForShop}`);
});

test('two bounces stand for two and more', () => {
  const landed = { type: 'landed', zone: '4', face: 'blank', failed: [] } as const;
  expect(tell({ ...landed, bounces: 2 })).toContain('more than one bounce');
  expect(tell({ ...landed, bounces: 1 })).not.toContain('bounce');
});
