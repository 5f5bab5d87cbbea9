import { expect } from 'vitest';
import type { DungeonCard } from '../../../rules/index.ts';
import { armor, clause, monster, room, type TestStage, weapon } from '../../support/table.ts';

/** A party before two doors, the left of which leads to the room. */
const before = (values: Partial<DungeonCard>, stage: Partial<TestStage> = {}): TestStage => ({
  heroes: ['murka', 'brad', 'grace'],
  ...stage,
  decks: { dungeon: ['the-room', 'right-door'], monsters: ['test-monster'], ...stage.decks },
  cards: [room({ id: 'the-room', ...values }), room({ id: 'right-door' }), monster(), ...(stage.cards ?? [])],
});
const MONSTER = 'monster test-monster life 12 = 12 test-monster; coins 1';

for (const coins of [1, 2, 3])
  clause('DF2-ROOM-01', `Gold Bonus ${coins} moves as many coins from the supply to the Chest`, t =>
    t
      .stage(before({ onReveal: [{ coins }] }))
      .shows({ 'chest.coins': 1, 'supply.coins': 29 })
      .does('murka takes the-room')
      .expect('room the-room', `coins +${coins} = ${1 + coins}: the-room`, MONSTER)
      .shows({ 'chest.coins': 1 + coins, 'supply.coins': 28 - coins }),
  );

clause('DF2-ROOM-02', 'Heal Party heals every hero 2, not above the maximum', t =>
  t
    .stage(
      before(
        { onReveal: [{ healParty: 2 }] },
        {
          heroes: [
            { hero: 'murka', life: 3 },
            { hero: 'brad', life: 8 },
            'grace',
            { hero: 'wilrond', life: 6, scars: ['red'] },
            { hero: 'edith', eliminated: true },
          ],
        },
      ),
    )
    .does('murka takes the-room')
    .expect(
      'room the-room',
      'murka healed 3 → 5: the-room',
      'brad healed 8 → 9: the-room',
      'wilrond healed 6 → 7: the-room',
      MONSTER,
    ),
);

clause('DF2-ROOM-02', 'the Heal Party rooms of this edition heal 2', t =>
  t.verify(() => {
    const heals = t.game.edition.tables.dungeon.flatMap(card =>
      card.onReveal.flatMap(effect => ('healParty' in effect ? [effect.healParty] : [])),
    );
    expect(new Set(heals)).toEqual(new Set([2]));
  }),
);

clause('DF2-ROOM-03', 'Gain 1 Die moves a Bonus die from the supply to the Chest', t =>
  t
    .stage(before({ onReveal: [{ bonusDice: 1 }] }))
    .does('murka takes the-room')
    .expect('room the-room', 'dice +1 = 3: the-room', MONSTER)
    .shows({ 'chest.dice': 3, 'supply.dice': 6 }),
);

clause(['DF2-ROOM-03', 'DF2-R-14'], 'Gain 1 Die with 9 on the Chest gives nothing', t =>
  t
    .stage(before({ onReveal: [{ bonusDice: 1 }] }, { chest: { dice: 9 } }))
    .does('murka takes the-room')
    .expect('room the-room', MONSTER)
    .shows({ 'chest.dice': 9, 'supply.dice': 0 }),
);

const gift = (stage: Partial<TestStage> = {}) =>
  before(
    { onReveal: [{ freeEquipment: 1 }] },
    {
      heroes: [
        { hero: 'murka', slots: { weapon: 0, armor: 0, spendable: 0 } },
        { hero: 'brad', slots: { weapon: 1, armor: 1, spendable: 1 } },
        { hero: 'grace', slots: { weapon: 1, armor: 2, spendable: 1 } },
      ],
      decks: { shop: ['test-armor'] },
      cards: [armor()],
      chest: { coins: 0 },
      ...stage,
    },
  );

clause(
  'DF2-ROOM-04',
  'the party gives the top card of the Shop deck to a hero who may carry it, for nothing',
  t =>
    t
      .stage(gift())
      .does('murka takes the-room')
      .asks('party', 'assign')
      .shows({ 'question.card': 'test-armor', 'decks.shop': 48 })
      .offers(
        'party assigns test-armor to brad',
        'party assigns test-armor to grace',
        'party boxes test-armor',
      )
      .does('party assigns test-armor to grace')
      .expect('assigned test-armor to grace', MONSTER)
      .shows({ 'heroes.grace.equipment': [{ card: 'test-armor', used: false }], 'chest.coins': 0 }),
);

const fullHands = gift({
  heroes: [
    { hero: 'murka', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [weapon({ id: 'bow' })] },
    { hero: 'brad', slots: { weapon: 0, armor: 1, spendable: 0 }, equipment: [armor({ id: 'worn' })] },
  ],
});

clause(['DF2-ROOM-04', 'DF2-R-19'], 'a card that nobody may carry can go to the box', t =>
  t
    .stage(fullHands)
    .does('murka takes the-room')
    .offers('party boxes test-armor', 'murka discards bow', 'brad discards worn')
    .does('party boxes test-armor')
    .expect('boxed test-armor', MONSTER)
    .shows({ box: ['test-armor'] }),
);

clause(['DF2-ROOM-04', 'DF2-R-19'], 'a hero may discard a card of that type to make room', t =>
  t
    .stage(fullHands)
    .does('murka takes the-room')
    .mayNot('party assigns test-armor to brad')
    .does('brad discards worn')
    .expect('brad discarded worn')
    .may('party assigns test-armor to brad')
    .does('party assigns test-armor to brad')
    .expect('assigned test-armor to brad', MONSTER)
    .shows({ box: ['worn'], 'heroes.brad.equipment': [{ card: 'test-armor', used: false }] }),
);

