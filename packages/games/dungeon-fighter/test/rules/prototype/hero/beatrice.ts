import { monster, type Table, type TestHero, type TestStage } from '../../../support/table.ts';

const FLOORS = ['cellar', 'opera', 'motorway'] as const;

/** A hero with the power in question on red, and two others. */
export const has = (red: string, values: Partial<TestHero> = {}): TestHero => ({
  hero: 'beatrice',
  ...values,
  abilities: { red },
});
export const fight = (t: Table, hero: TestHero, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: [hero, 'lorenzo', 'aureliano'],
    map: { floors: FLOORS },
    ...stage,
    combat: { monster: monster({ life: 30, damage: 3 }), ...stage.combat },
  });
