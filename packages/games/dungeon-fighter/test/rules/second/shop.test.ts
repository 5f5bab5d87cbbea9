import { expect } from 'vitest';
import {
  armor,
  boss,
  clause,
  monster,
  room,
  spendable,
  type TestStage,
  twoDoors,
  weapon,
} from '../../support/table.ts';

const slots = { weapon: 1, armor: 1, spendable: 1 };
const stock = [
  weapon({ id: 'cheap-bow', price: 2 }),
  armor({ id: 'dear-shield', price: 5 }),
  spendable({ id: 'stew', price: 1 }),
  weapon({ id: 'axe', price: 3 }),
];

/** A shop with four cards and a party of two. */
const shop = (stage: Partial<TestStage> = {}): TestStage => ({
  heroes: [
    { hero: 'murka', slots, life: 5 },
    { hero: 'brad', slots, life: 7 },
  ],
  chest: { coins: 5, dice: 2 },
  shop: { display: stock.map(card => card.id) },
  ...stage,
  decks: { ...twoDoors.decks, ...stage.decks },
  cards: [...stock, ...twoDoors.cards, ...(stage.cards ?? [])],
});

clause('DF2-SHOP-01', 'the Shop follows right after the Resting phase in which the icons reached 10', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      setAside: ['before'],
      ...twoDoors,
      decks: { ...twoDoors.decks, shop: stock.map(card => card.id) },
      cards: [...twoDoors.cards, ...stock, room({ id: 'before', shopIcons: 7 })],
      combat: { monster: monster({ coins: 0 }), life: 3 },
    })
    .throws('red', { zone: '3' })
    .expect(
      'brad hit 3',
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'defeated test-monster',
      'brad leads',
      'set aside test-room: icons 10',
      'shop 1: cheap-bow, dear-shield, stew, axe',
    )
    .asks('party', 'shop')
    .does('party done')
    .expect('brad drew paths: left-door, right-door'),
);

for (const [title, heroes, count] of [
  ['2 heroes', ['murka', 'brad'], 4],
  ['3 heroes', ['murka', 'brad', 'grace'], 5],
  ['6 heroes', ['murka', 'brad', 'grace', 'edith', 'marvin', 'wilrond'], 8],
  ['4 heroes of whom 1 is eliminated', ['murka', 'brad', { hero: 'grace', eliminated: true }, 'edith'], 5],
] as const)
  clause(['DF2-SHOP-02', 'DF2-R-69', 'DF2-EX-28'], `${title}: ${count} cards are revealed`, t =>
    t.stage({ heroes, shop: { display: [] } }).verify(() => {
      const view = t.game.view(t.state, 'spectator');
      expect(view.display).toHaveLength(count);
      expect(view.decks.shop).toBe(48 - count);
      t.tells('spectator', `shop 1: ${view.display.join(', ')}`);
    }),
  );

clause('DF2-SHOP-02', 'the display is the top of the Shop deck and the rest stays hidden', t =>
  t
    .stage(shop({ cards: [armor({ id: 'hidden-armor' })] }))
    .shows({ display: ['cheap-bow', 'dear-shield', 'stew', 'axe'] })
    .verify(() => {
      for (const viewer of ['murka', 'brad', 'spectator'])
        expect(JSON.stringify(t.game.view(t.state, viewer))).not.toContain('hidden-armor');
    }),
);

clause(['DF2-SHOP-02', 'DF2-R-70'], 'a short Shop deck shows what is left', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      decks: { shop: ['cheap-bow', 'stew'] },
      cards: stock,
      combat: { life: 3, room: room({ shopIcons: 10 }) },
    })
    .arrange(state => {
      state.box.push(...state.decks.shop.splice(0, state.decks.shop.length - 2));
    })
    .throws('red', { zone: '3' })
    .includes('shop 1: cheap-bow, stew')
    .shows({ phase: 'shop', 'decks.shop': 0 }),
);

