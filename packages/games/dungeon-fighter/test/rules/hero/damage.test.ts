/** Abilities that add to a blow, in every edition that has them. */
import { MONSTER_TYPES, SECTIONS } from '../../../rules/index.ts';
import { makeAbility } from '../../../rules/scenario/index.ts';
import {
  clauses,
  monster,
  rows,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
  times,
  weapon,
} from '../../support/table.ts';

/** The first of the party has this ability on red, against a monster with 30 life and 3 damage. */
const fight = (
  t: Table,
  red: string,
  values: Partial<TestHero> = {},
  stage: Partial<TestStage> = {},
): Table => {
  const [hero, next, third] = t.party;
  return t.fight({
    heroes: [{ hero, ...values, abilities: { red } }, next, third],
    ...stage,
    combat: { monster: monster({ life: 30, damage: 3 }), ...stage.combat },
  });
};

// ---- sections -------------------------------------------------------------------------------------------

clauses(
  times(
    [
      { proves: 'DF2-HERO-07', ability: 'piercing-damage', bonus: 2 },
      { proves: 'DF1-HERO-05', ability: 'piercing-damage-2', bonus: 2 },
      { proves: 'DF1-HERO-05', ability: 'piercing-damage-3', bonus: 3 },
      { proves: 'DF0-HERO-15', ability: 'extra-damage-2', bonus: 2 },
      { proves: 'DF0-HERO-15', ability: 'extra-damage-3', bonus: 3 },
    ],
    SECTIONS.map(section => ({ section, value: Number(section) })),
  ),
  ({ ability, section, value, bonus }) => `${ability} makes section ${section} deal ${value + bonus}`,
  (t, { ability, section, value, bonus }) => {
    const [hero] = t.party;
    fight(t, ability)
      .throws('red', { zone: section, face: 'icon' })
      .expect(
        `${hero} hit ${section}`,
        `${hero} ability red: ${ability}`,
        `damage ${value + bonus} = ${value} section + ${bonus} ${ability}`,
        `monster life 30 → ${30 - value - bonus}: hit`,
      );
  },
);

clauses(
  times(
    rows(['DF2-HERO-08', 'DF2-R-37'], ['DF1-HERO-06', 'DF1-R-97']),
    SECTIONS.map(section => ({ section, counts: Math.max(5, Number(section)) })),
  ),
  ({ section, counts }) => `Focused Damage makes section ${section} count ${counts}, and the weapon is added`,
  (t, { section, counts }) => {
    const [hero] = t.party;
    fight(t, 'focused-damage', { equipment: [weapon({ bonus: 3 })] })
      .throws('red', { zone: section, face: 'icon' }, ['test-weapon'])
      .expect(
        `${hero} hit ${section}`,
        `${hero} ability red: focused-damage`,
        `damage ${counts + 3} = ${counts} ${Number(section) < 5 ? 'focused-damage' : 'section'} + 3 test-weapon`,
        `monster life 30 → ${27 - counts}: hit`,
      );
  },
);

// ---- doubling -------------------------------------------------------------------------------------------

const DOUBLING = [
  { proves: ['DF1-HERO-08', 'DF1-ICON-10'], ability: 'berserk' },
  { proves: 'DF0-HERO-09', ability: 'blind-fury' },
];

clauses(
  times(DOUBLING, [{ pays: true }, { pays: false }]),
  ({ ability, pays }) =>
    `${ability}: ${pays ? '1 life for double damage' : 'who does not pay deals the plain damage'}`,
  (t, { ability, pays }) => {
    const [hero, next] = t.party;
    fight(t, ability)
      .throws('red', { zone: '4', face: 'icon' })
      .expect(`${hero} hit 4`, `${hero} ability red: ${ability}`)
      .asks(hero, 'accept')
      .offers(`${hero} accepts`, `${hero} declines`)
      .does(pays ? `${hero} accepts` : `${hero} declines`)
      .expect(
        ...(pays
          ? [
              `${hero} multiplied by 2`,
              `${hero} life 9 → 8: ${ability}`,
              `damage 8 = 4 section + 4 ${ability}`,
              'monster life 30 → 22: hit',
            ]
          : ['damage 4 = 4 section', 'monster life 30 → 26: hit']),
      )
      .shows({ [`heroes.${hero}.life`]: pays ? 8 : 9 })
      .asks(next, 'turn');
  },
);

