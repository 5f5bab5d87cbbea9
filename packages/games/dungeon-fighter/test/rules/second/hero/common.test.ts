import { expect } from 'vitest';
import { type DungeonFighter, MONSTER_TYPES, RULE_SETS, SECTIONS } from '../../../../rules/index.ts';
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

clause('DF2-HERO-02', 'with 3 scars the party heals no higher than 3', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', scars: ['red', 'green', 'blue'], life: 3 },
        bradWith('heal-party'),
        { hero: 'grace', scars: ['red', 'green', 'blue'], life: 2 },
      ],
    })
    .throws('red', { face: 'icon' })
    .expect(
      'brad hit 3',
      'brad ability red: heal-party',
      'damage 3 = 3 section',
      'monster life 12 → 9: hit',
      'grace healed 2 → 3: heal-party',
    ),
);

clause(
  ['DF2-HERO-03', 'DF2-HERO-12', 'DF2-R-55'],
  'the party is every standing hero, the one who heals included; fainted and eliminated ones are passed over',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', life: 5 },
          bradWith('heal-party', { life: 4 }),
          { hero: 'grace', fainted: true },
          { hero: 'wilrond', scars: ['red', 'green', 'blue'], eliminated: true },
        ],
      })
      .throws('red', { face: 'icon' })
      .expect(
        'brad hit 3',
        'brad ability red: heal-party',
        'damage 3 = 3 section',
        'monster life 12 → 9: hit',
        'murka healed 5 → 6: heal-party',
        'brad healed 4 → 5: heal-party',
      )
      .shows({ 'heroes.grace.fainted': true, 'heroes.grace.life': 0, 'heroes.wilrond.life': 0 }),
);

const ANYWHERE = ['3', 'bullseye', 'hole', 'bones', 'outside'] as const;