clause('DF2-SHOP-03', 'the party may buy as far as its coins go, or nothing', t =>
  t
    .stage(shop({ chest: { coins: 2, dice: 9 } }))
    .offers(
      'party buys cheap-bow for murka',
      'party buys cheap-bow for brad',
      'party buys stew for murka',
      'party buys stew for brad',
      'party buys healing',
      'party done',
    )
    .mayNot('party buys axe for brad', 'party buys dear-shield for murka', 'party buys pot-lid for murka'),
);

clause('DF2-SHOP-03', 'the party may buy several cards in one visit', t =>
  t
    .stage(shop({ chest: { coins: 6 } }))
    .does('party buys cheap-bow for murka', 'party buys axe for brad', 'party buys stew for brad')
    .expect(
      'bought cheap-bow for 2: coins 4',
      'assigned cheap-bow to murka',
      'bought axe for 3: coins 1',
      'assigned axe to brad',
      'bought stew for 1: coins 0',
      'assigned stew to brad',
    )
    .shows({ display: ['dear-shield'] }),
);

clause('DF2-SHOP-03', 'the party may buy nothing', t =>
  t
    .stage(shop())
    .does('party done')
    .shows({ phase: 'dungeon', 'chest.coins': 5, 'heroes.murka.equipment': [], 'heroes.brad.equipment': [] }),
);

for (const [card, price] of [
  ['cheap-bow', 2],
  ['dear-shield', 5],
  ['stew', 1],
  ['axe', 3],
] as const)
  clause('DF2-SHOP-04', `${card} costs ${price}, paid from the Chest to the supply`, t =>
    t
      .stage(shop())
      .shows({ 'chest.coins': 5, 'supply.coins': 25 })
      .does(`party buys ${card} for murka`)
      .expect(`bought ${card} for ${price}: coins ${5 - price}`, `assigned ${card} to murka`)
      .shows({ 'chest.coins': 5 - price, 'supply.coins': 25 + price }),
  );

clause(['DF2-SHOP-05', 'DF2-R-71'], 'a card is bought for a hero who may carry it, and for no other', t =>
  t
    .stage(
      shop({
        heroes: [
          { hero: 'murka', slots: { weapon: 1, armor: 0, spendable: 0 } },
          {
            hero: 'brad',
            slots: { weapon: 1, armor: 1, spendable: 0 },
            equipment: [weapon({ id: 'old-bow' })],
          },
        ],
      }),
    )
    .may('party buys cheap-bow for murka', 'party buys dear-shield for brad')
    .mayNot(
      'party buys cheap-bow for brad',
      'party buys dear-shield for murka',
      'party buys stew for murka',
      'party buys stew for brad',
    )
    .does('party buys cheap-bow for murka')
    .shows({ 'heroes.murka.equipment': [{ card: 'cheap-bow', used: false }] }),
);

clause('DF2-R-77', 'no hero is sold a second Weapon of the same name', t =>
  t
    .stage(
      shop({
        heroes: [
          { hero: 'murka', slots: { weapon: 2, armor: 0, spendable: 0 }, equipment: [weapon()] },
          { hero: 'brad', slots: { weapon: 2, armor: 0, spendable: 0 } },
        ],
        shop: { display: ['test-weapon'] },
        cards: [weapon()],
      }),
    )
    .may('party buys test-weapon for brad')
    .mayNot('party buys test-weapon for murka'),
);

clause('DF2-R-72', 'Equipment changes hands freely at the Shop, and is never sold', t =>
  t
    .stage(
      shop({
        heroes: [
          { hero: 'murka', slots, equipment: [armor()] },
          { hero: 'brad', slots },
        ],
        chest: { coins: 0 },
      }),
    )
    .offers('murka gives test-armor to brad', 'murka discards test-armor', 'party done')
    .does('murka gives test-armor to brad', 'brad gives test-armor to murka', 'murka discards test-armor')
    .expect('murka gave test-armor to brad', 'brad gave test-armor to murka', 'murka discarded test-armor')
    .shows({ 'chest.coins': 0 }),
);

