import { expect } from 'vitest';
import { type Color, type DungeonFighter, RULE_SETS } from '../../../../rules/index.ts';
import { clause } from '../../../support/table.ts';

const { edition } = RULE_SETS['first'] as DungeonFighter;

for (const hero of edition.tables.heroes) {
  clause('DF1-HERO-01', `the sheet of ${hero.name} shows an ability of each colour`, t =>
    t.verify(() => {
      const ids = Object.entries(hero.abilities).map(([color, id]) => [color, edition.ability.has(id)]);
      expect(Object.fromEntries(ids)).toEqual({ blue: true, green: true, red: true });
    }),
  );
}

for (const [die, ability] of [
  ['blue', 'pickpocket'],
  ['green', 'piercing-damage-2'],
  ['red', 'tracking-strike'],
] as const satisfies readonly (readonly [Color, string])[]) {
  clause(['DF1-HERO-01', 'DF1-DICE-06'], `the ${die} die activates the ${die} ability and no other`, t =>
    t
      .combat({
        heroes: [
          {
            hero: 'torm',
            abilities: { blue: 'pickpocket', green: 'piercing-damage-2', red: 'tracking-strike' },
          },
          'randolph',
        ],
      })
      .throws(die, { face: 'icon' })
      .verify(({ happened }) =>
        expect(happened.filter(line => line.includes('ability'))).toEqual([
          `torm ability ${die}: ${ability}`,
        ]),
      ),
  );
}
