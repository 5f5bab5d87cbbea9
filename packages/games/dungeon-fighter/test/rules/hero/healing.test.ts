/** Abilities that heal, in every edition that has them. */
import {
  clauses,
  monster,
  type Table,
  type TestHero,
  type TestStage,
  times,
  weapon,
} from '../../support/table.ts';

/** The first of the party has this ability on red, against a monster with 30 life and 1 damage. */
const fight = (
  t: Table,
  red: string,
  heroes: readonly [Partial<TestHero>, ...(string | TestHero)[]],
  stage: Partial<TestStage> = {},
): Table => {
  const [first, ...others] = heroes;
  return t.fight({
    heroes: [{ hero: t.party[0], ...first, abilities: { red } }, ...others],
    ...stage,
    combat: { monster: monster({ life: 30, damage: 1 }), ...stage.combat },
  });
};

const HEALS = [
  { proves: ['DF2-HERO-03', 'DF2-HERO-12', 'DF2-R-55'], ability: 'heal-party', amount: 1 },
  { proves: 'DF1-HERO-10', ability: 'heal-party-1', amount: 1 },
  { proves: 'DF1-HERO-10', ability: 'heal-party-2', amount: 2 },
  { proves: ['DF0-HERO-14', 'DF0-R-19'], ability: 'heal-all-heroes-1', amount: 1 },
  { proves: ['DF0-HERO-14', 'DF0-R-19'], ability: 'heal-all-heroes-2', amount: 2 },
];

/** A heal comes after the blow in the Second Edition, before it in the others. */
const inOrder = (t: Table, heals: readonly string[], blow: readonly string[]): string[] =>
  t.rules === 'second' ? [...blow, ...heals] : [...heals, ...blow];

clauses(
  HEALS,
  ({ ability, amount }) =>
    `${ability} on a hit heals every standing hero ${amount}, the thrower too, and nobody who has fainted or is out`,
  (t, { ability, amount }) => {
    const [hero, next, third, fourth] = t.party;
    fight(t, ability, [
      { life: 4 },
      { hero: next, life: 3 },
      { hero: third, fainted: true },
      { hero: fourth, eliminated: true },
    ])
      .throws('red', { face: 'icon' })
      .expect(
        `${hero} hit 3`,
        `${hero} ability red: ${ability}`,
        ...inOrder(
          t,
          [`${hero} healed 4 → ${4 + amount}: ${ability}`, `${next} healed 3 → ${3 + amount}: ${ability}`],
          ['damage 3 = 3 section', 'monster life 30 → 27: hit'],
        ),
      )
      .shows({
        [`heroes.${third}.fainted`]: true,
        [`heroes.${third}.life`]: 0,
        [`heroes.${fourth}.life`]: 0,
      });
  },
);

clauses(
  times(HEALS, [{ zone: 'outside' }, { zone: 'hole' }] as const),
  ({ ability, amount, zone }) => `${ability} heals every hero ${amount} on a miss too: ${zone}`,
  (t, { ability, amount, zone }) => {
    const [hero, next] = t.party;
    const activates = `${hero} ability red: ${ability}`;
    const blow = `${hero} life 5 → 4: miss`;
    fight(t, ability, [{ life: 5 }, { hero: next, life: 2 }])
      .throws('red', { zone, face: 'icon' })
      .expect(
        `${hero} missed: ${zone}`,
        ...(t.rules === 'prototype' ? [blow, activates] : [activates, blow]),
        `${hero} healed 4 → ${4 + amount}: ${ability}`,
        `${next} healed 2 → ${2 + amount}: ${ability}`,
      );
  },
);