clauses(
  [
    { proves: ['DF1-HERO-09', 'DF1-REQ-12', 'DF1-R-39'], ability: 'berserk', track: 'tracking' },
    { proves: ['DF0-HERO-09', 'DF0-R-13'], ability: 'blind-fury', track: 'track' },
  ],
  ({ ability }) => `${ability} doubles the section, then everything else is added`,
  (t, { ability, track }) => {
    const [hero, next] = t.party;
    fight(
      t,
      ability,
      {
        slots: { weapon: 2, armor: 0, spendable: 1 },
        equipment: [
          weapon({ id: 'club', requirement: 'jump', bonus: 2 }),
          weapon({ id: 'sling', requirement: 'jump', bonus: 1 }),
          spendable({ id: 'oil', hitBonus: 4 }),
        ],
      },
      { combat: { markers: { [track]: next } } },
    )
      .throws('red', { zone: '6', face: 'icon' }, ['club', 'sling'])
      .does(`${hero} accepts`, `${hero} uses oil`)
      .expect(
        `${hero} multiplied by 2`,
        `${hero} life 9 → 8: ${ability}`,
        `damage 16 = 6 section + 6 ${ability} + 1 ${track} + 2 club + 1 sling`,
        `${hero} used oil`,
        'damage 20 = 16 blow + 4 oil',
        'monster life 30 → 10: hit',
      );
  },
);

clauses(
  rows(['DF1-HERO-09', 'DF1-REQ-12'], ['DF0-HERO-09', 'DF0-R-13']),
  'a made-up rage that costs 2 life makes the section count three times, then the weapon is added',
  t => {
    const [hero] = t.party;
    const rage = makeAbility('rage', { multiply: { by: 3, cost: 2 } });
    fight(t, 'rage', { equipment: [weapon({ bonus: 3 })] }, { abilities: [rage] })
      .throws('red', { zone: '4', face: 'icon' }, ['test-weapon'])
      .does(`${hero} accepts`)
      .expect(
        `${hero} multiplied by 3`,
        `${hero} life 9 → 7: rage`,
        'damage 15 = 4 section + 8 rage + 3 test-weapon',
        'monster life 30 → 15: hit',
      );
  },
);

clauses(
  [
    { proves: ['DF1-HERO-08', 'DF1-R-37', 'DF1-FAINT-07'], ability: 'berserk' },
    { proves: ['DF0-HERO-09', 'DF0-R-35'], ability: 'blind-fury' },
  ],
  ({ ability }) => `${ability} at 1 life: the blow lands, then the thrower faints`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    fight(t, ability, { life: 1 })
      .throws('red', { zone: '5', face: 'icon' })
      .does(`${hero} accepts`)
      .expect(
        `${hero} multiplied by 2`,
        `${hero} life 1 → 0: ${ability}`,
        `damage 10 = 5 section + 5 ${ability}`,
        'monster life 30 → 20: hit',
        `${hero} fainted`,
      )
      .asks(next, 'turn');
  },
);

clauses(
  [
    { proves: ['DF1-R-37', 'DF1-R-55'], ability: 'berserk' },
    { proves: ['DF0-HERO-09', 'DF0-R-35'], ability: 'blind-fury' },
  ],
  ({ ability }) => `${ability}: a card can still raise the blow of a hero who paid with the last life`,
  (t, { ability }) => {
    const [hero] = t.party;
    fight(t, ability, {
      life: 1,
      slots: { weapon: 0, armor: 0, spendable: 1 },
      equipment: [spendable({ id: 'oil', hitBonus: 4 })],
    })
      .throws('red', { zone: '5', face: 'icon' })
      .does(`${hero} accepts`)
      .does(`${hero} uses oil`)
      .expect(
        `${hero} used oil`,
        'damage 14 = 10 blow + 4 oil',
        'monster life 30 → 16: hit',
        `${hero} fainted`,
      );
  },
);

// ---- Tracking Strike ------------------------------------------------------------------------------------

