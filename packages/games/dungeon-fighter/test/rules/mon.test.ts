/** What monsters are able to do, in every edition that has the rule; the same ability has another name in each. */
import { expect } from 'vitest';
import { boss, clauses, monster, rows, type Table, type TestStage, times } from '../support/table.ts';

/** The first three of the party against a monster with this ability, 12 life and 2 damage. */
const against = (t: Table, values: Parameters<typeof monster>[0], stage: Partial<TestStage> = {}): Table =>
  t.fight({
    heroes: t.party.slice(0, 3),
    ...stage,
    combat: { monster: monster(values), ...stage.combat },
  });

const GREEDY = [
  { proves: ['DF2-MON-07', 'DF2-MON-08'], ability: 'greedy' },
  { proves: 'DF1-MON-04', ability: 'lose-gold' },
  { proves: ['DF0-MON-01', 'DF0-R-16'], ability: 'lose-gold' },
];

const LEECHING = [
  { proves: ['DF2-MON-09', 'DF2-MON-10', 'DF2-EX-23'], ability: 'leeching' },
  { proves: ['DF1-MON-02', 'DF1-R-49'], ability: 'heal-after-a-miss' },
  { proves: ['DF0-MON-01', 'DF0-R-16'], ability: 'heal-after-a-miss' },
];

const RABID = [
  { proves: ['DF2-MON-02', 'DF2-MON-03'], ability: 'rabid' },
  { proves: ['DF1-MON-07', 'DF1-R-50'], ability: 'critical-miss' },
];

const TRICKY = [
  { proves: 'DF2-MON-04', ability: 'tricky' },
  { proves: ['DF1-MON-03', 'DF1-MISS-06'], ability: 'small-target' },
  { proves: ['DF0-MON-01', 'DF0-R-16'], ability: 'small-target' },
];

