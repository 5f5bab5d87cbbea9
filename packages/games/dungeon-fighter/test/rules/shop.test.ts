/** The shop, in every edition that has the rule. */
import { expect } from 'vitest';
import { hall, lastBlow } from '../support/rooms.ts';
import {
  armor,
  clauses,
  mapRoom,
  monster,
  room,
  rows,
  spendable,
  type Table,
  type TestStage,
  times,
  weapon,
} from '../support/table.ts';

const slots = { weapon: 1, armor: 1, spendable: 1 };
const stock = [
  weapon({ id: 'bow', price: 2 }),
  armor({ id: 'shield', price: 5 }),
  spendable({ id: 'stew', price: 1, hitBonus: 1 }),
  weapon({ id: 'axe', price: 3 }),
];
/** Where more than four cards are shown, the fifth is one that nobody here can pay. */
const dear = weapon({ id: 'dear', price: 30 });
const names = stock.map(card => card.id);

/** What is left on display of the four and the dear one. */
const shown = (t: Table, ...cards: string[]): string[] => (t.rules === 'second' ? cards : [...cards, 'dear']);

/** A shop with these four cards for two heroes. */
const shop = (t: Table, stage: Partial<TestStage> = {}): Table => {
  const [hero, next] = t.party;
  return t.stage({
    heroes: [
      { hero, slots, life: 5 },
      { hero: next, slots, life: 7 },
    ],
    chest: { coins: 5, dice: 2 },
    shop: { display: shown(t, ...names) },
    ...stage,
    cards: [...stock, dear, ...(stage.cards ?? [])],
  });
};

/** A fight that one 3 wins, with a shop behind it. */
const behindMonster = (t: Table, heroes: TestStage['heroes'] = t.party.slice(0, 2)): Table =>
  lastBlow(t, {
    heroes,
    cards: [...stock, dear],
    decks: { shop: shown(t, ...names) },
    combat: { room: t.rules === 'second' ? room({ shopIcons: 10 }) : hall({ kind: 'shop' }) },
  });

// ---- the display ----------------------------------------------------------------------------------------

const SIZES = [
  { proves: ['DF2-SHOP-02', 'DF2-R-69', 'DF2-EX-28'], beyond: 2, deck: 48 },
  { proves: ['DF1-SHOP-02', 'DF1-R-14'], beyond: 3, deck: 53 },
  { proves: ['DF0-SHOP-01', 'DF0-R-27'], beyond: 3, deck: 55 },
];

clauses(
  [
    ...times(SIZES, [
      { heroes: 2, out: 0 },
      { heroes: 3, out: 0 },
      { heroes: 6, out: 0 },
      { heroes: 4, out: 1 },
    ]),
    ...times(SIZES.slice(1), [{ heroes: 1, out: 0 }]),
  ],
  ({ heroes, out, beyond }) =>
    `for ${heroes} heroes, of whom ${out} are eliminated, ${heroes - out + beyond} cards lie face up`,
  (t, { heroes, out, beyond, deck }) => {
    const sheets = t.game.edition.tables.heroes.slice(0, heroes).map(({ id }) => id);
    t.stage({
      heroes: sheets.map((hero, i) => ({ hero, eliminated: i > 0 && i <= out })),
      shop: { display: [] },
    }).verify(() => {
      const view = t.game.view(t.state, 'spectator');
      expect(view.display).toHaveLength(heroes - out + beyond);
      expect(view.decks.shop).toBe(deck - heroes + out - beyond);
      t.tells('spectator', `shop 1: ${view.display.join(', ')}`);
    });
  },
);

clauses(
  rows('DF2-SHOP-02', 'DF1-SHOP-02', 'DF0-SHOP-01'),
  'the display is the top of the equipment deck, and the rest stays hidden',
  t =>
    behindMonster(t)
      .throws('red')
      .asks('party', 'shop')
      .shows({ display: shown(t, ...names) })
      .verify(({ game, state }) => {
        expect(state.decks.shop.length).toBeGreaterThan(40);
        for (const viewer of [...t.party.slice(0, 2), 'spectator']) {
          const seen = JSON.stringify(game.view(state, viewer));
          for (const card of state.decks.shop) expect(seen).not.toContain(`"${card}"`);
        }
      }),
);

clauses(
  rows(['DF2-SHOP-02', 'DF2-R-70'], ['DF1-SHOP-02', 'DF1-R-08'], ['DF0-SHOP-01', 'DF0-R-24']),
  'with no card anywhere fewer are shown',
  t =>
    behindMonster(t)
      .arrange(({ decks, box }) => box.push(...decks.shop.splice(0, decks.shop.length - 2)))
      .throws('red')
      .includes('shop 1: bow, shield')
      .shows({ display: ['bow', 'shield'], 'decks.shop': 0, phase: 'shop' }),
);