const TRACKING = [
  { proves: ['DF1-HERO-12', 'DF1-R-31'], track: 'tracking' },
  { proves: ['DF0-HERO-10', 'DF0-R-34'], track: 'track' },
];

clauses(TRACKING, 'Tracking Strike: this hit and every hero’s later hits deal 1 more', (t, { track }) => {
  const [hero, next, third] = t.party;
  fight(t, 'tracking-strike')
    .throws('red', { zone: '3', face: 'icon' })
    .expect(
      `${hero} hit 3`,
      `${hero} ability red: tracking-strike`,
      `${hero} marked monster: ${track}`,
      `damage 4 = 3 section + 1 ${track}`,
      'monster life 30 → 26: hit',
    )
    .throws('blue', { zone: '2' })
    .expect(`${next} hit 2`, `damage 3 = 2 section + 1 ${track}`, 'monster life 26 → 23: hit')
    .throws('green', { zone: '1' })
    .expect(`${third} hit 1`, `damage 2 = 1 section + 1 ${track}`, 'monster life 23 → 21: hit');
});

clauses(TRACKING, 'there is one tracking token: a second activation adds nothing', (t, { track }) => {
  const [hero, next] = t.party;
  fight(t, 'tracking-strike', {}, { combat: { markers: { [track]: next } } })
    .throws('red', { zone: '3', face: 'icon' })
    .expect(
      `${hero} hit 3`,
      `${hero} ability red: tracking-strike`,
      `damage 4 = 3 section + 1 ${track}`,
      'monster life 30 → 26: hit',
    )
    .shows({ 'combat.markers': [{ marker: track, hero: next }] });
});

clauses(
  [
    { proves: 'DF1-HERO-12', track: 'tracking', first: true },
    { proves: ['DF0-HERO-10', 'DF0-ICON-07'], track: 'track', first: false },
  ],
  ({ first }) => `Tracking Strike marks the monster on a miss too, ${first ? 'before' : 'after'} the blow`,
  (t, { track, first }) => {
    const [hero, next] = t.party;
    const marks = [`${hero} ability red: tracking-strike`, `${hero} marked monster: ${track}`];
    const blow = `${hero} life 9 → 6: miss`;
    fight(t, 'tracking-strike')
      .throws('red', { zone: 'outside', face: 'icon' })
      .expect(`${hero} missed: outside`, ...(first ? [...marks, blow] : [blow, ...marks]))
      .throws('blue', { zone: '2' })
      .expect(`${next} hit 2`, `damage 3 = 2 section + 1 ${track}`, 'monster life 30 → 27: hit');
  },
);

// ---- Sworn Enemy ----------------------------------------------------------------------------------------

/** A hero of each edition who has sworn to fight one type, and what it adds against that and against others. */
const SWORN = [
  {
    proves: ['DF2-HERO-15', 'DF2-HERO-16'],
    hero: 'murka',
    type: 'beast',
    ability: 'sworn-enemy',
    bonus: 4,
    other: 1,
  },
  {
    proves: ['DF2-HERO-15', 'DF2-HERO-16'],
    hero: 'brad',
    type: 'ooze',
    ability: 'sworn-enemy',
    bonus: 4,
    other: 1,
  },
  {
    proves: ['DF1-HERO-17', 'DF1-HERO-18'],
    hero: 'sir-moo',
    type: 'undead',
    ability: 'sworn-enemy-3',
    bonus: 3,
    other: 0,
  },
  {
    proves: ['DF1-HERO-17', 'DF1-HERO-18'],
    hero: 'sir-moo',
    type: 'undead',
    ability: 'sworn-enemy-4',
    bonus: 4,
    other: 0,
  },
  {
    proves: ['DF0-HERO-11', 'DF0-R-17'],
    hero: 'beatrice',
    type: 'beast',
    ability: 'sworn-enemy',
    bonus: 4,
    other: 0,
  },
] as const;

