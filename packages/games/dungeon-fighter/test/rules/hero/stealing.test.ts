/** Coins, cards and monsters that abilities bring, in every edition that has them. */
import { expect } from 'vitest';
import { doors, hall } from '../../support/rooms.ts';
import {
  clauses,
  monster,
  rows,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
  times,
} from '../../support/table.ts';

const slots = { weapon: 0, armor: 0, spendable: 3 };

const fight = (
  t: Table,
  red: string,
  values: Partial<TestHero> = {},
  stage: Partial<TestStage> = {},
): Table => {
  const [hero, next] = t.party;
  return t.fight({ heroes: [{ hero, ...values, abilities: { red } }, next], ...stage });
};

// ---- Pickpocket -----------------------------------------------------------------------------------------

const PICKPOCKET = [
  { proves: 'DF2-HERO-13', found: 1 },
  { proves: ['DF1-HERO-21', 'DF1-R-48'], found: 2 },
  { proves: ['DF0-HERO-18', 'DF0-R-44'], found: 2 },
];

clauses(
  times(PICKPOCKET, [{ zone: '3' }, { zone: 'hole' }, { zone: 'outside' }] as const),
  ({ found, zone }) => `Pickpocket in ${zone} takes ${found} from the supply and none from the monster`,
  (t, { found, zone }) =>
    fight(t, 'pickpocket', {}, { chest: { coins: 2 }, combat: { monster: monster({ coins: 3 }) } })
      .shows({ 'chest.coins': 2, 'combat.coins': 3, 'supply.coins': 25 })
      .throws('red', { zone, face: 'icon' })
      .includes(`${t.party[0]} ability red: pickpocket`, `coins +${found} = ${2 + found}: pickpocket`)
      .shows({ 'chest.coins': 2 + found, 'combat.coins': 3, 'supply.coins': 25 - found }),
);

clauses(
  times(PICKPOCKET, [{ supply: 1 }, { supply: 0 }]),
  ({ supply }) => `with ${supply} coins in the supply Pickpocket finds ${supply}`,
  (t, { supply }) =>
    fight(t, 'pickpocket', {}, { chest: { coins: 30 - supply }, combat: { monster: monster({ coins: 0 }) } })
      .throws('red', { face: 'icon' })
      .verify(({ happened }) => {
        const coins = happened.filter(line => line.startsWith('coins'));
        expect(coins).toEqual(supply > 0 ? ['coins +1 = 30: pickpocket'] : []);
      })
      .shows({ 'chest.coins': 30, 'supply.coins': 0 }),
);

// ---- theft ----------------------------------------------------------------------------------------------

const THEFT = [
  { proves: ['DF1-HERO-14', 'DF1-HERO-15', 'DF1-R-44'], ability: 'five-finger-discount' },
  { proves: ['DF0-HERO-02', 'DF0-R-14'], ability: 'theft' },
];
const loot = [spendable({ id: 'loot', hitBonus: 1 }), spendable({ id: 'trinket', hitBonus: 1 })];

const stealing = (t: Table, ability: string, stage: Partial<TestStage> = {}): Table =>
  fight(
    t,
    ability,
    { slots },
    {
      decks: { shop: ['loot', 'trinket'] },
      ...stage,
      cards: [...loot, ...doors, ...(stage.cards ?? [])],
      combat: { room: hall(), ...stage.combat },
    },
  );

clauses(
  THEFT,
  ({ ability }) => `a card stolen by ${ability} lies face down until the fight is over`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    stealing(t, ability)
      .throws('red', { face: 'icon' })
      .expect(
        `${hero} hit 3`,
        `${hero} ability red: ${ability}`,
        `${hero} stole loot`,
        'damage 3 = 3 section',
        'monster life 12 → 9: hit',
      )
      .shows({ 'combat.stolen': 1, [`heroes.${hero}.equipment`]: [] })
      .verify(({ game, state, events }) => {
        for (const viewer of [hero, next, 'spectator']) {
          const told = events.map(event => game.printEvent(game.redact(event, viewer)));
          expect(told).toContain(`${hero} stole a card`);
          expect(JSON.stringify([told, game.view(state, viewer)])).not.toContain('loot');
        }
      });
  },
);

clauses(
  THEFT,
  ({ ability }) => `each activation of ${ability} steals a card, and all of them are handed out in any order`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    stealing(t, ability, {
      heroes: [
        { hero, slots, abilities: { red: ability, green: ability } },
        { hero: next, slots },
      ],
      chest: { dice: 0 },
      combat: { life: 7, dice: ['red', 'blue', 'green'], monster: monster({ coins: 0 }) },
    })
      .throws('red', { face: 'icon' })
      .throws('blue', { zone: '1' })
      .throws('green', { face: 'icon' })
      .includes(`${hero} stole trinket`, 'defeated test-monster')
      .asks('party', 'assign')
      .shows({ 'question.cards': ['loot', 'trinket'] })
      .offers(
        ...['loot', 'trinket'].flatMap(card => [
          `party assigns ${card} to ${hero}`,
          `party assigns ${card} to ${next}`,
          `party boxes ${card}`,
        ]),
      )
      .does(`party assigns trinket to ${next}`)
      .expect(`assigned trinket to ${next}`)
      .shows({ 'question.cards': ['loot'], 'question.card': 'loot' })
      .does('party boxes loot')
      .shows({
        scrap: ['loot'],
        [`heroes.${hero}.equipment`]: [],
        [`heroes.${next}.equipment`]: [{ card: 'trinket', used: false }],
      });
  },
);

// ---- Seduction ------------------------------------------------------------------------------------------

clauses(
  rows('DF1-HERO-22', ['DF0-HERO-06', 'DF0-R-47']),
  'Seduction: once defeated the monster goes to the seducer, not to the discard pile',
  t => {
    const [hero, next] = t.party;
    fight(t, 'seduction', {}, { cards: doors, combat: { life: 4, dice: ['red', 'blue'], room: hall() } })
      .throws('red', { zone: '1', face: 'icon' })
      .expect(
        `${hero} hit 1`,
        `${hero} ability red: seduction`,
        `${hero} marked monster: charm`,
        'damage 1 = 1 section',
        'monster life 4 → 3: hit',
      )
      .shows({ [`heroes.${hero}.captives`]: [] })
      .throws('blue', { zone: '4' })
      .expect(
        `${next} hit 4`,
        'damage 4 = 4 section',
        'monster life 3 → -1: hit',
        'defeated test-monster',
        'coins +1 = 3: test-monster',
        `${hero} captured test-monster`,
      )
      .shows({ [`heroes.${hero}.captives`]: ['test-monster'], discard: [] });
  },
);

clauses(
  rows(['DF1-HERO-22', 'DF1-R-46'], ['DF0-HERO-06', 'DF0-R-47']),
  'the first seducer keeps the monster',
  t => {
    const [hero, next] = t.party;
    fight(
      t,
      'seduction',
      {},
      {
        heroes: [
          { hero, abilities: { red: 'seduction' } },
          { hero: next, abilities: { blue: 'seduction' } },
        ],
        cards: doors,
        combat: { life: 4, room: hall() },
      },
    )
      .throws('red', { zone: '1', face: 'icon' })
      .throws('blue', { zone: '5', face: 'icon' })
      .includes(`${hero} captured test-monster`)
      .shows({ [`heroes.${hero}.captives`]: ['test-monster'], [`heroes.${next}.captives`]: [] });
  },
);