clauses(
  [
    { proves: ['DF1-SHOP-02', 'DF1-R-08'], left: 53 },
    { proves: ['DF0-SHOP-01', 'DF0-R-24'], left: 55 },
  ],
  'an empty deck is made anew from used and unsold cards',
  (t, { left }) =>
    behindMonster(t)
      .arrange(({ decks, scrap }) => scrap.push(...decks.shop.splice(0, decks.shop.length - 2)))
      .throws('red')
      .verify(({ state }) => {
        expect(state.display).toHaveLength(5);
        expect(state.display.slice(0, 2)).toEqual(['bow', 'shield']);
        expect(state.scrap).toEqual([]);
        expect(state.decks.shop).toHaveLength(left);
      }),
);

clauses(
  rows(['DF1-SHOP-02', 'DF1-R-08'], ['DF0-SHOP-01', 'DF0-R-24']),
  'a single discarded card is drawn again',
  t =>
    t
      .fight({
        cards: [weapon({ id: 'bow' })],
        combat: { monster: monster({ coins: 0 }), life: 3, room: mapRoom({ kind: 'shop' }) },
      })
      .arrange(({ decks, scrap, box }) => {
        const all = decks.shop.splice(0);
        scrap.push(...all.splice(all.indexOf('bow'), 1));
        box.push(...all);
      })
      .throws('red')
      .shows({ display: ['bow'], scrap: [], 'decks.shop': 0 }),
);

clauses(
  [
    { proves: 'DF2-SHOP-06', pile: 'box', other: 'scrap' },
    { proves: ['DF1-SHOP-02', 'DF1-R-09', 'DF1-R-93'], pile: 'scrap', other: 'box' },
    { proves: ['DF0-SHOP-01', 'DF0-R-24'], pile: 'scrap', other: 'box' },
  ],
  ({ pile }) => `the display is not refilled, and what is not bought goes to the ${pile}`,
  (t, { pile, other }) => {
    const [, next] = t.party;
    shop(t);
    const deck = [...t.state.decks.shop];
    t.does(`party buys stew for ${next}`)
      .shows({ display: shown(t, 'bow', 'shield', 'axe') })
      .does('party done')
      .shows({ display: [], [pile]: shown(t, 'bow', 'shield', 'axe'), [other]: [] })
      .verify(({ state }) => expect(state.decks.shop).toEqual(deck));
  },
);

clauses(
  rows(['DF1-SHOP-01', 'DF1-MAINT-11'], ['DF0-SHOP-01', 'DF0-MAINT-08']),
  'the shop opens when the monster of its room is defeated, and not before',
  t => {
    const [hero, next] = t.party;
    t.fight({
      cards: [...stock, dear],
      decks: { shop: shown(t, ...names) },
      combat: {
        monster: monster({ coins: 0 }),
        life: 3,
        dice: ['red', 'green'],
        room: hall({ kind: 'shop' }),
      },
    })
      .throws('red', { zone: '2' })
      .expect(`${hero} hit 2`, 'damage 2 = 2 section', 'monster life 3 → 1: hit')
      .shows({ display: [] })
      .throws('green', { zone: '2' })
      .expect(
        `${next} hit 2`,
        'damage 2 = 2 section',
        'monster life 1 → -1: hit',
        'defeated test-monster',
        'shop 1: bow, shield, stew, axe, dear',
      )
      .asks('party', 'shop');
  },
);

clauses(
  times(rows('DF1-SHOP-01', ['DF0-SHOP-01', 'DF0-MAP-07']), [
    { kind: 'plain' },
    { kind: 'danger' },
    { kind: 'fountain' },
    { kind: 'treasure' },
  ] as const),
  ({ kind }) => `a ${kind} room opens no shop`,
  (t, { kind }) =>
    lastBlow(t, { combat: { room: hall({ kind }) } })
      .throws('red')
      .shows({ display: [], shops: 0 })
      .asks('party', 'move'),
);

// ---- cards ----------------------------------------------------------------------------------------------

clauses(rows('DF2-SHOP-03', ['DF1-SHOP-01', 'DF1-R-90'], 'DF0-SHOP-05'), 'the party may buy nothing', t => {
  const [hero, next] = t.party;
  shop(t)
    .does('party done')
    .shows({
      'chest.coins': 5,
      display: [],
      [`heroes.${hero}.equipment`]: [],
      [`heroes.${next}.equipment`]: [],
    })
    .verify(({ game, state }) => expect(game.decision(state)?.at).not.toBe('shop'));
});

const ANY = rows('DF2-SHOP-03', 'DF1-SHOP-03', 'DF0-SHOP-02');

