import { expect } from 'vitest';
import { doors, hall } from '../../support/rooms.ts';
import {
  armor,
  clause,
  monster,
  spendable,
  type Table,
  type TestStage,
  weapon,
} from '../../support/table.ts';

const slots = { weapon: 1, armor: 1, spendable: 1 };
const stock = [
  weapon({ id: 'bow', price: 2 }),
  armor({ id: 'shield', price: 5 }),
  spendable({ id: 'stew', price: 1, hitBonus: 1 }),
  weapon({ id: 'axe', price: 3 }),
  armor({ id: 'hat', price: 4 }),
];
const names = stock.map(card => card.id);

/** A shop with five cards for a party of two. */
const shop = (t: Table, stage: Partial<TestStage> = {}): Table =>
  t.stage({
    heroes: [
      { hero: 'torm', slots, life: 5 },
      { hero: 'randolph', slots, life: 7 },
    ],
    chest: { coins: 5, dice: 2 },
    shop: { display: names },
    ...stage,
    cards: [...stock, ...(stage.cards ?? [])],
  });

const behindMonster = (t: Table, heroes: TestStage['heroes'] = ['torm', 'randolph']): Table =>
  t.combat({
    heroes,
    cards: [...stock, ...doors],
    decks: { shop: names },
    combat: {
      monster: monster({ coins: 0 }),
      life: 3,
      dice: ['red', 'green'],
      room: hall({ kind: 'shop' }),
    },
  });

// ---- when it opens --------------------------------------------------------------------------------------

clause('DF1-SHOP-01', 'the shop opens when the monster of its room is defeated', t =>
  behindMonster(t)
    .throws('red', { zone: '2' })
    .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 3 → 1: hit')
    .throws('green', { zone: '2' })
    .expect(
      'randolph hit 2',
      'damage 2 = 2 section',
      'monster life 1 → -1: hit',
      'defeated test-monster',
      'shop 1: bow, shield, stew, axe, hat',
    )
    .asks('party', 'shop'),
);

clause(['DF1-SHOP-01', 'DF1-R-90'], 'using the shop is optional', t =>
  behindMonster(t)
    .throws('red')
    .may('party done')
    .does('party done')
    .expect()
    .shows({ 'chest.coins': 2, display: [] })
    .asks('party', 'move'),
);

for (const kind of ['plain', 'danger', 'fountain', 'treasure'] as const)
  clause('DF1-SHOP-01', `a ${kind} room opens no shop`, t =>
    t
      .combat({ heroes: ['torm', 'randolph'], cards: doors, combat: { life: 3, room: hall({ kind }) } })
      .throws('red')
      .shows({ display: [], shops: 0 })
      .asks('party', 'move'),
  );

// ---- the display ----------------------------------------------------------------------------------------

for (const [title, heroes, count] of [
  ['1 hero', ['torm'], 4],
  ['3 heroes', ['torm', 'randolph', 'goldfinga'], 6],
  ['6 heroes', ['torm', 'randolph', 'goldfinga', 'murka', 'fridolin', 'aristide'], 9],
  [
    '4 heroes of whom 1 is eliminated',
    ['torm', 'randolph', { hero: 'goldfinga', eliminated: true }, 'murka'],
    6,
  ],
] as const)
  clause(['DF1-SHOP-02', 'DF1-R-14'], `${title}: ${count} cards lie face up`, t =>
    t.stage({ heroes, shop: { display: [] } }).verify(({ game, state }) => {
      const view = game.view(state, 'spectator');
      expect(view.display).toHaveLength(count);
      expect(view.decks.shop).toBe(53 - count);
    }),
  );

clause('DF1-SHOP-02', 'they are the top cards of the equipment deck', t =>
  behindMonster(t).throws('red').shows({ display: names }),
);

clause(['DF1-SHOP-02', 'DF1-R-93'], 'the display is not refilled', t =>
  shop(t)
    .does('party buys bow for torm')
    .shows({ display: ['shield', 'stew', 'axe', 'hat'] }),
);

clause(['DF1-SHOP-02', 'DF1-R-09'], 'unsold cards go to the equipment discard pile', t =>
  shop(t)
    .does('party buys bow for torm', 'party done')
    .shows({ display: [], scrap: ['shield', 'stew', 'axe', 'hat'] }),
);

