import { COLORS } from '../../../rules/index.ts';
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

// ---- once for each missed throw ---------------------------------------------------------------------------

clause('DF1-MON-09', 'one card is destroyed, however many reasons the miss has', t =>
  against(
    t,
    { ability: 'destroy-equipment' },
    { heroes: [{ hero: 'torm', equipment: [weapon(), weapon({ id: 'club' })] }, 'randolph'] },
  )
    .throws('red', { zone: 'hole', bounces: 0 })
    .does('torm discards club')
    .expect('torm discarded club')
    .shows({ 'heroes.torm.equipment': [{ card: 'test-weapon', used: false }] })
    .asks('randolph', 'turn'),
);

clause('DF1-MON-09', 'nothing is destroyed for a miss that is thrown again', t =>
  against(
    t,
    { ability: 'destroy-equipment' },
    {
      heroes: [{ hero: 'torm', abilities: { red: 'swing-again' }, equipment: [weapon()] }, 'randolph'],
      combat: { life: 6 },
    },
  )
    .throws('red', { zone: 'hole', face: 'icon' })
    .does('torm re-throws')
    .throws('red', { zone: '2' })
    .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 6 → 4: hit')
    .shows({ 'heroes.torm.equipment.length': 1 }),
);

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