clauses(ANY, 'the party may buy any number of cards', t => {
  const [hero, next] = t.party;
  shop(t, { chest: { coins: 11 } })
    .does(`party buys bow for ${hero}`, `party buys axe for ${next}`, `party buys shield for ${hero}`)
    .expect(
      'bought bow for 2: coins 9',
      `assigned bow to ${hero}`,
      'bought axe for 3: coins 6',
      `assigned axe to ${next}`,
      'bought shield for 5: coins 1',
      `assigned shield to ${hero}`,
    )
    .shows({ display: shown(t, 'stew') });
});

const HEALING: Readonly<Record<string, (heroes: readonly string[]) => string[]>> = {
  second: () => ['party buys healing'],
  first: heroes => heroes.map(hero => `party buys healing for ${hero}`),
  prototype: () => ['party buys healing'],
};
const healingOf = (t: Table): string[] => HEALING[t.rules]?.(t.party.slice(0, 2)) ?? [];

clauses(ANY, 'the party may buy only what it can pay, and only what lies there', t => {
  const [hero, next] = t.party;
  shop(t, { chest: { coins: 2, dice: 9 }, cards: [spendable({ id: 'elsewhere', price: 0 })] })
    .offers(
      `party buys bow for ${hero}`,
      `party buys bow for ${next}`,
      `party buys stew for ${hero}`,
      `party buys stew for ${next}`,
      ...healingOf(t),
      'party done',
    )
    .mayNot(
      `party buys axe for ${hero}`,
      `party buys shield for ${hero}`,
      `party buys elsewhere for ${hero}`,
    );
});

const PRICE = rows('DF2-SHOP-04', ['DF1-SHOP-04', 'DF1-SHOP-07'], 'DF0-SHOP-02');

clauses(
  times(
    PRICE,
    stock.map(({ id, price }) => ({ id, price })),
  ),
  ({ id, price }) => `${id} costs ${price}, paid from the chest to the supply`,
  (t, { id, price }) => {
    const [hero, next] = t.party;
    for (const buyer of [hero, next])
      shop(t)
        .shows({ 'chest.coins': 5, 'supply.coins': 25 })
        .does(`party buys ${id} for ${buyer}`)
        .expect(`bought ${id} for ${price}: coins ${5 - price}`, `assigned ${id} to ${buyer}`)
        .shows({
          'chest.coins': 5 - price,
          'supply.coins': 25 + price,
          [`heroes.${buyer}.equipment`]: [{ card: id, used: false }],
        });
  },
);

clauses(PRICE, 'the last coin pays, and then nothing more can be bought', t => {
  const [hero, next] = t.party;
  shop(t, { chest: { coins: 3, dice: 0 } })
    .mayNot(`party buys shield for ${hero}`)
    .does(`party buys axe for ${hero}`)
    .expect('bought axe for 3: coins 0', `assigned axe to ${hero}`)
    .shows({ 'chest.coins': 0 })
    .mayNot(...healingOf(t), 'party buys die', `party buys stew for ${next}`);
});

clauses(rows('DF2-SHOP-10', 'DF1-SHOP-05', 'DF0-SHOP-04'), 'without a coin there is nothing to buy', t =>
  shop(t, { chest: { coins: 0 } })
    .offers('party done')
    .mayNot(...healingOf(t), 'party buys die'),
);

clauses(
  rows(['DF2-SHOP-05', 'DF2-R-71'], 'DF1-SHOP-09', ['DF0-EQUIP-02', 'DF0-EQUIP-03']),
  'a card is bought for a hero with room for it, and for no other',
  t => {
    const [hero, next, third] = t.party;
    t.stage({
      heroes: [
        { hero, slots: { weapon: 1, armor: 0, spendable: 0 } },
        { hero: next, slots: { weapon: 1, armor: 1, spendable: 0 }, equipment: [weapon({ id: 'old-bow' })] },
        { hero: third, slots: { weapon: 0, armor: 0, spendable: 0 } },
      ],
      chest: { coins: 9 },
      cards: stock,
      shop: { display: names },
    })
      .may(`party buys bow for ${hero}`, `party buys shield for ${next}`)
      .mayNot(
        `party buys bow for ${next}`,
        `party buys bow for ${third}`,
        `party buys shield for ${hero}`,
        ...[hero, next, third].map(one => `party buys stew for ${one}`),
      )
      .does(`party buys bow for ${hero}`)
      .expect('bought bow for 2: coins 7', `assigned bow to ${hero}`);
  },
);

