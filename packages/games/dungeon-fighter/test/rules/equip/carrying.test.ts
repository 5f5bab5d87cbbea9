/** What heroes carry and how it changes hands, in every edition that has the rule. */
import { expect } from 'vitest';
import { EQUIPMENT_KINDS, RULE_SETS } from '../../../rules/index.ts';
import { lastBlow } from '../../support/rooms.ts';
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

const none = { weapon: 0, armor: 0, spendable: 0 };
const one = { weapon: 1, armor: 1, spendable: 1 };
const make: Readonly<Record<Equipment['kind'], (id: string) => Equipment>> = {
  weapon: id => weapon({ id, price: 0 }),
  armor: id => armor({ id, price: 0 }),
  spendable: id => spendable({ id, price: 0 }),
};
const NEW = EQUIPMENT_KINDS.map(kind => make[kind](`new-${kind}`));
const KINDS = EQUIPMENT_KINDS.map(kind => ({ kind }));

/** A party in a shop that shows one new card of each kind, for nothing. */
const shop = (t: Table, heroes: TestStage['heroes'], cards: readonly Equipment[] = NEW): Table =>
  t.stage({ heroes, chest: { coins: 0 }, cards, shop: { display: cards.map(card => card.id) } });

const purchasesFor = (t: Table, hero: string): string[] =>
  t
    .legal(/^party buys new-/)
    .filter(line => line.endsWith(` ${hero}`))
    .map(line => line.split(' ')[2] as string);

/** After a fight, where cards may change hands. */
const trade = (t: Table, heroes: TestStage['heroes'], stage: Partial<TestStage> = {}): Table =>
  lastBlow(t, { heroes, ...stage })
    .throws('red')
    .asks('party', 'trade');

// ---- slots ----------------------------------------------------------------------------------------------

clauses(
  rows('DF2-EQUIP-01', 'DF1-EQUIP-01', 'DF0-EQUIP-01'),
  'every card is a weapon, an armor or a spendable, and there are some of each',
  t =>
    t.verify(() => {
      expect(EQUIPMENT_KINDS).toEqual(['weapon', 'armor', 'spendable']);
      expect(new Set(t.game.edition.tables.equipment.map(card => card.kind))).toEqual(
        new Set(EQUIPMENT_KINDS),
      );
    }),
);

const sheetsOf = (rules: string) =>
  RULE_SETS[rules]?.edition.tables.heroes.map(({ id, slots }) => ({ hero: id, slots })) ?? [];

clauses(
  [
    ...times(rows('DF2-EQUIP-02'), sheetsOf('second')),
    ...times(rows(['DF1-EQUIP-02', 'DF1-EQUIP-03', 'DF1-EQUIP-04']), sheetsOf('first')),
    ...times(rows(['DF0-EQUIP-02', 'DF0-EQUIP-03']), sheetsOf('prototype')),
  ],
  ({ hero }) => `${hero} carries as many cards of each kind as the sheet says, and no more`,
  (t, { hero, slots }) => {
    const other = t.party[0] === hero ? t.party[1] : t.party[0];
    const pile = EQUIPMENT_KINDS.flatMap(kind => [0, 1, 2, 3].map(i => make[kind](`${kind}-${i}`)));
    shop(t, [hero, other], pile).arrange(({ display, decks }) => {
      const missing = pile.filter(({ id }) => !display.includes(id)).map(({ id }) => id);
      decks.shop.splice(0, decks.shop.length, ...decks.shop.filter(id => !missing.includes(id)));
      display.push(...missing);
    });
    for (const { id } of pile) {
      const line = `party buys ${id} for ${hero}`;
      if (t.legal().includes(line)) t.does(line);
    }
    t.mayNot(...pile.map(({ id }) => `party buys ${id} for ${hero}`)).verify(({ state }) => {
      const carried = state.heroes[0]?.equipment.map(({ card }) => card.split('-')[0]) ?? [];
      for (const kind of EQUIPMENT_KINDS)
        expect(carried.filter(each => each === kind).length, kind).toBe(slots[kind]);
    });
  },
);

clauses(
  times(rows('DF1-EQUIP-02', ['DF0-EQUIP-02', 'DF0-EQUIP-03']), [{ places: 3 }]),
  'every sheet has room for exactly three cards',
  (t, { places }) =>
    t.verify(() => {
      for (const { id, slots } of t.game.edition.tables.heroes)
        expect(slots.weapon + slots.armor + slots.spendable, id).toBe(places);
    }),
);

clauses(
  times(rows(['DF2-EQUIP-01', 'DF2-EQUIP-02'], ['DF1-EQUIP-02', 'DF1-EQUIP-10'], 'DF0-EQUIP-03'), KINDS),
  ({ kind }) => `a slot for one ${kind} takes one ${kind} and nothing else, and without one there is no room`,
  (t, { kind }) => {
    const [hero, next] = t.party;
    shop(t, [
      { hero, slots: { ...none, [kind]: 1 } },
      { hero: next, slots: { weapon: 3, armor: 3, spendable: 3, [kind]: 0 } },
    ]).verify(() => {
      expect(purchasesFor(t, hero)).toEqual([`new-${kind}`]);
      expect(purchasesFor(t, next)).toEqual(
        EQUIPMENT_KINDS.filter(each => each !== kind).map(each => `new-${each}`),
      );
    });
  },
);

