/** What equipment does when it is used, in every edition that has the rule. */
import { expect } from 'vitest';
import {
  armor,
  clauses,
  type Equipment,
  monster,
  rows,
  spendable,
  type Table,
  type TestStage,
  times,
  weapon,
} from '../../support/table.ts';

const SLOTS = { weapon: 3, armor: 3, spendable: 3 };

/** The first of the party carries these against a monster with 12 life and 2 damage, the others nothing. */
const carrying = (t: Table, equipment: readonly Equipment[], stage: Partial<TestStage> = {}): Table => {
  const [hero, next, third] = t.party;
  return t.fight({ heroes: [{ hero, slots: SLOTS, equipment }, next, third], ...stage });
};

/** Where used cards go, and whether a card may be discarded in a fight. */
const AWAY: Readonly<Record<string, { pile: string; inFight: boolean }>> = {
  second: { pile: 'box', inFight: false },
  first: { pile: 'scrap', inFight: true },
  prototype: { pile: 'scrap', inFight: true },
};

/** What a carrier may do with cards besides using them. */
const discards = (t: Table, card: string): string[] =>
  AWAY[t.rules]?.inFight ? [`${t.party[0]} discards ${card}`] : [];

const gone = (t: Table, card: string): Record<string, unknown> => ({
  [`heroes.${t.party[0]}.equipment`]: [],
  [AWAY[t.rules]?.pile as string]: [card],
  discard: [],
});

const kept = (t: Table, card: string): Record<string, unknown> => ({
  [`heroes.${t.party[0]}.equipment`]: [{ card, used: false }],
  scrap: [],
  box: [],
});

// ---- weapons --------------------------------------------------------------------------------------------

const club = weapon({ id: 'club', requirement: 'jump', bonus: 2 });
const flail = weapon({ id: 'flail', requirement: 'blind', bonus: 3 });

clauses(
  times(rows('DF2-EQUIP-07', ['DF1-GEAR-09', 'DF1-REQ-11'], ['DF0-GEAR-01', 'DF0-GEAR-02']), [
    { used: [], requirements: [], damage: 4, sum: '4 section' },
    { used: ['club'], requirements: ['jump'], damage: 6, sum: '4 section + 2 club' },
    { used: ['flail'], requirements: ['blind'], damage: 7, sum: '4 section + 3 flail' },
    {
      used: ['club', 'flail'],
      requirements: ['blind', 'jump'],
      damage: 9,
      sum: '4 section + 2 club + 3 flail',
    },
  ]),
  ({ used, damage }) => `with ${used.join(' and ') || 'no weapon'} in use a 4 deals ${damage}`,
  (t, { used, requirements, damage, sum }) => {
    const [hero] = t.party;
    carrying(t, [club, flail])
      .does([`${hero} throws red`, ...(used.length > 0 ? ['with', ...used] : [])].join(' '))
      .verify(({ state }) =>
        expect([...(state.combat?.throw?.requirements ?? [])].sort()).toEqual(requirements),
      )
      .does('lands 4 blank')
      .expect(`${hero} hit 4`, `damage ${damage} = ${sum}`, `monster life 12 → ${12 - damage}: hit`);
  },
);

clauses(
  times(rows('DF2-EQUIP-07', ['DF1-GEAR-09', 'DF1-MISS-09'], ['DF0-GEAR-01', 'DF0-GEAR-02']), [
    { used: ['club'], failed: ['jump'] },
    { used: ['club', 'flail'], failed: ['jump'] },
    { used: ['club', 'flail'], failed: ['blind'] },
  ] as const),
  ({ used, failed }) => `with ${used.join(' and ')} in use, failing ${failed} alone is a miss`,
  (t, { used, failed }) => {
    const [hero] = t.party;
    carrying(t, [club, flail])
      .throws('red', { zone: '4', failed }, used)
      .expect(`${hero} missed: ${failed}`, `${hero} life 9 → 7: miss`)
      .shows({ 'combat.life': 12 });
  },
);