clauses(
  rows('DF2-R-76', 'DF1-R-91', ['DF0-SHOP-05', 'DF0-R-30']),
  'spending needs no vote: one word for the party is final',
  t => {
    const [hero, next] = t.party;
    shop(t, { leader: next })
      .asks('party', 'shop')
      .shows({ leader: next })
      .mayNot(`${hero} votes no`, `${next} votes yes`, `${hero} buys stew for ${hero}`)
      .may(`party buys stew for ${hero}`, `party buys stew for ${next}`)
      .does(`party buys bow for ${next}`)
      .expect('bought bow for 2: coins 3', `assigned bow to ${next}`);
  },
);

// ---- healing --------------------------------------------------------------------------------------------

const FOR_ALL = [
  { proves: ['DF2-SHOP-07', 'DF2-SHOP-08'], maximum: 7 },
  { proves: ['DF0-SHOP-04', 'DF0-R-04'], maximum: 6 },
];

clauses(
  FOR_ALL,
  'a coin heals every hero by 1, as often as the party pays, up to the maximum of each',
  (t, { maximum }) => {
    const [hero, next] = t.party;
    shop(t, {
      heroes: [
        { hero, slots, life: maximum - 1, scars: ['red'] },
        { hero: next, slots, life: 5 },
      ],
      chest: { coins: 3 },
    })
      .does('party buys healing', 'party buys healing', 'party buys healing')
      .expect(
        'bought healing for 1: coins 2',
        `${hero} healed ${maximum - 1} → ${maximum}: shop`,
        `${next} healed 5 → 6: shop`,
        'bought healing for 1: coins 1',
        `${next} healed 6 → 7: shop`,
        'bought healing for 1: coins 0',
        `${next} healed 7 → 8: shop`,
      )
      .mayNot('party buys healing');
  },
);

clauses(FOR_ALL, 'healing is for all, never for one', t => {
  const [hero, next] = t.party;
  shop(t).mayNot(`party buys healing for ${hero}`, `party buys healing for ${next}`);
});

clauses(
  rows('DF2-R-74', ['DF1-SHOP-05', 'DF1-R-04'], 'DF0-SHOP-04'),
  'healing may be bought when everybody is full, without effect',
  t =>
    shop(t, { heroes: t.party.slice(0, 2) })
      .does(healingOf(t)[0] as string)
      .expect('bought healing for 1: coins 4'),
);

// ---- bonus dice -----------------------------------------------------------------------------------------

const DICE = rows('DF2-SHOP-09', ['DF1-SHOP-06', 'DF1-R-24'], ['DF0-SHOP-03', 'DF0-R-44']);

clauses(DICE, 'a bonus die costs 2 coins and comes from the supply; a single coin buys none', t =>
  shop(t)
    .shows({ 'supply.dice': 7 })
    .does('party buys die', 'party buys die')
    .expect(
      'bought die for 2: coins 3',
      'dice +1 = 3: shop',
      'bought die for 2: coins 1',
      'dice +1 = 4: shop',
    )
    .mayNot('party buys die')
    .shows({ 'chest.dice': 4, 'supply.dice': 5, 'supply.coins': 29 }),
);

clauses(DICE, 'the last bonus die of the supply can be bought, and no other after it', t =>
  shop(t, { chest: { coins: 9, dice: 8 } })
    .does('party buys die')
    .expect('bought die for 2: coins 7', 'dice +1 = 9: shop')
    .shows({ 'supply.dice': 0 })
    .mayNot('party buys die'),
);

clauses(
  times(rows('DF2-SHOP-10', ['DF1-SHOP-08', 'DF1-R-93'], ['DF0-SHOP-02', 'DF0-SHOP-03', 'DF0-SHOP-04']), [
    { order: ['stew', 'healing', 'die', 'healing'], coins: [4, 3, 1, 0] },
    { order: ['die', 'stew', 'die'], coins: [3, 2, 0] },
    { order: ['healing', 'die', 'stew'], coins: [4, 2, 1] },
  ] as const),
  ({ order }) => `purchases mix in any order: ${order.join(', ')}`,
  (t, { order, coins }) => {
    const [hero, next] = t.party;
    const aimed = t.rules === 'first';
    let dice = 2;
    let life = 5;
    shop(t);
    order.forEach((what, i) => {
      const buys = { stew: `party buys stew for ${hero}`, healing: healingOf(t)[0], die: 'party buys die' }[
        what
      ];
      const brings = {
        stew: () => [`assigned stew to ${hero}`],
        healing: () => [
          `${hero} healed ${life} → ${++life}: shop`,
          ...(aimed ? [] : [`${next} healed ${life + 1} → ${life + 2}: shop`]),
        ],
        die: () => [`dice +1 = ${++dice}: shop`],
      }[what];
      t.does(buys as string)
        .expect(`bought ${what} for ${what === 'die' ? 2 : 1}: coins ${coins[i]}`, ...brings())
        .shows({ 'chest.coins': coins[i], 'supply.coins': 30 - (coins[i] as number) });
    });
    t.may('party done');
  },
);
