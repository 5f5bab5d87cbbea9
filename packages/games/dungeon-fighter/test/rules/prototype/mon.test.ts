import { expect } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../../rules/index.ts';
import { clause, monster } from '../../support/table.ts';

const { edition } = RULE_SETS['prototype'] as DungeonFighter;

for (const [ability, zone, lines] of [
  ['small-target', '1', ['lorenzo missed: small-target', 'lorenzo life 9 → 7: miss']],
  ['lose-gold', 'hole', ['lorenzo missed: hole', 'lorenzo life 9 → 7: miss', 'coins -1 = 1: lose-gold']],
  [
    'heal-after-a-miss',
    'hole',
    ['lorenzo missed: hole', 'lorenzo life 9 → 7: miss', 'monster life 8 → 10: heal-after-a-miss'],
  ],
] as const)
  clause(['DF0-MON-01', 'DF0-R-16'], `${ability} works and tells what it does`, t =>
    t
      .combat({
        heroes: ['lorenzo', 'aureliano'],
        combat: {
          monster: monster({ ability, ...(ability === 'heal-after-a-miss' && { abilityValue: 2 }) }),
          life: 8,
        },
      })
      .throws('red', { zone })
      .expect(...lines)
      .verify(() => expect(edition.monsterAbility.get(ability)?.text).not.toBe('')),
  );