clauses(
  times(rows('DF2-EQUIP-02', ['DF1-EQUIP-03', 'DF1-R-59'], 'DF0-EQUIP-03'), KINDS),
  ({ kind }) => `a hero with one slot for it carries no second ${kind}, with two one more`,
  (t, { kind }) => {
    const [hero, next] = t.party;
    const equipment = [make[kind](`old-${kind}`)];
    shop(t, [
      { hero, slots: { ...none, [kind]: 1 }, equipment },
      { hero: next, slots: { ...none, [kind]: 2 }, equipment: [make[kind](`own-${kind}`)] },
    ])
      .verify(() => expect(purchasesFor(t, hero)).toEqual([]))
      .mayNot(`party buys new-${kind} for ${hero}`)
      .does(`party buys new-${kind} for ${next}`)
      .expect(`bought new-${kind} for 0: coins 0`, `assigned new-${kind} to ${next}`);
  },
);

clauses(
  times(
    [
      { proves: ['DF2-SHOP-05', 'DF2-R-71', 'DF2-R-72'], pile: 'box' },
      { proves: ['DF1-EQUIP-05', 'DF1-SHOP-09', 'DF1-R-56'], pile: 'scrap' },
      { proves: ['DF0-EQUIP-02', 'DF0-R-45'], pile: 'scrap' },
    ],
    KINDS,
  ),
  ({ kind }) => `a full hero first gives a ${kind} to somebody with room for it, or discards it`,
  (t, { kind, pile }) => {
    const [hero, next, third] = t.party;
    const heroes: TestStage['heroes'] = [
      { hero, slots: { ...none, [kind]: 1 }, equipment: [make[kind](`old-${kind}`)] },
      { hero: next, slots: one },
      { hero: third, slots: none },
    ];
    const purchase = [`bought new-${kind} for 0: coins 0`, `assigned new-${kind} to ${hero}`];
    shop(t, heroes)
      .mayNot(`party buys new-${kind} for ${hero}`, `${hero} gives old-${kind} to ${third}`)
      .may(`${hero} gives old-${kind} to ${next}`, `${hero} discards old-${kind}`)
      .does(`${hero} gives old-${kind} to ${next}`, `party buys new-${kind} for ${hero}`)
      .expect(`${hero} gave old-${kind} to ${next}`, ...purchase);
    shop(t, heroes)
      .does(`${hero} discards old-${kind}`, `party buys new-${kind} for ${hero}`)
      .expect(`${hero} discarded old-${kind}`, ...purchase)
      .shows({ [pile]: [`old-${kind}`] });
  },
);

// ---- passing --------------------------------------------------------------------------------------------

clauses(
  rows(['DF2-EQUIP-13', 'DF2-REST-12'], ['DF1-EQUIP-06', 'DF1-MAINT-10'], 'DF0-R-23'),
  'equipment changes hands after a fight, any number of cards and back again, and need not',
  t => {
    const [hero, next] = t.party;
    trade(t, [
      { hero, slots: one, equipment: [weapon({ id: 'axe' }), armor({ id: 'pot' })] },
      { hero: next, slots: one, equipment: [spendable({ id: 'snack' })] },
    ])
      .offers(
        ...['axe', 'pot'].flatMap(card => [`${hero} gives ${card} to ${next}`, `${hero} discards ${card}`]),
        `${next} gives snack to ${hero}`,
        `${next} discards snack`,
        'party done',
      )
      .does(
        `${hero} gives axe to ${next}`,
        `${hero} gives pot to ${next}`,
        `${next} gives snack to ${hero}`,
        `${next} gives axe to ${hero}`,
      )
      .expect(
        `${hero} gave axe to ${next}`,
        `${hero} gave pot to ${next}`,
        `${next} gave snack to ${hero}`,
        `${next} gave axe to ${hero}`,
      )
      .asks('party', 'trade')
      .does('party done')
      .shows({
        [`heroes.${hero}.equipment`]: [
          { card: 'snack', used: false },
          { card: 'axe', used: false },
        ],
        [`heroes.${next}.equipment`]: [{ card: 'pot', used: false }],
        phase: 'dungeon',
      });
  },
);

clauses(
  times(rows('DF2-REST-12', ['DF1-EQUIP-06', 'DF1-EQUIP-10'], ['DF0-R-23', 'DF0-EQUIP-03']), KINDS),
  ({ kind }) => `a ${kind} is given to nobody without a free slot for it`,
  (t, { kind }) => {
    const [hero, full, third, without] = t.party;
    trade(t, [
      { hero, slots: one, equipment: [make[kind]('axe')] },
      { hero: full, slots: one, equipment: [make[kind]('bow')] },
      { hero: third, slots: one },
      { hero: without, slots: { ...one, [kind]: 0 } },
    ])
      .may(`${hero} gives axe to ${third}`, `${full} gives bow to ${third}`)
      .mayNot(
        `${hero} gives axe to ${full}`,
        `${full} gives bow to ${hero}`,
        `${hero} gives axe to ${without}`,
        `${third} gives axe to ${hero}`,
      );
  },
);

