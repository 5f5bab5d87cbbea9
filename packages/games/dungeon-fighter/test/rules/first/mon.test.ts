import { expect } from 'vitest';
import { COLORS, type DungeonFighter, RULE_SETS, type Throw } from '../../../rules/index.ts';
import {
  armor,
  clause,
  monster,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
  weapon,
} from '../../support/table.ts';

const { edition } = RULE_SETS['first'] as DungeonFighter;

/** Torm, Randolph and Goldfinga against a monster with this ability, 12 life and 2 damage. */
const against = (t: Table, values: Parameters<typeof monster>[0], stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: ['torm', 'randolph', 'goldfinga'],
    ...stage,
    combat: { monster: monster(values), ...stage.combat },
  });

const miss = (t: Table): Table => t.throws('red', { zone: 'outside' });

// ---- Destroy Equipment after a Miss -----------------------------------------------------------------------

const loaded: TestHero = {
  hero: 'torm',
  equipment: [weapon({ id: 'club' }), weapon({ id: 'sling' }), armor({ id: 'bucket' })],
};

clause('DF1-MON-01', 'a hero who misses discards one card of their own choice', t =>
  miss(
    against(
      t,
      { ability: 'destroy-equipment' },
      { heroes: [loaded, { hero: 'randolph', equipment: [weapon({ id: 'flail' })] }] },
    ),
  )
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .asks('torm', 'destroy')
    .offers('torm discards club', 'torm discards sling', 'torm discards bucket')
    .mayNot('randolph discards flail')
    .does('torm discards sling')
    .expect('torm discarded sling')
    .shows({
      'heroes.torm.equipment': [
        { card: 'club', used: false },
        { card: 'bucket', used: false },
      ],
      scrap: ['sling'],
    })
    .asks('randolph', 'turn'),
);

clause('DF1-MON-01', 'the only card goes without a question', t =>
  miss(
    against(
      t,
      { ability: 'destroy-equipment' },
      { heroes: [{ hero: 'torm', equipment: [weapon()] }, 'randolph'] },
    ),
  )
    .expect('torm missed: outside', 'torm life 9 → 7: miss', 'torm discarded test-weapon')
    .shows({ scrap: ['test-weapon'] }),
);

clause('DF1-MON-01', 'a hero who carries nothing loses nothing, nor do the others', t =>
  miss(
    against(
      t,
      { ability: 'destroy-equipment' },
      { heroes: ['torm', { hero: 'randolph', equipment: [weapon()] }] },
    ),
  )
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .asks('randolph', 'turn'),
);