clauses(
  rows('DF2-EQUIP-08', ['DF1-GEAR-09', 'DF1-MISS-09'], 'DF0-GEAR-01'),
  'on a miss the bonus is lost',
  t => {
    const [hero] = t.party;
    carrying(t, [club, flail])
      .throws('red', { zone: 'hole' }, ['club', 'flail'])
      .expect(`${hero} missed: hole`, `${hero} life 9 → 7: miss`)
      .shows({ 'combat.life': 12 });
  },
);

clauses(
  rows('DF2-EQUIP-05', 'DF1-EQUIP-08', 'DF0-EQUIP-04'),
  'a weapon serves every throw of its carrier, hit or miss, and stays',
  t => {
    const [hero, next] = t.party;
    carrying(t, [weapon()], {
      heroes: [{ hero, slots: SLOTS, equipment: [weapon()] }, next],
      combat: { monster: monster({ life: 30 }) },
    })
      .throws('red', { zone: '2' }, ['test-weapon'])
      .expect(`${hero} hit 2`, 'damage 5 = 2 section + 3 test-weapon', 'monster life 30 → 25: hit')
      .shows(kept(t, 'test-weapon'))
      .throws('green')
      .expect(`${next} hit 3`, 'damage 3 = 3 section', 'monster life 25 → 22: hit')
      .throws('blue', { zone: 'hole' }, ['test-weapon'])
      .expect(`${hero} missed: hole`, `${hero} life 9 → 7: miss`)
      .shows(kept(t, 'test-weapon'));
  },
);

// ---- armor ----------------------------------------------------------------------------------------------

const padded = armor({ id: 'padded', reduce: 1 });
const quilted = armor({ id: 'quilted', reduce: 2 });

clauses(
  times(rows(['DF1-GEAR-07', 'DF1-EQUIP-08', 'DF1-R-35'], ['DF0-GEAR-03', 'DF0-EQUIP-05', 'DF0-R-38']), [
    { damage: 3, worn: [padded], life: 7 },
    { damage: 3, worn: [quilted], life: 8 },
    { damage: 3, worn: [padded, quilted], life: 9 },
    { damage: 2, worn: [padded, quilted], life: 9 },
    { damage: 5, worn: [padded, quilted], life: 7 },
  ]),
  ({ damage, worn, life }) =>
    `a miss that costs ${damage} leaves a hero in ${worn.map(({ id }) => id).join(' and ')} with ${life}`,
  (t, { damage, worn, life }) => {
    const [hero] = t.party;
    carrying(t, worn, { combat: { monster: monster({ damage }) } })
      .throws('red', { zone: 'outside' })
      .expect(`${hero} missed: outside`, ...(life < 9 ? [`${hero} life 9 → ${life}: miss`] : []))
      .shows({ [`heroes.${hero}.equipment`]: worn.map(({ id }) => ({ card: id, used: false })), scrap: [] });
  },
);

clauses(
  times(rows(['DF1-GEAR-05', 'DF1-EQUIP-07'], ['DF0-EQUIP-05', 'DF0-EQUIP-06', 'DF0-GEAR-04']), [
    { what: 'an armor', card: armor({ id: 'boots', prevent: 'all', once: true }), prevented: 5 },
    { what: 'an item', card: spendable({ id: 'feather', prevent: 'all' }), prevented: 5 },
    { what: 'a thinner armor', card: armor({ id: 'vest', prevent: 3, once: true }), prevented: 3 },
    { what: 'a smaller item', card: spendable({ id: 'fan', prevent: 3 }), prevented: 3 },
  ]),
  ({ what, prevented }) => `${what} against the blow prevents ${prevented} of 5, then it is gone`,
  (t, { card, prevented }) => {
    const [hero] = t.party;
    carrying(t, [card], { combat: { monster: monster({ damage: 5 }) } })
      .throws('red', { zone: 'outside' })
      .expect(`${hero} missed: outside`)
      .offers(`${hero} uses ${card.id}`, `${hero} passes`, ...discards(t, card.id))
      .does(`${hero} uses ${card.id}`)
      .expect(
        `${hero} used ${card.id}`,
        `${hero} prevented ${prevented}: ${card.id}`,
        ...(prevented < 5 ? [`${hero} life 9 → ${4 + prevented}: miss`] : []),
      )
      .shows({ ...gone(t, card.id), [`heroes.${hero}.life`]: 4 + prevented });
  },
);