clauses(
  rows(['DF2-EQUIP-13', 'DF2-R-110'], ['DF1-EQUIP-06', 'DF1-R-57'], 'DF0-R-23'),
  'two heroes without room exchange cards in one go',
  t => {
    const [hero, next] = t.party;
    trade(t, [
      { hero, slots: one, equipment: [weapon({ id: 'axe' })] },
      { hero: next, slots: one, equipment: [weapon({ id: 'bow' })] },
    ])
      .offers(
        `${hero} swaps axe with ${next} for bow`,
        `${next} swaps bow with ${hero} for axe`,
        `${hero} discards axe`,
        `${next} discards bow`,
        'party done',
      )
      .does(`${hero} swaps axe with ${next} for bow`)
      .expect(`${hero} gave axe to ${next}`, `${next} gave bow to ${hero}`)
      .shows({
        [`heroes.${hero}.equipment`]: [{ card: 'bow', used: false }],
        [`heroes.${next}.equipment`]: [{ card: 'axe', used: false }],
      });
  },
);

clauses(
  rows(['DF2-EQUIP-13', 'DF2-R-110'], ['DF1-EQUIP-06', 'DF1-R-57'], 'DF0-R-23'),
  'an exchange keeps both within their limits, and where a card can simply be given it is given',
  t => {
    const [hero, next] = t.party;
    trade(t, [
      { hero, slots: { ...none, weapon: 1 }, equipment: [weapon({ id: 'axe' })] },
      {
        hero: next,
        slots: { ...one, spendable: 0 },
        equipment: [weapon({ id: 'bow' }), armor({ id: 'pot' })],
      },
    ])
      .may(`${hero} swaps axe with ${next} for bow`)
      .mayNot(`${hero} swaps axe with ${next} for pot`, `${next} swaps pot with ${hero} for axe`);
    trade(t, [
      { hero, slots: { ...none, weapon: 2 }, equipment: [weapon({ id: 'axe' })] },
      { hero: next, slots: { ...none, weapon: 2 }, equipment: [weapon({ id: 'bow' })] },
    ])
      .may(`${hero} gives axe to ${next}`, `${next} gives bow to ${hero}`)
      .mayNot(`${hero} swaps axe with ${next} for bow`);
  },
);

clauses(
  [
    { proves: ['DF2-EQUIP-13', 'DF2-R-72'], discards: false },
    { proves: ['DF1-EQUIP-06', 'DF1-MAINT-10', 'DF1-R-56'], discards: true },
    { proves: 'DF0-R-23', discards: true },
  ],
  ({ discards }) => `nothing is passed during a fight, and it may ${discards ? '' : 'not '}be discarded`,
  (t, { discards }) => {
    const [hero, next] = t.party;
    const discard = `${hero} discards axe`;
    t.fight({
      heroes: [
        { hero, slots: one, equipment: [weapon({ id: 'axe' })] },
        { hero: next, slots: one },
      ],
      combat: { dice: ['red'] },
    })
      .offers(`${hero} throws red`, `${hero} throws red with axe`, ...(discards ? [discard] : []))
      .mayNot(`${hero} gives axe to ${next}`, ...(discards ? [] : [discard]));
    if (discards)
      t.does(discard)
        .expect(`${hero} discarded axe`)
        .shows({ scrap: ['axe'] });
  },
);

// ---- captives -------------------------------------------------------------------------------------------

const CAPTIVE = rows('DF1-EQUIP-09', 'DF0-EQUIP-07');
const imps = [monster({ id: 'tame-imp' }), monster({ id: 'tame-troll' })];

clauses(CAPTIVE, 'seduced monsters take no place of equipment', t => {
  const [hero, next] = t.party;
  t.stage({
    heroes: [{ hero, slots: one, captives: ['tame-imp', 'tame-troll'] }, next],
    chest: { coins: 0 },
    cards: [...NEW, ...imps],
    shop: { display: NEW.map(card => card.id) },
  })
    .verify(() => expect(purchasesFor(t, hero)).toEqual(NEW.map(card => card.id)))
    .does(...NEW.map(card => `party buys ${card.id} for ${hero}`))
    .shows({
      [`heroes.${hero}.equipment.length`]: 3,
      [`heroes.${hero}.captives`]: ['tame-imp', 'tame-troll'],
    });
});

clauses(CAPTIVE, 'a seduced monster is not passed on and not discarded like equipment', t => {
  const [hero, next] = t.party;
  trade(
    t,
    [
      { hero, slots: one },
      { hero: next, slots: one, captives: ['tame-imp'], equipment: [weapon()] },
    ],
    { cards: imps },
  )
    .offers(`${next} gives test-weapon to ${hero}`, `${next} discards test-weapon`, 'party done')
    .mayNot(`${next} gives tame-imp to ${hero}`, `${next} discards tame-imp`, `${next} uses tame-imp`);
});
