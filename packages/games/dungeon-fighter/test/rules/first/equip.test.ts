import { expect } from 'vitest';
import { EQUIPMENT_KINDS } from '../../../rules/index.ts';
import { doors, hall } from '../../support/rooms.ts';
import {
  armor,
  clause,
  type Equipment,
  monster,
  spendable,
  type Table,
  type TestStage,
  weapon,
} from '../../support/table.ts';

const none = { weapon: 0, armor: 0, spendable: 0 };
const slots = { weapon: 1, armor: 1, spendable: 1 };
const make: Readonly<Record<Equipment['kind'], (id: string) => Equipment>> = {
  weapon: id => weapon({ id, price: 0 }),
  armor: id => armor({ id, price: 0 }),
  spendable: id => spendable({ id, price: 0 }),
};
const NEW = EQUIPMENT_KINDS.map(kind => make[kind](`new-${kind}`));

/** A party in a shop that shows one new card of each kind, for nothing. */
const shop = (t: Table, heroes: TestStage['heroes'], cards: readonly Equipment[] = []): Table =>
  t.stage({
    heroes,
    chest: { coins: 0 },
    cards: [...NEW, ...cards],
    shop: { display: NEW.map(card => card.id) },
  });

const purchasesFor = (t: Table, hero: string): string[] =>
  t
    .legal(/^party buys new-/)
    .filter(line => line.endsWith(` ${hero}`))
    .map(line => line.split(' ')[2] as string);

/** Step 9 of a maintenance. */
const trade = (t: Table, heroes: TestStage['heroes'], stage: Partial<TestStage> = {}): Table =>
  t
    .combat({
      heroes,
      ...stage,
      cards: [...doors, ...(stage.cards ?? [])],
      combat: { monster: monster({ coins: 0 }), life: 3, dice: ['red'], room: hall() },
    })
    .throws('red')
    .asks('party', 'trade');

// ---- icons ----------------------------------------------------------------------------------------------

clause(['DF1-EQUIP-05', 'DF1-R-56'], 'who has room for the new card gives nothing away', t =>
  shop(t, [
    { hero: 'torm', slots: { ...none, weapon: 2 }, equipment: [weapon({ id: 'club' })] },
    { hero: 'randolph', slots },
  ])
    .may('party buys new-weapon for torm')
    .mayNot('torm gives club to randolph'),
);

clause(['DF1-EX-08', 'DF1-EQUIP-03', 'DF1-EQUIP-05', 'DF1-EQUIP-10'], 'Goldfinga: weapon, weapon, item', t =>
  shop(t, [
    { hero: 'goldfinga', equipment: [make.spendable('snack'), make.weapon('club')] },
    { hero: 'torm', slots: { ...none, spendable: 1 } },
  ])
    .verify(() => expect(purchasesFor(t, 'goldfinga')).toEqual(['new-weapon']))
    .mayNot('party buys new-spendable for goldfinga', 'party buys new-armor for goldfinga')
    .does('goldfinga gives snack to torm', 'party buys new-spendable for goldfinga')
    .includes('assigned new-spendable to goldfinga')
    .does('party buys new-weapon for goldfinga')
    .mayNot('party buys new-armor for goldfinga'),
);

// ---- 1x -------------------------------------------------------------------------------------------------

const stew = spendable({ id: 'stew', heal: { amount: 2, whom: 'hero' } });
const stewer = { hero: 'randolph', slots, equipment: [stew] };

clause(['DF1-EQUIP-07', 'DF1-R-53', 'DF1-R-94'], 'a 1x card is used in maintenance, but revives nobody', t =>
  trade(t, [{ hero: 'torm', life: 5, slots }, stewer])
    .does('randolph uses stew on torm')
    .expect('randolph used stew on torm', 'torm healed 5 → 7: stew'),
);

clause('DF1-EQUIP-08', 'a counterblow stays after use', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', slots, equipment: [armor({ id: 'kept', counterblow: true })] }, 'randolph'],
      combat: { monster: monster({ life: 30 }) },
    })
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss', 'monster life 30 → 28: kept')
    .shows({ 'heroes.torm.equipment': [{ card: 'kept', used: false }], scrap: [] }),
);

// ---- captives -------------------------------------------------------------------------------------------

clause(['DF1-EQUIP-09', 'DF1-R-52'], 'a seduced monster is not destroyed by a miss', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', captives: ['goblin'] }, 'randolph'],
      combat: { monster: monster({ ability: 'destroy-equipment' }) },
    })
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .shows({ 'heroes.torm.captives': ['goblin'] }),
);

const SLOTS = { weapon: 3, armor: 0, spendable: 0 };

const sword = weapon({ id: 'sword', bonus: 2 });

const bow = weapon({ id: 'bow', bonus: 3 });

clause('DF1-EQUIP-03', 'two weapons of the same name are carried, and used one or both', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [sword, sword, bow] }, 'randolph'],
      combat: { dice: ['red'] },
    })
    .may('torm throws red', 'torm throws red with sword', 'torm throws red with sword sword bow')
    .mayNot('torm throws red with sword sword sword', 'torm throws red with bow sword'),
);

clause('DF1-EQUIP-03', 'a second weapon of the same name may be bought where there is a slot', t =>
  t
    .stage({
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [sword] }, 'randolph'],
      chest: { coins: 9 },
      shop: { display: ['sword'] },
      cards: [weapon({ id: 'sword', bonus: 2, price: 1, copies: 2 })],
    })
    .may('party buys sword for torm'),
);