const HIT = (hero: string) => [`${hero} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit'];

// ---- coins ----------------------------------------------------------------------------------------------

clauses(
  times(GREEDY, [
    { coins: 3, cost: 1 },
    { coins: 1, cost: 1 },
    { coins: 0, cost: 0 },
  ]),
  ({ ability, coins, cost }) => `${ability}: with ${coins} coins in the chest a miss costs ${cost}`,
  (t, { ability, coins, cost }) => {
    const [hero] = t.party;
    against(t, { ability, coins: 2 }, { chest: { coins } })
      .shows({ 'chest.coins': coins, 'supply.coins': 28 - coins, 'combat.coins': 2 })
      .throws('red', { zone: 'outside' })
      .expect(
        `${hero} missed: outside`,
        `${hero} life 9 → 7: miss`,
        ...(cost > 0 ? [`coins -${cost} = ${coins - cost}: ${ability}`] : []),
      )
      .shows({ 'chest.coins': coins - cost, 'supply.coins': 28 - coins + cost, 'combat.coins': 2 });
  },
);

// ---- life -----------------------------------------------------------------------------------------------

clauses(
  times(LEECHING, [
    { value: 1, life: 5, healed: 6 },
    { value: 2, life: 5, healed: 7 },
    { value: 3, life: 5, healed: 8 },
    { value: 3, life: 10, healed: 12 },
    { value: 3, life: 11, healed: 12 },
    { value: 5, life: 12, healed: 12 },
  ]),
  ({ ability, value, life, healed }) =>
    `${ability}: a miss heals a monster at ${life} of 12 by ${value} to ${healed}`,
  (t, { ability, value, life, healed }) => {
    const [hero] = t.party;
    against(t, { ability, abilityValue: value }, { combat: { life, initialLife: 12 } })
      .throws('red', { zone: 'outside' })
      .expect(
        `${hero} missed: outside`,
        `${hero} life 9 → 7: miss`,
        ...(healed > life ? [`monster life ${life} → ${healed}: ${ability}`] : []),
      );
  },
);

// ---- every hero -----------------------------------------------------------------------------------------

clauses(
  RABID,
  ({ ability }) => `${ability}: a miss costs every standing hero the damage, each of them once`,
  (t, { ability }) => {
    const [hero, next, third] = t.party;
    against(t, { ability, damage: 3 })
      .throws('red', { zone: 'hole' })
      .expect(
        `${hero} missed: hole`,
        `${hero} life 9 → 6: miss`,
        `${next} life 9 → 6: miss`,
        `${third} life 9 → 6: miss`,
      );
  },
);

clauses(
  [
    { proves: 'DF2-MON-02', ability: 'rabid' },
    { proves: ['DF1-MON-07', 'DF1-R-06'], ability: 'critical-miss' },
  ],
  ({ ability }) => `${ability}: fainted and eliminated heroes suffer nothing more`,
  (t, { ability }) => {
    const [hero, next, third, fourth] = t.party;
    against(
      t,
      { ability },
      { heroes: [hero, { hero: next, fainted: true }, { hero: third, eliminated: true }, fourth] },
    )
      .throws('red', { zone: 'hole' })
      .expect(`${hero} missed: hole`, `${hero} life 9 → 7: miss`, `${fourth} life 9 → 7: miss`);
  },
);

clauses(
  [
    { proves: ['DF2-MON-02', 'DF2-END-02'], ability: 'rabid' },
    { proves: ['DF1-MON-07', 'DF1-FAINT-05'], ability: 'critical-miss' },
  ],
  ({ ability }) => `${ability}: a miss that fells everybody loses the game`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    against(
      t,
      { ability },
      {
        heroes: [
          { hero, life: 2 },
          { hero: next, life: 1 },
        ],
      },
    )
      .throws('red', { zone: 'outside' })
      .expect(
        `${hero} missed: outside`,
        `${hero} life 2 → 0: miss`,
        `${next} life 1 → -1: miss`,
        `${hero} fainted`,
        `${next} fainted`,
        'lost: all-fainted',
      )
      .ends('all-fainted');
  },
);

clauses(
  rows(['DF2-MISS-07', 'DF2-MON-02'], 'DF1-MON-07', 'DF0-MISS-06'),
  'without such an ability only the thrower suffers',
  t => {
    const [hero] = t.party;
    against(t, { damage: 3 })
      .throws('red', { zone: 'outside' })
      .expect(`${hero} missed: outside`, `${hero} life 9 → 6: miss`);
  },
);

// ---- sections -------------------------------------------------------------------------------------------

clauses(
  [
    ...times(TRICKY, [{ sections: ['1'] }]),
    { proves: 'DF2-MON-05', ability: 'super-tricky', sections: ['1', '2'] },
  ],
  ({ ability, sections }) => `${ability}: only section ${sections.join(' and ')} is a miss`,
  (t, { ability, sections }) => {
    const [hero] = t.party;
    for (const zone of ['1', '2', '3', '4', '5', '6', 'bullseye'] as const) {
      const damage = zone === 'bullseye' ? 10 : Number(zone);
      against(t, { ability })
        .throws('red', { zone })
        .expect(
          ...(sections.includes(zone)
            ? [`${hero} missed: ${ability}`, `${hero} life 9 → 7: miss`]
            : [
                `${hero} hit ${zone}`,
                `damage ${damage} = ${damage} ${zone === 'bullseye' ? 'bullseye' : 'section'}`,
                `monster life 12 → ${12 - damage}: hit`,
              ]),
        );
    }
  },
);

// ---- by itself, for every miss that stands --------------------------------------------------------------

const EVERY = [
  { proves: ['DF2-MON-07', 'DF2-MON-15'], ability: 'greedy', kind: 'coins' },
  { proves: ['DF1-MON-04', 'DF1-MON-09'], ability: 'lose-gold', kind: 'coins' },
  { proves: ['DF0-MON-01', 'DF0-R-16'], ability: 'lose-gold', kind: 'coins' },
  { proves: ['DF2-MON-09', 'DF2-MON-15'], ability: 'leeching', kind: 'life' },
  { proves: ['DF1-MON-02', 'DF1-MON-09'], ability: 'heal-after-a-miss', kind: 'life' },
  { proves: ['DF0-MON-01', 'DF0-R-16'], ability: 'heal-after-a-miss', kind: 'life' },
  { proves: ['DF2-MON-02', 'DF2-MON-15'], ability: 'rabid', kind: 'heroes' },
  { proves: ['DF1-MON-07', 'DF1-MON-09'], ability: 'critical-miss', kind: 'heroes' },
] as const;

/** What a miss of the hero leads to, before and after which there were so many coins and so much life. */
const consequences = (
  kind: string,
  ability: string,
  [hero, next]: readonly string[],
  from: { life: number; other: number; coins: number; monster: number },
): string[] => [
  `${hero} life ${from.life} → ${from.life - 2}: miss`,
  ...(kind === 'heroes' ? [`${next} life ${from.other} → ${from.other - 2}: miss`] : []),
  ...(kind === 'coins' ? [`coins -1 = ${from.coins - 1}: ${ability}`] : []),
  ...(kind === 'life' ? [`monster life ${from.monster} → ${from.monster + 1}: ${ability}`] : []),
];

const facing = (t: Table, ability: string): Table => {
  const [hero, next] = t.party;
  const swing = { second: 're-throw', first: 'swing-again', prototype: 'reroll' }[t.rules] as string;
  return against(
    t,
    { ability, abilityValue: 1 },
    {
      heroes: [{ hero, abilities: { red: swing } }, next],
      chest: { coins: 4 },
      combat: { life: 6, initialLife: 12 },
    },
  );
};

clauses(
  EVERY,
  ({ ability }) => `${ability} does nothing on a hit`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    against(t, { ability, abilityValue: 1 })
      .throws('red')
      .expect(...HIT(hero))
      .asks(next, 'turn');
  },
);

clauses(
  EVERY,
  ({ ability }) => `${ability} works by itself, once for each miss, however many reasons it has`,
  (t, { ability, kind }) => {
    const [hero, next] = t.party;
    facing(t, ability)
      .throws('red', { zone: 'hole', bounces: 0 })
      .expect(
        `${hero} missed: no-bounce, hole`,
        ...consequences(kind, ability, [hero, next], { life: 9, other: 9, coins: 4, monster: 6 }),
      )
      .throws('green', { zone: 'hole' })
      .verify(({ happened }) =>
        expect([...happened].sort()).toEqual(
          [
            `${next} missed: hole`,
            ...consequences(kind, ability, [next, hero], {
              life: kind === 'heroes' ? 7 : 9,
              other: 7,
              coins: 3,
              monster: 7,
            }),
          ].sort(),
        ),
      )
      .asks(hero, 'turn');
  },
);

clauses(
  EVERY,
  ({ ability }) => `${ability} ignores a miss that is thrown over`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    facing(t, ability)
      .throws('red', { zone: 'hole', face: 'icon' })
      .does(`${hero} re-throws`)
      .verify(({ happened }) => expect(happened).toHaveLength(1))
      .throws('red', { zone: '2' })
      .expect(`${hero} hit 2`, 'damage 2 = 2 section', 'monster life 6 → 4: hit')
      .shows({ [`heroes.${hero}.life`]: 9, [`heroes.${next}.life`]: 9, 'chest.coins': 4 });
  },
);

// ---- requirements ---------------------------------------------------------------------------------------

clauses(
  [
    { proves: 'DF2-R-18', ability: 'greedy' },
    { proves: 'DF1-R-72', ability: 'lose-gold' },
  ],
  'a monster with an ability and a throw has both, and a boss as well',
  (t, { ability }) => {
    const [hero] = t.party;
    const values = { requirement: 'jump', ability, damage: 2 } as const;
    for (const foe of [{ monster: monster(values) }, { boss: boss(values) }])
      t.fight({ chest: { coins: 2 }, combat: foe })
        .throws('red', { zone: '4', failed: ['jump'] })
        .expect(`${hero} missed: jump`, `${hero} life 9 → 7: miss`, `coins -1 = 1: ${ability}`);
  },
);

clauses(
  rows(['DF2-REQ-02', 'DF2-REQ-06'], ['DF1-MON-08', 'DF1-REQ-04'], ['DF0-MON-01', 'DF0-REQ-03']),
  'the throw of the monster binds every hero and every die',
  t => {
    const [hero, next, third] = t.party;
    against(t, { requirement: 'jump' });
    for (const [die, thrower] of [
      ['red', hero],
      ['blue', next],
      ['green', third],
      ['white', hero],
    ] as const)
      t.does(`${thrower} throws ${die}`)
        .shows({ 'combat.throw.requirements': ['jump'] })
        .does('lands 1 blank');
  },
);

clauses(
  rows('DF2-MONSTER-02', 'DF1-MON-08', ['DF0-MON-01', 'DF0-REQ-01']),
  'every throw a monster of the content demands is one of its edition',
  t =>
    t.verify(() => {
      const { edition } = t.game;
      const demanded = edition.tables.monsters.flatMap(card => card.requirement ?? []);
      expect(demanded.length).toBeGreaterThan(0);
      expect(demanded.filter(one => !edition.throw.has(one))).toEqual([]);
    }),
);

clauses(
  rows('DF2-MON-01', 'DF1-MON-09', ['DF0-MON-01', 'DF0-R-16']),
  'every ability of a monster is told in words',
  t =>
    t.verify(() => {
      for (const { id, text } of t.game.edition.monsterAbility.values()) expect(text, id).not.toBe('');
      expect(t.game.edition.monsterAbility.size).toBeGreaterThan(0);
    }),
);