clause('DF2-R-75', 'a Spendable used at the Shop goes to the box', t =>
  t
    .stage(
      shop({
        heroes: [
          { hero: 'murka', slots, life: 5, equipment: [spendable({ heal: { amount: 2, whom: 'hero' } })] },
          { hero: 'brad', slots },
        ],
      }),
    )
    .does('murka uses test-spendable on murka')
    .expect('murka used test-spendable on murka', 'murka healed 5 → 7: test-spendable')
    .shows({ box: ['test-spendable'], 'heroes.murka.equipment': [] }),
);

clause('DF2-R-76', 'the party decides what is bought and who gets it', t =>
  t.stage(shop()).asks('party', 'shop').may('party buys stew for murka', 'party buys stew for brad'),
);

clause('DF2-SHOP-06', 'cards not bought go to the box and not back into the deck', t =>
  t
    .stage(shop())
    .shows({ 'decks.shop': 48 })
    .does('party buys stew for brad', 'party done')
    .shows({ display: [], box: ['cheap-bow', 'dear-shield', 'axe'], 'decks.shop': 48 })
    .verify(() => expect(t.state.decks.shop).not.toEqual(expect.arrayContaining(['axe']))),
);

clause('DF2-SHOP-07', 'each coin for healing heals every hero 1', t =>
  t
    .stage(shop())
    .does('party buys healing')
    .expect('bought healing for 1: coins 4', 'murka healed 5 → 6: shop', 'brad healed 7 → 8: shop'),
);

clause('DF2-SHOP-08', 'healing may be bought several times and stops at the maximum of each hero', t =>
  t
    .stage(
      shop({
        heroes: [
          { hero: 'murka', slots, life: 5 },
          { hero: 'brad', slots, life: 6, scars: ['red'] },
        ],
      }),
    )
    .does('party buys healing', 'party buys healing', 'party buys healing')
    .expect(
      'bought healing for 1: coins 4',
      'murka healed 5 → 6: shop',
      'brad healed 6 → 7: shop',
      'bought healing for 1: coins 3',
      'murka healed 6 → 7: shop',
      'bought healing for 1: coins 2',
      'murka healed 7 → 8: shop',
    ),
);

clause('DF2-R-74', 'healing may be bought when everybody is full, without effect', t =>
  t
    .stage(shop({ heroes: ['murka', 'brad'] }))
    .does('party buys healing')
    .expect('bought healing for 1: coins 4'),
);

clause('DF2-SHOP-09', 'a Bonus die costs 2 coins', t =>
  t
    .stage(shop())
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

clause('DF2-SHOP-09', 'the Chest holds at most 9 Bonus dice', t =>
  t
    .stage(shop({ chest: { coins: 20, dice: 7 } }))
    .does('party buys die', 'party buys die')
    .shows({ 'chest.dice': 9 })
    .mayNot('party buys die'),
);

clause(['DF2-SHOP-10', 'DF2-EX-29'], 'of 5 coins 2 healings and 1 die leave 1 coin', t =>
  t
    .stage(shop())
    .does('party buys healing', 'party buys die', 'party buys healing')
    .shows({ 'chest.coins': 1, 'chest.dice': 3, 'heroes.murka.life': 7, 'heroes.brad.life': 9 })
    .may('party buys stew for murka')
    .mayNot('party buys die', 'party buys cheap-bow for murka'),
);

clause('DF2-SHOP-10', 'with 0 coins nothing can be bought', t =>
  t
    .stage(shop({ chest: { coins: 0 } }))
    .offers('party done')
    .mayNot('party buys healing', 'party buys die'),
);

const setAside = ['three-icons', 'four-icons', 'five-icons'];
const won = [
  room({ id: 'three-icons', shopIcons: 3 }),
  room({ id: 'four-icons', shopIcons: 4 }),
  room({ id: 'five-icons', shopIcons: 5 }),
];

for (const visit of [1, 2])
  clause(
    ['DF2-SHOP-11', 'DF2-R-17', 'DF2-EX-33'],
    `after Shop ${visit} the set-aside cards lie under the Dungeon deck and the surplus is lost`,
    t =>
      t
        .stage(shop({ shops: visit - 1, setAside, cards: won }))
        .shows({ icons: 12, setAside, 'decks.dungeon': 23 })
        .does('party done')
        .shows({ icons: 0, setAside: [], 'decks.dungeon': 24 })
        .verify(() => expect([...t.state.decks.dungeon.slice(0, 3)].sort()).toEqual([...setAside].sort())),
  );

clause(['DF2-SHOP-11', 'DF2-R-16'], 'the returning cards are shuffled and their order is not known', t =>
  t.verify(() => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      t.stage(shop({ setAside, cards: won, seed: `shop-${seed}` })).does('party done');
      orders.add(t.state.decks.dungeon.slice(0, 3).join());
      for (const viewer of ['murka', 'brad', 'spectator'])
        expect(JSON.stringify(t.game.view(t.state, viewer))).not.toMatch(/-icons/);
    }
    expect(orders.size).toBe(6);
  }),
);

