import { expect } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../../../rules/index.ts';
import { clause } from '../../../support/table.ts';

const { edition } = RULE_SETS['prototype'] as DungeonFighter;

for (const { id, abilities } of edition.tables.heroes)
  clause('DF0-HERO-01', `${id} has one power for each of the three basic dice`, t =>
    t.verify(() => {
      expect(Object.keys(abilities).sort()).toEqual(['blue', 'green', 'red']);
      expect(new Set(Object.values(abilities)).size).toBe(3);
    }),
  );