clauses(
  times(
    SWORN,
    MONSTER_TYPES.map(met => ({ met })),
  ),
  ({ ability, type, met, bonus, other }) =>
    `${ability} of an enemy of ${type} adds ${met === type ? bonus : other} against ${met}`,
  (t, { hero, type, ability, met, bonus, other }) => {
    const more = met === type ? bonus : other;
    const next = t.party[1] === hero ? t.party[2] : t.party[1];
    t.fight({
      heroes: [{ hero, abilities: { red: ability } }, next],
      combat: { monster: monster({ type: met }) },
    })
      .throws('red', { zone: '3', face: 'icon' })
      .expect(
        `${hero} hit 3`,
        `${hero} ability red: ${ability}`,
        `damage ${3 + more} = 3 section${more > 0 ? ` + ${more} ${ability}` : ''}`,
        `monster life 12 → ${9 - more}: hit`,
      );
  },
);

clauses(
  SWORN,
  ({ ability, hero, bonus }) => `${ability} of ${hero} adds ${bonus} at each activation`,
  (t, { hero, type, ability, bonus }) => {
    const next = t.party[1] === hero ? t.party[2] : t.party[1];
    t.fight({
      heroes: [{ hero, abilities: { red: ability } }, next],
      combat: { monster: monster({ type, life: 30 }) },
    })
      .throws('red', { zone: '2', face: 'icon' })
      .throws('green', { zone: '2' })
      .arrange(({ combat }) => combat?.dice.push('red'))
      .throws('red', { zone: '2', face: 'icon' })
      .expect(
        `${hero} hit 2`,
        `${hero} ability red: ${ability}`,
        `damage ${2 + bonus} = 2 section + ${bonus} ${ability}`,
        `monster life ${26 - bonus} → ${24 - 2 * bonus}: hit`,
      );
  },
);

const ALSO_ON_A_MISS = [
  {
    proves: ['DF1-HERO-17', 'DF1-R-30'],
    hero: 'sir-moo',
    type: 'undead',
    ability: 'sworn-enemy-4',
    first: true,
    track: 'tracking',
  },
  {
    proves: ['DF0-HERO-11', 'DF0-R-17'],
    hero: 'beatrice',
    type: 'beast',
    ability: 'sworn-enemy',
    first: false,
    track: 'track',
  },
] as const;

clauses(
  ALSO_ON_A_MISS,
  ({ first }) =>
    `Sworn Enemy strikes on a miss too, ${first ? 'before' : 'after'} the blow, without token or weapon`,
  (t, { hero, type, ability, first, track }) => {
    const [, next] = t.party;
    const strike = [`${hero} ability red: ${ability}`, `monster life 12 → 8: ${ability}`];
    const blow = `${hero} life 9 → 7: miss`;
    t.fight({
      heroes: [
        {
          hero,
          abilities: { red: ability },
          equipment: [weapon({ bonus: 3 })],
          slots: { weapon: 1, armor: 0, spendable: 0 },
        },
        next,
      ],
      combat: { monster: monster({ type }), markers: { [track]: next } },
    })
      .throws('red', { zone: 'outside', face: 'icon' }, ['test-weapon'])
      .expect(`${hero} missed: outside`, ...(first ? [...strike, blow] : [blow, ...strike]));
  },
);

clauses(ALSO_ON_A_MISS, 'Sworn Enemy does nothing on a miss against another type', (t, { hero, ability }) => {
  const [, next] = t.party;
  t.fight({
    heroes: [{ hero, abilities: { red: ability } }, next],
    combat: { monster: monster({ type: 'ooze' }) },
  })
    .throws('red', { zone: 'outside', face: 'icon' })
    .excludes(/monster life/)
    .includes(`${hero} life 9 → 7: miss`)
    .shows({ 'combat.life': 12 });
});

clauses(
  times(ALSO_ON_A_MISS, [{ life: 4 }]),
  'a miss can defeat the monster that way',
  (t, { hero, type, ability, first, life }) => {
    const [, next] = t.party;
    t.fight({
      heroes: [{ hero, abilities: { red: ability } }, next],
      combat: { monster: monster({ type, damage: 3 }), life },
    })
      .throws('red', { zone: 'outside', face: 'icon' })
      .includes(
        ...(first ? [] : [`${hero} life 9 → 6: miss`]),
        `monster life 4 → 0: ${ability}`,
        'defeated test-monster',
      )
      .shows({ [`heroes.${hero}.life`]: first ? 9 : 6 });
  },
);