for (const visit of [1, 2])
  clause('DF2-SHOP-12', `after Shop ${visit} a new Dungeon phase begins`, t =>
    t
      .stage(shop({ shops: visit - 1 }))
      .does('party done')
      .expect('murka drew paths: left-door, right-door')
      .shows({ phase: 'dungeon', shops: visit })
      .asks('murka', 'path'),
  );

const third = shop({
  shops: 2,
  setAside,
  decks: { bosses: ['test-boss'] },
  cards: [...won, boss({ life: 20 })],
});

clause('DF2-SHOP-13', 'the 3rd Shop is a full visit', t =>
  t
    .stage(third)
    .shows({ shops: 3, display: ['cheap-bow', 'dear-shield', 'stew', 'axe'] })
    .does('party buys axe for brad', 'party buys die')
    .expect(
      'bought axe for 3: coins 2',
      'assigned axe to brad',
      'bought die for 2: coins 0',
      'dice +1 = 3: shop',
    ),
);

clause('DF2-SHOP-13', 'right after the 3rd Shop the Final Boss is fought, with no Dungeon phase', t =>
  t
    .stage(third)
    .does('party done')
    .expect('boss test-boss life 20 = 20 test-boss')
    .shows({ phase: 'combat', room: null, 'combat.boss': true })
    .asks('brad', 'turn'),
);

clause('DF2-SHOP-14', 'the cards left in the Monster deck are discarded before the Boss', t =>
  t
    .stage(third)
    .shows({ 'decks.monsters': 21, discard: [] })
    .verify(() => {
      const left = [...t.state.decks.monsters];
      t.does('party done').shows({ 'decks.monsters': 0 });
      expect([...t.state.discard].sort()).toEqual(left.sort());
    }),
);

clause('DF2-SHOP-09', 'the last bonus die of the supply can be bought, and no other after it', t =>
  t
    .stage({ heroes: ['brad', 'murka'], chest: { coins: 4, dice: 8 }, shop: { display: [] } })
    .may('party buys die')
    .does('party buys die')
    .mayNot('party buys die'),
);

clause('DF2-SHOP-04', 'the last coin pays', t =>
  t
    .stage({
      heroes: ['brad', 'murka'],
      chest: { coins: 2, dice: 0 },
      shop: { display: ['test-weapon', 'dear-weapon'] },
      cards: [weapon({ price: 2 }), weapon({ id: 'dear-weapon', price: 3 })],
    })
    .mayNot('party buys dear-weapon for brad')
    .does('party buys test-weapon for brad')
    .shows({ 'chest.coins': 0 })
    .mayNot('party buys healing', 'party buys die'),
);
