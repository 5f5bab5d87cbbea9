/** Icons, in every edition that has the rule. */
import { expect } from 'vitest';
import type { Color } from '../../rules/index.ts';
import {
  clauses,
  type LandingValues,
  monster,
  rows,
  type Table,
  type TestHero,
  times,
} from '../support/table.ts';

type Abilities = Readonly<Record<Color, string>>;

/** Three abilities of each edition that activate wherever a die lands. */
const ABILITIES: Readonly<Record<string, Abilities>> = {
  second: { red: 'self-healing', green: 'pickpocket', blue: 'heal-party' },
  first: { red: 'heal-party-2', green: 'pickpocket', blue: 'heal-party-1' },
  prototype: { red: 'heal-all-heroes-2', green: 'pickpocket', blue: 'heal-all-heroes-1' },
};
const abilitiesOf = (t: Table): Abilities => ABILITIES[t.rules] as Abilities;

/** What these abilities do for a thrower at this life; the others are at full life. */
const effects = (t: Table, life: number): Readonly<Record<Color, string>> => {
  const { red, green, blue } = abilitiesOf(t);
  const [hero] = t.party;
  const healed = t.rules === 'second' ? 3 : 2;
  const coins = t.rules === 'second' ? '+1 = 3' : '+2 = 4';
  return {
    red: `${hero} healed ${life} → ${life + healed}: ${red}`,
    green: `coins ${coins}: ${green}`,
    blue: `${hero} healed ${life} → ${life + 1}: ${blue}`,
  };
};

/** The exact story of a 3 that activates an ability: in the Second Edition the effect follows the blow. */
const hitWith = (t: Table, color: Color): string[] => {
  const [hero] = t.party;
  const effect = effects(t, 5)[color];
  const blow = ['damage 3 = 3 section', 'monster life 12 → 9: hit'];
  return [
    `${hero} hit 3`,
    `${hero} ability ${color}: ${abilitiesOf(t)[color]}`,
    ...(t.rules === 'second' ? [...blow, effect] : [effect, ...blow]),
  ];
};

const thrower = (t: Table, values: Partial<TestHero> = {}): TestHero => ({
  hero: t.party[0],
  life: 5,
  abilities: abilitiesOf(t),
  ...values,
});

const fight = (t: Table, values: Partial<TestHero> = {}, white = false): Table =>
  t.fight({
    heroes: [thrower(t, values), t.party[1]],
    chest: { coins: 2, dice: 1 },
    combat: white ? { dice: [] } : {},
  });

// ---- whose ability --------------------------------------------------------------------------------------

clauses(
  rows('DF2-ICON-01', 'DF1-HERO-01', 'DF0-HERO-01'),
  'every sheet has one red, one green and one blue ability, and they differ',
  t =>
    t.verify(({ game }) => {
      for (const { id, abilities } of game.edition.tables.heroes) {
        expect(Object.keys(abilities).sort(), id).toEqual(['blue', 'green', 'red']);
        expect(new Set(Object.values(abilities)).size, id).toBe(3);
        for (const ability of Object.values(abilities))
          expect(game.edition.ability.has(ability), id).toBe(true);
      }
    }),
);