clauses(
  times(rows('DF1-GEAR-05', ['DF0-EQUIP-05', 'DF0-EQUIP-06']), [
    { what: 'an armor', card: armor({ id: 'boots', prevent: 'all', once: true }) },
    { what: 'an item', card: spendable({ id: 'feather', prevent: 'all' }) },
  ]),
  ({ what }) => `${what} against the blow need not be used`,
  (t, { card }) => {
    const [hero] = t.party;
    carrying(t, [card])
      .throws('red', { zone: 'outside' })
      .does(`${hero} passes`)
      .expect(`${hero} life 9 → 7: miss`)
      .shows(kept(t, card.id));
  },
);

clauses(
  [
    { proves: 'DF2-EQUIP-03', worn: [armor({ prevent: 'all' })] },
    { proves: ['DF1-GEAR-05', 'DF1-GEAR-07'], worn: [padded, armor({ prevent: 'all', once: true })] },
    { proves: 'DF0-GEAR-03', worn: [padded, armor({ prevent: 'all', once: true })] },
  ],
  'an armor protects its wearer and nobody else',
  (t, { worn }) => {
    const [hero, next, third] = t.party;
    carrying(t, worn, {
      heroes: [{ hero, slots: SLOTS, equipment: worn }, next, third],
      combat: { active: next },
    })
      .throws('red', { zone: 'hole' })
      .expect(`${next} missed: hole`, `${next} life 9 → 7: miss`)
      .asks(third, 'turn');
  },
);

// ---- cards for one use ----------------------------------------------------------------------------------

const ONCE = rows(
  ['DF2-EQUIP-11', 'DF2-EQUIP-12', 'DF2-R-75'],
  ['DF1-EQUIP-07', 'DF1-GEAR-01', 'DF1-GEAR-02', 'DF1-R-53'],
  ['DF0-EQUIP-06', 'DF0-GEAR-04', 'DF0-R-39'],
);

clauses(
  times(ONCE, [
    {
      what: 'a heal of one hero',
      values: { heal: { amount: 2, whom: 'hero' } },
      aimed: true,
      healed: [{ of: 1, from: 4, to: 6 }],
    },
    {
      what: 'a heal of the party',
      values: { heal: { amount: 2, whom: 'party' } },
      aimed: false,
      healed: [
        { of: 0, from: 5, to: 7 },
        { of: 1, from: 4, to: 6 },
        { of: 2, from: 8, to: 9 },
      ],
    },
    { what: 'a bonus die', values: { bonusDice: 1 }, aimed: false, healed: [] },
  ] as const),
  ({ what }) => `${what} is used at any time, once, and discarded`,
  (t, { values, aimed, healed }) => {
    const [hero, next, third, fourth] = t.party;
    const on = aimed ? ` on ${next}` : '';
    t.fight({
      heroes: [
        { hero, slots: SLOTS, equipment: [spendable(values)], life: 5 },
        { hero: next, life: 4 },
        { hero: third, life: 8 },
        { hero: fourth, fainted: true },
      ],
      chest: { dice: 1 },
      combat: { active: next, dice: ['red'] },
    })
      .offers(
        `${next} throws red`,
        ...(aimed ? [hero, next, third].map(one => `${hero} uses test-spendable on ${one}`) : []),
        ...(aimed ? [] : [`${hero} uses test-spendable`]),
        ...discards(t, 'test-spendable'),
      )
      .does(`${hero} uses test-spendable${on}`)
      .expect(
        `${hero} used test-spendable${on}`,
        ...healed.map(({ of, from, to }) => `${t.party[of]} healed ${from} → ${to}: test-spendable`),
        ...('bonusDice' in values ? ['dice +1 = 2: test-spendable'] : []),
      )
      .shows(gone(t, 'test-spendable'))
      .mayNot(`${hero} uses test-spendable${on}`);
  },
);

