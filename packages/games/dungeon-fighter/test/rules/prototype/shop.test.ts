import { expect } from 'vitest';
import { clause, mapRoom, spendable, type Table, type TestStage, weapon } from '../../support/table.ts';

const FLOORS = ['cellar', 'opera', 'motorway'] as const;
const goods = [
  weapon({ id: 'mop', price: 3 }),
  weapon({ id: 'sword', price: 2 }),
  spendable({ id: 'soup', price: 1 }),
];
const shop = (t: Table, stage: Partial<TestStage> = {}): Table =>
  t.stage({
    heroes: [
      { hero: 'lorenzo', life: 5 },
      { hero: 'alessandro', life: 8 },
    ],
    cards: goods,
    ...stage,
    shop: { display: ['mop', 'sword', 'soup'] },
  });

for (const [players, cards] of [
  [1, 4],
  [2, 5],
  [3, 6],
  [6, 9],
] as const)
  clause('DF0-SHOP-01', `${players} players are offered ${cards} cards`, t =>
    t
      .stage({
        heroes: ['lorenzo', 'alessandro', 'aureliano', 'giuseppe', 'beatrice', 'ornella'].slice(0, players),
        shop: { display: [] },
      })
      .shows({ 'display.length': cards, 'decks.shop': 55 - cards }),
  );

clause(['DF0-SHOP-01', 'DF0-R-27'], 'only players still in the game are counted', t =>
  shop(t, { heroes: ['lorenzo', 'alessandro', { hero: 'aureliano', eliminated: true }] }).shows({
    'display.length': 5,
  }),
);

clause('DF0-SHOP-01', 'the cards are drawn after the encounter in the shop room', t =>
  t
    .combat({
      heroes: ['lorenzo'],
      map: { floors: FLOORS },
      cards: goods,
      decks: { shop: ['mop', 'sword', 'soup', 'chilli-oil'] },
      combat: { life: 3, dice: ['red'], room: mapRoom({ kind: 'shop' }) },
    })
    .shows({ display: [] })
    .throws('red')
    .includes('defeated test-monster', 'shop 1: mop, sword, soup, chilli-oil')
    .asks('party', 'shop')
    .does('party done')
    .begins('room opera-foyer'),
);

clause(['DF0-SHOP-01', 'DF0-R-24'], 'unsold cards are put aside', t =>
  shop(t)
    .does('party done')
    .shows({ 'scrap.length': 5, display: [], box: [] })
    .verify(({ state }) => expect(state.scrap).toEqual(expect.arrayContaining(['mop', 'sword', 'soup']))),
);

clause('DF0-R-24', 'used and unsold cards make a new deck when it is empty', t =>
  t
    .combat({
      heroes: ['lorenzo'],
      map: { floors: FLOORS },
      combat: { life: 3, dice: ['red'], room: mapRoom({ kind: 'shop' }) },
    })
    .arrange(state => state.scrap.push(...state.decks.shop.splice(0)))
    .throws('red')
    .shows({ 'display.length': 4, 'decks.shop': 51, scrap: [] }),
);

clause('DF0-SHOP-02', 'a card costs the coins printed on it', t =>
  shop(t, { chest: { coins: 4 } })
    .does('party buys mop for lorenzo')
    .expect('bought mop for 3: coins 1', 'assigned mop to lorenzo')
    .mayNot('party buys sword for lorenzo')
    .does('party buys soup for alessandro')
    .expect('bought soup for 1: coins 0', 'assigned soup to alessandro'),
);

clause('DF0-SHOP-02', 'without the coins there is no card', t =>
  shop(t, { chest: { coins: 2 } })
    .may('party buys sword for lorenzo')
    .mayNot('party buys mop for lorenzo'),
);

clause('DF0-SHOP-03', 'bonus dice cost 2 coins each', t =>
  shop(t, { chest: { coins: 5, dice: 1 } })
    .does('party buys die', 'party buys die')
    .expect(
      'bought die for 2: coins 3',
      'dice +1 = 2: shop',
      'bought die for 2: coins 1',
      'dice +1 = 3: shop',
    )
    .mayNot('party buys die'),
);

clause(['DF0-SHOP-03', 'DF0-R-44'], 'no tenth bonus die is for sale', t =>
  shop(t, { chest: { coins: 5, dice: 9 } }).mayNot('party buys die'),
);

clause(['DF0-SHOP-04', 'DF0-R-04'], '1 coin heals every hero by 1, as often as the party pays', t =>
  shop(t, { chest: { coins: 2 } })
    .does('party buys healing', 'party buys healing')
    .expect(
      'bought healing for 1: coins 1',
      'lorenzo healed 5 → 6: shop',
      'alessandro healed 8 → 9: shop',
      'bought healing for 1: coins 0',
      'lorenzo healed 6 → 7: shop',
    )
    .mayNot('party buys healing'),
);

clause(['DF0-SHOP-04', 'DF0-R-04'], 'healing is for all, never for one', t =>
  shop(t, { chest: { coins: 2 } }).mayNot('party buys healing for lorenzo'),
);

clause('DF0-SHOP-05', 'spending needs no vote: one word for the party is final', t =>
  shop(t, { leader: 'alessandro', chest: { coins: 9 } })
    .asks('party', 'shop')
    .shows({ leader: 'alessandro' })
    .mayNot('lorenzo votes no', 'alessandro votes yes')
    .does('party buys sword for alessandro')
    .expect('bought sword for 2: coins 7', 'assigned sword to alessandro'),
);
