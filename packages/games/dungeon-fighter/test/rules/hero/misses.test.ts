/** Abilities against the blow of a miss, in every edition that has them. */
import { clauses, monster, type Table, type TestHero, type TestStage, times } from '../../support/table.ts';

const fight = (
  t: Table,
  red: string,
  values: Partial<TestHero> = {},
  stage: Partial<TestStage> = {},
): Table => {
  const [hero, next, third] = t.party;
  return t.fight({ heroes: [{ hero, ...values, abilities: { red } }, next, third], ...stage });
};

// ---- Metamorphosis --------------------------------------------------------------------------------------

const TOAD = [
  { proves: ['DF1-HERO-16', 'DF1-R-32'], less: 2 },
  { proves: ['DF0-HERO-03', 'DF0-R-34'], less: 4 },
];

clauses(
  TOAD,
  ({ less }) => `Metamorphosis lays the toad on the monster, and every later miss hurts ${less} less`,
  (t, { less }) => {
    const [hero, next, third] = t.party;
    fight(t, 'metamorphosis', {}, { combat: { monster: monster({ life: 30, damage: 5 }) } })
      .throws('red', { face: 'icon' })
      .expect(
        `${hero} hit 3`,
        `${hero} ability red: metamorphosis`,
        `${hero} marked monster: toad`,
        'damage 3 = 3 section',
        'monster life 30 → 27: hit',
      )
      .throws('green', { zone: 'hole' })
      .expect(`${next} missed: hole`, `${next} life 9 → ${4 + less}: miss`)
      .throws('blue', { zone: 'outside' })
      .expect(`${third} missed: outside`, `${third} life 9 → ${4 + less}: miss`);
  },
);

clauses(
  times(TOAD, [{ damage: 1 }, { damage: 2 }, { damage: 3 }, { damage: 4 }, { damage: 5 }, { damage: 7 }]),
  ({ less, damage }) => `a toad with ${damage} damage attacks with ${Math.max(0, damage - less)}`,
  (t, { less, damage }) => {
    const [hero, next] = t.party;
    const rest = Math.max(0, damage - less);
    t.fight({ combat: { monster: monster({ damage }), markers: { toad: next } } })
      .throws('red', { zone: 'hole' })
      .expect(`${hero} missed: hole`, ...(rest > 0 ? [`${hero} life 9 → ${9 - rest}: miss`] : []));
  },
);

clauses(
  TOAD,
  ({ less }) => `a second toad changes nothing: still ${less} less`,
  (t, { less }) => {
    const [hero, next] = t.party;
    fight(
      t,
      'metamorphosis',
      {},
      { combat: { monster: monster({ damage: 9, life: 30 }), markers: { toad: next } } },
    )
      .throws('red', { face: 'icon' })
      .expect(
        `${hero} hit 3`,
        `${hero} ability red: metamorphosis`,
        'damage 3 = 3 section',
        'monster life 30 → 27: hit',
      )
      .shows({ 'combat.markers': [{ marker: 'toad', hero: next }] })
      .throws('green', { zone: 'hole' })
      .includes(`${next} life 9 → ${less}: miss`);
  },
);

clauses(
  [
    { proves: ['DF1-HERO-16', 'DF1-R-32'], first: true, life: 8 },
    { proves: ['DF0-HERO-03', 'DF0-ICON-07'], first: false, life: 6 },
  ],
  ({ first }) => `on the miss that lays it the toad comes ${first ? 'before' : 'after'} the blow`,
  (t, { first, life }) => {
    const [hero] = t.party;
    const lays = [`${hero} ability red: metamorphosis`, `${hero} marked monster: toad`];
    const blow = `${hero} life 9 → ${life}: miss`;
    fight(t, 'metamorphosis', {}, { combat: { monster: monster({ damage: 3 }) } })
      .throws('red', { zone: 'outside', face: 'icon' })
      .expect(`${hero} missed: outside`, ...(first ? [...lays, blow] : [blow, ...lays]));
  },
);

// ---- no damage ------------------------------------------------------------------------------------------

clauses(
  times(
    [
      { proves: ['DF2-HERO-04', 'DF2-HERO-05'], ability: 'agile-instincts', dealt: 2 },
      { proves: 'DF1-HERO-20', ability: 'agile-instincts', dealt: 0 },
      { proves: 'DF0-HERO-17', ability: 'no-damage', dealt: 0 },
    ],
    [{ zone: 'outside' }, { zone: 'hole' }] as const,
  ),
  ({ ability, zone, dealt }) =>
    `${ability}: a miss in ${zone} does not hurt the thrower, and the monster loses ${dealt}`,
  (t, { ability, zone, dealt }) => {
    const [hero, next] = t.party;
    fight(t, ability, { life: 1 }, { combat: { monster: monster({ damage: 4 }) } })
      .throws('red', { zone, face: 'icon' })
      .expect(
        `${hero} missed: ${zone}`,
        `${hero} ability red: ${ability}`,
        ...(dealt > 0 ? [`monster life 12 → ${12 - dealt}: ${ability}`] : []),
      )
      .shows({ [`heroes.${hero}.life`]: 1, 'combat.life': 12 - dealt })
      .asks(next, 'turn');
  },
);