clauses(
  [
    { proves: ['DF2-EQUIP-12', 'DF2-HERO-02'], maximum: 7 },
    { proves: ['DF1-GEAR-01', 'DF1-HERO-11'], maximum: 6 },
    { proves: ['DF0-GEAR-04', 'DF0-SCAR-03'], maximum: 6 },
  ],
  'a card heals nobody above the maximum',
  (t, { maximum }) => {
    const [hero, next] = t.party;
    t.fight({
      heroes: [
        { hero, slots: SLOTS, equipment: [spendable({ heal: { amount: 3, whom: 'hero' } })] },
        { hero: next, scars: ['red'], life: maximum - 1 },
      ],
    })
      .does(`${hero} uses test-spendable on ${next}`)
      .expect(
        `${hero} used test-spendable on ${next}`,
        `${next} healed ${maximum - 1} → ${maximum}: test-spendable`,
      );
  },
);

clauses(
  rows('DF2-EQUIP-12', ['DF1-EQUIP-07', 'DF1-R-94'], ['DF0-GEAR-04', 'DF0-R-39']),
  'a fainted hero uses nothing, and nothing is used on one',
  t => {
    const [hero, next, third] = t.party;
    t.fight({
      heroes: [
        {
          hero,
          life: 5,
          slots: SLOTS,
          equipment: [spendable({ id: 'stew', heal: { amount: 2, whom: 'hero' } })],
        },
        {
          hero: next,
          fainted: true,
          slots: SLOTS,
          equipment: [
            spendable({ id: 'feast', heal: { amount: 1, whom: 'party' } }),
            spendable({ id: 'sip', heal: { amount: 1, whom: 'hero' } }),
          ],
        },
        third,
      ],
    })
      .may(`${hero} uses stew on ${hero}`)
      .mayNot(`${hero} uses stew on ${next}`, `${next} uses feast`, `${next} uses sip on ${hero}`);
  },
);

clauses(
  rows(
    ['DF2-EQUIP-11', 'DF2-R-75', 'DF2-R-42'],
    ['DF1-GEAR-04', 'DF1-R-55'],
    ['DF0-EQUIP-06', 'DF0-GEAR-04'],
  ),
  'a card adds to a hit of its carrier after the result is seen, and is discarded',
  t => {
    const [hero] = t.party;
    carrying(t, [spendable({ id: 'oil', hitBonus: 4 })])
      .mayNot(`${hero} uses oil`)
      .throws('red')
      .expect(`${hero} hit 3`, 'damage 3 = 3 section')
      .asks(hero, 'window')
      .offers(`${hero} uses oil`, `${hero} passes`, ...discards(t, 'oil'))
      .does(`${hero} uses oil`)
      .expect(`${hero} used oil`, 'damage 7 = 3 blow + 4 oil', 'monster life 12 → 5: hit')
      .shows(gone(t, 'oil'));
  },
);

clauses(
  rows(['DF2-EQUIP-11', 'DF2-R-42'], 'DF1-GEAR-04', ['DF0-EQUIP-06', 'DF0-GEAR-04']),
  'a card that adds to a hit is no use on a miss',
  t => {
    const [hero, next] = t.party;
    carrying(t, [spendable({ hitBonus: 4 })])
      .throws('red', { zone: 'outside' })
      .expect(`${hero} missed: outside`, `${hero} life 9 → 7: miss`)
      .asks(next, 'turn')
      .shows(kept(t, 'test-spendable'));
  },
);