clauses(
  times(rows('DF2-ICON-04', 'DF1-ICON-01', 'DF0-ICON-01'), [
    { die: 'red' },
    { die: 'green' },
    { die: 'blue' },
    { die: 'white' },
  ] as const),
  ({ die }) => `a blank ${die} die activates nothing`,
  (t, { die }) => {
    const [hero, next] = t.party;
    fight(t, {}, die === 'white')
      .throws(die, { face: 'blank' })
      .expect(`${hero} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit')
      .asks(next, 'turn');
  },
);

clauses(
  times(
    rows(
      ['DF2-ICON-02', 'DF2-R-59'],
      ['DF1-ICON-01', 'DF1-HERO-01', 'DF1-DICE-06'],
      ['DF0-ICON-01', 'DF0-ICON-02', 'DF0-DICE-07'],
    ),
    [{ die: 'red' }, { die: 'green' }, { die: 'blue' }] as const,
  ),
  ({ die }) => `the icon of the ${die} die activates the ${die} ability, unasked, and no other`,
  (t, { die }) =>
    fight(t)
      .throws(die, { face: 'icon' })
      .expect(...hitWith(t, die))
      .asks(t.party[1], 'turn'),
);

clauses(
  rows('DF2-ICON-02', 'DF1-ICON-01', 'DF0-ICON-01'),
  'the icon is for the thrower, not for another hero with an ability of that colour',
  t => {
    const [hero, next, third] = t.party;
    const { red, green } = abilitiesOf(t);
    t.fight({
      heroes: [
        { hero, life: 5, abilities: { green } },
        { hero: next, life: 5, abilities: { green: red } },
        { hero: third, life: 5, abilities: { green: red } },
      ],
      chest: { coins: 2 },
    })
      .throws('green', { face: 'icon' })
      .expect(...hitWith(t, 'green'))
      .asks(next, 'turn');
  },
);

clauses(
  rows(['DF2-ICON-05', 'DF2-ICON-02'], 'DF1-ICON-07', 'DF0-ICON-01'),
  'the same ability under all three colours activates once',
  t => {
    const { green } = abilitiesOf(t);
    fight(t, { abilities: { red: green, green, blue: green } })
      .throws('green', { face: 'icon' })
      .expect(...hitWith(t, 'green'));
  },
);

// ---- white dice -----------------------------------------------------------------------------------------

const white = (t: Table, values: Partial<TestHero> = {}, landing: LandingValues = {}): Table =>
  fight(t, values, true).throws('white', { face: 'icon', ...landing });

clauses(
  rows('DF2-ICON-03', ['DF1-ICON-06', 'DF1-R-01', 'DF1-R-98'], 'DF0-ICON-03'),
  'the icon of a white die offers any ability of the thrower, or none',
  t => {
    const [hero, next] = t.party;
    white(t)
      .asks(hero, 'ability')
      .offers(
        `${hero} activates red`,
        `${hero} activates green`,
        `${hero} activates blue`,
        `${hero} activates nothing`,
      )
      .mayNot(`${next} activates green`);
  },
);

clauses(
  times(rows(['DF2-ICON-03', 'DF2-SCAR-08'], ['DF1-ICON-06', 'DF1-R-01'], ['DF0-ICON-03', 'DF0-SCAR-02']), [
    { scars: ['red'], left: ['green', 'blue'] },
    { scars: ['green', 'blue'], left: ['red'] },
  ] as const),
  ({ scars }) => `a white icon offers no ability under a scar: ${scars.join(', ')}`,
  (t, { scars, left }) => {
    const [hero] = t.party;
    white(t, { scars, life: 2 })
      .offers(...left.map(color => `${hero} activates ${color}`), `${hero} activates nothing`)
      .mayNot(...scars.map(color => `${hero} activates ${color}`));
  },
);

clauses(
  times(rows(['DF2-ICON-03', 'DF2-ICON-05'], ['DF1-ICON-06', 'DF1-ICON-07'], 'DF0-ICON-03'), [
    { color: 'red' },
    { color: 'green' },
    { color: 'blue' },
  ] as const),
  ({ color }) => `the chosen ability activates, and no other: ${color}`,
  (t, { color }) =>
    white(t)
      .does(`${t.party[0]} activates ${color}`)
      .expect(...hitWith(t, color))
      .asks(t.party[1], 'turn')
      .mayNot(`${t.party[0]} activates red`),
);

clauses(
  rows('DF2-ICON-03', ['DF1-ICON-06', 'DF1-R-98'], 'DF0-ICON-03'),
  'the icon of a white die may be left unused',
  t => {
    const [hero, next] = t.party;
    white(t)
      .does(`${hero} activates nothing`)
      .expect(`${hero} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit')
      .asks(next, 'turn');
  },
);

clauses(
  [
    { proves: ['DF2-ICON-03', 'DF2-SCAR-08'], scars: ['red', 'green', 'blue'], blue: 'heal-party' },
    { proves: 'DF2-ICON-03', scars: ['red', 'green'], blue: 'agile-instincts' },
    { proves: 'DF1-ICON-06', scars: ['red', 'green'], blue: 'agile-instincts' },
    { proves: 'DF0-ICON-03', scars: ['red', 'green'], blue: 'no-damage' },
  ] as const,
  ({ scars, blue }) => `with ${scars.length} scars and ${blue} a white icon on a hit asks nothing`,
  (t, { scars, blue }) => {
    const [hero, next] = t.party;
    white(t, { scars, life: 2, abilities: { ...abilitiesOf(t), blue } })
      .expect(`${hero} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit')
      .asks(next, 'turn');
  },
);

// ---- where it lands -------------------------------------------------------------------------------------

type Miss = { readonly where: string; readonly landing: LandingValues; readonly reason: string };

const MISSES: readonly Miss[] = [
  { where: 'outside the board', landing: { zone: 'outside' }, reason: 'outside' },
  { where: 'in a hole', landing: { zone: 'hole' }, reason: 'hole' },
  { where: 'in a section without a bounce', landing: { zone: '3', bounces: 0 }, reason: 'no-bounce' },
  {
    where: 'in the bullseye without a bounce',
    landing: { zone: 'bullseye', bounces: 0 },
    reason: 'no-bounce',
  },
  { where: 'without the throw demanded', landing: { zone: '3', failed: ['jump'] }, reason: 'jump' },
];
const BONES: Miss = { where: 'on the bones', landing: { zone: 'bones' }, reason: 'bones' };

/** When a coin is found: before the blow, after it, or by who is still standing after it. */
const COINS: Readonly<Record<string, (hero: string) => string[]>> = {
  second: hero => [`${hero} ability red: pickpocket`, `${hero} life 5 → 3: miss`, 'coins +1 = 3: pickpocket'],
  first: hero => [`${hero} ability red: pickpocket`, 'coins +2 = 4: pickpocket', `${hero} life 5 → 3: miss`],
  prototype: hero => [
    `${hero} life 5 → 3: miss`,
    `${hero} ability red: pickpocket`,
    'coins +2 = 4: pickpocket',
  ],
};

const missing = (t: Table, red: string, { landing }: Miss): Table =>
  t
    .fight({
      heroes: [{ hero: t.party[0], life: 5, abilities: { red } }, t.party[1]],
      chest: { coins: 2 },
      combat: { monster: monster({ requirement: 'jump' }) },
    })
    .throws('red', { face: 'icon', ...landing });

clauses(
  [
    ...times(rows('DF2-ICON-06', 'DF1-ICON-02', ['DF0-ICON-05', 'DF0-ICON-07']), MISSES),
    ...times(rows('DF2-ICON-06', 'DF1-ICON-02'), [BONES]),
    ...times(rows(['DF1-ICON-02', 'DF1-R-29']), [
      { where: 'on the floor', landing: { zone: 'floor' }, reason: 'floor' } as Miss,
    ]),
  ],
  ({ where }) => `an ability without a limit works ${where}`,
  (t, miss) =>
    missing(t, 'pickpocket', miss).expect(
      `${t.party[0]} missed: ${miss.reason}`,
      ...(COINS[t.rules]?.(t.party[0]) ?? []),
    ),
);

const FOR_HITS = [
  ...times(rows(['DF2-ICON-07', 'DF2-HERO-07', 'DF2-HERO-08', 'DF2-HERO-15', 'DF2-HERO-31', 'DF2-HERO-33']), [
    { ability: 'piercing-damage' },
    { ability: 'focused-damage' },
    { ability: 'sworn-enemy' },
    { ability: 'double-swing' },
    { ability: 'heavy-load' },
    { ability: 'courage' },
  ]),
  ...times(
    rows([
      'DF1-ICON-03',
      'DF1-R-40',
      'DF1-HERO-02',
      'DF1-HERO-05',
      'DF1-HERO-06',
      'DF1-HERO-07',
      'DF1-HERO-08',
    ]),
    [
      { ability: 'swing-twice' },
      { ability: 'piercing-damage-2' },
      { ability: 'piercing-damage-3' },
      { ability: 'focused-damage' },
      { ability: 'divine-intervention' },
      { ability: 'berserk' },
    ],
  ),
  ...times(rows(['DF0-ICON-04', 'DF0-R-17']), [
    { ability: 'burst-of-hits' },
    { ability: 'divine-help' },
    { ability: 'blind-fury' },
    { ability: 'extra-damage-2' },
    { ability: 'extra-damage-3' },
    { ability: 'focused-damage' },
  ]),
];

clauses(
  [...times(FOR_HITS, MISSES), ...times(FOR_HITS.slice(0, 12), [BONES])],
  ({ ability, where }) => `${ability}, for hits only, does nothing ${where}`,
  (t, { ability, ...miss }) =>
    missing(t, ability, miss)
      .expect(`${t.party[0]} missed: ${miss.reason}`, `${t.party[0]} life 5 → 3: miss`)
      .asks(t.party[1], 'turn'),
);

/** What is for misses only, and how it is told. */
const ON_A_MISS = [
  {
    proves: ['DF2-ICON-03', 'DF2-R-87'],
    misses: 'agile-instincts',
    story: ['monster life 12 → 10: agile-instincts'],
  },
  { proves: 'DF1-ICON-06', misses: 'agile-instincts', story: [] },
  { proves: 'DF0-ICON-03', misses: 'no-damage', story: [] },
];

clauses(
  ON_A_MISS,
  'on a miss a white icon serves abilities for misses and those without a limit',
  (t, { misses, story }) => {
    const [hero] = t.party;
    const miss = (): Table =>
      white(t, { abilities: { ...abilitiesOf(t), red: 'pickpocket', blue: misses } }, { zone: 'hole' });
    miss()
      .does(`${hero} activates blue`)
      .expect(`${hero} missed: hole`, `${hero} ability blue: ${misses}`, ...story)
      .shows({ [`heroes.${hero}.life`]: 5 });
    miss()
      .does(`${hero} activates red`)
      .expect(`${hero} missed: hole`, ...(COINS[t.rules]?.(hero) ?? []));
  },
);

clauses(
  FOR_HITS,
  ({ ability }) => `${ability}, for hits only, is not offered to a white icon on a miss`,
  (t, { ability }) => {
    const [hero] = t.party;
    white(t, { abilities: { ...abilitiesOf(t), red: ability } }, { zone: 'hole' })
      .offers(`${hero} activates green`, `${hero} activates blue`, `${hero} activates nothing`)
      .mayNot(`${hero} activates red`);
  },
);

clauses(
  [
    { proves: ['DF2-ICON-07', 'DF2-HERO-04'], ability: 'agile-instincts' },
    { proves: ['DF2-ICON-07', 'DF2-HERO-29'], ability: 'heroic-defense' },
    { proves: 'DF1-HERO-20', ability: 'agile-instincts' },
    { proves: 'DF0-HERO-17', ability: 'no-damage' },
  ],
  ({ ability }) => `${ability}, for misses only, does nothing on a hit`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    fight(t, { abilities: { red: ability } })
      .throws('red', { face: 'icon' })
      .expect(`${hero} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit')
      .asks(next, 'turn');
  },
);
