import { expect } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../../../rules/index.ts';
import { clause, monster, spendable, type TestHero, weapon } from '../../../support/table.ts';

const { edition } = RULE_SETS['second'] as DungeonFighter;

const bradWith = (red: string, more: Partial<TestHero> = {}): TestHero => ({
  hero: 'brad',
  abilities: { red },
  ...more,
});

const SHEETS = [
  ['brad', 'cooking'],
  ['edith', 'sweet-flute'],
  ['goldfinga', 'free-sample'],
  ['grace', 'heroic-defense'],
  ['margarhilda', 'heavy-load'],
  ['marvin', 'time-spell'],
  ['murka', 'double-swing'],
  ['wilrond', 'courage'],
] as const;

const COMMON = [
  'agile-instincts',
  'piercing-damage',
  'focused-damage',
  're-throw',
  'heal-party',
  'pickpocket',
  'self-healing',
  'sworn-enemy',
];

for (const [hero, blue] of SHEETS) {
  clause(
    'DF2-HERO-01',
    `the sheet of ${hero} states limits, life and abilities, and ${blue} is ${hero}'s alone`,
    t =>
      t
        .stage({ heroes: [hero, hero === 'brad' ? 'murka' : 'brad'] })
        .shows({ [`heroes.${hero}.life`]: 9, [`heroes.${hero}.maximum`]: 9 })
        .verify(() => {
          const sheet = edition.hero.get(hero);
          expect(Object.keys(sheet?.slots ?? {}).sort()).toEqual(['armor', 'spendable', 'weapon']);
          expect(sheet?.abilities.blue).toBe(blue);
          expect(COMMON).toContain(sheet?.abilities.red);
          expect(COMMON).toContain(sheet?.abilities.green);
        }),
  );
}

// ---- healing --------------------------------------------------------------------------------------------

for (const [scars, maximum] of [
  [[], 9],
  [['green'], 7],
  [['green', 'blue'], 5],
] as const) {
  clause(
    'DF2-HERO-02',
    `a heal of 3 at ${maximum - 1} life with ${scars.length} scars stops at ${maximum}`,
    t =>
      t
        .combat({ heroes: ['murka', bradWith('self-healing', { scars, life: maximum - 1 })] })
        .throws('red', { face: 'icon' })
        .includes(`brad healed ${maximum - 1} → ${maximum}: self-healing`)
        .shows({ 'heroes.brad.life': maximum }),
  );
}

const ANYWHERE = ['3', 'bullseye', 'hole', 'bones', 'outside'] as const;

for (const zone of ANYWHERE.filter(one => one !== 'bullseye')) {
  clause('DF2-HERO-14', `Self Healing heals the thrower 3 with the die in ${zone}`, t =>
    t
      .combat({
        heroes: [{ hero: 'murka', life: 5 }, bradWith('self-healing', { life: 5 })],
        combat: { monster: monster({ damage: 1 }) },
      })
      .throws('red', { zone, face: 'icon' })
      .includes(zone === '3' ? 'brad healed 5 → 8: self-healing' : 'brad healed 4 → 7: self-healing')
      .shows({ 'heroes.murka.life': 5 }),
  );
}

clause(['DF2-HERO-14', 'DF2-R-30'], 'the icon of a die that left the table counts', t =>
  t
    .combat({ heroes: ['murka', bradWith('self-healing', { life: 5 })] })
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect(
      'brad missed: outside',
      'brad ability red: self-healing',
      'brad life 5 → 3: miss',
      'brad healed 3 → 6: self-healing',
    ),
);

// ---- misses ---------------------------------------------------------------------------------------------

clause('DF2-HERO-05', 'Agile Instincts deals exactly 2, whatever weapon is in use', t =>
  t
    .combat({ heroes: ['murka', bradWith('agile-instincts', { equipment: [weapon({ bonus: 5 })] })] })
    .throws('red', { zone: '3', face: 'icon', failed: ['blind'] }, ['test-weapon'])
    .expect(
      'brad missed: blind',
      'brad ability red: agile-instincts',
      'monster life 12 → 10: agile-instincts',
    ),
);

clause('DF2-HERO-05', 'no spendable adds to Agile Instincts', t =>
  t
    .combat({
      heroes: ['murka', bradWith('agile-instincts', { equipment: [spendable({ hitBonus: 2 })] })],
    })
    .throws('red', { zone: 'hole', face: 'icon' })
    .expect('brad missed: hole', 'brad ability red: agile-instincts', 'monster life 12 → 10: agile-instincts')
    .asks('murka', 'turn'),
);

for (const [ability, deal, suffered] of [
  ['agile-instincts', 2, []],
  ['heroic-defense', 4, ['brad life 5 → 4: miss']],
] as const) {
  clause(
    'DF2-HERO-06',
    `a throw saved by ${ability} stays a miss: Greedy takes its coin and the Flute heals nobody`,
    t =>
      t
        .combat({
          heroes: [{ hero: 'edith', token: 'active' }, bradWith(ability, { life: 5 })],
          chest: { coins: 2 },
          combat: { monster: monster({ ability: 'greedy' }) },
        })
        .throws('red', { zone: 'bones', face: 'icon' })
        .expect(
          'brad missed: bones',
          `brad ability red: ${ability}`,
          `monster life 12 → ${12 - deal}: ${ability}`,
          ...suffered,
          'coins -1 = 1: greedy',
        ),
  );
}

// ---- throwing again -------------------------------------------------------------------------------------

clause('DF2-HERO-10', 'a replaced hit deals nothing and heals nobody', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', token: 'active' },
        { hero: 'brad', life: 5 },
      ],
    })
    .throws('green', { zone: '5', face: 'icon' })
    .does('brad re-throws')
    .expect('brad re-throws by brad: re-throw')
    .shows({ 'combat.life': 12, 'heroes.brad.life': 5 }),
);

clause('DF2-HERO-10', 'a replaced bullseye with the icon defeats nobody', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('green', { zone: 'bullseye', face: 'icon' })
    .does('brad re-throws')
    .throws('green', { zone: 'outside' })
    .expect('brad missed: outside', 'brad life 9 → 7: miss')
    .shows({ 'combat.life': 12 }),
);

clause(['DF2-HERO-09', 'DF2-R-80'], 'after Re-throw the Time Spell token replaces the next result too', t =>
  t
    .combat({ heroes: [{ hero: 'marvin', token: 'active' }, 'brad'] })
    .throws('green', { zone: 'outside', face: 'icon' })
    .does('brad re-throws')
    .throws('green', { zone: 'outside' })
    .offers('marvin spends token', 'marvin passes')
    .does('marvin spends token')
    .offers('brad throws green'),
);

clause(['DF2-HERO-09', 'DF2-R-81'], 'a bonus die is thrown again at no cost', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 2 }, combat: { dice: [] } })
    .throws('white', { zone: 'outside', face: 'icon' })
    .does('brad activates green', 'brad re-throws')
    .offers('brad throws white')
    .throws('white', { zone: '4' })
    .expect('brad hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);