clause(['DF1-SHOP-02', 'DF1-R-08'], 'an empty deck is made anew from the discard pile', t =>
  behindMonster(t)
    .arrange(({ decks, scrap }) => scrap.push(...decks.shop.splice(0, decks.shop.length - 2)))
    .throws('red')
    .verify(({ state }) => {
      expect(state.display).toHaveLength(5);
      expect(state.display.slice(0, 2)).toEqual(['bow', 'shield']);
      expect(state.scrap).toEqual([]);
      expect(state.decks.shop).toHaveLength(53);
    }),
);

clause(['DF1-SHOP-02', 'DF1-R-08'], 'with no card anywhere fewer are shown', t =>
  behindMonster(t)
    .arrange(({ decks, box }) => box.push(...decks.shop.splice(0, decks.shop.length - 2)))
    .throws('red')
    .shows({ display: ['bow', 'shield'], 'decks.shop': 0 }),
);

// ---- cards ----------------------------------------------------------------------------------------------

clause('DF1-SHOP-03', 'the party may buy any number of cards', t =>
  shop(t, { chest: { coins: 11 } })
    .does('party buys bow for torm', 'party buys axe for randolph', 'party buys shield for torm')
    .expect(
      'bought bow for 2: coins 9',
      'assigned bow to torm',
      'bought axe for 3: coins 6',
      'assigned axe to randolph',
      'bought shield for 5: coins 1',
      'assigned shield to torm',
    )
    .shows({ display: ['stew', 'hat'] }),
);

clause('DF1-SHOP-03', 'the party may buy only what it can pay, and only what lies there', t =>
  shop(t, { chest: { coins: 2, dice: 9 } })
    .offers(
      'party buys bow for torm',
      'party buys bow for randolph',
      'party buys stew for torm',
      'party buys stew for randolph',
      'party buys healing for torm',
      'party buys healing for randolph',
      'party done',
    )
    .mayNot('party buys axe for torm', 'party buys shield for torm', 'party buys helm-of-bravery for torm'),
);

for (const { id, price } of stock)
  clause('DF1-SHOP-04', `${id} costs ${price}, paid from the chest to the supply`, t =>
    shop(t)
      .shows({ 'chest.coins': 5, 'supply.coins': 25 })
      .does(`party buys ${id} for torm`)
      .expect(`bought ${id} for ${price}: coins ${5 - price}`, `assigned ${id} to torm`)
      .shows({ 'chest.coins': 5 - price, 'supply.coins': 25 + price }),
  );

// ---- healing --------------------------------------------------------------------------------------------

for (const [hero, from] of [
  ['torm', 5],
  ['randolph', 7],
] as const)
  clause(['DF1-SHOP-05', 'DF1-R-03'], `a coin heals 1 hit point of one hero: ${hero}`, t =>
    shop(t)
      .does(`party buys healing for ${hero}`)
      .expect('bought healing for 1: coins 4', `${hero} healed ${from} → ${from + 1}: shop`),
  );

clause(['DF1-SHOP-05', 'DF1-R-03'], 'no coin heals everybody', t => shop(t).mayNot('party buys healing'));

clause(['DF1-SHOP-05', 'DF1-R-04'], 'healing never goes beyond the maximum, and may be wasted', t =>
  shop(t, { heroes: [{ hero: 'torm', scars: ['red'], life: 6 }, 'randolph'] })
    .does('party buys healing for torm')
    .expect('bought healing for 1: coins 4')
    .shows({ 'heroes.torm.life': 6 }),
);

clause(['DF1-SHOP-05', 'DF1-R-04'], 'nobody out of play is healed', t =>
  shop(t, { heroes: ['torm', { hero: 'randolph', eliminated: true }] }).mayNot(
    'party buys healing for randolph',
  ),
);

clause('DF1-SHOP-05', 'without a coin there is no healing', t =>
  shop(t, { chest: { coins: 0 } })
    .offers('party done')
    .mayNot('party buys healing for torm'),
);

// ---- bonus dice -----------------------------------------------------------------------------------------

