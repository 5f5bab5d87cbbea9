/** Scars and elimination, in every edition that has the rule. */
import { COLORS } from '../../rules/index.ts';
import { killed, lastBlow, wayOn } from '../support/rooms.ts';
import { armor, clauses, rows, type Table, type TestHero, times, weapon } from '../support/table.ts';

const EACH_COLOR = COLORS.map(color => ({ color }));

/** The thrower defeats the monster; the next hero has fainted and is as told. */
const revive = (
  t: Table,
  fallen: Omit<TestHero, 'hero'> = {},
  others: readonly TestHero[] = [],
  thrower: Omit<TestHero, 'hero'> = {},
): Table => {
  const [first, next] = t.party;
  return lastBlow(t, {
    heroes: [{ hero: first, ...thrower }, { hero: next, fainted: true, ...fallen }, ...others],
  }).throws('red');
};

clauses(
  [
    { proves: ['DF2-SCAR-01', 'DF2-SCAR-02', 'DF2-R-66'], maximum: 7, supply: 18, by: 'brad', at: 'path' },
    { proves: 'DF1-SCAR-01', maximum: 6, supply: 14, by: 'party', at: 'move' },
    { proves: 'DF0-SCAR-01', maximum: 6, supply: 18, by: 'party', at: 'move' },
  ],
  'each fainted hero takes one scar from the supply, and standing heroes none',
  (t, { maximum, supply, by, at }) => {
    const [thrower, next, third] = t.party;
    revive(t, {}, [{ hero: third, fainted: true }])
      .shows({ 'supply.scars': supply })
      .does(`${next} scars red`)
      .expect(`${next} scarred red: maximum ${maximum}`)
      .shows({ 'supply.scars': supply - 1 })
      .asks(third, 'scar')
      .offers(`${third} scars red`, `${third} scars green`, `${third} scars blue`)
      .does(`${third} scars blue`)
      .expect(`${third} scarred blue: maximum ${maximum}`, ...wayOn(t))
      .shows({
        'supply.scars': supply - 2,
        [`heroes.${thrower}.scars`]: [],
        [`heroes.${next}.scars`]: ['red'],
        [`heroes.${third}.scars`]: ['blue'],
      })
      .asks(by, at);
  },
);

clauses(
  times(
    [
      { proves: 'DF2-SCAR-02', maximum: 7 },
      { proves: 'DF1-SCAR-02', maximum: 6 },
      { proves: 'DF0-SCAR-01', maximum: 6 },
    ],
    EACH_COLOR,
  ),
  ({ color }) => `the player of the fainted hero chooses the ability: ${color}`,
  (t, { color, maximum }) => {
    const [thrower, next] = t.party;
    revive(t)
      .asks(next, 'scar')
      .offers(...COLORS.map(each => `${next} scars ${each}`))
      .mayNot(`${thrower} scars red`, `${next} passes`, 'party done')
      .does(`${next} scars ${color}`)
      .expect(`${next} scarred ${color}: maximum ${maximum}`, ...wayOn(t))
      .shows({ [`heroes.${next}.scars`]: [color] });
  },
);

clauses(
  times(rows('DF2-SCAR-03', ['DF1-SCAR-02', 'DF1-SCAR-03'], 'DF0-SCAR-01'), EACH_COLOR),
  ({ color }) => `an ability with a scar takes no second one: ${color}`,
  (t, { color }) => {
    const [, next] = t.party;
    revive(t, { scars: [color] })
      .offers(...COLORS.filter(each => each !== color).map(each => `${next} scars ${each}`))
      .mayNot(`${next} scars ${color}`);
  },
);

clauses(
  [
    { proves: ['DF2-SCAR-05', 'DF2-SCAR-04'], before: [], maximum: 7, supply: 18 },
    { proves: ['DF2-SCAR-05', 'DF2-SCAR-04'], before: ['blue'], maximum: 5, supply: 18 },
    { proves: ['DF1-SCAR-04', 'DF1-SCAR-07', 'DF1-R-05'], before: [], maximum: 6, supply: 14 },
    { proves: ['DF1-SCAR-04', 'DF1-SCAR-07', 'DF1-R-05'], before: ['red'], maximum: 3, supply: 14 },
    { proves: ['DF0-SCAR-03', 'DF0-R-18', 'DF0-R-22'], before: [], maximum: 6, supply: 18 },
    { proves: ['DF0-SCAR-03', 'DF0-R-18', 'DF0-R-22'], before: ['red'], maximum: 3, supply: 18 },
  ] as const,
  ({ before, maximum }) =>
    `scar number ${before.length + 1} lowers the maximum to ${maximum}, and the hero stands with that life`,
  (t, { before, maximum, supply }) => {
    const [, next] = t.party;
    revive(t, { scars: before })
      .shows({ [`heroes.${next}.life`]: 0, [`heroes.${next}.fainted`]: true })
      .does(`${next} scars green`)
      .expect(`${next} scarred green: maximum ${maximum}`, ...wayOn(t))
      .shows({
        [`heroes.${next}.maximum`]: maximum,
        [`heroes.${next}.life`]: maximum,
        [`heroes.${next}.fainted`]: false,
        'supply.scars': supply - before.length - 1,
      });
  },
);