clauses(
  times(rows(['DF1-GEAR-04', 'DF1-GEAR-03', 'DF1-R-54', 'DF1-R-55'], 'DF0-GEAR-04'), [
    { what: 'adds', card: spendable({ hitBonus: 4 }) },
    { what: 'throws again', card: spendable({ rethrow: true }) },
  ]),
  ({ what }) => `a card that ${what} is for the throw of its carrier only`,
  (t, { card }) => {
    const [, next, third] = t.party;
    carrying(t, [card], { combat: { active: next } })
      .throws('red')
      .expect(`${next} hit 3`, 'damage 3 = 3 section', 'monster life 12 → 9: hit')
      .asks(third, 'turn');
  },
);

clauses(
  times(rows(['DF2-EQUIP-11', 'DF2-R-75'], 'DF1-GEAR-03', ['DF0-EQUIP-06', 'DF0-GEAR-04']), [
    { zone: '1' },
    { zone: 'outside' },
  ] as const),
  ({ zone }) => `a card takes back a die that came to ${zone}, ignores it, and is discarded`,
  (t, { zone }) => {
    const [hero, next] = t.party;
    carrying(t, [spendable({ id: 'string', rethrow: true })])
      .throws('red', { zone })
      .expect()
      .offers(`${hero} uses string`, `${hero} passes`, ...discards(t, 'string'))
      .does(`${hero} uses string`)
      .expect(`${hero} used string`, `${hero} re-throws by ${hero}: string`)
      .shows({ ...gone(t, 'string'), 'combat.life': 12, [`heroes.${hero}.life`]: 9 })
      .offers(`${hero} throws red`)
      .throws('red', { zone: '5' })
      .expect(`${hero} hit 5`, 'damage 5 = 5 section', 'monster life 12 → 7: hit')
      .asks(next, 'turn');
  },
);

const BEFORE_THE_BLOW = rows(['DF1-GEAR-01', 'DF1-EQUIP-07', 'DF1-R-53'], ['DF0-GEAR-04', 'DF0-R-39']);
const draught = spendable({ id: 'draught', heal: { amount: 3, whom: 'hero' } });

clauses(BEFORE_THE_BLOW, 'a heal comes in time, before the blow that would fell its carrier', t => {
  const [hero, next] = t.party;
  t.fight({ heroes: [{ hero, life: 2, slots: SLOTS, equipment: [draught] }, next] })
    .throws('red', { zone: 'outside' })
    .expect(`${hero} missed: outside`)
    .asks(hero, 'window')
    .does(`${hero} uses draught on ${hero}`)
    .expect(`${hero} used draught on ${hero}`, `${hero} healed 2 → 5: draught`, `${hero} life 5 → 3: miss`)
    .asks(next, 'turn');
});

clauses(BEFORE_THE_BLOW, 'a heal of another comes in time as well', t => {
  const [hero, next] = t.party;
  t.fight({
    heroes: [
      { hero, life: 2 },
      { hero: next, slots: SLOTS, equipment: [draught] },
    ],
  })
    .throws('red', { zone: 'outside' })
    .expect(`${hero} missed: outside`)
    .asks(next, 'window')
    .does(`${next} uses draught on ${hero}`)
    .expect(`${next} used draught on ${hero}`, `${hero} healed 2 → 5: draught`, `${hero} life 5 → 3: miss`);
});

clauses(BEFORE_THE_BLOW, 'before the blow, who has passed is asked again after somebody’s card', t => {
  const [hero, next] = t.party;
  t.fight({
    heroes: [
      { hero, life: 4, slots: SLOTS, equipment: [draught] },
      { hero: next, life: 5, slots: SLOTS, equipment: [draught] },
    ],
    combat: { monster: monster({ damage: 3 }) },
  })
    .throws('red', { zone: 'hole' })
    .does(`${hero} passes`)
    .asks(next, 'window')
    .mayNot(`${hero} passes`)
    .does(`${next} uses draught on ${hero}`)
    .asks(hero, 'window');
});