clause('DF1-SHOP-06', 'a bonus die costs 2 and comes from the supply', t =>
  shop(t)
    .shows({ 'supply.dice': 7 })
    .does('party buys die')
    .expect('bought die for 2: coins 3', 'dice +1 = 3: shop')
    .shows({ 'supply.dice': 6, 'chest.dice': 3 }),
);

clause('DF1-SHOP-06', 'a single coin buys no bonus die', t =>
  shop(t, { chest: { coins: 1 } }).mayNot('party buys die'),
);

clause(['DF1-SHOP-06', 'DF1-R-24'], 'with an empty supply there is no die to buy', t =>
  shop(t, { chest: { coins: 9, dice: 9 } }).mayNot('party buys die'),
);

// ---- gold and order -------------------------------------------------------------------------------------

clause('DF1-SHOP-07', 'gold is on the chest, and no hero holds any', t =>
  shop(t).verify(({ game, state }) => {
    const view = game.view(state, 'spectator');
    expect(view.chest.coins + view.supply.coins).toBe(30);
    for (const hero of Object.values(view.heroes)) expect(hero).not.toHaveProperty('coins');
  }),
);

clause('DF1-SHOP-07', 'the whole fund serves any hero', t =>
  shop(t)
    .does('party buys shield for randolph')
    .expect('bought shield for 5: coins 0', 'assigned shield to randolph'),
);

for (const [title, lines, expected] of [
  [
    'cards, healing, dice',
    [
      'party buys stew for torm',
      'party buys healing for torm',
      'party buys die',
      'party buys healing for torm',
    ],
    [
      'bought stew for 1: coins 4',
      'assigned stew to torm',
      'bought healing for 1: coins 3',
      'torm healed 5 → 6: shop',
      'bought die for 2: coins 1',
      'dice +1 = 3: shop',
      'bought healing for 1: coins 0',
      'torm healed 6 → 7: shop',
    ],
  ],
  [
    'dice, cards, dice',
    ['party buys die', 'party buys stew for torm', 'party buys die'],
    [
      'bought die for 2: coins 3',
      'dice +1 = 3: shop',
      'bought stew for 1: coins 2',
      'assigned stew to torm',
      'bought die for 2: coins 0',
      'dice +1 = 4: shop',
    ],
  ],
] as const)
  clause(['DF1-SHOP-08', 'DF1-R-93'], `purchases mix in any order: ${title}`, t =>
    shop(t)
      .does(...lines)
      .expect(...expected)
      .offers('party done', 'torm discards stew'),
  );

// ---- who carries it -------------------------------------------------------------------------------------

const full = (t: Table): Table =>
  shop(t, {
    heroes: [
      { hero: 'torm', slots, equipment: [weapon({ id: 'old-club' }), armor({ id: 'old-pot' })] },
      { hero: 'randolph', slots },
      { hero: 'goldfinga', slots: { weapon: 0, armor: 0, spendable: 0 } },
    ],
    shop: { display: ['bow'] },
    cards: ['a', 'b', 'c', 'd', 'e'].map(id => spendable({ id: `filler-${id}`, price: 9 })),
    decks: { shop: ['a', 'b', 'c', 'd', 'e'].map(id => `filler-${id}`) },
  });

clause('DF1-SHOP-09', 'a card is bought for a hero with a free icon for it, and for no other', t =>
  full(t)
    .may('party buys bow for randolph')
    .mayNot('party buys bow for torm', 'party buys bow for goldfinga'),
);

clause(['DF1-SHOP-09', 'DF1-R-56'], 'cards change hands in the shop for no other reason', t =>
  full(t)
    .offers(
      'party buys bow for randolph',
      'party buys healing for torm',
      'party buys healing for randolph',
      'party buys healing for goldfinga',
      'party buys die',
      'party done',
      'torm gives old-club to randolph',
      'torm discards old-club',
      'torm discards old-pot',
    )
    .mayNot('torm gives old-pot to randolph'),
);

const sword = weapon({ id: 'sword', bonus: 2 });

const bow = weapon({ id: 'bow', bonus: 3 });

clause('DF1-R-56', 'in the shop cards are not exchanged', t =>
  t
    .stage({
      heroes: [
        { hero: 'torm', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [sword] },
        { hero: 'randolph', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [bow] },
      ],
      shop: { display: [] },
    })
    .mayNot('torm swaps sword with randolph for bow'),
);
