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

clause(['DF2-SHOP-10', 'DF2-EX-29'], 'of 5 coins 2 healings and 1 die leave 1 coin', t =>
  t
    .stage(shop())
    .does('party buys healing', 'party buys die', 'party buys healing')
    .shows({ 'chest.coins': 1, 'chest.dice': 3, 'heroes.murka.life': 7, 'heroes.brad.life': 9 })
    .may('party buys stew for murka')
    .mayNot('party buys die', 'party buys cheap-bow for murka'),
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
