import { monster, type Table, type TestHero, type TestStage } from '../../../support/table.ts';

export const tormWith = (red: string, more: Partial<TestHero> = {}): TestHero => ({
  hero: 'torm',
  abilities: { red },
  ...more,
});

/** Torm, whose red die has this ability, Randolph and Goldfinga against a monster with 12 life and 2 damage. */
export const against = (t: Table, red: string, stage: Partial<TestStage> = {}): Table =>
  t.combat({ heroes: [tormWith(red), 'randolph', 'goldfinga'], ...stage });

export const next = monster({ id: 'next-monster' });

/** The same, with the monster at its last gasp and another one to come. */
export const nearTheEnd = (t: Table, red: string, stage: Partial<TestStage> = {}): Table =>
  against(t, red, {
    decks: { monsters: ['next-monster'] },
    ...stage,
    cards: [next, ...(stage.cards ?? [])],
    combat: { life: 1, ...stage.combat },
  });