clauses(
  [
    { proves: 'DF1-SCAR-04', ability: 'heal-party-2' },
    { proves: 'DF0-SCAR-03', ability: 'heal-all-heroes-2' },
  ],
  'the lower maximum stays: no healing goes beyond it',
  (t, { ability }) => {
    const [thrower, next, third] = t.party;
    t.fight({
      heroes: [
        { hero: thrower, scars: ['blue'], life: 5, abilities: { red: ability } },
        { hero: next, scars: ['red'], life: 5 },
        { hero: third, scars: ['red', 'blue'], life: 2 },
      ],
    })
      .throws('red', { face: 'icon' })
      .expect(
        `${thrower} hit 3`,
        `${thrower} ability red: ${ability}`,
        `${thrower} healed 5 → 6: ${ability}`,
        `${next} healed 5 → 6: ${ability}`,
        `${third} healed 2 → 3: ${ability}`,
        'damage 3 = 3 section',
        'monster life 12 → 9: hit',
      );
  },
);

clauses(
  times(
    times(rows(['DF2-SCAR-06', 'DF2-SCAR-07'], ['DF1-SCAR-05', 'DF1-SCAR-06'], 'DF0-SCAR-02'), EACH_COLOR),
    [{ face: 'icon' }, { face: 'blank' }] as const,
  ),
  ({ color, face }) => `with a ${color} scar the ${color} die counts and its ability does nothing: ${face}`,
  (t, { color, face }) => {
    const [thrower, next] = t.party;
    const abilities = { red: 'pickpocket', green: 'pickpocket', blue: 'pickpocket' };
    t.fight({ heroes: [{ hero: thrower, scars: [color], abilities }, next] })
      .may(`${thrower} throws ${color}`)
      .throws(color, { face })
      .expect(`${thrower} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit')
      .asks(next, 'turn');
  },
);

// ---- elimination ----------------------------------------------------------------------------------------

/** How many scars a hero has who is not revived once more, and where they and the cards go. */
const LAST = {
  second: { scars: ['red', 'green', 'blue'], pile: 'box' },
  others: { scars: ['red', 'green'], pile: 'scrap' },
} as const;

clauses(
  [
    {
      proves: ['DF2-SCAR-09', 'DF2-SCAR-12', 'DF2-EX-27', 'DF2-R-66'],
      ...LAST.second,
      kept: COLORS,
      supply: 15,
      on: 'brad takes left-door',
      turns: ['grace', 'brad'],
    },
    {
      proves: 'DF1-SCAR-08',
      ...LAST.others,
      kept: [],
      supply: 14,
      on: 'party moves to left-door',
      turns: ['goldfinga', 'torm'],
    },
    {
      proves: ['DF0-SCAR-04', 'DF0-R-20'],
      ...LAST.others,
      kept: [],
      supply: 18,
      on: 'party moves to left-door',
      turns: ['ornella', 'lorenzo'],
    },
  ] as const,
  'who faints once too often takes no scar: the hero is eliminated and never throws again',
  (t, { scars, kept, supply, on, turns }) => {
    const [thrower, next, third] = t.party;
    revive(t, { scars }, [{ hero: third }])
      .expect(...killed(thrower), `${next} eliminated`, ...wayOn(t))
      .excludes(/scarred/)
      .shows({
        [`heroes.${next}.eliminated`]: true,
        [`heroes.${next}.fainted`]: false,
        [`heroes.${next}.life`]: 0,
        [`heroes.${next}.scars`]: kept,
        'supply.scars': supply,
      })
      .does(on)
      .asks(turns[0], 'turn')
      .throws('red')
      .asks(turns[1], 'turn')
      .throws('green')
      .asks(turns[0], 'turn');
  },
);

const axe = weapon({ id: 'axe' });
const bow = weapon({ id: 'bow' });
const club = weapon({ id: 'club' });
const NONE = { weapon: 0, armor: 0, spendable: 0 };
const ONE = { ...NONE, weapon: 1 };
const TWO = { ...NONE, weapon: 2 };

clauses(
  [
    { proves: ['DF2-SCAR-12', 'DF2-R-64'], ...LAST.second, captives: [] },
    { proves: ['DF1-SCAR-08', 'DF1-R-58'], ...LAST.others, captives: ['goblin'] },
    { proves: ['DF0-SCAR-04', 'DF0-R-23'], ...LAST.others, captives: ['skeleton'] },
  ],
  'equipment of the eliminated is handed out, the rest put away',
  (t, { scars, pile, captives }) => {
    const [thrower, next] = t.party;
    revive(t, { scars, captives, slots: TWO, equipment: [axe, bow] }, [], { slots: ONE })
      .asks('party', 'trade')
      .shows({ [`heroes.${next}.captives`]: [], discard: ['test-monster', ...captives] })
      .does(`${next} gives axe to ${thrower}`, 'party done')
      .expect(`${next} gave axe to ${thrower}`, 'boxed bow', ...wayOn(t))
      .shows({
        [`heroes.${thrower}.equipment`]: [{ card: 'axe', used: false }],
        [`heroes.${next}.equipment`]: [],
        [pile]: ['bow'],
      });
  },
);

/** The next hero leaves an axe and a bow, the thrower carries nothing, and the third what is told. */
const legacy = (t: Table, scars: TestHero['scars'], third?: Omit<TestHero, 'hero'>): Table =>
  revive(
    t,
    { scars, slots: TWO, equipment: [axe, bow] },
    third === undefined ? [] : [{ hero: t.party[2], ...third }],
    { slots: NONE },
  );

const FULL = { slots: ONE, equipment: [club] };

clauses(
  [
    { proves: ['DF2-R-64', 'DF2-R-72'], ...LAST.second },
    { proves: ['DF1-R-58', 'DF1-R-56'], ...LAST.others },
  ],
  'where all slots are full somebody may discard a card and take one over',
  (t, { scars, pile }) => {
    const [, next, third] = t.party;
    legacy(t, scars, FULL)
      .asks('party', 'trade')
      .offers('party done', `${next} discards axe`, `${next} discards bow`, `${third} discards club`)
      .mayNot(`${next} gives axe to ${third}`, `${next} swaps axe with ${third} for club`)
      .does(`${third} discards club`)
      .expect(`${third} discarded club`)
      .offers(
        'party done',
        `${next} discards axe`,
        `${next} discards bow`,
        `${next} gives axe to ${third}`,
        `${next} gives bow to ${third}`,
      )
      .does(`${next} gives bow to ${third}`)
      .expect(`${next} gave bow to ${third}`)
      .mayNot(`${next} gives axe to ${third}`)
      .does('party done')
      .expect('boxed axe', ...wayOn(t))
      .shows({ [`heroes.${third}.equipment`]: [{ card: 'bow', used: false }], [pile]: ['club', 'axe'] });
  },
);

const LEFT = [
  { proves: 'DF2-R-64', ...LAST.second, by: 'brad', at: 'path' },
  { proves: 'DF1-R-58', ...LAST.others, by: 'party', at: 'move' },
];

clauses(LEFT, 'what nobody takes over is put away, card by card', (t, { scars, pile }) => {
  const [, next] = t.party;
  legacy(t, scars, FULL)
    .does('party done')
    .expect('boxed axe', 'boxed bow', ...wayOn(t))
    .shows({ [pile]: ['axe', 'bow'], [`heroes.${next}.equipment`]: [] });
});

clauses(
  times(LEFT, [
    { why: 'nobody has a slot', third: undefined },
    {
      why: 'a card of another kind makes no room',
      third: { slots: { ...NONE, armor: 1 }, equipment: [armor()] },
    },
  ]),
  ({ why }) => `nobody is asked about what nobody could carry, but it is told: ${why}`,
  (t, { scars, third, by, at }) =>
    legacy(t, scars, third)
      .expect(...killed(t.party[0]), `${t.party[1]} eliminated`, 'boxed axe', 'boxed bow', ...wayOn(t))
      .asks(by, at),
);

clauses(
  rows(['DF1-SCAR-08', 'DF1-R-18'], ['DF0-SCAR-04', 'DF0-R-33']),
  'the token of an eliminated leader goes to the next hero in play',
  t => {
    const [leader, next, third] = t.party;
    lastBlow(t, {
      heroes: [
        { hero: leader, fainted: true, scars: LAST.others.scars },
        { hero: next, eliminated: true },
        third,
      ],
      leader,
      combat: { active: third },
    })
      .throws('red')
      .expect(...killed(third), `${leader} eliminated`, `${third} leads`)
      .shows({ leader: third });
  },
);
