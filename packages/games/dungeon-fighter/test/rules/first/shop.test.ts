import { expect } from 'vitest';
import { armor, clause, spendable, type Table, type TestStage, weapon } from '../../support/table.ts';

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