for (const zone of ANYWHERE.filter(one => one !== 'bullseye')) {
  clause('DF2-HERO-12', `Heal Party heals every hero 1 with the die in ${zone}`, t =>
    t
      .combat({
        heroes: [{ hero: 'murka', life: 5 }, bradWith('heal-party', { life: 5 })],
        combat: { monster: monster({ damage: 1 }) },
      })
      .throws('red', { zone, face: 'icon' })
      .includes(
        'murka healed 5 → 6: heal-party',
        zone === '3' ? 'brad healed 5 → 6: heal-party' : 'brad healed 4 → 5: heal-party',
      ),
  );

  clause('DF2-HERO-13', `Pickpocket takes 1 coin from the supply with the die in ${zone}`, t =>
    t
      .combat({ heroes: ['murka', bradWith('pickpocket')], chest: { coins: 4 } })
      .throws('red', { zone, face: 'icon' })
      .includes('coins +1 = 5: pickpocket')
      .shows({ 'chest.coins': 5, 'supply.coins': 24 }),
  );

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

clause('DF2-HERO-13', 'Pickpocket finds nothing when the supply has no coin left', t =>
  t
    .combat({ heroes: ['murka', bradWith('pickpocket')], chest: { coins: 30 } })
    .throws('red', { face: 'icon' })
    .expect('brad hit 3', 'brad ability red: pickpocket', 'damage 3 = 3 section', 'monster life 12 → 9: hit')
    .shows({ 'chest.coins': 30, 'supply.coins': 0 }),
);

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

clause('DF2-HERO-04', 'Agile Instincts takes the damage of the miss off the thrower', t =>
  t
    .combat({ heroes: ['murka', bradWith('agile-instincts')], combat: { monster: monster({ damage: 4 }) } })
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect(
      'brad missed: outside',
      'brad ability red: agile-instincts',
      'monster life 12 → 10: agile-instincts',
    )
    .shows({ 'heroes.brad.life': 9 }),
);

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

// ---- hits -----------------------------------------------------------------------------------------------

for (const section of SECTIONS) {
  const value = Number(section);
  clause('DF2-HERO-07', `Piercing Damage makes section ${section} count ${value + 2}`, t =>
    t
      .combat({ heroes: ['murka', bradWith('piercing-damage')], combat: { monster: monster({ life: 20 }) } })
      .throws('red', { zone: section, face: 'icon' })
      .expect(
        `brad hit ${section}`,
        'brad ability red: piercing-damage',
        `damage ${value + 2} = ${value} section + 2 piercing-damage`,
        `monster life 20 → ${18 - value}: hit`,
      ),
  );

  clause(
    ['DF2-HERO-08', 'DF2-R-37'],
    `Focused Damage makes section ${section} count ${Math.max(5, value)}`,
    t =>
      t
        .combat({
          heroes: ['murka', bradWith('focused-damage', { equipment: [weapon({ bonus: 3 })] })],
          combat: { monster: monster({ life: 20 }) },
        })
        .throws('red', { zone: section, face: 'icon' }, ['test-weapon'])
        .includes('brad ability red: focused-damage', `monster life 20 → ${17 - Math.max(5, value)}: hit`),
  );
}

for (const hero of ['murka', 'brad']) {
  const sworn = edition.hero.get(hero)?.swornEnemy;
  for (const type of MONSTER_TYPES) {
    const bonus = type === sworn ? 4 : 1;
    clause(
      type === sworn ? 'DF2-HERO-15' : 'DF2-HERO-16',
      `the Sworn Enemy of ${hero} adds ${bonus} against ${type}`,
      t =>
        t
          .combat({ heroes: ['wilrond', hero], combat: { monster: monster({ type }) } })
          .throws('red', { zone: '3', face: 'icon' })
          .expect(
            `${hero} hit 3`,
            `${hero} ability red: sworn-enemy`,
            `damage ${3 + bonus} = 3 section + ${bonus} sworn-enemy`,
            `monster life 12 → ${9 - bonus}: hit`,
          ),
    );
  }
}

// ---- throwing again -------------------------------------------------------------------------------------

for (const zone of ['3', 'outside'] as const) {
  clause('DF2-HERO-09', `Re-throw may be taken or left with the die in ${zone}`, t =>
    t
      .combat({ heroes: ['murka', 'brad'] })
      .throws('green', { zone, face: 'icon' })
      .asks('brad', 'window')
      .offers('brad re-throws', 'brad passes'),
  );
}

clause('DF2-HERO-09', 'the same hero throws the same die again in the same turn', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('green', { face: 'icon' })
    .does('brad re-throws')
    .expect('brad re-throws by brad: re-throw')
    .offers('brad throws green')
    .throws('green', { zone: '5' })
    .expect('brad hit 5', 'damage 5 = 5 section', 'monster life 12 → 7: hit')
    .asks('murka', 'turn')
    .shows({ 'combat.dice': ['red', 'blue'] }),
);

clause('DF2-HERO-09', 'who leaves the re-throw keeps the result', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('green', { zone: 'outside', face: 'icon' })
    .does('brad passes')
    .expect('brad missed: outside', 'brad life 9 → 7: miss')
    .asks('murka', 'turn'),
);

for (const [ability, values] of [
  ['rabid', {}],
  ['greedy', {}],
  ['leeching', { abilityValue: 2 }],
] as const) {
  clause('DF2-HERO-10', `a replaced miss costs nothing, not even against ${ability}`, t =>
    t
      .combat({
        heroes: ['murka', 'brad'],
        chest: { coins: 2 },
        combat: { monster: monster({ ability, ...values }), life: 5 },
      })
      .throws('green', { zone: 'outside', face: 'icon' })
      .does('brad re-throws')
      .expect('brad re-throws by brad: re-throw')
      .shows({ 'combat.life': 5, 'heroes.brad.life': 9, 'heroes.murka.life': 9, 'chest.coins': 2 }),
  );
}

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

clause('DF2-HERO-11', 'the new result counts although it is worse', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('green', { zone: '6', face: 'icon' })
    .does('brad re-throws')
    .throws('green', { zone: 'hole' })
    .expect('brad missed: hole', 'brad life 9 → 7: miss'),
);

for (const [why, landing, reason] of [
  ['bounce', { bounces: 0 }, 'no-bounce'],
  ['meet the requirement', { failed: ['jump'] }, 'jump'],
] as const) {
  clause('DF2-HERO-11', `the new throw must ${why} again`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ requirement: 'jump' }) } })
      .throws('green', { face: 'icon' })
      .does('brad re-throws')
      .throws('green', { zone: '4', ...landing })
      .expect(`brad missed: ${reason}`, 'brad life 9 → 7: miss'),
  );
}

clause(['DF2-HERO-11', 'DF2-R-32'], 'weapons are chosen anew for the re-throw', t =>
  t
    .combat({ heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement: 'blind', bonus: 3 })] }] })
    .throws('green', { face: 'icon', failed: ['blind'] }, ['test-weapon'])
    .does('brad re-throws')
    .offers('brad throws green', 'brad throws green with test-weapon')
    .throws('green', { zone: '4' })
    .expect('brad hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

clause(['DF2-HERO-09', 'DF2-R-80'], 'a second icon gives a second Re-throw', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('green', { face: 'icon' })
    .does('brad re-throws')
    .throws('green', { zone: 'outside', face: 'icon' })
    .offers('brad re-throws', 'brad passes')
    .does('brad re-throws')
    .offers('brad throws green'),
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