clause('DF1-MON-01', 'a hit destroys nothing', t =>
  against(t, { ability: 'destroy-equipment' }, { heroes: [loaded, 'randolph'] })
    .throws('red')
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause('DF1-R-52', 'seduced monsters and stolen cards are not at risk', t =>
  against(
    t,
    { ability: 'destroy-equipment' },
    {
      heroes: [
        { hero: 'torm', abilities: { red: 'five-finger-discount' }, captives: ['tame-imp'] },
        'randolph',
      ],
      cards: [monster({ id: 'tame-imp' }), spendable({ id: 'loot' })],
      decks: { shop: ['loot'] },
    },
  )
    .throws('red', { zone: 'outside', face: 'icon' })
    .expect(
      'torm missed: outside',
      'torm ability red: five-finger-discount',
      'torm stole loot',
      'torm life 9 → 7: miss',
    )
    .shows({ 'heroes.torm.captives': ['tame-imp'], 'combat.stolen': 1 }),
);

// ---- Heal after a Miss ------------------------------------------------------------------------------------

for (const [value, life, healed] of [
  [1, 5, 6],
  [3, 5, 8],
  [3, 10, 12],
  [5, 12, 12],
] as const) {
  clause(['DF1-MON-02', 'DF1-R-49'], `a miss heals a monster at ${life} of 12 by ${value} to ${healed}`, t =>
    miss(
      against(
        t,
        { ability: 'heal-after-a-miss', abilityValue: value },
        { combat: { life, initialLife: 12 } },
      ),
    ).expect(
      'torm missed: outside',
      'torm life 9 → 7: miss',
      ...(healed > life ? [`monster life ${life} → ${healed}: heal-after-a-miss`] : []),
    ),
  );
}

clause('DF1-MON-02', 'a hit heals nothing', t =>
  against(t, { ability: 'heal-after-a-miss', abilityValue: 3 }, { combat: { life: 5, initialLife: 12 } })
    .throws('red')
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 5 → 2: hit'),
);

// ---- Small Target -----------------------------------------------------------------------------------------

clause(['DF1-MON-03', 'DF1-MISS-06'], 'against a small target section 1 is a miss', t =>
  against(t, { ability: 'small-target' })
    .throws('red', { zone: '1' })
    .expect('torm missed: small-target', 'torm life 9 → 7: miss'),
);

for (const [zone, damage] of [
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
  ['bullseye', 10],
] as const) {
  clause('DF1-MON-03', `against a small target ${zone} hits as ever`, t =>
    against(t, { ability: 'small-target' })
      .throws('red', { zone })
      .includes(`torm hit ${zone}`, `monster life 12 → ${12 - damage}: hit`),
  );
}

// ---- Lose Gold after a Miss -------------------------------------------------------------------------------

for (const [coins, lines] of [
  [3, ['coins -1 = 2: lose-gold']],
  [1, ['coins -1 = 0: lose-gold']],
  [0, []],
] as const) {
  clause('DF1-MON-04', `with ${coins} coins on the chest a miss costs ${lines.length}`, t =>
    miss(against(t, { ability: 'lose-gold', coins: 0 }, { chest: { coins } }))
      .expect('torm missed: outside', 'torm life 9 → 7: miss', ...lines)
      .shows({ 'chest.coins': coins - lines.length, 'supply.coins': 30 - coins + lines.length }),
  );
}

clause('DF1-MON-04', 'a hit costs no gold', t =>
  against(t, { ability: 'lose-gold' })
    .throws('red')
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

// ---- Hero Dice Immunity -----------------------------------------------------------------------------------

for (const immuneTo of COLORS) {
  clause('DF1-MON-05', `a monster immune to ${immuneTo} is never thrown at with the ${immuneTo} die`, t =>
    against(t, { ability: 'hero-dice-immunity', immuneTo })
      .offers(...COLORS.filter(die => die !== immuneTo).map(die => `torm throws ${die}`))
      .mayNot(`torm throws ${immuneTo}`, 'torm throws white', 'torm retrieves'),
  );

  clause(
    ['DF1-MON-05', 'DF1-MON-06', 'DF1-R-22'],
    `with only the ${immuneTo} die left it is a bonus die or a party defeat`,
    t =>
      against(t, { ability: 'hero-dice-immunity', immuneTo }, { combat: { dice: [immuneTo] } })
        .offers('torm throws white', 'torm retrieves')
        .throws('white')
        .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
  );
}

clause('DF1-MON-05', 'the immunity lasts through a party defeat', t =>
  against(t, { ability: 'hero-dice-immunity', immuneTo: 'green' }, { combat: { dice: ['green'] } })
    .does('torm retrieves')
    .shows({ 'combat.dice': ['red', 'green', 'blue'] })
    .offers('torm throws red', 'torm throws blue'),
);

clause(
  ['DF1-MON-06', 'DF1-R-01'],
  'the icon of a bonus die may even activate the ability of that colour',
  t =>
    against(
      t,
      { ability: 'hero-dice-immunity', immuneTo: 'red' },
      {
        heroes: [{ hero: 'torm', abilities: { red: 'tracking-strike', green: 'pickpocket', blue: 'beer' } }],
        solo: true,
        combat: { dice: ['red'] },
      },
    )
      .throws('white', { face: 'icon' })
      .does('torm activates red')
      .includes('torm ability red: tracking-strike', 'damage 4 = 3 section + 1 tracking'),
);

clause('DF1-R-23', 'the die that could not be thrown counts as unused', t =>
  against(
    t,
    { ability: 'hero-dice-immunity', immuneTo: 'red' },
    { combat: { dice: ['red', 'blue'], life: 1 } },
  )
    .throws('blue')
    .includes('defeated test-monster', 'dice +1 = 2: unused-dice'),
);

// ---- Critical Miss ----------------------------------------------------------------------------------------

clause(['DF1-MON-07', 'DF1-R-50'], 'a Critical Miss costs every hero the damage, each of them once', t =>
  miss(against(t, { ability: 'critical-miss', damage: 3 })).expect(
    'torm missed: outside',
    'torm life 9 → 6: miss',
    'randolph life 9 → 6: miss',
    'goldfinga life 9 → 6: miss',
  ),
);

clause(['DF1-MON-07', 'DF1-R-06'], 'fainted and eliminated heroes suffer nothing more', t =>
  miss(
    against(
      t,
      { ability: 'critical-miss' },
      {
        heroes: [
          'torm',
          { hero: 'randolph', fainted: true },
          { hero: 'goldfinga', eliminated: true },
          'murka',
        ],
      },
    ),
  ).expect('torm missed: outside', 'torm life 9 → 7: miss', 'murka life 9 → 7: miss'),
);

clause('DF1-MON-07', 'without it only the thrower suffers', t =>
  miss(against(t, { damage: 3 })).expect('torm missed: outside', 'torm life 9 → 6: miss'),
);

clause(['DF1-MON-07', 'DF1-FAINT-05'], 'a Critical Miss that fells everybody loses the game', t =>
  miss(
    against(
      t,
      { ability: 'critical-miss' },
      {
        heroes: [
          { hero: 'torm', life: 2 },
          { hero: 'randolph', life: 1 },
        ],
      },
    ),
  )
    .includes('torm fainted', 'randolph fainted', 'lost: all-fainted')
    .ends('all-fainted'),
);

clause(['DF1-MON-07', 'DF1-R-32'], 'the toad softens it for everybody', t =>
  miss(
    against(t, { ability: 'critical-miss', damage: 3 }, { combat: { markers: { toad: 'randolph' } } }),
  ).expect(
    'torm missed: outside',
    'torm life 9 → 8: miss',
    'randolph life 9 → 8: miss',
    'goldfinga life 9 → 8: miss',
  ),
);

clause(['DF1-MON-07', 'DF1-R-35'], 'armor helps only the one who missed', t =>
  miss(
    against(
      t,
      { ability: 'critical-miss', damage: 3 },
      {
        heroes: [
          { hero: 'torm', equipment: [armor({ id: 'padded', reduce: 1 })] },
          { hero: 'randolph', equipment: [armor({ id: 'quilted', reduce: 2 })] },
        ],
      },
    ),
  ).expect('torm missed: outside', 'torm life 9 → 7: miss', 'randolph life 9 → 6: miss'),
);

clause('DF1-R-36', 'a counterblow answers the Critical Miss of another', t =>
  miss(
    against(
      t,
      { ability: 'critical-miss', damage: 3 },
      {
        heroes: ['torm', { hero: 'randolph', equipment: [armor({ id: 'spiked', counterblow: true })] }],
      },
    ),
  ).expect(
    'torm missed: outside',
    'torm life 9 → 6: miss',
    'randolph life 9 → 6: miss',
    'monster life 12 → 9: spiked',
  ),
);

// ---- a specific throw -------------------------------------------------------------------------------------

clause(['DF1-MON-08', 'DF1-REQ-04'], 'the monster’s throw binds every hero and every die', t => {
  const demanded = (die: string, hero: string): Table =>
    t
      .does(`${hero} throws ${die}`)
      .shows({ 'combat.throw.requirements': ['jump'] })
      .does('lands 1 blank');
  against(t, { requirement: 'jump' });
  demanded('red', 'torm');
  demanded('blue', 'randolph');
  demanded('green', 'goldfinga');
  demanded('white', 'torm');
});

clause('DF1-MON-08', 'every throw a monster of the content demands is one of this edition', t =>
  t.verify(() => {
    const demanded = edition.tables.monsters.flatMap(card => card.requirement ?? []);
    expect(demanded.length).toBeGreaterThan(0);
    expect(demanded.filter((one: Throw) => !edition.throw.has(one))).toEqual([]);
  }),
);

clause('DF1-R-72', 'a monster with an ability and a throw has both', t =>
  against(t, { requirement: 'jump', ability: 'lose-gold' })
    .throws('red', { failed: ['jump'] })
    .expect('torm missed: jump', 'torm life 9 → 7: miss', 'coins -1 = 1: lose-gold'),
);

// ---- once for each missed throw ---------------------------------------------------------------------------

const ABILITIES = [
  ['lose-gold', ['torm life 9 → 7: miss', 'coins -1 = 1: lose-gold']],
  ['heal-after-a-miss', ['torm life 9 → 7: miss', 'monster life 6 → 7: heal-after-a-miss']],
  ['destroy-equipment', ['torm life 9 → 7: miss', 'torm discarded test-weapon']],
  ['critical-miss', ['torm life 9 → 7: miss', 'randolph life 9 → 7: miss']],
] as const;

for (const [ability, consequences] of ABILITIES) {
  const facing = (t: Table): Table =>
    against(
      t,
      { ability, abilityValue: 1 },
      {
        heroes: [{ hero: 'torm', abilities: { red: 'swing-again' }, equipment: [weapon()] }, 'randolph'],
        combat: { life: 6, initialLife: 12 },
      },
    );

  clause('DF1-MON-09', `${ability} triggers once, however many reasons the miss has`, t =>
    facing(t)
      .throws('red', { zone: 'hole', bounces: 0 })
      .expect('torm missed: no-bounce, hole', ...consequences),
  );

  clause('DF1-MON-09', `${ability} does not trigger for a miss that is thrown again`, t =>
    facing(t)
      .throws('red', { zone: 'hole', face: 'icon' })
      .does('torm re-throws')
      .throws('red', { zone: '2' })
      .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 6 → 4: hit')
      .shows({ 'chest.coins': 2, 'heroes.randolph.life': 9, 'heroes.torm.equipment.length': 1 }),
  );

  clause('DF1-R-51', `${ability} works even if the thrower faints from the miss`, t =>
    facing(t)
      .arrange(({ heroes }) => {
        for (const hero of heroes) if (hero.hero === 'torm') hero.life = 2;
      })
      .throws('red', { zone: 'hole' })
      .includes('torm life 2 → 0: miss', 'torm fainted')
      .includes(consequences[1]),
  );
}