clause('DF2-R-19', 'the party may put the card into the box though somebody could carry it', t =>
  t
    .stage(gift())
    .does('murka takes the-room', 'party boxes test-armor')
    .shows({ box: ['test-armor'], 'heroes.brad.equipment': [], 'heroes.grace.equipment': [] }),
);

clause('DF2-R-77', 'a free Weapon cannot go to a hero who has one of that name', t =>
  t
    .stage(
      gift({
        heroes: [
          { hero: 'murka', slots: { weapon: 2, armor: 0, spendable: 0 }, equipment: [weapon()] },
          { hero: 'brad', slots: { weapon: 2, armor: 0, spendable: 0 } },
        ],
        decks: { shop: ['test-weapon'] },
        cards: [weapon()],
      }),
    )
    .does('murka takes the-room')
    .mayNot('party assigns test-weapon to murka')
    .may('party assigns test-weapon to brad'),
);

clause('DF2-R-70', 'Free Equipment gives nothing when the Shop deck is empty', t =>
  t
    .stage(gift())
    .arrange(state => {
      state.box.push(...state.decks.shop.splice(0));
    })
    .does('murka takes the-room')
    .expect('room the-room', MONSTER),
);

for (const advantage of [1, 3, 4])
  clause('DF2-ROOM-05', `Monster Advantage ${advantage} is added to the initial life`, t =>
    t
      .stage(before({ monsterAdvantage: advantage }))
      .does('murka takes the-room')
      .expect(
        'room the-room',
        `monster test-monster life ${12 + advantage} = 12 test-monster + ${advantage} room; coins 1`,
      )
      .shows({ 'combat.initialLife': 12 + advantage }),
  );

clause('DF2-ROOM-07', 'Pot of Gold: 1 coin and 3 Monster life', t =>
  t
    .stage({
      heroes: ['murka', 'brad'],
      decks: { dungeon: ['pot-of-gold', 'hall-of-echoes'], monsters: ['test-monster'] },
      cards: [monster()],
    })
    .does('murka takes pot-of-gold')
    .expect(
      'room pot-of-gold',
      'coins +1 = 1: pot-of-gold',
      'monster test-monster life 15 = 12 test-monster + 3 room; coins 1',
    ),
);

for (const [title, onReveal, lines] of [
  [
    'dice, coins, healing',
    [{ bonusDice: 1 }, { coins: 1 }, { healParty: 2 }],
    ['dice +1 = 3: the-room', 'coins +1 = 2: the-room', 'brad healed 5 → 7: the-room'],
  ],
  [
    'healing, coins, dice',
    [{ healParty: 2 }, { coins: 1 }, { bonusDice: 1 }],
    ['brad healed 5 → 7: the-room', 'coins +1 = 2: the-room', 'dice +1 = 3: the-room'],
  ],
] as const)
  clause(['DF2-ROOM-07', 'DF2-R-20'], `several effects all apply, from top to bottom: ${title}`, t =>
    t
      .stage(
        before({ onReveal, monsterAdvantage: 2 }, { heroes: ['murka', { hero: 'brad', life: 5 }, 'grace'] }),
      )
      .does('murka takes the-room')
      .expect('room the-room', ...lines, 'monster test-monster life 14 = 12 test-monster + 2 room; coins 1'),
  );

clause('DF2-ROOM-08', 'an effect on reveal happens once: not again in the combat or when it is won', t =>
  t
    .stage(
      before(
        { onReveal: [{ coins: 1 }], shopIcons: 3 },
        {
          decks: { dungeon: ['the-room', 'right-door', 'left-door', 'hall-of-echoes'] },
          cards: [room({ id: 'left-door' })],
        },
      ),
    )
    .does('murka takes the-room')
    .shows({ 'chest.coins': 2 })
    .throws('red', { zone: 'bullseye' })
    .excludes(/the-room/)
    .throws('green', { zone: '2' })
    .expect(
      'grace hit 2',
      'damage 2 = 2 section',
      'monster life 2 → 0: hit',
      'defeated test-monster',
      'coins +1 = 3: test-monster',
      'grace leads',
      'set aside the-room: icons 3',
      'grace drew paths: left-door, hall-of-echoes',
    ),
);

clause('DF2-ROOM-08', 'an effect on reveal is not repeated for the next Monster after backing down', t =>
  t
    .stage(
      before(
        { onReveal: [{ coins: 1 }], requirement: 'jump' },
        {
          heroes: ['murka', 'brad'],
          decks: { monsters: ['test-monster', 'next'] },
          cards: [monster({ id: 'next' })],
        },
      ),
    )
    .does('murka takes the-room')
    .includes('coins +1 = 1: the-room')
    .does('murka proposes backing-down', 'brad votes yes')
    .includes('monster next life 12 = 12 next; coins 1')
    .excludes(/the-room/)
    .shows({ 'chest.coins': 1 }),
);

clause('DF2-ROOM-08', 'an effect on reveal stays when the combat is lost', t =>
  t
    .stage(
      before(
        { onReveal: [{ coins: 2 }] },
        {
          heroes: [
            { hero: 'murka', fainted: true },
            { hero: 'brad', life: 1 },
          ],
          chest: { coins: 0 },
        },
      ),
    )
    .does('murka takes the-room')
    .throws('red', { zone: 'hole' })
    .ends('all-fainted')
    .shows({ 'chest.coins': 2 }),
);