clauses(
  [
    { proves: 'DF2-HERO-02', ability: 'heal-party', maxima: [9, 7, 5, 3] },
    { proves: 'DF1-HERO-11', ability: 'heal-party-2', maxima: [9, 6, 3] },
    { proves: ['DF0-HERO-14', 'DF0-SCAR-03'], ability: 'heal-all-heroes-2', maxima: [9, 6, 3] },
  ],
  ({ maxima }) => `nobody heals above ${maxima.join(', ')} with 0, 1, 2 … scars`,
  (t, { ability, maxima }) => {
    const [hero, next, third] = t.party;
    maxima.forEach((maximum, i) => {
      const scars = (['green', 'blue', 'red'] as const).slice(0, i);
      fight(t, ability, [{}, { hero: next, scars, life: maximum - 1 }, { hero: third, scars, life: maximum }])
        .throws('red', { face: 'icon' })
        .expect(
          `${hero} hit 3`,
          `${hero} ability red: ${ability}`,
          ...inOrder(
            t,
            [`${next} healed ${maximum - 1} → ${maximum}: ${ability}`],
            ['damage 3 = 3 section', 'monster life 30 → 27: hit'],
          ),
        );
    });
  },
);

// ---- healing by damage ----------------------------------------------------------------------------------

const DIVINE = [
  { proves: ['DF1-HERO-07', 'DF1-R-45'], ability: 'divine-intervention' },
  { proves: ['DF0-HERO-08', 'DF0-R-37'], ability: 'divine-help' },
];

clauses(
  DIVINE,
  ({ ability }) => `${ability} heals one chosen hero by the damage of the throw, which is dealt as well`,
  (t, { ability }) => {
    const [hero, next, third] = t.party;
    fight(t, ability, [
      { life: 4, equipment: [weapon({ bonus: 2 })], slots: { weapon: 1, armor: 0, spendable: 0 } },
      { hero: next, life: 2 },
      { hero: third, life: 3 },
    ])
      .throws('red', { zone: '3', face: 'icon' }, ['test-weapon'])
      .expect(
        `${hero} hit 3`,
        `${hero} ability red: ${ability}`,
        'damage 5 = 3 section + 2 test-weapon',
        'monster life 30 → 25: hit',
      )
      .asks(hero, 'target')
      .offers(
        `${hero} chooses ${hero}`,
        `${hero} chooses ${next}`,
        `${hero} chooses ${third}`,
        `${hero} discards test-weapon`,
      )
      .does(`${hero} chooses ${next}`)
      .expect(`${next} healed 2 → 7: ${ability}`)
      .asks(next, 'turn');
  },
);

clauses(
  DIVINE,
  ({ ability }) => `${ability}: what the monster had left does not limit it`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    fight(t, ability, [{ life: 8 }, { hero: next, life: 1 }], { combat: { life: 2 } })
      .throws('red', { zone: '6', face: 'icon' })
      .does(`${hero} chooses ${next}`)
      .begins(`${next} healed 1 → 7: ${ability}`, 'defeated test-monster');
  },
);

clauses(
  [
    { proves: ['DF1-HERO-11', 'DF1-R-45'], ability: 'divine-intervention' },
    { proves: ['DF0-HERO-08', 'DF0-R-37'], ability: 'divine-help' },
  ],
  ({ ability }) => `${ability} stops at the maximum, and with one hero to heal nobody is asked`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    fight(t, ability, [{}, { hero: next, scars: ['red'], life: 4 }])
      .throws('red', { zone: '5', face: 'icon' })
      .expect(
        `${hero} hit 5`,
        `${hero} ability red: ${ability}`,
        'damage 5 = 5 section',
        'monster life 30 → 25: hit',
        `${next} healed 4 → 6: ${ability}`,
      );
  },
);

clauses(
  [
    { proves: ['DF1-HERO-07', 'DF1-R-45', 'DF1-R-06'], ability: 'divine-intervention' },
    { proves: ['DF0-HERO-08', 'DF0-R-19'], ability: 'divine-help' },
  ],
  ({ ability }) => `${ability}: only a standing hero can be chosen`,
  (t, { ability }) => {
    const [hero, next, third, fourth] = t.party;
    fight(t, ability, [
      { life: 5 },
      { hero: next, fainted: true },
      { hero: third, eliminated: true },
      { hero: fourth, life: 1 },
    ])
      .throws('red', { face: 'icon' })
      .offers(`${hero} chooses ${hero}`, `${hero} chooses ${fourth}`);
  },
);
